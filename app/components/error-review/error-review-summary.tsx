import { Link } from '@remix-run/react';
import { RefreshCw } from 'lucide-react';
import { FixForm } from '../error-logbook/fix-form';
import { Chip } from '../ui/chip';
import { LinkButton } from '../ui/link-button';
import { BottomDunes } from '../ui/scenery/bottom-dunes';
import styles from './error-review.module.css';
import { ReviewBar } from './review-bar';
import type { ReviewPlaces, ReviewSession } from './review-data';

interface ErrorReviewSummaryProps {
  session: ReviewSession;
  places: ReviewPlaces;
  formKey: string;
}

/** The end of a review: what was reviewed, and the same skills with new numbers for what is still to be fixed. */
export function ErrorReviewSummary({ session, places, formKey }: ErrorReviewSummaryProps) {
  const { items } = session;
  const open = items.filter(({ unresolved }) => unresolved).map(({ errorId }) => errorId);
  return (
    <div className={styles.screen}>
      <BottomDunes />
      <ReviewBar session={session} index={null} places={places} />
      <div className={`page ${styles.summary}`}>
        <section className={`card ${styles.card}`} aria-labelledby="done">
          <h1 id="done">{items.length === 1 ? 'Reviewed' : `All ${items.length} reviewed`}</h1>
          <p className="muted">
            {open.length === 0
              ? 'You’ve fixed all of these. Each one comes back once so you can confirm it.'
              : 'Knowing why is half the job. A mistake is fixed once you get it right without help, with new numbers.'}
          </p>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.index}>
                <Link to={places.item(item.index)}>{item.name}</Link>
                <Chip tone={item.unresolved ? 'info' : 'good'}>{item.unresolved ? 'To fix' : 'Fixed'}</Chip>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {open.length > 0 && (
              <FixForm formKey={formKey} action={places.fix} errorIds={open} count={open.length} main>
                <RefreshCw size={20} aria-hidden />
                {open.length === 1 ? 'Try it with new numbers' : `Try ${open.length} with new numbers`}
              </FixForm>
            )}
            <LinkButton to={places.leave} variant="line" size="xl">
              {places.leaveLabel}
            </LinkButton>
          </div>
        </section>
      </div>
    </div>
  );
}
