import { Form, Link, useNavigation } from '@remix-run/react';
import { practiceModes } from '../../../rules/practice-modes';
import { paths } from '../../lib/paths';
import { Option } from '../practice-form/option';
import form from '../practice-form/practice-form.module.css';
import { QuestionCount } from '../practice-form/question-count';
import { StartBar } from '../practice-form/start-bar';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import styles from './error-set-form.module.css';
import { dailyErrors } from './logbook-data';

interface ErrorSetFormProps {
  course: { id: string; name: string };
  /** What a set can be made of. */
  set: {
    unresolved: number;
    toConfirm: number;
    /** Harder questions that are due. */
    challenges: number;
    topics: { id: string; name: string; count: number }[];
  };
  chosenTopicIds: string[];
  errorIds: string[];
  idempotencyKey: string;
  failure: string | null;
}

const { mostQuestions } = practiceModes.ERROR_LOGBOOK;

/** A new set from the error logbook: what of it, which topics, how many. A plain form: it works without JavaScript. */
export function ErrorSetForm({ course, set, chosenTopicIds, errorIds, idempotencyKey, failure }: ErrorSetFormProps) {
  const navigation = useNavigation();
  const related = set.unresolved + set.toConfirm;
  const most = Math.min(mostQuestions, Math.max(related, set.challenges));
  const head = (
    <div className={form.head}>
      <h1>{course.name}</h1>
      <p>
        Error logbook: {practiceModes.ERROR_LOGBOOK.summary.toLowerCase()}{' '}
        <Link to={paths.createPractice(course.id)}>Casual practice instead</Link>
      </p>
    </div>
  );
  if (most === 0) {
    return (
      <div className={`page ${form.page}`}>
        {head}
        <section className={`card ${styles.wide}`}>
          <EmptyState title="Nothing to fix in this logbook" heading="h2">
            <p>
              You’ve fixed every mistake, and none is due to be confirmed today. Anything you get wrong in practice
              shows up here.
            </p>
            <LinkButton to={paths.createPractice(course.id)} variant="main">
              Practise something new
            </LinkButton>
          </EmptyState>
        </section>
      </div>
    );
  }
  return (
    <Form method="post" className={`page ${form.page} ${styles.page}`}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {errorIds.map((id) => (
        <input key={id} type="hidden" name="errorId" value={id} />
      ))}
      {head}
      <div className={styles.column}>
        <fieldset className={form.card}>
          <legend>What to practise</legend>
          <div className={styles.kinds}>
            <Option
              type="radio"
              name="redoKind"
              value="ERROR_RELATED"
              defaultChecked={related > 0}
              disabled={related === 0}
              className={styles.kind}
            >
              <span>
                <b>Fix and confirm</b>
                <small>{relatedText(set)}</small>
              </span>
            </Option>
            <Option
              type="radio"
              name="redoKind"
              value="ERROR_CHALLENGE"
              defaultChecked={related === 0}
              disabled={set.challenges === 0}
              className={styles.kind}
            >
              <span>
                <b>Something harder</b>
                <small>{challengeText(set.challenges)}</small>
              </span>
            </Option>
          </div>
        </fieldset>
        {set.topics.length > 1 && (
          <fieldset className={form.card}>
            <legend>Topics</legend>
            <p className={form.hint}>Leave them all blank to start with what’s due first.</p>
            <div className={form.options}>
              {set.topics.map((topic) => (
                <Option
                  key={topic.id}
                  type="checkbox"
                  name="topic"
                  value={topic.id}
                  defaultChecked={chosenTopicIds.includes(topic.id)}
                >
                  {topic.name} <span className="muted">{topic.count}</span>
                </Option>
              ))}
            </div>
          </fieldset>
        )}
      </div>
      <QuestionCount label="How many questions?" name="count" min={1} max={most} first={Math.min(dailyErrors, most)} />
      <StartBar failure={failure}>
        <Button type="submit" variant="main" size="xl" full busy={navigation.state === 'submitting'}>
          Start
        </Button>
      </StartBar>
    </Form>
  );
}

function relatedText({ unresolved, toConfirm }: ErrorSetFormProps['set']): string {
  const fix = unresolved === 1 ? '1 mistake to fix' : `${unresolved} mistakes to fix`;
  return toConfirm === 0 ? `${fix}, with new numbers.` : `${fix} and ${toConfirm} to confirm, with new numbers.`;
}

function challengeText(count: number): string {
  if (count === 0) return 'None yet. They come a few days after you confirm a mistake is fixed.';
  return count === 1 ? '1 question about a skill you fixed.' : `${count} questions about skills you fixed.`;
}
