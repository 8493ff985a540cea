import { CircleCheck } from 'lucide-react';
import type { NextStepData } from '../../graphql/next-step/next-step';
import { ProgressBar } from '../ui/progress-bar';
import styles from './next-step.module.css';
import { NextStepAction } from './next-step-action';
import { nextStepLabels } from './next-step-labels';

interface NextStepBodyProps {
  step: NextStepData;
  /** A button as wide as its card. */
  full?: boolean;
  variant?: 'main' | 'line';
}

/** What to do next and what is done today: the one suggestion, as every page shows it. */
export function NextStepBody({ step, full = false, variant = 'main' }: NextStepBodyProps) {
  const { eyebrow, title, detail } = nextStepLabels(step);
  const { practice, doneToday } = step;
  return (
    <div className={styles.step}>
      {doneToday.length === 0 ? null : (
        <ul className={styles.done} aria-label="Done today">
          {doneToday.map((set) => (
            <li key={set.id}>
              <CircleCheck size={18} aria-hidden />
              <span>
                {set.title} <small>· {set.questionCount === 1 ? '1 question' : `${set.questionCount} questions`}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="eyebrow">{eyebrow}</p>
      <h2>{title}</h2>
      <p className="muted">{detail}</p>
      {practice === null ? null : <Progress practice={practice} />}
      <NextStepAction step={step} full={full} variant={variant} />
    </div>
  );
}

function Progress({ practice }: { practice: NonNullable<NextStepData['practice']> }) {
  const done = practice.outcomes.filter((outcome) => outcome !== 'AHEAD' && outcome !== 'NOW').length;
  return (
    <div className={styles.progress}>
      <ProgressBar value={done / practice.questionCount} label={`${done} of ${practice.questionCount} answered`} />
      <span>
        {done} of {practice.questionCount}
      </span>
    </div>
  );
}
