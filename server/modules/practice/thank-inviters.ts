import { forEachDue, inPages } from '../../platform/jobs/for-each-due';
import type { Services } from '../../platform/services';
import { notify } from '../notifications/index';
import { type FriendRow, findFriendsToThankFor, noteInviterThanked } from './friends.repo';
import { grantOnce } from './grant-coins';

/**
 * The job: whoever invited somebody gets coins once that friend has finished a first set. Each friend counts once, however
 * many processes look at the same time.
 */
export async function thankInviters(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await forEachDue(services, {
    job: 'invited-friends',
    due: inPages<FriendRow>((after, limit) => findFriendsToThankFor(db, now, after, limit)),
    idOf: ({ id }) => id,
    run: (friend) => thankInviter(services, friend, now),
  });
}

async function thankInviter(
  { db, userEventSignal }: Services,
  { id, inviter_id: inviterId }: FriendRow,
  now: Date,
): Promise<void> {
  const isThanked = await db.transaction().execute(async (trx) => {
    if (!(await noteInviterThanked(trx, id, now))) return false;
    await grantOnce(trx, inviterId, { reason: 'FRIEND_JOINED', key: `friend:${id}` });
    await notify(trx, 'FRIEND_JOINED', inviterId, { data: {}, at: now });
    return true;
  });
  if (isThanked) await userEventSignal.notify(inviterId);
}
