import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  acceptTerms,
  findViewer,
  isUnder13,
  setGoal,
  setStudyHour,
  setTeaching,
  skipOwnStep,
} from '../../../server/modules/identity';
import { readQuest } from '../../../server/modules/shop';
import { remindToStudy } from '../../../server/modules/study-reminders';
import { localDay } from '../../../server/platform/local-day';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const stepsOf = async (token: string) => {
  const { data } = await backend.ask('query Q { profile { openSteps goal minutesADay studyHour } }', { token });
  return data.profile;
};
const noticesOf = async ({ id }: { id: string }) => {
  const rows = await backend.services.db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', id)
    .where('second_level_type', '=', 'STUDY_TIME')
    .execute();
  return rows.map(({ message }) => message);
};

it('offers each step until it is answered or passed over, and keeps what was said', async () => {
  const { services } = backend;
  const { viewer, token } = await makePerson(services);
  expect(await stepsOf(token)).toMatchObject({ openSteps: ['age', 'goal', 'time', 'profile', 'invite', 'plan'] });
  await setGoal(services, { viewer, goal: 'GET_AHEAD', minutesADay: 20 });
  await skipOwnStep(services, { viewer, step: 'time' });
  await skipOwnStep(services, { viewer, step: 'time' });
  expect(await stepsOf(token)).toEqual({
    openSteps: ['age', 'profile', 'invite', 'plan'],
    goal: 'GET_AHEAD',
    minutesADay: 20,
    studyHour: null,
  });
  const now = await findViewer(services, token);
  expect((await readQuest(services, now ?? viewer)).aims[0]).toMatchObject({
    label: 'Answer 13 questions',
    needed: 13,
  });
  const wrong = [
    setGoal(services, { viewer, goal: 'WIN', minutesADay: null }),
    setGoal(services, { viewer, goal: null, minutesADay: 7 }),
    setStudyHour(services, { viewer, hour: 22 }),
  ];
  for (const refused of wrong) await expect(refused).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(skipOwnStep(services, { viewer, step: 'year' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('leads somebody who teaches through school, first class and students, each to be passed over', async () => {
  const { services, clock } = backend;
  const { token } = await makePerson(services, { role: 'TEACHER' });
  const send = (query: string) => backend.ask(query, { token });
  expect(await stepsOf(token)).toMatchObject({
    openSteps: ['school', 'subjects-years', 'first-class', 'students', 'first-task'],
  });
  await send('mutation M { skipOwnStep(step: "first-class") }');
  expect(await stepsOf(token)).toMatchObject({ openSteps: ['school', 'subjects-years', 'students', 'first-task'] });
  await send('mutation M { setSchool(name: "  Hillview   Primary ") }');
  const stored = async () => (await send('query Q { profile { schoolName openSteps } }')).data.profile;
  expect(await stored()).toEqual({
    schoolName: 'Hillview Primary',
    openSteps: ['subjects-years', 'students', 'first-task'],
  });
  for (const name of ['<b>Hillview</b>', 'x'.repeat(101), '\u200b']) {
    const { errors } = await send(`mutation M { setSchool(name: ${JSON.stringify(name)}) }`);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', details: { field: 'name' } });
  }
  expect(await stored()).toMatchObject({ schoolName: 'Hillview Primary' });
  await send('mutation M { setSchool(name: "") }');
  expect(await stored()).toMatchObject({ schoolName: null });
  // The steps of students are none of theirs.
  expect((await send('mutation M { skipOwnStep(step: "goal") }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  clock.advance({ days: 14 });
  expect(await stored()).toMatchObject({ openSteps: [] });
  clock.advance({ days: -14 });
});

it('keeps which courses somebody teaches, in teaching order, and refuses others and more than twelve', async () => {
  const { services } = backend;
  const { viewer, token } = await makePerson(services, { role: 'TEACHER' });
  const stored = async () => (await backend.ask('query Q { profile { teaches openSteps } }', { token })).data.profile;
  expect(await stored()).toMatchObject({ teaches: [], openSteps: expect.arrayContaining(['subjects-years']) });
  await setTeaching(services, { viewer, courseIds: ['hsc-advanced', 'year-9', 'year-7', 'year-9'] });
  const kept = {
    teaches: ['year-7', 'year-9', 'hsc-advanced'],
    openSteps: ['school', 'first-class', 'students', 'first-task'],
  };
  expect(await stored()).toEqual(kept);
  const thirteen = [...Array.from({ length: 10 }, (_, at) => `year-${at + 1}`), 'naplan-3', 'naplan-5', 'naplan-7'];
  for (const courseIds of [['year-99'], [''], thirteen]) {
    const refused = setTeaching(services, { viewer, courseIds });
    await expect(refused).rejects.toMatchObject({ code: 'BAD_INPUT', extra: { details: { field: 'teaches' } } });
  }
  expect(await stored()).toEqual(kept);
  await setTeaching(services, { viewer, courseIds: thirteen.slice(1) });
  expect((await stored()) as { teaches: string[] }).toMatchObject({ teaches: thirteen.slice(1) });
  await setTeaching(services, { viewer, courseIds: [] });
  expect(await stored()).toMatchObject({ teaches: [] });
});

it('puts the terms before every other step, for as long as they are not accepted', async () => {
  const { services } = backend;
  for (const role of ['STUDENT', 'TEACHER'] as const) {
    const { viewer, token } = await makePerson(services, { role, accepted: false });
    const open = async () => ((await stepsOf(token)) as { openSteps: string[] }).openSteps;
    expect((await open())[0]).toBe('terms');
    await acceptTerms(services, { viewer });
    expect(await open()).not.toContain('terms');
  }
});

it('asks for the age again a week later, three times at most, and closes what needs it meanwhile', async () => {
  const { services, clock } = backend;
  const { id, token } = await makePerson(services);
  await services.db.updateTable('users').set({ year_level: 11 }).where('id', '=', id).execute();
  const viewer = await findViewer(services, token);
  if (viewer === null) throw new Error('The session is not there.');
  expect(isUnder13(viewer, clock.now())).toBe(false);
  for (const time of [1, 2, 3]) {
    expect(await stepsOf(token)).toMatchObject({ openSteps: expect.arrayContaining(['age']) });
    // Two taps at once put it off once.
    await Promise.all([1, 2].map(() => skipOwnStep(services, { viewer, step: 'age' })));
    expect(await stepsOf(token)).not.toMatchObject({ openSteps: expect.arrayContaining(['age']) });
    const now = await findViewer(services, token);
    expect([now?.account.ageLaterCount, now && isUnder13(now, clock.now())]).toEqual([time, true]);
    clock.advance({ days: 7 });
  }
  expect(await stepsOf(token)).toMatchObject({ openSteps: [] });
});

it('reminds at the hour of the student, once a day, and not after an answer or two silent weeks', async () => {
  const { services, clock } = backend;
  toDaytime(clock, 16);
  const [silent, busy] = [await makePerson(services), await makePerson(services)];
  for (const { viewer } of [silent, busy]) await setStudyHour(services, { viewer, hour: 16 });
  await setGoal(services, { viewer: silent.viewer, goal: null, minutesADay: 10 });
  const day = localDay(clock.now(), busy.viewer.timeZone);
  await services.db.insertInto('activity_days').values({ student_id: busy.id, day, answered: 1, coins: 0 }).execute();
  await Promise.all([remindToStudy(services), remindToStudy(services), remindToStudy(services)]);
  expect(await noticesOf(silent)).toEqual(['It’s time for maths: 10 minutes is enough.']);
  expect(await noticesOf(busy)).toEqual([]);
  clock.advance({ hours: 1 });
  await remindToStudy(services);
  clock.advance({ days: 1, hours: -1 });
  await remindToStudy(services);
  expect([(await noticesOf(silent)).length, (await noticesOf(busy)).length]).toEqual([2, 1]);
  clock.advance({ days: 20 });
  await remindToStudy(services);
  expect([(await noticesOf(silent)).length, (await noticesOf(busy)).length]).toEqual([2, 1]);
});
