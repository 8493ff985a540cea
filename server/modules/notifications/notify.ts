import { isQuietHour } from '../../../rules/quiet-hours';
import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { addNotifications } from './add-notification';
import { findListeners, insertHeld } from './held.repo';
import { type DataOf, type KindName, type Written, write } from './kinds';

/** What one person is told. */
export interface Notice extends Written {
  userId: string;
  /** The id of whoever else it names: it goes with their account, too. */
  about?: string;
  /** The task of a student that it is about: while it waits, it goes with it. */
  studentTaskId?: string;
}

/**
 * Tells people the same, inside the transaction of what happened; students hear of what can wait when their quiet hours
 * are over. Returns whom it told: `wake` them after the commit.
 */
export function notify<Name extends KindName>(
  trx: Trx,
  kind: Name,
  recipients: string | readonly string[],
  { data, at, about }: { data: DataOf<Name>; at: Date; about?: string },
): Promise<string[]> {
  const written = write(kind, data);
  const userIds = typeof recipients === 'string' ? [recipients] : recipients;
  return notifyEach(
    trx,
    userIds.map((userId) => ({ ...written, userId, ...(about === undefined ? {} : { about }) })),
    at,
  );
}

/** The same for a notice each. */
export async function notifyEach(trx: Trx, notices: readonly Notice[], at: Date): Promise<string[]> {
  if (notices.length === 0) return [];
  const isQuiet = await quietNow(trx, notices, at);
  // In one order for everybody, so that two such lists never wait for each other.
  const inOrder = [...notices].sort((a, b) => a.userId.localeCompare(b.userId));
  const isHeld = ({ waits, userId }: Notice) => waits && isQuiet.has(userId);
  await insertHeld(
    trx,
    inOrder.filter(isHeld).map(({ userId, group, kind, message, about = null, studentTaskId = null }) => ({
      id: newId(),
      user_id: userId,
      first_level_type: group,
      kind,
      message,
      about_id: about,
      student_task_id: studentTaskId,
      created_at: at,
    })),
  );
  return addNotifications(
    trx,
    inOrder
      .filter((notice) => !isHeld(notice))
      .map(({ userId, group, kind, message, about }) => ({
        userId,
        firstLevelType: group,
        secondLevelType: kind,
        message,
        ...(about === undefined ? {} : { about }),
        createdAt: at,
      })),
  );
}

/** The students among them whose quiet hours it is; nobody is looked up for what never waits. */
async function quietNow(trx: Trx, notices: readonly Notice[], at: Date): Promise<Set<string>> {
  const waiting = notices.filter(({ waits }) => waits).map(({ userId }) => userId);
  if (waiting.length === 0) return new Set();
  const listeners = await findListeners(trx, waiting);
  return new Set(
    listeners.filter(({ time_zone, is_student }) => is_student && isQuietHour(at, time_zone)).map(({ id }) => id),
  );
}

/** Wakes the streams of everybody who was told something, after the commit. */
export async function wake({ userEventSignal }: Services, userIds: readonly string[]): Promise<void> {
  for (const userId of new Set(userIds)) await userEventSignal.notify(userId);
}
