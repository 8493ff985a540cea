import { victoryOf } from '../../../rules/shop/battle-items';
import styles from './victory.module.css';

const sparks = Array.from({ length: 20 }, (_, place) => ({
  left: `${(place * 37) % 100}%`,
  top: `${(place * 23) % 60}%`,
  animationDelay: `${((place * 7) % 20) * 70}ms`,
}));

/** What the winner sees who wears it: a moment of light behind the result, at rest for people who want no motion. */
export function Victory({ worn }: { worn: string | null }) {
  const victory = victoryOf(worn);
  if (victory === null) return null;
  return (
    <div className={styles.victory} data-victory={victory} aria-hidden>
      {sparks.map((style) => (
        <i key={style.left} style={style} />
      ))}
    </div>
  );
}
