import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { recordReview } from '../error-logbook/index';
import { lockPerson } from '../identity/index';
import { grantOnceADay } from '../practice/index';
import { describeReview, type ErrorReview } from './error-review';
import { findSession, finishSession, markItem } from './review-sessions.repo';

/**
 * The student has gone through one error of a session: REVIEW becomes REVIEWED. The last one finishes the session. Said
 * twice, or on two devices, it is so once.
 *
 * @throws AppError NOT_FOUND (no such session of the viewer, or no such place in it)
 */
export async function markReviewed(
  { db, clock }: Services,
  viewer: Viewer,
  { sessionId, index }: { sessionId: string; index: number },
): Promise<ErrorReview> {
  const notFound = new AppError(
    'NOT_FOUND',
    'We couldn’t find this review. Your mistakes are still in your error logbook.',
  );
  if (!isUuid(sessionId)) throw notFound;
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    const session = await findSession(trx, viewer.id, { id: sessionId });
    const item = session?.items.find((candidate) => candidate.index === index);
    if (!session || !item) throw notFound;
    if (item.reviewed_at !== null) return describeReview(session);
    const now = clock.now();
    await markItem(trx, viewer.id, { sessionId, index, at: now });
    await recordReview(trx, viewer.id, item.error_id);
    if (session.items.every((other) => other.index === index || other.reviewed_at !== null)) {
      await finishSession(trx, viewer.id, sessionId, now);
      await grantOnceADay(trx, viewer, 'REVIEW_COMPLETED', now);
    }
    const after = await findSession(trx, viewer.id, { id: sessionId });
    return describeReview(after ?? session);
  });
}
