import { useSyncExternalStore } from 'react';
import { currentConnection, watchConnection } from './connection';
import styles from './connection-banner.module.css';

const words = {
  offline: 'You’re offline. What you typed stays on this page.',
  away: 'We can’t reach the site right now. Nothing is lost, and we’ll keep trying.',
};

/** Says that the page is cut off, for as long as it is. It lies above the page and moves nothing. */
export function ConnectionBanner() {
  const connection = useSyncExternalStore(watchConnection, currentConnection, () => 'online' as const);
  return (
    <div role="status" className={styles.place}>
      {connection === 'online' ? null : <p className={styles.banner}>{words[connection]}</p>}
    </div>
  );
}
