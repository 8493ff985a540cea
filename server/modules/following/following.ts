import { firstNameOf } from '../../../rules/classes';
import { seenByOthers } from '../../../rules/shop/wear';
import { AppError } from '../../platform/app-error';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import { dayAfter, localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { lockPerson, newInvitingCode } from '../identity/index';
import { notify } from '../notifications/index';
import {
  countFollowed,
  deleteFollow,
  endFollowers,
  findByFollowCode,
  findFollowing,
  giveFollowCode,
  insertCheer,
  insertFollow,
} from './following.repo';

/** Somebody as others see them. */
export interface FollowPerson {
  firstName: string;
  /** What their picture wears; null for people without one. */
  avatar: string | null;
}

export interface FollowablePerson extends FollowPerson {
  code: string;
}

export interface FollowedPerson extends FollowablePerson {
  /** Questions of the last seven days. */
  answeredThisWeek: number;
  cheeredToday: boolean;
}

export interface Following {
  /** What others follow the viewer by; null while nobody may. */
  code: string | null;
  followed: FollowedPerson[];
  followers: FollowPerson[];
  /** Classmates who may be followed and are not yet. */
  classmates: FollowablePerson[];
}

const mostFollowed = 100;
/** Short enough to be typed; guesses are counted. */
const followCodeLength = 8;

/** Whom the viewer follows, who follows them, and which classmates they could follow. */
export async function readFollowing({ db, clock }: Services, viewer: Viewer): Promise<Following> {
  const today = localDay(clock.now(), viewer.timeZone);
  const row = await findFollowing(db, viewer.id, { today, weekDay: dayAfter(today, -6) });
  return {
    code: row?.code ?? null,
    followed: (row?.followed ?? []).map(({ code, answered, cheered, ...person }) => ({
      ...face(person),
      code,
      answeredThisWeek: answered,
      cheeredToday: cheered,
    })),
    followers: (row?.followers ?? []).map(face),
    classmates: (row?.classmates ?? []).map(({ code, ...person }) => ({ ...face(person), code })),
  };
}

/** Lets others follow the viewer by a code, or nobody: then everybody who followed does so no longer. Students only. */
export async function setFollowable({ db }: Services, { viewer, on }: { viewer: Viewer; on: boolean }): Promise<void> {
  requireStudent(viewer);
  if (on) await giveFollowCode(db, viewer.id, newInvitingCode(followCodeLength));
  else await db.transaction().execute((trx) => endFollowers(trx, viewer.id));
}

/**
 * Follows whoever has the code, who is told once; one that is followed already is no error. NOT_FOUND for a code of
 * nobody, UNPROCESSABLE for the own one and past a hundred people, RATE_LIMITED after twenty wrong codes.
 */
export async function follow(services: Services, { viewer, code }: { viewer: Viewer; code: string }): Promise<void> {
  requireStudent(viewer);
  const { db, clock, limits, userEventSignal } = services;
  const wait = await limits.blockedSeconds('wrongFollowCode', viewer.id);
  if (wait > 0)
    throw new AppError('RATE_LIMITED', 'That was a lot of codes. Please wait a bit.', { retryAfterSeconds: wait });
  const followedId = await findByFollowCode(db, code.trim().toUpperCase());
  if (followedId === null) {
    await takeOrRefuse(limits, [['wrongFollowCode', viewer.id]], 'That was a lot of codes. Please wait a bit.');
    throw new AppError('NOT_FOUND', 'That code doesn’t work. Ask your friend for it again.');
  }
  if (followedId === viewer.id) throw new AppError('UNPROCESSABLE', 'That’s your own code.');
  const now = clock.now();
  const isNew = await db.transaction().execute(async (trx) => {
    // Counted under the person's lock: two at once cannot pass the limit together.
    await lockPerson(trx, viewer.id);
    if ((await countFollowed(trx, viewer.id)) >= mostFollowed) {
      throw new AppError('UNPROCESSABLE', `You already follow ${mostFollowed} people. Unfollow someone first.`);
    }
    if (!(await insertFollow(trx, viewer.id, followedId, now))) return false;
    await notify(trx, 'FOLLOWED_YOU', followedId, { data: nameOf(viewer), at: now, about: viewer.id });
    return true;
  });
  if (isNew) await userEventSignal.notify(followedId);
}

/** Follows somebody no longer; nobody is told. NOT_FOUND for somebody who is not followed. */
export async function unfollow({ db }: Services, { viewer, code }: { viewer: Viewer; code: string }): Promise<void> {
  const followedId = await findByFollowCode(db, code);
  if (followedId === null || !(await deleteFollow(db, viewer.id, followedId))) throw notFollowed();
}

/** Cheers somebody whom the viewer follows, once a day; a second time does nothing. NOT_FOUND for somebody else. */
export async function cheer(services: Services, { viewer, code }: { viewer: Viewer; code: string }): Promise<void> {
  const { db, clock, userEventSignal } = services;
  const { followed } = await readFollowing(services, viewer);
  const followedId = followed.some((person) => person.code === code) ? await findByFollowCode(db, code) : null;
  if (followedId === null) throw notFollowed();
  const now = clock.now();
  const isNew = await db.transaction().execute(async (trx) => {
    if (!(await insertCheer(trx, viewer.id, followedId, localDay(now, viewer.timeZone)))) return false;
    await notify(trx, 'CHEER_RECEIVED', followedId, { data: nameOf(viewer), at: now, about: viewer.id });
    return true;
  });
  if (isNew) await userEventSignal.notify(followedId);
}

const notFollowed = () => new AppError('NOT_FOUND', 'You don’t follow anyone with this code.');

function face({ nickname, worn }: { nickname: string; worn: string | null }): FollowPerson {
  return { firstName: firstNameOf(nickname), avatar: seenByOthers(worn) };
}

/** Nicknames hold no angle brackets; an ampersand they may. */
const nameOf = ({ account }: Viewer) => ({ name: firstNameOf(account.nickname) });

function requireStudent(viewer: Viewer): void {
  if (!viewer.roles.includes('STUDENT')) throw new AppError('FORBIDDEN', 'Only students can follow each other.');
}
