import { Stat, Stats } from '../ui/lists';

/** A few figures in a row, each with what it is. */
export function FactCard({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <div className="card">
      <Stats>
        {facts.map(({ label, value }) => (
          <Stat key={label} label={label}>
            {value}
          </Stat>
        ))}
      </Stats>
    </div>
  );
}
