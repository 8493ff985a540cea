import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { classCoins } from '../../../rules/class-coins';
import { coinAmounts, coinReasons } from '../../../rules/coin-sources';
import { taskLimits } from '../../../rules/tasks/kinds';
import { unprovedSchool } from '../../../rules/unproved-school';
import { awardCoins } from '../../../server/modules/classroom';
import { newId } from '../../../server/platform/ids';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';
import { makeSchool, type School, setTask } from '../tasks/school';
import { beginTask, endTrial, handInTask, makeClassBeside, setTaskAgain } from './quick-tasks';

/*
 * A month of a teacher and the accounts that they prepared. Whoever works of them does all that pays: coins of the class,
 * tasks of a single question, tasks by the dozen, as many questions as a day opens.
 */
const days = 30;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(() => toDaytime(backend.clock));

const award = ({ teacher }: School, classId: string, student: Person, amount: number) =>
  awardCoins(backend.services, teacher.viewer, {
    classId,
    studentId: student.id,
    kind: 'AWARD',
    amount,
    reason: 'Kept at it',
    creationKey: newId(),
  }).then(
    () => true,
    () => false,
  );

/** Awards to the favourite as often as it goes, then to everybody, until so many in a row are refused. */
async function awardAll(school: School, classes: readonly string[]): Promise<void> {
  const [favourite] = school.students as [Person];
  const places = [favourite, favourite, favourite, favourite, ...school.students];
  for (let place = 0, refused = 0; place < places.length && refused < 6; place += 1) {
    const classId = classes[place % classes.length] as string;
    const given = await award(school, classId, places[place] as Person, classCoins.mostGiven);
    refused = given ? 0 : refused + 1;
  }
}

/** Begins as many questions as it can at this moment. */
async function beginAll(school: School, student: Person, base: string): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    const taskId = await setTaskAgain(backend, school, base, 20);
    if ((await beginTask(backend, student, taskId)) !== 'begun') return;
  }
  throw new Error('Nothing was refused.');
}

interface Awarded {
  week: string;
  student_id: string;
  sum: number;
}

async function awarded({ teacher }: School): Promise<{ byWeek: number[]; byStudent: number[] }> {
  const { rows } = await sql<Awarded>`select week::text, student_id, sum(amount)::int as sum from coin_awards
    where owner_id = ${teacher.id} group by week, student_id`.execute(backend.services.db);
  const byWeek = new Map<string, number>();
  for (const { week, sum } of rows) byWeek.set(week, (byWeek.get(week) ?? 0) + sum);
  return { byWeek: [...byWeek.values()], byStudent: rows.map(({ sum }) => sum) };
}

async function earnedByHandIn({ id }: Person): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::int as sum from coin_entries
    where student_id = ${id} and reason in (${coinReasons.TASK_ON_TIME}, ${coinReasons.TASK_LATE})`.execute(
    backend.services.db,
  );
  return rows[0]?.sum ?? 0;
}

/** How many questions of homework a student began in each stretch of 24 hours that ends with a beginning. */
async function begunInADay({ id }: Person): Promise<number[]> {
  const { rows } = await sql<{ begun: number }>`
    select sum(question_count) over (order by created_at range between interval '24 hours' preceding and current row)::int
      as begun from practices where student_id = ${id} and type in ('CASUAL_TASK', 'CHALLENGE_TASK')`.execute(
    backend.services.db,
  );
  return rows.map(({ begun }) => begun);
}

it('forty prepared accounts of a teacher whom nobody confirmed earn and practise within the bounds', async () => {
  const school = await makeSchool(backend, 40);
  const classes = [school.classId, await makeClassBeside(backend, school)];
  const base = await setTask(backend, school, { normal: ['3'] });
  // The bounds of tasks are each student's own: what one does, the others could do as well.
  const worker = await endTrial(backend, school.students[0] as Person);
  for (let day = 0; day < days; day += 1) {
    await awardAll(school, classes);
    for (const questions of day % 5 === 0 ? [3, 1, 1] : [3, 1]) {
      await handInTask(backend, worker, await setTaskAgain(backend, school, base, questions));
    }
    if (day % 10 === 0) await beginAll(school, worker, base);
    backend.clock.advance({ days: 1 });
  }
  const { byWeek, byStudent } = await awarded(school);
  expect(Math.max(...byWeek)).toBe(unprovedSchool.awardedByOwnerAWeek);
  expect(Math.max(...byStudent)).toBe(unprovedSchool.awardedToStudentAWeek);
  expect(await earnedByHandIn(worker)).toBe(unprovedSchool.paidTasksInThirtyDays * coinAmounts.TASK_ON_TIME);
  const begun = Math.max(...(await begunInADay(worker)));
  expect(begun).toBeGreaterThanOrEqual(unprovedSchool.questionsBegunADay);
  expect(begun).toBeLessThan(unprovedSchool.questionsBegunADay + taskLimits.mostQuestions);
});

it('moving on from zone to zone opens one more day at most', async () => {
  const school = await makeSchool(backend, 1);
  const base = await setTask(backend, school, { normal: ['3'] });
  const [student] = school.students as [Person];
  const puppet = await endTrial(backend, student);
  // Each of these begins the same day some hours after the one before it.
  for (const timeZone of [
    'Pacific/Auckland',
    'Australia/Sydney',
    'Asia/Bangkok',
    'Europe/London',
    'America/New_York',
  ]) {
    while (localHour(timeZone) !== 0) backend.clock.advance({ hours: 1 });
    const there = { ...puppet, viewer: { ...puppet.viewer, timeZone } };
    await beginAll(school, there, base);
  }
  // Each of the five days was full once more, but for the bound of any 24 hours.
  const most = Math.max(...(await begunInADay(puppet)));
  expect(most).toBeGreaterThanOrEqual(unprovedSchool.questionsBegunInTwentyFourHours);
  expect(most).toBeLessThan(unprovedSchool.questionsBegunInTwentyFourHours + taskLimits.mostQuestions);
});

const localHour = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(backend.clock.now()));

it('a confirmed teacher of two classes of thirty meets none of it', async () => {
  const school = await makeSchool(backend, 30);
  const classes = [school.classId, await makeClassBeside(backend, school)];
  await sql`update users set school_confirmed_at = now() where id = ${school.teacher.id}`.execute(backend.services.db);
  const base = await setTask(backend, school, { normal: ['3'] });
  const [first] = school.students as [Person];
  const student = await endTrial(backend, first);
  const refusals: string[] = [];
  let handedIn = 0;
  for (let day = 0; day < days; day += 1) {
    if (day % 7 === 0 && day < 14) {
      for (const classId of classes)
        for (const each of school.students) {
          if (!(await award(school, classId, each, 20))) refusals.push(`coins on day ${day}`);
        }
    }
    // Homework every day, and now and then a day to catch up.
    for (const questions of day % 10 === 9 ? [20, 20, 20, 20, 20] : [8]) {
      const taskId = await setTaskAgain(backend, school, base, questions);
      await handInTask(backend, student, taskId).then(
        () => (handedIn += 1),
        () => refusals.push(`${questions} questions on day ${day}`),
      );
    }
    backend.clock.advance({ days: 1 });
  }
  expect(refusals).toEqual([]);
  expect(await earnedByHandIn(student)).toBe(handedIn * coinAmounts.TASK_ON_TIME);
});
