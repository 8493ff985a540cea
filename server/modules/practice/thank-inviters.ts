import type { Services } from '../../platform/services';
import { addNotification } from '../notifications/index';
import { findFriendsToThankFor, noteInviterThanked } from './friends.repo';
import { grantOnce } from './grant-coins';

/**
 * The job: whoever invited somebody gets coins once that friend has finished a first set. Each friend counts once, however
 * many processes look at the same time.
 */
export async function thankInviters({ db, clock, userEventSignal }: Services): Promise<void> {
  const now = clock.now();
  for (const { id, inviter_id: inviterId } of await findFriendsToThankFor(db, now)) {
    const isThanked = await db.transaction().execute(async (trx) => {
      if (!(await noteInviterThanked(trx, id, now))) return false;
      await grantOnce(trx, inviterId, { reason: 'FRIEND_JOINED', key: `friend:${id}` });
      await addNotification(trx, {
        userId: inviterId,
        firstLevelType: 'SOCIAL',
        secondLevelType: 'FRIEND_JOINED',
        message: 'Somebody you invited finished a first set. <a href="/shop">There are MarsCoins for you.</a>',
        createdAt: now,
      });
      return true;
    });
    if (isThanked) await userEventSignal.notify(inviterId);
  }
}
