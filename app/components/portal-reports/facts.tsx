import styles from './reports.module.css';

/** A few figures in a row, each with what it is. */
export function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className={`card ${styles.facts}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
