import { Check, Minus, RotateCcw } from 'lucide-react';
import { scoreColour } from '../../../../rules/score-colour';
import { Cluster } from '../../ui/layout';
import { Stat, Stats } from '../../ui/lists';
import type { Outcome } from '../question-data';
import styles from './result.module.css';

const tokens = { red: 'var(--score-low)', orange: 'var(--score-mid)', green: 'var(--score-high)' };

interface SolvedCountsProps {
  /** Right on the first try, and in the end. */
  firstTry: number;
  solved: number;
  total: number;
}

/** Two numbers with their words. The specification's colours go with what was solved. */
export function SolvedCounts({ firstTry, solved, total }: SolvedCountsProps) {
  const colour = tokens[scoreColour(total === 0 ? 0 : solved / total)];
  return (
    <Stats>
      <Stat label="solved">
        <span className="big-num" style={{ color: colour }}>
          {solved}
        </span>{' '}
        of {total}
      </Stat>
      <Stat label="on the first try">
        <span className="big-num">{firstTry}</span> of {total}
      </Stat>
    </Stats>
  );
}

const kinds = {
  RIGHT: { label: 'first try', look: styles.first, Icon: Check },
  RIGHT_AFTER_RETRY: { label: 'later try', look: styles.retried, Icon: RotateCcw },
  NOT_YET: { label: 'not yet', look: styles.notYet, Icon: RotateCcw },
  SKIPPED: { label: 'skipped', look: styles.skipped, Icon: Minus },
} as const;

/** One mark a question in the order asked, and what the marks mean. */
export function OutcomeMarks({ outcomes }: { outcomes: readonly Outcome[] }) {
  const ended = outcomes.map((outcome) => (outcome === 'AHEAD' || outcome === 'NOW' ? 'SKIPPED' : outcome));
  const counted = (Object.keys(kinds) as (keyof typeof kinds)[])
    .map((outcome) => ({ outcome, count: ended.filter((each) => each === outcome).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <ol className={styles.marks} aria-label="How each question ended">
        {ended.map((outcome, place) => {
          const { label, look, Icon } = kinds[outcome];
          return (
            <li key={place} className={look}>
              {place + 1}
              <Icon aria-hidden size={14} />
              <span className="sr">{label}</span>
            </li>
          );
        })}
      </ol>
      <Cluster as="ul" gap={3} className="small muted">
        {counted.map(({ outcome, count }) => {
          const { label, Icon } = kinds[outcome];
          return (
            <Cluster as="li" gap={1} key={outcome}>
              <Icon aria-hidden size={14} />
              {count} {label}
            </Cluster>
          );
        })}
      </Cluster>
    </>
  );
}
