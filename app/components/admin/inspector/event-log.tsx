import { Row, Rows } from '../../ui/lists';
import { Section } from '../../ui/section';
import type { LogLine } from './inspector-state';

const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium' });

/** What happened, newest first, each with its time and the state it led to. */
export function EventLog({ log }: { log: LogLine[] }) {
  return (
    <Section title="Events">
      {log.length === 0 ? (
        <p>Nothing has happened since you opened this page.</p>
      ) : (
        <Rows as="ol" label="Events, newest first" scrolls>
          {log.map((line) => (
            <Row
              key={line.id}
              title={`${line.actor}: ${line.event}`}
              note={
                <>
                  <time dateTime={new Date(line.at).toISOString()} className="num">
                    {time.format(line.at)}
                  </time>{' '}
                  {line.state}
                </>
              }
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}
