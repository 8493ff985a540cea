import { firstNameOf } from '../../../rules/classes';
import { isUuid } from '../../../rules/path-patterns';
import { practiceGift } from '../../../rules/practice-gift';
import { pictureOf } from '../../../rules/shop/wear';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { localDay } from '../../platform/local-day';
import { badField } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type Course, findCourse, practisableTopicsOf, type Topic, topicOrOther } from '../catalogue/index';
import { notify } from '../notifications/index';
import { countPractice, createPractice } from '../practice/index';
import { coinBalanceJson, spend } from '../rewards/index';
import {
  endWaiting,
  findGiftFriend,
  findPracticeGift,
  findPracticeGifts,
  insertPracticeGift,
  lockGiver,
} from './practice-gifts.repo';

/** A set that somebody gave and that waits for an answer. */
export interface WaitingGift {
  id: string;
  firstName: string;
  courseName: string;
  topicName: string;
  questionCount: number;
}

export interface PracticeGifts {
  coins: number;
  /** Whom a set can be given to, by the code that others follow them by. */
  givable: { code: string; firstName: string; avatar: string | null }[];
  waiting: WaitingGift[];
}

/** Friends and classmates whom the viewer may give a set to, and sets that wait for the viewer. */
export async function readPracticeGifts({ db }: Services, viewer: Viewer): Promise<PracticeGifts> {
  const row = await findPracticeGifts(db, viewer.id, coinBalanceJson(viewer.id));
  return {
    coins: row?.coins ?? 0,
    givable: (row?.givable ?? []).map(({ code, nickname, worn }) => ({
      code,
      firstName: firstNameOf(nickname),
      avatar: pictureOf(worn),
    })),
    waiting: (row?.waiting ?? []).map((gift) => ({
      id: gift.id,
      firstName: firstNameOf(gift.nickname),
      courseName: findCourse(gift.course_id)?.name ?? '',
      topicName: topicOrOther(gift.topic_id).name,
      questionCount: gift.question_count,
    })),
  };
}

export interface GiftChoice {
  firstName: string;
  /** Courses that both have, with the topics that have questions. */
  courses: { course: Course; topics: readonly Topic[] }[];
}

/** What the viewer can choose for a friend. NOT_FOUND for everybody whom they may give nothing to. */
export async function readGiftChoice({ db }: Services, viewer: Viewer, code: string): Promise<GiftChoice> {
  const friend = await findGiftFriend(db, viewer.id, code);
  if (!friend) throw friendNotFound();
  return { firstName: firstNameOf(friend.nickname), courses: coursesOf(friend.course_ids) };
}

interface GiftInput {
  code: string;
  topicId: string;
  questionCount: number;
  creationKey: string;
}

/**
 * Gives a friend a set for 20 coins, at most three a day; the friend is told. The same form gives once.
 *
 * @throws AppError FORBIDDEN, NOT_FOUND, BAD_INPUT with the field, UNPROCESSABLE (too few coins), CONFLICT (three today)
 */
export async function givePracticeSet(
  services: Services,
  viewer: Viewer,
  { code, topicId, questionCount, creationKey }: GiftInput,
): Promise<void> {
  if (!viewer.roles.includes('STUDENT')) throw new AppError('FORBIDDEN', 'Only students can give practice sets.');
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  const { fewestQuestions, mostQuestions, mostADay, price } = practiceGift;
  if (!Number.isInteger(questionCount) || questionCount < fewestQuestions || questionCount > mostQuestions) {
    throw badField('questionCount', `Choose ${fewestQuestions} to ${mostQuestions} questions.`);
  }
  const { db, clock, userEventSignal } = services;
  const now = clock.now();
  const day = localDay(now, viewer.timeZone);
  const toId = await db.transaction().execute(async (trx) => {
    const friend = await findGiftFriend(trx, viewer.id, code);
    if (!friend) throw friendNotFound();
    const { made, today } = await lockGiver(trx, { fromId: viewer.id, toId: friend.id, day, creationKey });
    if (made) return null;
    const chosen = coursesOf(friend.course_ids).find(({ topics }) => topics.some(({ id }) => id === topicId));
    if (chosen === undefined) throw badField('topic', 'Choose a topic from the list.');
    const firstName = firstNameOf(friend.nickname);
    if (today >= mostADay) {
      throw new AppError(
        'CONFLICT',
        `You’ve given ${firstName} ${mostADay} practice sets today. You can give more tomorrow.`,
      );
    }
    const id = newId();
    await insertPracticeGift(trx, {
      id,
      from_id: viewer.id,
      to_id: friend.id,
      course_id: chosen.course.id,
      topic_id: topicId,
      question_count: questionCount,
      state: 'WAITING',
      creation_key: creationKey,
      day,
      created_at: now,
    });
    const movement = {
      studentId: viewer.id,
      amount: price,
      reason: `A practice set for ${firstName}`,
      idempotencyKey: `gift:${id}`,
    };
    if (!(await spend(trx, movement))) throw new AppError('UNPROCESSABLE', `You need ${price} MarsCoins for this.`);
    const data = {
      name: firstNameOf(viewer.account.nickname),
      questions: questionCount,
      topic: topicOrOther(topicId).name,
    };
    await notify(trx, 'SET_GIVEN', friend.id, { data, at: now, about: viewer.id });
    return friend.id;
  });
  if (toId !== null) await userEventSignal.notify(toId);
}

/**
 * Begins a set that was given to the viewer and returns its practice; begun once more, it is the same one.
 *
 * @throws AppError NOT_FOUND, and what making a practice throws: the set still waits then
 */
export async function beginPracticeGift(services: Services, viewer: Viewer, id: string): Promise<string> {
  const gift = isUuid(id) ? await findPracticeGift(services.db, viewer.id, id) : undefined;
  if (!gift) throw giftNotFound();
  await countPractice(services, viewer);
  const { row } = await createPractice(services, viewer, {
    courseId: gift.course_id,
    mode: 'CASUAL',
    topicIds: [gift.topic_id],
    questionCount: gift.question_count,
    idempotencyKey: `gift:${gift.id}`,
  });
  await endWaiting(services.db, viewer.id, id, 'BEGUN');
  return row.id;
}

/** Declines a set; whoever gave it is not told. NOT_FOUND where none waits. */
export async function declinePracticeGift({ db }: Services, viewer: Viewer, id: string): Promise<void> {
  if (!isUuid(id) || !(await endWaiting(db, viewer.id, id, 'DECLINED'))) throw giftNotFound();
}

function coursesOf(courseIds: readonly string[]): GiftChoice['courses'] {
  return courseIds.flatMap((courseId) => {
    const course = findCourse(courseId);
    const topics = course === undefined ? [] : practisableTopicsOf(course);
    return course === undefined || topics.length === 0 ? [] : [{ course, topics }];
  });
}

/** Nicknames and topics hold no angle brackets; an ampersand they may. */

const friendNotFound = () =>
  new AppError(
    'NOT_FOUND',
    'We couldn’t find that friend. You can give practice sets to friends who follow you back, and to classmates who let others follow them.',
  );
const giftNotFound = () => new AppError('NOT_FOUND', 'This practice set isn’t available any more.');
