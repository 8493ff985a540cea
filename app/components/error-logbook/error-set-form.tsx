import { Form, Link, useNavigation } from '@remix-run/react';
import { practiceModes } from '../../../rules/practice-modes';
import { paths } from '../../lib/paths';
import styles from '../practice-form/practice-form.module.css';
import { QuestionCount } from '../practice-form/question-count';
import { StartBar } from '../practice-form/start-bar';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { EmptyState } from '../ui/empty-state';
import { Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
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
  const head = {
    title: course.name,
    lead: (
      <>
        Error logbook: {practiceModes.ERROR_LOGBOOK.summary.toLowerCase()}{' '}
        <Link to={paths.createPractice(course.id)}>Casual practice instead</Link>
      </>
    ),
  };
  if (most === 0) {
    return (
      <Page {...head}>
        <section className="card">
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
      </Page>
    );
  }
  return (
    <Page {...head}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {errorIds.map((id) => (
          <input key={id} type="hidden" name="errorId" value={id} />
        ))}
        <Stack className={styles.choices} gap={6}>
          <div className="card">
            <Choices
              legend="What to practise"
              name="redoKind"
              columns
              chosen={related > 0 ? 'ERROR_RELATED' : 'ERROR_CHALLENGE'}
              options={[
                {
                  value: 'ERROR_RELATED',
                  label: 'Fix and confirm',
                  note: relatedText(set),
                  disabled: related === 0,
                },
                {
                  value: 'ERROR_CHALLENGE',
                  label: 'Something harder',
                  note: challengeText(set.challenges),
                  disabled: set.challenges === 0,
                },
              ]}
            />
          </div>
          {set.topics.length > 1 && (
            <div className="card">
              <Choices
                legend="Topics"
                hint="Leave them all blank to start with what’s due first."
                type="checkbox"
                name="topic"
                chosen={chosenTopicIds}
                options={set.topics.map(({ id, name, count }) => ({
                  value: id,
                  label: (
                    <>
                      {name} <span className="muted">{count}</span>
                    </>
                  ),
                }))}
              />
            </div>
          )}
        </Stack>
        <div className={styles.settings}>
          <QuestionCount
            label="How many questions?"
            name="count"
            min={1}
            max={most}
            first={Math.min(dailyErrors, most)}
          />
        </div>
        <StartBar failure={failure}>
          <Button type="submit" variant="main" size="xl" full busy={navigation.state === 'submitting'}>
            Start
          </Button>
        </StartBar>
      </Form>
    </Page>
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
