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

/** Awards until so many in a row are refused, beginning each day with somebody else. */
async function awardAll(school: School, classes: readonly string[], day: number): Promise<void> {
  const { students } = school;
  for (let place = 0, refused = 0; place < students.length && refused < 6; place += 1) {
    const student = students[(place + day * 7) % students.length] as Person;
    const given = await award(school, classes[place % classes.length] as string, student, classCoins.mostGiven);
    refused = given ? 0 : refused + 1;
  }
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
  // The bounds of tasks are each student's own: what two do, the others could do as well.
  const workers = await Promise.all(school.students.slice(0, 2).map((student) => endTrial(backend, student)));
  for (let day = 0; day < days; day += 1) {
    await awardAll(school, classes, day);
    for (const questions of [3, 3, 1, 1]) {
      const taskId = await setTaskAgain(backend, school, base, questions);
      for (const worker of workers) await handInTask(backend, worker, taskId);
    }
    // Enough for the rest of the day, and one that is refused.
    if (day % 3 === 0) {
      for (const questions of [taskLimits.mostQuestions, 12, 1]) {
        const taskId = await setTaskAgain(backend, school, base, questions);
        for (const worker of workers) await beginTask(backend, worker, taskId);
      }
    }
    backend.clock.advance({ days: 1 });
  }
  const { byWeek, byStudent } = await awarded(school);
  expect(Math.max(...byWeek)).toBe(unprovedSchool.awardedByOwnerAWeek);
  expect(Math.max(...byStudent)).toBe(unprovedSchool.awardedToStudentAWeek);
  for (const worker of workers) {
    expect(await earnedByHandIn(worker)).toBe(unprovedSchool.paidTasksInThirtyDays * coinAmounts.TASK_ON_TIME);
    const begun = await begunInADay(worker);
    expect(Math.max(...begun)).toBeGreaterThanOrEqual(unprovedSchool.questionsBegunADay);
    expect(Math.max(...begun)).toBeLessThan(unprovedSchool.questionsBegunADay + taskLimits.mostQuestions);
  }
});

it('moving on from zone to zone opens no more of a day', async () => {
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
    for (const questions of [taskLimits.mostQuestions, taskLimits.mostQuestions, 1]) {
      await beginTask(backend, there, await setTaskAgain(backend, school, base, questions));
    }
  }
  const most = 2 * unprovedSchool.questionsBegunADay + taskLimits.mostQuestions;
  expect(Math.max(...(await begunInADay(puppet)))).toBeLessThan(most);
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
    if (day % 7 === 0) {
      for (const classId of classes)
        for (const each of school.students) {
          if (!(await award(school, classId, each, 20))) refusals.push(`coins on day ${day}`);
        }
    }
    // Homework for each class, and now and then a day to catch up.
    for (const questions of day % 10 === 9 ? [20, 20, 20, 20] : [8, 8]) {
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
