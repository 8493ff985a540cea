import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseCourses } from '../../../server/modules/catalogue';
import { follow, readFollowing, setFollowable } from '../../../server/modules/following';
import {
  beginPracticeGift,
  declinePracticeGift,
  givePracticeSet,
  readGiftChoice,
  readPracticeGifts,
} from '../../../server/modules/practice-gifts';
import { earn } from '../../../server/modules/rewards';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { ledgerOf } from '../rewards/class-things';
import { makeSchool } from '../tasks/school';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const topicId = '86-add-and-subtract-unlike-fractions';
const codeOf = async ({ viewer }: Person) => (await readFollowing(backend.services, viewer)).code ?? '';
const opens = ({ viewer }: Person) => setFollowable(backend.services, { viewer, on: true });
const followsAsThey = async (one: Person, other: Person) =>
  follow(backend.services, { viewer: one.viewer, code: await codeOf(other) });
const earned = ({ id: studentId }: Person, amount: number) =>
  backend.services.db
    .transaction()
    .execute((trx) => earn(trx, { studentId, amount, reason: 'Practice set finished', idempotencyKey: newId() }));
const give = async (from: Person, to: Person, more: { questionCount?: number; topicId?: string; key?: string } = {}) =>
  givePracticeSet(backend.services, from.viewer, {
    code: await codeOf(to),
    topicId: more.topicId ?? topicId,
    questionCount: more.questionCount ?? 5,
    creationKey: more.key ?? newId(),
  });
const giftsOf = ({ viewer }: Person) => readPracticeGifts(backend.services, viewer);
const noticesOf = ({ id }: Person) =>
  backend.services.db
    .selectFrom('notifications')
    .select(['message', 'about_id'])
    .where('user_id', '=', id)
    .where('second_level_type', '=', 'SET_GIVEN')
    .execute();

/** Two friends who follow each other and have the course of Year 6 both; the first has coins. */
async function friends(coins = 200): Promise<[Person, Person]> {
  const { services } = backend;
  const [mia, ben] = [
    await makePerson(services, { nickname: 'Mia Okafor' }),
    await makePerson(services, { nickname: 'Ben Li' }),
  ];
  for (const each of [mia, ben]) {
    await opens(each);
    await chooseCourses(services, each.viewer, ['year-6']);
  }
  await followsAsThey(mia, ben);
  await followsAsThey(ben, mia);
  await earned(mia, coins);
  return [mia, ben];
}

it('costs 20 coins once a form; the friend is told and begins it with one click', async () => {
  const [mia, ben] = await friends();
  const key = newId();
  await Promise.all(Array.from({ length: 10 }, () => give(mia, ben, { key })));
  expect((await ledgerOf(backend, mia)).entries.at(-1)).toEqual({ amount: -20, reason: 'A practice set for Ben' });
  expect((await ledgerOf(backend, mia)).balance).toBe(180);
  expect(await noticesOf(ben)).toHaveLength(1);
  expect((await noticesOf(ben))[0]?.message).not.toContain('Okafor');
  // It names the giver, so it goes with the giver's account.
  expect((await noticesOf(ben))[0]?.about_id).toBe(mia.id);
  const [gift, ...others] = (await giftsOf(ben)).waiting;
  expect(others).toEqual([]);
  expect(gift).toMatchObject({ firstName: 'Mia', questionCount: 5 });
  const begun = await Promise.all([1, 2, 3].map(() => beginPracticeGift(backend.services, ben.viewer, gift?.id ?? '')));
  expect(new Set(begun).size).toBe(1);
  const questions = await backend.services.db
    .selectFrom('practice_questions')
    .select('topic_id')
    .where('practice_id', '=', begun[0] ?? '')
    .execute();
  expect(questions).toEqual(Array.from({ length: 5 }, () => ({ topic_id: topicId })));
  expect((await giftsOf(ben)).waiting).toEqual([]);
  await expect(declinePracticeGift(backend.services, ben.viewer, gift?.id ?? '')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('can be declined, which gives nothing back, and is nobody else’s to begin', async () => {
  const [mia, ben] = await friends();
  await give(mia, ben);
  const id = (await giftsOf(ben)).waiting[0]?.id ?? '';
  await expect(beginPracticeGift(backend.services, mia.viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await declinePracticeGift(backend.services, ben.viewer, id);
  await expect(beginPracticeGift(backend.services, ben.viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await ledgerOf(backend, mia)).balance).toBe(180);
});

it('comes at most three times a day from one person to the same other', async () => {
  const [mia, ben] = await friends();
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => give(mia, ben)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await noticesOf(ben)).toHaveLength(3);
  expect((await ledgerOf(backend, mia)).balance).toBe(140);
  backend.clock.advance({ days: 1 });
  await give(mia, ben);
  expect((await ledgerOf(backend, mia)).balance).toBe(120);
});

it('needs the coins, a topic that both have, and 5 to 10 questions; what is refused costs nothing', async () => {
  const [mia, ben] = await friends(19);
  await expect(give(mia, ben)).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
  await earned(mia, 100);
  for (const wrong of [{ questionCount: 4 }, { questionCount: 11 }, { topicId: 'none' }]) {
    await expect(give(mia, ben, wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  }
  expect((await ledgerOf(backend, mia)).balance).toBe(119);
  expect((await giftsOf(ben)).waiting).toEqual([]);
  const { firstName, courses } = await readGiftChoice(backend.services, mia.viewer, await codeOf(ben));
  expect(firstName).toBe('Ben');
  expect(courses.map(({ course }) => course.id)).toEqual(['year-6']);
});

it('is private by default: classmates who let nobody follow them, and strangers, cannot be given anything', async () => {
  const school = await makeSchool(backend, 3);
  const [mia, ben, zoe] = school.students as [Person, Person, Person];
  await earned(mia, 100);
  expect((await giftsOf(mia)).givable).toEqual([]);
  await opens(ben);
  const code = await codeOf(ben);
  expect(await giftsOf(mia)).toMatchObject({ givable: [{ code, firstName: 'Ava' }] });
  await give(mia, ben);
  expect((await giftsOf(ben)).waiting).toHaveLength(1);
  // The other direction: Mia lets nobody follow her, and Zoe neither.
  expect((await giftsOf(ben)).givable).toEqual([]);
  await expect(give(mia, zoe)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const stranger = await makePerson(backend.services);
  await expect(readGiftChoice(backend.services, stranger.viewer, code)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // Following alone is not enough: the friend follows back.
  await follow(backend.services, { viewer: stranger.viewer, code });
  await expect(readGiftChoice(backend.services, stranger.viewer, code)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const block = { user_id: ben.id, blocked_id: mia.id, created_at: backend.clock.now() };
  await backend.services.db.insertInto('battle_blocks').values(block).execute();
  await expect(give(mia, ben)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await giftsOf(mia)).givable).toEqual([]);
});
