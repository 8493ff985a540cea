import { firstNameOf } from '../../../../rules/classes';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { newInvitingCode } from '../../identity/index';
import { notify, wake } from '../../notifications/index';
import type { Battle } from '../battle-data';
import { requirePlayableCourse } from '../match/battle-course';
import { beginMatch } from '../match/begin-match';
import { seatSecond } from '../match/begin-match.repo';
import { findPlayer, type Player, ratingOf, requireMayPlay } from '../queue/player';
import { cancelWaiting, insertWaiting, unlessSeated } from '../queue/queue.repo';
import { getBattle } from '../view/get-battle';
import { areFriends, freeFromWaiting, lockChallenge } from './challenge.repo';

const codeLength = 8;
/** A challenger who closed the page cannot be played with. */
const presentMs = 45_000;

interface ChallengeInput {
  courseId: string;
  friendId: string | null;
  classId: string | null;
}

/**
 * Opens a friendly battle that one friend, or anybody of a class, may take by its code. Unrated. A friend is told.
 *
 * @throws AppError NOT_FOUND (no such course, friend or class), BAD_INPUT, CONFLICT (a match runs), FORBIDDEN, RATE_LIMITED
 */
export async function challengeToBattle(services: Services, viewer: Viewer, input: ChallengeInput): Promise<Battle> {
  const course = requirePlayableCourse(input.courseId);
  const player = await findPlayer(services, viewer, course.id);
  const { open } = player.facts;
  if (open?.status === 'RUNNING') throw alreadyPlaying();
  const now = services.clock.now();
  requireMayPlay(player, now);
  await takeOrRefuse(services.limits, [['battleInMinute', viewer.id]], 'Too many tries. Please wait a moment.');
  const { friendId, classId } = await whoIsAsked(services, player, input);
  if (open) await cancelWaiting(services.db, open.battleId, viewer.id, now);
  const battle = {
    id: newId(),
    userId: viewer.id,
    kind: 'FRIENDLY' as const,
    courseId: course.id,
    scope: friendId === null ? ('CLASS' as const) : ('FRIENDS' as const),
    classId,
    challengeCode: newInvitingCode(codeLength),
    invitedId: friendId,
    ...ratingOf(player, course.id, now),
    now,
  };
  if (!(await insertWaiting(services.db, battle))) throw alreadyPlaying();
  if (friendId !== null)
    await tellFriend(services, viewer, { friendId, code: battle.challengeCode, course: course.name });
  return getBattle(services, viewer, battle.id);
}

async function whoIsAsked(
  { db }: Services,
  { viewer, facts }: Player,
  { friendId, classId }: ChallengeInput,
): Promise<{ friendId: string | null; classId: string | null }> {
  if (friendId !== null) {
    if (!isUuid(friendId) || !(await areFriends(db, viewer.id, friendId))) {
      throw new AppError('NOT_FOUND', 'Choose one of your friends. Friends follow each other.');
    }
    return { friendId, classId: null };
  }
  if (classId === null) throw new AppError('BAD_INPUT', 'Choose a friend or a class to challenge.');
  if (!facts.classes.some(({ id }) => id === classId)) throw new AppError('NOT_FOUND', 'Choose one of your classes.');
  return { friendId: null, classId };
}

async function tellFriend(
  services: Services,
  viewer: Viewer,
  { friendId, code, course }: { friendId: string; code: string; course: string },
): Promise<void> {
  const data = { name: firstNameOf(viewer.account.nickname), course, code };
  const at = services.clock.now();
  const told = await services.db
    .transaction()
    .execute((trx) => notify(trx, 'BATTLE_CHALLENGE', friendId, { data, at, about: viewer.id }));
  await wake(services, told);
}

/**
 * Takes a challenge: the match begins. The one who made it sees where it stands instead.
 *
 * @throws AppError NOT_FOUND (nobody waits with this code for the viewer), CONFLICT (a match runs, or the challenger has
 *   gone), FORBIDDEN, RATE_LIMITED
 */
export async function acceptBattleChallenge(services: Services, viewer: Viewer, code: string): Promise<Battle> {
  const wait = await services.limits.blockedSeconds('wrongChallengeCode', viewer.id);
  if (wait > 0) throw new AppError('RATE_LIMITED', 'Too many codes. Please wait a bit.', { retryAfterSeconds: wait });
  const player = await findPlayer(services, viewer, null);
  const now = services.clock.now();
  requireMayPlay(player, now);
  const known = code.trim().toUpperCase().slice(0, 40).replaceAll('\u0000', '');
  const taken = await services.db.transaction().execute(async (trx) => {
    const challenge = await lockChallenge(trx, known, viewer.id);
    if (!challenge) return null;
    const { battleId, courseId, challengerId, rating, seenAt } = challenge;
    if (challengerId === viewer.id) return { battleId, told: [] };
    if (now.getTime() - seenAt.getTime() > presentMs) {
      throw new AppError('CONFLICT', 'The person who challenged you isn’t online right now.');
    }
    if (!(await freeFromWaiting(trx, viewer.id, now))) throw alreadyPlaying();
    const own = ratingOf(player, courseId, now);
    const isSeated = await unlessSeated(() => seatSecond(trx, battleId, { userId: viewer.id, ...own, now }));
    if (!isSeated) throw alreadyPlaying();
    const begun = await beginMatch(trx, services, {
      battleId,
      courseId,
      mean: (rating.rating + own.rating.rating) / 2,
      players: [challengerId, viewer.id],
      secondFrom: null,
      now,
    });
    if (!begun) throw new AppError('CONFLICT', 'This course doesn’t have enough questions for battles yet.');
    return { battleId, told: [challengerId, viewer.id] };
  });
  if (taken === null) {
    await services.limits.count('wrongChallengeCode', viewer.id);
    throw new AppError('NOT_FOUND', 'That code doesn’t match a challenge. Check it with the other player.');
  }
  await Promise.all(taken.told.map((userId) => services.userEventSignal.notify(userId)));
  return getBattle(services, viewer, taken.battleId);
}

export const alreadyPlaying = (): AppError =>
  new AppError('CONFLICT', 'You’re already in a battle. Finish or leave it first.');
