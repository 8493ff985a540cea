import { Check } from 'lucide-react';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import styles from './quiz-summary.module.css';
import { SayForm } from './say-buttons';
import type { QuizView } from './talk-data';
import type { TalkForm } from './use-talk';

interface QuizSummaryProps {
  summary: NonNullable<QuizView['summary']>;
  number: number;
  Form: TalkForm;
  onSent: () => void;
}

/** What a quiz showed, and what to do next. */
export function QuizSummary({ summary, number, Form, onSent }: QuizSummaryProps) {
  const { shown, next, nextPath } = summary;
  return (
    <section className={styles.summary} aria-labelledby="quiz-summary">
      <h2 id="quiz-summary">{shown.length === 0 ? 'Quiz finished' : 'What you showed me'}</h2>
      <ul>
        {shown.map((each) => (
          <li key={each}>
            <Check aria-hidden size={18} strokeWidth={3} />
            {each}
          </li>
        ))}
      </ul>
      {nextPath === null ? <p>{next}</p> : null}
      <div className={styles.actions}>
        {nextPath === null ? null : (
          <a href={nextPath} target="_top" className={buttonClass({ variant: 'main', size: 'sm' })}>
            {next}
          </a>
        )}
        <SayForm Form={Form} number={number} onSent={onSent} intent="BEGIN" text="">
          <Button type="submit" variant="line" size="sm">
            Another quiz
          </Button>
        </SayForm>
      </div>
    </section>
  );
}
