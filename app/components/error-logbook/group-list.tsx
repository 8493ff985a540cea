import { EmptyState } from '../ui/empty-state';
import { Row, Rows } from '../ui/lists';
import { ErrorCount } from './error-count';
import { FixForm } from './fix-form';
import type { ErrorGroupRow } from './logbook-data';
import { MistakeLine } from './mistake-line';
import { StateChip } from './state-chip';

interface GroupListProps {
  groups: ErrorGroupRow[];
  formKey: string;
}

/** Unfixed errors, one row an idea (or a topic), the largest first, each with a button that redoes it with new numbers. */
export function GroupList({ groups, formKey }: GroupListProps) {
  if (groups.length === 0) {
    return <EmptyState title="Nothing here">Nothing here yet. Wrong answers from practice go to “Open”.</EmptyState>;
  }
  return (
    <Rows>
      {groups.map((group) => (
        <Row
          key={group.id}
          mark={<ErrorCount count={group.count} />}
          title={group.name}
          note={
            <>
              {group.detail} · <MistakeLine mistake={group.example} />
            </>
          }
        >
          <span className="hide-m">
            <StateChip state={group.state} />
          </span>
          <FixForm formKey={formKey} errorIds={group.errorIds} count={group.count} label={`Fix: ${group.name}`} />
        </Row>
      ))}
    </Rows>
  );
}
