import { Chip } from '../ui/chip';
import styles from './error-logbook.module.css';
import { FixForm } from './fix-form';
import type { FollowUpRow } from './logbook-data';

/** What to look at next and when: errors to clear, to confirm, and harder questions about confirmed ones. */
export function FollowUpCard({ followUps, formKey }: { followUps: FollowUpRow[]; formKey: string }) {
  return (
    <section className="card" aria-labelledby="follow-ups">
      <h2 id="follow-ups">Follow-ups due</h2>
      {followUps.length === 0 ? (
        <p className="muted">Nothing is due yet. Each mistake you fix comes back once, a day or more later.</p>
      ) : (
        <ul className={styles.list}>
          {followUps.map((followUp) => (
            <li key={followUp.id} className={styles.followUp}>
              <Chip tone={followUp.due ? 'accent' : 'plain'}>{followUp.when}</Chip>
              <div className={styles.text}>
                <b>{followUp.title}</b>
                <small>{detailOf(followUp)}</small>
              </div>
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
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function detailOf({ kind, count }: FollowUpRow): string {
  const questions = count === 1 ? '1 question' : `${count} questions`;
  if (kind === 'CLEAR') return `${questions}, new numbers`;
  return kind === 'CONFIRM' ? `${questions}, to confirm` : `${questions}, harder than before`;
}
