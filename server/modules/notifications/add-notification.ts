import type { SecondLevelType } from '../../../rules/notification-kinds';
import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { appendUserEvent, appendUserEvents } from '../events';
import type { NotificationFirstLevelType } from './notification';
import { insertNotifications } from './notifications.repo';
import { sanitiseMessage } from './sanitise-message';

export interface NewNotification {
  userId: string;
  firstLevelType: NotificationFirstLevelType;
  secondLevelType: SecondLevelType;
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
  const row = rowOf(notice);
  const { id } = row;
  if (!(await insertNotifications(trx, [row])).has(id)) return null;
  await appendUserEvent(trx, { userId: notice.userId, kind: 'NOTIFICATION_ADDED', payload: { notificationId: id } });
  return id;
}

/** The same for many notices, in two statements however many; returns who got one, in the order of the notices. */
export async function addNotifications(trx: Trx, notices: readonly NewNotification[]): Promise<string[]> {
  if (notices.length === 0) return [];
  const rows = notices.map(rowOf);
  const wanted = await insertNotifications(trx, rows);
  const added = rows.filter(({ id }) => wanted.has(id));
  await appendUserEvents(
    trx,
    added.map(({ user_id: userId, id }) => ({ userId, kind: 'NOTIFICATION_ADDED', payload: { notificationId: id } })),
  );
  return added.map(({ user_id }) => user_id);
}

const rowOf = (notice: NewNotification) => ({
  user_id: notice.userId,
  id: newId(),
  status: 'IN_PROGRESS',
  first_level_type: notice.firstLevelType,
  second_level_type: notice.secondLevelType,
  message: sanitiseMessage(notice.message),
  about_id: notice.about ?? null,
  created_at: notice.createdAt,
});
