import styles from './inspector.module.css';
import type { LogLine } from './inspector-state';

const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium' });

/** What happened, newest first, each with its time and the state it led to. */
export function EventLog({ log }: { log: LogLine[] }) {
  return (
    <section className="card" aria-labelledby="log">
      <h2 id="log">Events</h2>
      {log.length === 0 ? (
        <p>Nothing has happened since you opened this page.</p>
      ) : (
        <ol className={styles.log} tabIndex={0} aria-label="Events, newest first">
          {log.map((line) => (
            <li key={line.id}>
              <time dateTime={new Date(line.at).toISOString()} className="num">
                {time.format(line.at)}
              </time>
              <span>
                {line.actor}: <b>{line.event}</b>
              </span>
              <span>{line.state}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
