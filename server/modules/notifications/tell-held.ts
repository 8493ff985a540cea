import { isQuietHour } from '../../../rules/quiet-hours';
import { forEachDue, inPages } from '../../platform/jobs/for-each-due';
import type { Services } from '../../platform/services';
import { addNotification } from './add-notification';
import { findHeld, findHeldZones, type Held, takeHeld } from './held.repo';

/** Tells in the morning what waited for the end of the quiet hours. It may run as often, and in as many processes, as it likes. */
export async function tellHeld(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const zones = (await findHeldZones(db)).filter((zone) => !isQuietHour(now, zone));
  await forEachDue(services, {
    job: 'held-notices',
    due: zones.length === 0 ? [] : inPages<Held>((after, limit) => findHeld(db, zones, after, limit)),
    idOf: ({ id }) => id,
    run: (held) => tellOne(services, held, now),
  });
}

async function tellOne(
  { db, userEventSignal }: Services,
  { id, user_id: userId, first_level_type: firstLevelType, kind: secondLevelType, message, about_id }: Held,
  now: Date,
): Promise<void> {
  const isTold = await db.transaction().execute(async (trx) => {
    if (!(await takeHeld(trx, id))) return false;
    const notice = { userId, firstLevelType, secondLevelType, message, createdAt: now };
    await addNotification(trx, about_id === null ? notice : { ...notice, about: about_id });
    return true;
  });
  if (isTold) await userEventSignal.notify(userId);
}
