import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { appendUserEvent } from '../events';
import { dismissNewNotifications } from './notifications.repo';
import { windowStart } from './window';

/** Dismisses the viewer's notices of the last days; returns how many. Nothing to clear is no error. */
export async function clearNotifications(
  services: Services,
  { viewer, recentDays }: { viewer: Viewer; recentDays: number },
): Promise<number> {
  const since = windowStart(services.clock.now(), recentDays);
  const cleared = await services.db.transaction().execute(async (trx) => {
    const count = await dismissNewNotifications(trx, viewer.id, since);
    if (count > 0) {
      await appendUserEvent(trx, { userId: viewer.id, kind: 'NOTIFICATIONS_CLEARED', payload: { count } });
    }
    return count;
  });
  if (cleared > 0) await services.userEventSignal.notify(viewer.id);
  return cleared;
}
