import styles from './statistics.module.css';
import type { Fact } from './statistics-data';

/** Single numbers, side by side. */
export function FactTiles({ facts }: { facts: Fact[] }) {
  return (
    <div className={`card ${styles.facts}`}>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
