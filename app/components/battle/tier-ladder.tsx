import { useEffect, useRef } from 'react';
import { tiers } from '../../../rules/battle/tiers';
import styles from './tier.module.css';
import { TierBadge } from './tier-badge';

/** The ten tiers, with the one that is reached. `level` from 1; null while none is shown. */
export function TierLadder({ level, onSpace = false }: { level: number | null; onSpace?: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  // On a phone the ladder is wider than the page: one's own tier comes into view.
  useEffect(() => {
    const place = list.current;
    const own = place?.querySelector<HTMLElement>('[aria-current]');
    if (place && own) place.scrollLeft = own.offsetLeft - (place.clientWidth - own.clientWidth) / 2;
  }, []);
  return (
    <ol ref={list} className={styles.ladder} data-on-space={onSpace || undefined} aria-label="Tiers" tabIndex={0}>
      {tiers.map((name, place) => {
        const isOwn = level === place + 1;
        return (
          <li
            key={name}
            aria-current={isOwn ? 'step' : undefined}
            data-ahead={(level !== null && place + 1 > level) || undefined}
          >
            <span className={styles.badge}>
              <TierBadge name={name} size={isOwn ? 52 : 34} onSpace={onSpace} />
            </span>
            <b>
              {name}
              {isOwn ? <span className="sr">, your tier</span> : null}
            </b>
          </li>
        );
      })}
    </ol>
  );
}
