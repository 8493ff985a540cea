import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { addToDay } from './activity.repo';
import type { CoinReason } from './coins';
import { grantCoins } from './grant-coins';
import { closePractice, countAnswered, lockPractice, type PracticeRow } from './practice.repo';
import { practiceNotFound } from './practice-errors';
import { type PracticeState, readState } from './practice-state';
import { isUuid } from './validate-input';

/**
 * Ends a practice; what is still open was skipped. Once finished it stays as it is, however often this is asked.
 *
 * @throws AppError PRACTICE_NOT_FOUND
 */
export async function finishPractice(services: Services, viewer: Viewer, practiceId: string): Promise<PracticeState> {
  if (!isUuid(practiceId)) throw practiceNotFound();
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const practice = await lockPractice(trx, viewer.id, practiceId);
    if (!practice) throw practiceNotFound();
    if (practice.state !== 'IN_PROGRESS') return;
    const now = clock.now();
    const answered = await countAnswered(trx, viewer.id, practiceId);
    await closePractice(trx, viewer.id, practiceId, now);
    const day = localDay(now, viewer.timeZone);
    const earned = finishedCoins(practice, answered, day);
    if (earned.length === 0) return;
    const today = await addToDay(trx, viewer.id, day, {});
    await grantCoins(trx, { studentId: viewer.id, day, practiceId, earnedToday: today.coins }, earned);
  });
  const finished = await readState(services, viewer, { id: practiceId });
  if (!finished) throw practiceNotFound();
  return finished;
}

/** Finishing earns coins where at least half was answered; the first of the day some more. */
function finishedCoins(practice: PracticeRow, answered: number, day: string) {
  if (answered * 2 < practice.question_count) return [];
  const earned: { reason: CoinReason; idempotencyKey: string }[] = [
    { reason: 'PRACTICE_FINISHED', idempotencyKey: `finished:${practice.id}` },
    { reason: 'FIRST_SESSION_OF_DAY', idempotencyKey: `first-session:${day}` },
  ];
  return earned;
}
