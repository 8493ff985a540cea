import { type ReactNode, useEffect, useId } from 'react';
import { Callout } from '../ui/alert';

/** What was done, in place of the form; it takes the focus that the form's button had. */
export function DoneNote({ children }: { children: ReactNode }) {
  const id = useId();
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <Callout id={id} tone="good" role="status" tabIndex={-1}>
      <p>{children}</p>
    </Callout>
  );
}
