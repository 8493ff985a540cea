import { Chip } from '../ui/chip';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import { FixForm } from './fix-form';
import type { FollowUpRow } from './logbook-data';

/** What to look at next and when: errors to clear, to confirm, and harder questions about confirmed ones. */
export function FollowUpCard({ followUps, formKey }: { followUps: FollowUpRow[]; formKey: string }) {
  return (
    <Section title="Follow-ups due">
      {followUps.length === 0 ? (
        <p className="muted">Nothing is due yet. Each mistake you fix comes back once, a day or more later.</p>
      ) : (
        <Rows>
          {followUps.map((followUp) => (
            <Row
              key={followUp.id}
              mark={<Chip tone={followUp.due ? 'accent' : 'plain'}>{followUp.when}</Chip>}
              title={followUp.title}
              note={detailOf(followUp)}
            >
              {followUp.due && followUp.kind === 'CHALLENGE' && (
                <FixForm
                  formKey={formKey}
                  errorIds={followUp.errorIds}
                  challenge
                  count={followUp.count}
                  label={`Try something harder: ${followUp.title}`}
                >
                  Try
                </FixForm>
              )}
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}

function detailOf({ kind, count }: FollowUpRow): string {
  const questions = count === 1 ? '1 question' : `${count} questions`;
  if (kind === 'CLEAR') return `${questions}, new numbers`;
  return kind === 'CONFIRM' ? `${questions}, to confirm` : `${questions}, harder than before`;
}
