import { notificationDays } from '../../../rules/constants';
import { dottedDay } from '../../lib/day-labels';
import { startCase } from '../../lib/start-case';
import type { NewNotification, NotificationView } from './notification-data';

const dayMs = 86_400_000;

/** A notification in words. `message` must be sanitised already. */
export function notificationView(notification: NewNotification, timeZone: string, now: Date): NotificationView {
  const createdAt = new Date(notification.createdAt);
  const recent = now.getTime() - createdAt.getTime() <= notificationDays * dayMs;
  return {
    id: notification.id,
    type: notification.firstLevelType,
    html: notification.message,
    label: startCase(notification.secondLevelType),
    date: dottedDay(timeZone, createdAt),
    isNew: recent && notification.status === 'IN_PROGRESS' && notification.firstLevelType !== 'FORUM',
  };
}
