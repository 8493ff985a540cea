import { isUuid } from '../../../rules/path-patterns';
import { practiceModes } from '../../../rules/practice-modes';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findCourse } from '../catalogue/index';
import { lockPerson } from '../identity/index';
import { describeReview, type ErrorReview } from './error-review';
import { type ReviewScope, scopeKey } from './review-scope';
import { errorsToReview, findSession, insertSession } from './review-sessions.repo';

const { fewestQuestions: fewest, mostQuestions: most } = practiceModes.ERROR_LOGBOOK;

/**
 * Starts going through unresolved errors, or goes on where a session of this scope was left: however often and on
 * however many devices this is asked, there is one.
 *
 * @throws AppError BAD_INPUT, NOT_FOUND (a named error is not to be reviewed), UNPROCESSABLE (there is none to review)
 */
export async function startErrorReview(
  { db, clock }: Services,
  viewer: Viewer,
  { errorIds: wanted, count, ...scope }: ReviewScope & { errorIds: string[]; count: number },
): Promise<ErrorReview> {
  if ('courseId' in scope && !findCourse(scope.courseId)) {
    throw new AppError('BAD_INPUT', 'We couldn’t find that course.');
  }
  if ('studentTaskId' in scope && !isUuid(scope.studentTaskId)) throw nothingToReview();
  if (!Number.isInteger(count) || count < fewest || count > most) {
    throw new AppError('BAD_INPUT', `Please choose ${fewest} to ${most} mistakes.`);
  }
  const errorIds = [...new Set(wanted)];
  if (errorIds.length > most || !errorIds.every(isUuid))
    throw new AppError('BAD_INPUT', 'We couldn’t find that mistake.');
  const key = scopeKey(scope);
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    const before = await findSession(trx, viewer.id, { scope: key });
    if (before && before.finished_at === null) return describeReview(before);
    const errors = await errorsToReview(trx, viewer.id, { scope, errorIds, limit: count });
    if (errors.length < Math.min(errorIds.length, count)) {
      throw new AppError('NOT_FOUND', 'One of these mistakes isn’t in your logbook, or you’ve already fixed it.');
    }
    if (errors.length === 0) throw nothingToReview();
    const id = newId();
    await insertSession(trx, { studentId: viewer.id, id, scope: key, at: clock.now() }, errors);
    const session = await findSession(trx, viewer.id, { id });
    if (!session) throw new Error('The review session that was just stored is not there.');
    return describeReview(session);
  });
}

const nothingToReview = () =>
  new AppError(
    'UNPROCESSABLE',
    'There’s nothing to review. You’ve fixed every mistake, or the questions are still open in a practice set. Finish that first.',
  );
