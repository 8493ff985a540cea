import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type Notification, toNotification } from './notification';
import { findNewNotifications, findNotification, findNotificationPage } from './notifications.repo';
import { windowStart } from './window';

const mostNew = 100;
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The viewer's notices of the last days that were not cleared, newest first; none of the forum. */
export async function newNotifications(
  services: Services,
  { viewer, recentDays }: { viewer: Viewer; recentDays: number },
): Promise<Notification[]> {
  const since = windowStart(services.clock.now(), recentDays);
  return (await findNewNotifications(services.db, viewer.id, since, mostNew)).map(toNotification);
}

export interface NotificationPage {
  items: Notification[];
  hasMore: boolean;
  /** Id of the last one; pass it as `after` for the next page. */
  endCursor: string | null;
}

/** All notices of the viewer, newest first, `first` (1 to 100, default 20) at a time. */
export async function notificationPage(
  services: Services,
  { viewer, after, first }: { viewer: Viewer; after?: string | null; first?: number | null },
): Promise<NotificationPage> {
  const size = first ?? 20;
  if (size < 1 || size > 100) throw new AppError('BAD_INPUT', 'Ask for 1 to 100 at a time.');
  if (after && !uuid.test(after)) throw new AppError('BAD_INPUT', 'This page of notifications doesn’t exist.');
  const rows = await findNotificationPage(services.db, viewer.id, after ?? null, size + 1);
  const items = rows.slice(0, size).map(toNotification);
  return { items, hasMore: rows.length > size, endCursor: items.at(-1)?.id ?? null };
}

/** One notice of the viewer, or null. */
export async function findOwnNotification(
  services: Services,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<Notification | null> {
  const row = await findNotification(services.db, viewer.id, id);
  return row ? toNotification(row) : null;
}
