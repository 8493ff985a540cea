import { ErrorReviewScreen } from './error-review-screen';
import { ErrorReviewSummary } from './error-review-summary';
import type { ReviewItem, ReviewPlaces, ReviewSession } from './review-data';

interface ErrorReviewProps {
  session: ReviewSession;
  /** Null at the end of the session. */
  item: ReviewItem | null;
  places: ReviewPlaces;
  formKey: string;
  failure: string | null;
}

/** A review session, of the logbook's errors or of a task's: one error after the other, and then what came of it. */
export function ErrorReview({ session, item, places, formKey, failure }: ErrorReviewProps) {
  if (item === null) return <ErrorReviewSummary session={session} places={places} formKey={formKey} />;
  return <ErrorReviewScreen key={item.index} session={session} item={item} places={places} failure={failure} />;
}
