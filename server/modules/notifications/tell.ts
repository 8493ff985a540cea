import type { SecondLevelType } from '../../../rules/notification-kinds';
import { isQuietHour } from '../../../rules/quiet-hours';
import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { addNotifications } from './add-notification';
import { findListeners, insertHeld } from './held.repo';
import type { NotificationFirstLevelType } from './notification';

/** Something to tell somebody, about a class unless it says otherwise. */
export interface ClassLetter {
  userId: string;
  firstLevelType?: NotificationFirstLevelType;
  secondLevelType: SecondLevelType;
  /** HTML; what is not allowed is left out. */
  message: string;
  /** The id of whoever else it names: it goes with their account, too. */
  about?: string;
  /** The task of a student that it is about: while it waits, it goes with it. */
  studentTaskId?: string;
  /** Told in the quiet hours as well: it is about what the person does right now. */
  atOnce?: boolean;
}

/**
 * Tells people something inside the transaction of what happened; students hear of it in the morning when they
 * are in their quiet hours. Returns whom it told: wake them after the commit.
 */
export async function tell(trx: Trx, letters: readonly ClassLetter[], now: Date): Promise<string[]> {
  if (letters.length === 0) return [];
  const listeners = await findListeners(
    trx,
    letters.map(({ userId }) => userId),
  );
  const isQuiet = new Map(
    listeners.map(({ id, time_zone, is_student }) => [id, is_student && isQuietHour(now, time_zone)]),
  );
  // In one order for everybody, so that two such lists never wait for each other.
  const inOrder = [...letters].sort((a, b) => a.userId.localeCompare(b.userId));
  const waits = (letter: ClassLetter) => letter.atOnce !== true && isQuiet.get(letter.userId) === true;
  await insertHeld(
    trx,
    inOrder
      .filter(waits)
      .map(({ userId, firstLevelType = 'CLASS', secondLevelType, message, about = null, studentTaskId = null }) => ({
        id: newId(),
        user_id: userId,
        first_level_type: firstLevelType,
        kind: secondLevelType,
        message,
        about_id: about,
        student_task_id: studentTaskId,
        created_at: now,
      })),
  );
  return addNotifications(
    trx,
    inOrder
      .filter((letter) => !waits(letter))
      .map(({ atOnce: _atOnce, studentTaskId: _own, ...notice }) => ({
        firstLevelType: 'CLASS',
        ...notice,
        createdAt: now,
      })),
  );
}
