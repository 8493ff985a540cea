import { pairWaiting } from '../../../../rules/battle/pairing';
import type { Services } from '../../../platform/services';
import { beginMatch } from '../match/begin-match';
import { coursesWaitedFor, lockWaiting } from './queue.repo';

/** Who has not been seen for so long may have closed the page. */
const presentMs = 45_000;
/** So many are looked at once in a course; the longest waits first. */
const mostWaiting = 200;

/**
 * Pairs those who wait in a course, as far as they may meet now, and begins their matches. Any process may do this at any
 * time: those whom another one looks at are passed over.
 */
export async function pairWaitingIn(services: Services, courseId: string): Promise<void> {
  const now = services.clock.now();
  const userIds = await services.db.transaction().execute(async (trx) => {
    const seenSince = new Date(now.getTime() - presentMs);
    const waiting = await lockWaiting(trx, courseId, { seenSince, limit: mostWaiting });
    const battleOf = new Map(waiting.map((each) => [each.waiting.userId, each]));
    const pairs = pairWaiting(
      waiting.map((each) => each.waiting),
      now.getTime(),
    );
    const told: string[] = [];
    for (const [a, b] of pairs) {
      const [first, second] = [battleOf.get(a.userId), battleOf.get(b.userId)];
      if (!first || !second) continue;
      const begun = await beginMatch(trx, services, {
        battleId: first.battleId,
        courseId,
        mean: (first.rating.rating + second.rating.rating) / 2,
        players: [a.userId, b.userId],
        secondFrom: second.battleId,
        now,
      });
      if (begun) told.push(a.userId, b.userId);
    }
    return told;
  });
  await Promise.all(userIds.map((userId) => services.userEventSignal.notify(userId)));
}

/** The same in every course in which two or more wait. */
export async function pairAllWaiting(services: Services): Promise<void> {
  for (const courseId of await coursesWaitedFor(services.db)) await pairWaitingIn(services, courseId);
}
