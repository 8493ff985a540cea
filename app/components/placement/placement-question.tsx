import { Link } from '@remix-run/react';
import { ArrowRight, Pause } from 'lucide-react';
import { mostPlacementQuestions } from '../../../rules/placement';
import type { AskedView } from '../asked-question/asked-data';
import { AskedQuestion } from '../asked-question/asked-question';
import { buttonClass } from '../ui/button-class';
import styles from './placement.module.css';
import { StartAgain } from './start-again';

interface PlacementQuestionProps {
  course: { name: string };
  /** When the test began: its name. */
  run: number;
  /** Counts from 1. */
  place: number;
  topicTitle: string;
  question: AskedView;
  /** What could not be read, and what was typed. */
  again: { problem: string; typed: string } | null;
  /** Where somebody goes who stops for now. */
  leave: string;
}

/** One question of the test. Nothing is marked here: the next one comes. */
export function PlacementQuestion({ course, run, place, topicTitle, question, again, leave }: PlacementQuestionProps) {
  const done = place - 1;
  return (
    <>
      <div className={styles.bar}>
        <span>{course.name}</span>
        <progress
          value={done}
          max={mostPlacementQuestions}
          aria-label={`${done} of up to ${mostPlacementQuestions} done`}
        />
        <span className={styles.count}>{place} of about 15</span>
        <Link to={leave} className={buttonClass({ variant: 'line', size: 'sm' })}>
          <Pause size={18} aria-hidden />
          Pause
        </Link>
      </div>
      <section className={`card ${styles.card}`} aria-labelledby="question">
        <h1 id="question" className="eyebrow">
          Question {place} · {topicTitle}
        </h1>
        <form method="post" className={styles.form}>
          <input type="hidden" name="run" value={run} />
          <input type="hidden" name="place" value={place} />
          {again === null ? null : (
            <p id="problem" role="alert" className={styles.problem}>
              {again.problem}
            </p>
          )}
          <AskedQuestion
            question={question}
            answer={again?.typed ?? ''}
            problemId={again === null ? null : 'problem'}
            autoFocus
          />
          <div className={styles.actions}>
            <button type="submit" name="intent" value="answer" className={buttonClass({ variant: 'main', size: 'xl' })}>
              Next
              <ArrowRight size={20} aria-hidden />
            </button>
            <button
              type="submit"
              name="intent"
              value="not-learned"
              className={buttonClass({ variant: 'line', size: 'xl' })}
            >
              I haven’t learned this
            </button>
          </div>
          <p className={styles.small}>It’s fine to skip: it tells us where to start. We don’t mark this page.</p>
        </form>
      </section>
      {done === 0 ? null : (
        <StartAgain run={run} label="Start again" confirm="Yes, start again">
          You’ll lose {done === 1 ? 'your answer' : `your ${done} answers`} so far, and the test starts from the
          beginning with new questions.
        </StartAgain>
      )}
    </>
  );
}
