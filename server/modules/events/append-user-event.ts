import type { Trx } from '../../db/client';
import { deleteOldEvents, insertUserEvent } from './user-events.repo';

export const mostStoredEvents = 1000;
export const retentionDays = 7;
const tidyEvery = 50;

/** Kinds of event that are stored; `readUserEvents` may add RESYNC. */
export const storedEventKinds = [
  'NOTIFICATION_ADDED',
  'NOTIFICATIONS_CLEARED',
  'UNRESOLVED_COUNT_CHANGED',
  'AI_CREDIT_CHANGED',
] as const;
export type StoredEventKind = (typeof storedEventKinds)[number];

/**
 * Appends an event to a person's sequence inside the caller's transaction: it is seen if and only if that commits.
 * After the commit, call `services.userEventSignal.notify(userId)`. Returns the event's number as text.
 */
export async function appendUserEvent(
  trx: Trx,
  { userId, kind, payload }: { userId: string; kind: StoredEventKind; payload: object },
): Promise<string> {
  const seq = await insertUserEvent(trx, { userId, kind, payload: JSON.stringify(payload) });
  if (Number(seq) % tidyEvery === 0) {
    await deleteOldEvents(trx, userId, { lastSeq: seq, keep: mostStoredEvents, days: retentionDays });
  }
  return seq;
}
