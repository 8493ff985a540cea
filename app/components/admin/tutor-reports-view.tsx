import { Form, useNavigation } from '@remix-run/react';
import { startCase } from '../../lib/start-case';
import { AccountPage } from '../account-pages/account-page';
import { RichText } from '../maths/rich-text';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import styles from './admin.module.css';

interface ShownReport {
  talkId: string;
  number: number;
  /** The reply alone, typeset. */
  html: string;
  reason: string;
  bot: 'PROBLEM_SOLVER' | 'QUIZ_ME' | 'GENERAL';
  scenario: string;
  isWorded: boolean;
  /** Day and time in words. */
  reported: string;
  /** When somebody looked at it; null before that. */
  seen: string | null;
}

const helpers = { PROBLEM_SOLVER: 'Tutor Me', QUIZ_ME: 'Quiz Me', GENERAL: 'Tutor Me, any question' };

interface TutorReportsViewProps {
  reports: ShownReport[];
  problem: string | null;
}

/** Replies that students reported, without whose they are: those that nobody has looked at come first. */
export function TutorReportsView({ reports, problem }: TutorReportsViewProps) {
  const marked = useNavigation().formData;
  return (
    <AccountPage
      title="Reported replies"
      lead="What students say is wrong with the tutor. Only the reply is shown here."
    >
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {reports.length === 0 ? (
        <section className="card" aria-label="Reported replies">
          <EmptyState heading="h2" title="No replies reported">
            <p>Tutor replies reported by students show up here.</p>
          </EmptyState>
        </section>
      ) : (
        reports.map(({ talkId, number, html, reason, bot, scenario, isWorded, reported, seen }) => (
          <section
            key={`${talkId} ${number}`}
            className={`card ${styles.card}`}
            aria-label={`${helpers[bot]}, ${reported}`}
          >
            <div className={styles.cardHead}>
              <h2>{reason}</h2>
              <Chip tone={seen === null ? 'warn' : 'good'}>{seen === null ? 'New' : 'Reviewed'}</Chip>
            </div>
            <blockquote className={styles.reply}>
              <RichText html={html} />
            </blockquote>
            <p className={styles.facts}>
              {helpers[bot]} · {startCase(scenario)} · {isWorded ? 'worded by the model' : 'built-in words'} · reported{' '}
              {reported}
              {seen === null ? '' : ` · reviewed ${seen}`}
            </p>
            {seen === null ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="talkId" value={talkId} />
                <input type="hidden" name="number" value={number} />
                <Button
                  type="submit"
                  variant="line"
                  size="sm"
                  busy={marked?.get('talkId') === talkId && marked.get('number') === String(number)}
                >
                  Mark as reviewed
                </Button>
              </Form>
            ) : null}
          </section>
        ))
      )}
    </AccountPage>
  );
}
