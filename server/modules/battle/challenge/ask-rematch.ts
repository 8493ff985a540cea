import { isUuid } from '../../../../rules/path-patterns';
import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { appendUserEvents } from '../../events/index';
import type { Battle } from '../battle-data';
import { beginMatch } from '../match/begin-match';
import { seatSecond } from '../match/begin-match.repo';
import { findPlayer, ratingOf, requireMayPlay } from '../queue/player';
import { insertWaiting, unlessSeated } from '../queue/queue.repo';
import { currentRating } from '../ratings/current-rating';
import type { RatingRow } from '../ratings/ratings.repo';
import { seasonOf } from '../ratings/season-of';
import { battleNotFound, getBattle } from '../view/get-battle';
import { alreadyPlaying } from './challenge';
import { freeFromWaiting } from './challenge.repo';
import { askAgain, noteRematch, type RematchRow, readOther } from './rematch.repo';

/** Who wants to play again says so soon. */
const askWithinMs = 5 * 60_000;

/**
 * Asks the other player of a finished battle for another one, a friendly one: the same two meet in the ranked queue when
 * it pairs them. Where both have asked, it begins. Asking twice is asking once.
 *
 * @throws AppError NOT_FOUND, CONFLICT (too late, nobody to play with, a match runs), FORBIDDEN, RATE_LIMITED
 */
export async function askRematch(services: Services, viewer: Viewer, battleId: string): Promise<Battle> {
  if (!isUuid(battleId)) throw battleNotFound();
  await getBattle(services, viewer, battleId);
  const player = await findPlayer(services, viewer, null);
  const now = services.clock.now();
  requireMayPlay(player, now);
  const told = await services.db.transaction().execute(async (trx) => {
    const row = await askAgain(trx, { battleId, userId: viewer.id, now });
    if (!row) throw new AppError('CONFLICT', 'There’s no one to have a rematch with.');
    if (row.rematch_id !== null) return [];
    if (now.getTime() - row.finished_at.getTime() > askWithinMs) {
      throw new AppError('CONFLICT', 'It’s too late for a rematch. Find a new opponent instead.');
    }
    if (!row.other_asked) {
      const payload = { battleId, type: 'rematch.asked', at: now.getTime() };
      await appendUserEvents(trx, [{ userId: row.other_id, kind: 'BATTLE', payload }]);
      return [row.other_id];
    }
    const { rating, standing } = ratingOf(player, row.course_id, now);
    await beginRematch(trx, services, { battleId, row, viewer, own: { rating, standing }, now });
    return [viewer.id, row.other_id];
  });
  await Promise.all(told.map((userId) => services.userEventSignal.notify(userId)));
  return getBattle(services, viewer, battleId);
}

async function beginRematch(
  trx: Trx,
  services: Services,
  {
    battleId,
    row,
    viewer,
    own,
    now,
  }: {
    battleId: string;
    row: RematchRow;
    viewer: Viewer;
    own: ReturnType<typeof currentRating>;
    now: Date;
  },
): Promise<void> {
  const free = (await freeFromWaiting(trx, viewer.id, now)) && (await freeFromWaiting(trx, row.other_id, now));
  if (!free) throw alreadyPlaying();
  const other = await ratingOfOther(trx, row, now);
  const id = newId();
  const inserted = await insertWaiting(trx, {
    id,
    userId: viewer.id,
    kind: 'FRIENDLY',
    courseId: row.course_id,
    scope: 'FRIENDS',
    classId: null,
    challengeCode: null,
    invitedId: row.other_id,
    ...own,
    now,
  });
  if (!inserted) throw alreadyPlaying();
  const isSeated = await unlessSeated(() => seatSecond(trx, id, { userId: row.other_id, ...other, now }));
  if (!isSeated) throw alreadyPlaying();
  const ready = { battleId, type: 'rematch.ready', at: now.getTime() };
  await noteRematch(trx, battleId, id);
  await appendUserEvents(
    trx,
    [viewer.id, row.other_id].map((userId) => ({ userId, kind: 'BATTLE', payload: { ...ready, rematchId: id } })),
  );
  await beginMatch(trx, services, {
    battleId: id,
    courseId: row.course_id,
    mean: (own.rating.rating + other.rating.rating) / 2,
    players: [viewer.id, row.other_id],
    secondFrom: null,
    now,
  });
}

async function ratingOfOther(trx: Trx, { other_id: userId, course_id: courseId }: RematchRow, now: Date) {
  const found = await readOther(trx, userId, courseId);
  const season = seasonOf(found?.time_zone ?? 'Australia/Sydney', now).id;
  if (!found || found.rating === null) return currentRating(undefined, { now, season });
  return currentRating({ ...found, user_id: userId, course_id: courseId } as RatingRow, { now, season });
}
