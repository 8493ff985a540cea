import { Check, RotateCcw, Square } from 'lucide-react';
import { Button } from '../ui/button';
import styles from './goal-bar.module.css';
import { SayForm } from './say-buttons';
import type { QuizView } from './talk-data';
import type { TalkForm } from './use-talk';

const said = { AHEAD: 'to come', NOW: 'now', REACHED: 'reached', NOT_YET: 'not yet' } as const;

interface GoalBarProps {
  quiz: QuizView;
  number: number;
  Form: TalkForm;
  busy: boolean;
  onSent: () => void;
}

/** The goals of a quiz and how far it is. */
export function GoalBar({ quiz, number, Form, busy, onSent }: GoalBarProps) {
  const { goals, isOver, topicName } = quiz;
  const now = goals.findIndex(({ standing }) => standing === 'NOW');
  const reached = goals.filter(({ standing }) => standing === 'REACHED').length;
  return (
    <section className={styles.bar} aria-label="Quiz goals">
      <div className={styles.row}>
        <p>
          <b>
            {isOver || now < 0 ? `${reached} of ${goals.length} goals reached` : `Goal ${now + 1} of ${goals.length}`}
          </b>
          <span className={styles.label}>{goals[now]?.label ?? topicName}</span>
        </p>
        {isOver ? null : (
          <SayForm Form={Form} number={number} onSent={onSent} intent="STOP" text="">
            <Button type="submit" variant="line" size="sm" busy={busy}>
              <Square aria-hidden size={14} />
              Stop
            </Button>
          </SayForm>
        )}
      </div>
      <ol className={styles.goals}>
        {goals.map(({ kind, label, standing }, place) => (
          <li key={kind} data-standing={standing}>
            <span className="sr">
              {label}: {said[standing]}
            </span>
            <GoalMark standing={standing} number={place + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function GoalMark({ standing, number }: { standing: keyof typeof said; number: number }) {
  if (standing === 'REACHED') return <Check aria-hidden size={16} strokeWidth={3.2} />;
  if (standing === 'NOT_YET') return <RotateCcw aria-hidden size={14} strokeWidth={2.6} />;
  return <span aria-hidden>{number}</span>;
}
