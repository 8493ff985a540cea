import { Check } from 'lucide-react';
import { Row, Rows } from '../ui/lists';

/** As many as are read at a glance; the table has all. */
const mostShown = 8;

/** Wrong ideas that are left behind, the latest first. */
export function RetiredMisconceptions({ ideas }: { ideas: { name: string; detail: string }[] }) {
  if (ideas.length === 0) {
    return (
      <p className="muted">None yet. You’ve beaten a type of mistake once you’ve fixed them all and they stay fixed.</p>
    );
  }
  return (
    <>
      <Rows>
        {ideas.slice(0, mostShown).map(({ name, detail }) => (
          <Row key={name} mark={<Check size={20} aria-hidden color="var(--good)" />} title={name} note={detail} />
        ))}
      </Rows>
      {ideas.length > mostShown && <p className="muted small">And {ideas.length - mostShown} more in the table.</p>}
    </>
  );
}
