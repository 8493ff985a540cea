import { createHmac } from 'node:crypto';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { deleteTrackingEventsBefore, insertTrackingEvent, markForwarded } from './tracking-events.repo';

/** Events older than this are erased with the next one that comes. */
const retentionDays = 90;
const idShape = /^[\w.~-]{1,512}$/;

/**
 * Keeps that an advertisement led somebody to the front page: a keyed hash of the click id and the time, nothing of the
 * person. A click counts once. Where the operator set a token, the click id itself goes on to its platform and is not
 * kept. Throws BAD_INPUT for what is no click id; beyond the limit of one address nothing is stored.
 */
export async function recordLandingClick(
  services: Services,
  { clickId, clientAddress }: { clickId: string; clientAddress: string },
): Promise<void> {
  if (!idShape.test(clickId)) throw new AppError('BAD_INPUT', 'That isn’t a click ID.');
  const { db, clock, limits, secret, background, adEvents, siteUrl } = services;
  if ((await limits.blockedSeconds('clickAtAddress', clientAddress)) > 0) return;
  await limits.count('clickAtAddress', clientAddress);
  const now = clock.now();
  const id = newId();
  const click_hash = createHmac('sha256', secret).update(`landing-click:${clickId}`).digest();
  const isNew = await insertTrackingEvent(db, { id, kind: 'LANDING', click_hash, forwarded_at: null, created_at: now });
  if (!isNew) return;
  await deleteTrackingEventsBefore(db, new Date(now.getTime() - retentionDays * 86_400_000));
  if (adEvents === null) return;
  background.start('landing click', async () => {
    await adEvents.landed({ clickId, page: `${siteUrl}/`, at: now });
    await markForwarded(db, id, clock.now());
  });
}
