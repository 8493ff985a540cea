import { isQuietHour } from '../../../rules/quiet-hours';
import type { Services } from '../../platform/services';
import { addNotification } from './add-notification';
import { findHeldZones, takeHeld } from './held.repo';

const batch = 200;

/** Tells in the morning what waited for the end of the quiet hours. It may run as often, and in as many processes, as it likes. */
export async function tellHeld({ db, clock, userEventSignal }: Services): Promise<void> {
  const now = clock.now();
  const zones = (await findHeldZones(db)).filter((zone) => !isQuietHour(now, zone));
  if (zones.length === 0) return;
  while (true) {
    const taken = await db.transaction().execute(async (trx) => {
      const held = await takeHeld(trx, { zones, limit: batch });
      const inOrder = held.toSorted((a, b) => a.user_id.localeCompare(b.user_id));
      for (const { user_id: userId, first_level_type, kind: secondLevelType, message, about_id } of inOrder) {
        const notice = { userId, firstLevelType: first_level_type, secondLevelType, message, createdAt: now };
        await addNotification(trx, about_id === null ? notice : { ...notice, about: about_id });
      }
      return inOrder.map(({ user_id }) => user_id);
    });
    for (const userId of new Set(taken)) await userEventSignal.notify(userId);
    if (taken.length < batch) return;
  }
}
