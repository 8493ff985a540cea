import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Each page starts at its top when the path changes; the keyboard starts at the main part. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '') window.scrollTo(0, 0);
    if (document.activeElement === document.body || document.activeElement === null) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname, hash]);
  return null;
}
