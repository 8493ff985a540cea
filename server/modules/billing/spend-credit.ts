import type { Trx } from '../../db/client';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { appendUserEvent } from '../events/index';
import { lockPerson } from '../identity/index';
import { dailyCreditsOf, localDay, staleBefore } from './credit-cycle';
import { endReservation, insertCreditUse, returnStale, sumCredits } from './credits.repo';

/** A credit that is reserved until its reply is stored. */
export interface Reservation {
  id: string;
}

/**
 * Uses a credit for a reply that the same transaction stores. `total` is what the student has a day (`dailyCreditsOf`).
 * After the commit, wake the student's streams.
 *
 * @throws AppError AI_CREDIT_EMPTY, CONFLICT (another reply is on its way)
 */
export function spendCredit(trx: Trx, viewer: Viewer, total: number, now: Date): Promise<Reservation> {
  return takeCredit(trx, viewer, { total, now, state: 'USED' });
}

/**
 * Reserves a credit for a reply that takes its time: settle it with what stores the reply, return it where that fails.
 * At most one a student.
 *
 * @throws AppError AI_CREDIT_EMPTY, CONFLICT (another reply is on its way)
 */
export async function reserveCredit(services: Services, viewer: Viewer): Promise<Reservation> {
  const now = services.clock.now();
  const total = await dailyCreditsOf(services, viewer);
  const reservation = await services.db
    .transaction()
    .execute((trx) => takeCredit(trx, viewer, { total, now, state: 'RESERVED' }));
  await services.userEventSignal.notify(viewer.id);
  return reservation;
}

/** The reply of a reserved credit is stored by this transaction. @throws AppError CONFLICT where it came too late */
export async function settleCredit(trx: Trx, viewer: Viewer, { id }: Reservation, now: Date): Promise<void> {
  if (await endReservation(trx, viewer.id, id, { state: 'USED', at: now })) return;
  throw new AppError('CONFLICT', 'That took too long, so it didn’t cost you anything. Please ask again.');
}

/** The reply of a reserved credit failed, or was worth none. */
export async function returnCredit(services: Services, viewer: Viewer, { id }: Reservation): Promise<void> {
  const returned = await services.db.transaction().execute(async (trx) => {
    const ended = await endReservation(trx, viewer.id, id, { state: 'RETURNED', at: services.clock.now() });
    if (ended) await tellOfChange(trx, viewer);
    return ended;
  });
  if (returned) await services.userEventSignal.notify(viewer.id);
}

async function takeCredit(
  trx: Trx,
  viewer: Viewer,
  { total, now, state }: { total: number; now: Date; state: 'RESERVED' | 'USED' },
): Promise<Reservation> {
  await lockPerson(trx, viewer.id);
  const stale = staleBefore(now);
  if (await returnStale(trx, viewer.id, stale, now)) {
    throw new AppError('CONFLICT', 'One thing at a time! The last reply is still on its way.');
  }
  const { from, to } = localDay(now, viewer.timeZone);
  const used = await sumCredits(trx, viewer.id, from, stale);
  if (used >= total) throw creditsEmpty(total, to);
  const id = newId();
  await insertCreditUse(trx, { user_id: viewer.id, id, idempotency_key: id, state, created_at: now });
  await tellOfChange(trx, viewer);
  return { id };
}

async function tellOfChange(trx: Trx, { id }: Viewer): Promise<void> {
  await appendUserEvent(trx, { userId: id, kind: 'AI_CREDIT_CHANGED', payload: {} });
}

function creditsEmpty(total: number, nextResetTime: Date): AppError {
  return new AppError(
    'AI_CREDIT_EMPTY',
    `You’ve used today’s ${total} tutor credits. You get more at midnight. Hints, worked examples and checking your working are still free.`,
    { details: { totalCredits: total, nextResetTime: nextResetTime.toISOString() } },
  );
}
