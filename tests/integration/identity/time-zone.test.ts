import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeTimeZone, changeYearLevel, findViewer, openSession } from '../../../server/modules/identity';
import { grantOnceADay } from '../../../server/modules/practice';
import { localDay } from '../../../server/platform/local-day';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const [sydney, perth, auckland] = ['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland'];

/** The person as the next request finds them. */
async function now({ token }: Person): Promise<Viewer> {
  const viewer = await findViewer(backend.services, token);
  if (viewer === null) throw new Error('The session is not there.');
  return viewer;
}

const move = async (person: Person, timeZone: string) =>
  changeTimeZone(backend.services, { viewer: await now(person), timeZone });

it('takes any zone that has a clock, and says so where there is none', async () => {
  const person = await makePerson(backend.services);
  toDaytime(backend.clock, 12);
  const send = (timeZone: string) =>
    backend.ask('mutation M($timeZone: String!) { changeTimeZone(timeZone: $timeZone) }', {
      token: person.token,
      variables: { timeZone },
    });
  for (const wrong of ['Mars/Olympus', '+10:00', '', "'; drop table users", 'x'.repeat(5000)]) {
    const { status, errors } = await send(wrong);
    expect([status, errors[0]?.message]).toEqual([422, 'Choose a time zone from the list.']);
    expect(errors[0]?.extensions.details).toEqual({ field: 'timeZone' });
  }
  expect((await now(person)).timeZone).toBe(sydney);
  // What a browser says that hides its place.
  expect((await send('UTC')).data).toEqual({ changeTimeZone: 'UTC' });
  expect((await send(auckland)).data).toEqual({ changeTimeZone: auckland });
  expect((await now(person)).timeZone).toBe(auckland);
});

it('is set right at once, and no day is lived twice for it', async () => {
  const { services, clock } = backend;
  const person = await makePerson(services);
  toDaytime(clock, 23);
  const collect = async () => {
    const viewer = await now(person);
    await services.db.transaction().execute((trx) => grantOnceADay(trx, viewer, 'QUEST_OF_DAY', clock.now()));
    return localDay(clock.now(), viewer.timeZone);
  };
  const shown = async () => (await now(person)).account.timeZone;
  const today = await collect();
  await move(person, auckland);
  const tomorrow = await collect();
  expect(tomorrow > today).toBe(true);
  // A slip is set right at once; days go on by the zone that is ahead until its day begins here as well.
  await move(person, sydney);
  expect([await shown(), await collect()]).toEqual([sydney, tomorrow]);
  await move(person, perth);
  expect([await shown(), await collect()]).toEqual([perth, tomorrow]);
  clock.advance({ hours: 1 });
  expect(await collect()).toBe(tomorrow);
  clock.advance({ hours: 2 });
  expect(await now(person)).toMatchObject({ timeZone: perth, account: { timeZone: perth } });
  expect(await collect()).toBe(tomorrow);
  // Taps that cross each other end on the same day.
  await Promise.allSettled([perth, auckland, perth, sydney].map((zone) => move(person, zone)));
  expect(await collect()).toBe(tomorrow);
  const coins = services.db.selectFrom('coin_entries').select('id').where('student_id', '=', person.id);
  expect(await coins.execute()).toHaveLength(2);
});

it('saves no streak by going west after midnight, in answers, battles or sums by day', async () => {
  const { services, clock } = backend;
  const person = await makePerson(services);
  toDaytime(clock, 0);
  const today = localDay(clock.now(), sydney);
  await move(person, perth);
  const viewer = await now(person);
  expect([viewer.account.timeZone, localDay(clock.now(), viewer.timeZone)]).toEqual([perth, today]);
  const { rows } = await sql<{ day: string }>`
    select local_day_of(${person.id}, ${clock.now()})::text as day`.execute(services.db);
  expect(rows[0]?.day).toBe(today);
});

it('is refused only where the clock is more than a day behind', async () => {
  const { services, clock } = backend;
  const person = await makePerson(services);
  // Half past midnight on the easternmost island: still two days earlier on the westernmost.
  const kiritimati = 'Pacific/Kiritimati';
  await move(person, kiritimati);
  while (
    Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: kiritimati, hour: '2-digit', hourCycle: 'h23' }).format(clock.now()),
    ) !== 0
  )
    clock.advance({ minutes: 20 });
  await expect(move(person, 'Pacific/Pago_Pago')).rejects.toMatchObject({ code: 'CONFLICT' });
  await move(person, sydney);
  expect((await now(person)).account.timeZone).toBe(sydney);
});

it('gives no second change of the year level in a month', async () => {
  const { services, clock } = backend;
  const isFirst = () => localDay(clock.now(), sydney).endsWith('-01');
  while (isFirst()) clock.advance({ hours: 1 });
  while (!isFirst()) clock.advance({ hours: 1 });
  clock.advance({ hours: 1 });
  const person = await makePerson(services);
  const change = async (yearLevel: number) => changeYearLevel(services, { viewer: await now(person), yearLevel });
  await change(8);
  // Where it is still last month, the change would seem to have been one of last month.
  clock.advance({ hours: 5 });
  await move(person, perth);
  await expect(change(9)).rejects.toMatchObject({ code: 'CONFLICT' });
  clock.advance({ days: 32 });
  const later = await openSession(services.db, person.id, clock.now());
  const viewer = await now({ ...person, token: later.token });
  await expect(changeYearLevel(services, { viewer, yearLevel: 9 })).resolves.toBe(9);
});
