import { useEffect } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { shownNoticeCookie } from '../../lib/notice-cookie';
import { writeCookie } from '../../lib/write-cookie';
import styles from './app-frame.module.css';
import { toaster } from './toaster';

/** A sentence carried over a redirect: a toast, or a line at the top before scripts run. */
export function Notice({ text }: { text: string | null }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (text === null) return;
    writeCookie(shownNoticeCookie);
    toaster.create({ title: text, type: 'info', id: text });
  }, [text]);
  if (text === null || hydrated) return null;
  return (
    <p className={styles.notice} role="status">
      {text}
    </p>
  );
}
