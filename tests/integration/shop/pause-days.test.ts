import { afterAll, beforeAll, expect, it } from 'vitest';
import { getHome } from '../../../server/modules/home';
import { tellHeld } from '../../../server/modules/notifications/tell-held';
import { earn } from '../../../server/modules/rewards';
import { readShop } from '../../../server/modules/shop';
import { getLearningActivity } from '../../../server/modules/statistics';
import { buyPauseDay, settlePauses } from '../../../server/modules/streaks';
import { dayAfter, localDay } from '../../../server/platform/local-day';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  toDaytime(backend.clock);
});
afterAll(() => backend.stop());

const today = ({ viewer }: Person) => localDay(backend.clock.now(), viewer.timeZone);

async function richStudent(coins: number): Promise<Person> {
  const student = await makePerson(backend.services);
  const gift = { studentId: student.id, amount: coins, reason: 'Practice set finished', idempotencyKey: 'a gift' };
  await backend.services.db.transaction().execute((trx) => earn(trx, gift));
  return student;
}

/** As if something had been answered today. */
async function practise(student: Person): Promise<void> {
  const row = { student_id: student.id, day: today(student), answered: 4, coins: 0 };
  await backend.services.db.insertInto('activity_days').values(row).execute();
}

const buy = ({ token }: Person) => backend.ask('mutation M { buyPauseDay }', { token });
const homeOf = ({ viewer }: Person) => getHome(backend.services, viewer);
const shopOf = ({ viewer }: Person) => readShop(backend.services, viewer, 'desktop');
const notices = ({ id }: Person) =>
  backend.services.db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', id)
    .where('second_level_type', '=', 'STREAK_KEPT')
    .execute();

it('sells two pause days and no third, and none without the coins', async () => {
  const student = await richStudent(100);
  expect((await buy(student)).status).toBe(200);
  expect((await buy(student)).status).toBe(200);
  const third = await buy(student);
  expect(third.status).toBe(409);
  expect(third.errors[0]?.message).toContain('You have 2 pause days');
  expect(await shopOf(student)).toMatchObject({ coins: 20, pausesHeld: 2 });
  const poor = await richStudent(39);
  const refused = await buy(poor);
  expect(refused.status).toBe(422);
  expect(refused.errors[0]?.message).toContain('You need 40 MarsCoins');
  expect(await shopOf(poor)).toMatchObject({ coins: 39, pausesHeld: 0 });
});

it.each([
  [40, 1],
  [500, 2],
])('of 50 purchases at once with %i coins, %i pause days are sold', async (coins, sold) => {
  const student = await richStudent(coins);
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => buyPauseDay(backend.services, student.viewer)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(sold);
  expect(await shopOf(student)).toMatchObject({ coins: coins - sold * 40, pausesHeld: sold });
});

it('keeps a streak over a missed day, the same at home, in statistics and in the shop, before and after it is noted', async () => {
  const student = await richStudent(80);
  await practise(student);
  backend.clock.advance({ days: 1 });
  await practise(student);
  await buy(student);
  await buy(student);
  backend.clock.advance({ days: 1 });
  const missed = today(student);
  // The day is not over: nothing is used yet.
  expect(await homeOf(student)).toMatchObject({ streakDays: 2, pausesHeld: 2 });
  backend.clock.advance({ days: 1 });
  const look = async () => {
    const [home, shop, activity] = await Promise.all([
      homeOf(student),
      shopOf(student),
      getLearningActivity(backend.services, student.viewer, { courseId: 'year-6', range: 'DAYS_28' }),
    ]);
    return {
      home: [home.streakDays, home.pausesHeld],
      shop: shop.pausesHeld,
      statistics: activity?.streakDays,
      paused: activity?.periods.filter(({ pauses }) => pauses > 0).map(({ start }) => start),
    };
  };
  const kept = { home: [2, 1], shop: 1, statistics: 2, paused: [missed] };
  expect(await look()).toEqual(kept);
  await Promise.all([settlePauses(backend.services), settlePauses(backend.services), settlePauses(backend.services)]);
  expect(await look()).toEqual(kept);
  expect(await notices(student)).toHaveLength(1);
  // A place is free again, and then two days in a row are bridged.
  const gift = { studentId: student.id, amount: 40, reason: 'Practice set finished', idempotencyKey: 'another gift' };
  await backend.services.db.transaction().execute((trx) => earn(trx, gift));
  expect((await buy(student)).status).toBe(200);
  await practise(student);
  backend.clock.advance({ days: 3 });
  expect((await homeOf(student)).streakDays).toBe(3);
  backend.clock.advance({ days: 1 });
  expect(await homeOf(student)).toMatchObject({ streakDays: 0, pausesHeld: 0 });
  await settlePauses(backend.services);
  // It is over: there is nothing to praise.
  expect(await notices(student)).toHaveLength(1);
});

it('who sleeps hears in the morning that the streak was kept', async () => {
  const student = await richStudent(40);
  await practise(student);
  await buy(student);
  toDaytime(backend.clock, 0);
  backend.clock.advance({ days: 1 });
  await settlePauses(backend.services);
  await tellHeld(backend.services);
  expect(await notices(student)).toEqual([]);
  toDaytime(backend.clock, 8);
  await tellHeld(backend.services);
  expect(await notices(student)).toHaveLength(1);
  toDaytime(backend.clock);
});

it('shows the pause in the week of home', async () => {
  const student = await richStudent(40);
  // On a Tuesday, so that all of it is in one week.
  while (new Date(`${today(student)}T00:00:00Z`).getUTCDay() !== 2) backend.clock.advance({ days: 1 });
  await practise(student);
  await buy(student);
  backend.clock.advance({ days: 2 });
  const { week } = await homeOf(student);
  expect(week.filter(({ paused }) => paused).map(({ date }) => date)).toEqual([dayAfter(today(student), -1)]);
  expect(week.filter(({ answered }) => answered > 0)).toHaveLength(1);
});
