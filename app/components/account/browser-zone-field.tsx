import { useEffect, useRef } from 'react';

/** Sends the time zone of the browser with a form; without scripts the server's own choice stands. */
export function BrowserZoneField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  }, []);
  return <input ref={field} type="hidden" name="timeZone" defaultValue="" />;
}
