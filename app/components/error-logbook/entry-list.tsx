import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { Row, Rows } from '../ui/lists';
import type { ErrorRow } from './logbook-data';
import { MistakeLine } from './mistake-line';
import { StateChip } from './state-chip';

/** Single errors, newest first; each leads to its question with the worked steps. */
export function EntryList({ entries }: { entries: ErrorRow[] }) {
  if (entries.length === 0) return <p className="muted">None yet.</p>;
  return (
    <Rows>
      {entries.map((entry) => (
        <Row
          key={entry.id}
          title={<Link to={paths.question(entry.questionId)}>{entry.title}</Link>}
          note={
            <>
              {entry.misconceptionName ?? entry.topicTitle} · <MistakeLine mistake={entry} />
            </>
          }
        >
          <small className="muted">{entry.standing === '' ? entry.when : entry.standing}</small>
          <StateChip state={entry.state} />
        </Row>
      ))}
    </Rows>
  );
}
