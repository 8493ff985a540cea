import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { appendUserEvent } from '../events';
import type { NotificationFirstLevelType } from './notification';
import { insertNotification } from './notifications.repo';
import { sanitiseMessage } from './sanitise-message';

export interface NewNotification {
  userId: string;
  firstLevelType: NotificationFirstLevelType;
  /** SCREAMING_SNAKE word, such as TRIAL_STARTED. */
  secondLevelType: string;
  /** HTML; what is not allowed is left out. */
  message: string;
  /** The id of whoever else it names: it goes with their account, too. */
  about?: string;
  createdAt: Date;
}

/**
 * Stores a notice and its event inside the caller's transaction; returns its id, or null where the person has switched
 * this kind off. After the commit, call `services.userEventSignal.notify(userId)`.
 */
export async function addNotification(trx: Trx, notice: NewNotification): Promise<string | null> {
  const id = newId();
  const isWanted = await insertNotification(trx, {
    user_id: notice.userId,
    id,
    status: 'IN_PROGRESS',
    first_level_type: notice.firstLevelType,
    second_level_type: notice.secondLevelType,
    message: sanitiseMessage(notice.message),
    about_id: notice.about ?? null,
    created_at: notice.createdAt,
  });
  if (!isWanted) return null;
  await appendUserEvent(trx, { userId: notice.userId, kind: 'NOTIFICATION_ADDED', payload: { notificationId: id } });
  return id;
}
