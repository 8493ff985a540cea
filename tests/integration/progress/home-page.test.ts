import { print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HomePage } from '../../../app/graphql/home/home-page';
import { makeInstance } from '../../../maths/templates';
import { tierName } from '../../../rules/battle/tiers';
import { chooseCourses, templatesOf } from '../../../server/modules/catalogue';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { casual, fractions } from '../practice/student';
import { integers } from '../statistics/history';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

interface Home {
  cover: unknown;
  myCourses: { course: { id: string; rankName: string | null }; nextTopic: { id: string } | null }[];
}

/** What /home asks for. */
async function homeOf({ token }: Person): Promise<Home> {
  const { data } = await backend.ask(print(HomePage), { token });
  return data.home as Home;
}

/** The drawings that questions of a topic may have, as the page gets them. */
const drawingsOf = (topicId: string): unknown[] =>
  templatesOf([topicId])
    .map((template) => makeInstance(template, 'public:cover').figure)
    .filter((figure) => figure !== null)
    .map((figure) => JSON.parse(JSON.stringify(figure)));

it('shows a drawing of the topic to go on with: of what comes next, and of the practice that is open', async () => {
  const student = await makePerson(backend.services);
  expect((await homeOf(student)).cover).toBeNull();
  await chooseCourses(backend.services, student.viewer, ['year-6']);
  const first = await homeOf(student);
  const next = first.myCourses[0]?.nextTopic?.id ?? '';
  expect(first.cover).toEqual(drawingsOf(next)[0] ?? null);
  for (const topicId of [integers, fractions]) {
    await casual(backend.services, student.viewer, { topicIds: [topicId] });
    const { cover } = await homeOf(student);
    expect(drawingsOf(topicId)).toContainEqual(cover);
  }
  expect(drawingsOf(integers)).not.toContainEqual(drawingsOf(fractions)[0]);
});

it('shows the tier in battles beside its course alone, and not before the tenth or where it is switched off', async () => {
  const student = await makePerson(backend.services);
  await chooseCourses(backend.services, student.viewer, ['year-6', 'year-7']);
  const { db } = backend.services;
  const stand = (standing: { tier: number; games: number; provisional: boolean }) =>
    db
      .insertInto('battle_ratings')
      .values({
        user_id: student.id,
        course_id: 'year-6',
        rating: 1500,
        deviation: 60,
        volatility: 0.06,
        season: '2026-T3',
        rated_at: backend.clock.now(),
        ...standing,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doUpdateSet(standing))
      .execute();
  const ranks = async () =>
    Object.fromEntries((await homeOf(student)).myCourses.map(({ course: { id, rankName } }) => [id, rankName]));
  await stand({ tier: 5, games: 9, provisional: true });
  expect(await ranks()).toEqual({ 'year-6': null, 'year-7': null });
  await stand({ tier: 5, games: 10, provisional: false });
  expect(await ranks()).toEqual({ 'year-6': tierName(5), 'year-7': null });
  await stand({ tier: 6, games: 11, provisional: false });
  expect(await ranks()).toEqual({ 'year-6': tierName(6), 'year-7': null });
  const off = await backend.ask('mutation M { setBattleSettings(showRank: false) { showRank } }', student);
  expect(off.data).toEqual({ setBattleSettings: { showRank: false } });
  expect(await ranks()).toEqual({ 'year-6': null, 'year-7': null });
});
