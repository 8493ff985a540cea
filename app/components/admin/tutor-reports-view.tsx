import { Form, useNavigation } from '@remix-run/react';
import { startCase } from '../../lib/start-case';
import { RichText } from '../maths/rich-text';
import { Alert, Callout } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';
import { Section } from '../ui/section';

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
    <Page
      width="narrow"
      title="Reported replies"
      lead="What students say is wrong with the tutor. Only the reply is shown here."
    >
      <Alert>{problem}</Alert>
      {reports.length === 0 ? (
        <Section label="Reported replies">
          <EmptyState heading="h2" title="No replies reported">
            <p>Tutor replies reported by students show up here.</p>
          </EmptyState>
        </Section>
      ) : (
        reports.map(({ talkId, number, html, reason, bot, scenario, isWorded, reported, seen }) => (
          <Section
            key={`${talkId} ${number}`}
            label={`${helpers[bot]}, ${reported}`}
            title={reason}
            aside={<Chip tone={seen === null ? 'warn' : 'good'}>{seen === null ? 'New' : 'Reviewed'}</Chip>}
          >
            <Callout as="blockquote">
              <RichText html={html} />
            </Callout>
            <p className="small muted">
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
                  size="sm"
                  busy={marked?.get('talkId') === talkId && marked.get('number') === String(number)}
                >
                  Mark as reviewed
                </Button>
              </Form>
            ) : null}
          </Section>
        ))
      )}
    </Page>
  );
}
