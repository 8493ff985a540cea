import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classCoins } from '../../../rules/class-coins';
import { coinAmounts, coinReasons } from '../../../rules/coin-sources';
import type { TaskValues } from '../../../rules/forms/task';
import { unprovedSchool } from '../../../rules/unproved-school';
import { changeTimeZone, findViewer } from '../../../server/modules/identity';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';
import { as, firstStudent, makeSchool, type School, setTask } from '../tasks/school';
import { coinOperations, ledgerOf } from './class-things';
import { beginTask, endTrial, handInTask, makeClassBeside, setTaskAgain } from './quick-tasks';

let backend: TestBackend;
let school: School;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  toDaytime(backend.clock);
  school = await makeSchool(backend, 2);
  // Months go by in these tests: sessions end.
  admin = await makePerson(backend.services, { role: 'ADMIN', nickname: 'Root' });
});

const db = () => backend.services.db;
const confirm = (on: boolean, person: Person = school.teacher, by: Person = admin) =>
  as(backend, by, [
    'mutation M($id: ID!, $on: Boolean!) { confirmSchool(personId: $id, on: $on) }',
    { id: person.id, on },
  ]);
const award = (student: Person, amount: number, classId = school.classId) =>
  as(backend, school.teacher, coinOperations.award(classId, student.id, { amount }));
const left = async (classId = school.classId) =>
  ((await as(backend, school.teacher, coinOperations.ofClass(classId))) as { coins: { limit: number; left: number } })
    .coins;

const classBeside = () => makeClassBeside(backend, school);

describe('awards of a school that nobody has confirmed', () => {
  it('give one student so much a week, whatever others are in the class, and as usual once it is confirmed', async () => {
    school = await makeSchool(backend, 12);
    const main = firstStudent(school);
    for (let given = 0; given < unprovedSchool.awardedToStudentAWeek; given += 20)
      expect(await award(main, 20)).toBe(true);
    expect(await award(main, 1)).toBe('UNPROCESSABLE');
    expect(await award(main, 1, await classBeside())).toBe('UNPROCESSABLE');
    expect(await award(school.students[1] as Person, 20)).toBe(true);
    expect(await confirm(true)).toBe(true);
    expect(await award(main, 20)).toBe(true);
    expect(await confirm(false)).toBe(true);
    expect(await award(main, 1)).toBe('UNPROCESSABLE');
    backend.clock.advance({ days: 7 });
    expect(await award(main, 20)).toBe(true);
  });

  it('stay within those of one class of thirty, also at once and after a class is deleted', async () => {
    school = await makeSchool(backend, 40);
    const beside = await classBeside();
    expect(await left()).toMatchObject({ limit: unprovedSchool.awardedByOwnerAWeek });
    const all = school.students.flatMap((student) => [school.classId, beside].map((id) => award(student, 20, id)));
    const answers = await Promise.all(all);
    expect(answers.filter((answer) => answer === true)).toHaveLength(unprovedSchool.awardedByOwnerAWeek / 20);
    expect(new Set(answers)).toEqual(new Set([true, 'UNPROCESSABLE']));
    expect(await left(beside)).toMatchObject({ left: 0 });
    await db().deleteFrom('classes').where('id', '=', beside).execute();
    expect(await award(school.students[39] as Person, 5)).toBe('UNPROCESSABLE');
  });

  it('an administrator alone confirms a school, of teachers alone, with a line in the audit log', async () => {
    expect(await confirm(true, school.teacher, school.teacher)).toBe('FORBIDDEN');
    expect(await confirm(true, firstStudent(school))).toBe('CONFLICT');
    expect(await confirm(true, admin)).toBe('CONFLICT');
    expect(await confirm(true)).toBe(true);
    expect(await confirm(true)).toBe(true);
    const { data } = await backend.ask('{ auditEntries { action subject } }', admin);
    const lines = (data.auditEntries as { action: string; subject: string }[]).filter(
      ({ subject }) => subject === school.teacher.id,
    );
    expect(lines).toEqual([{ action: 'SCHOOL_CONFIRMED', subject: school.teacher.id }]);
  });
});

const setAgain = (taskId: string, questions: number) => setTaskAgain(backend, school, taskId, questions);
const handIn = (student: Person, taskId: string) => handInTask(backend, student, taskId);
const openTask = (more: TaskValues = {}) => setTask(backend, school, { normal: ['3'], ...more });
const earnedFor = async (student: Person, reasons: string[]) =>
  (await ledgerOf(backend, student)).entries
    .filter(({ reason }) => reasons.includes(reason))
    .reduce((sum, { amount }) => sum + amount, 0);
const handInReasons = [coinReasons.TASK_ON_TIME, coinReasons.TASK_LATE];

describe('coins for tasks', () => {
  it('are earned once a day for tasks of a single question, in every school', async () => {
    await confirm(true);
    const base = await openTask();
    const student = firstStudent(school);
    for (let count = 0; count < 4; count += 1) await handIn(student, await setAgain(base, 1));
    expect(await earnedFor(student, handInReasons)).toBe(coinAmounts.TASK_ON_TIME);
    expect(await earnedFor(student, [coinReasons.PRACTICE_FINISHED])).toBe(coinAmounts.PRACTICE_FINISHED);
    await handIn(student, base);
    expect(await earnedFor(student, handInReasons)).toBe(2 * coinAmounts.TASK_ON_TIME);
    backend.clock.advance({ days: 1 });
    await handIn(student, await setAgain(base, 1));
    expect(await earnedFor(student, handInReasons)).toBe(3 * coinAmounts.TASK_ON_TIME);
  });

  it('are earned once a day for those by who moves between time zones too', async () => {
    await confirm(true);
    const base = await openTask();
    const student = firstStudent(school);
    const [sydney, auckland] = ['Australia/Sydney', 'Pacific/Auckland'];
    const now = async (): Promise<Person> => {
      const viewer = await findViewer(backend.services, student.token);
      return viewer ? { ...student, viewer } : student;
    };
    const move = async (timeZone: string) =>
      changeTimeZone(backend.services, { viewer: (await now()).viewer, timeZone });
    const handInShort = async () => handIn(await now(), await setAgain(base, 1));
    // Tomorrow has begun in Auckland, and begins in Sydney an hour later.
    await move(auckland);
    toDaytime(backend.clock, 23);
    await handInShort();
    await move(sydney);
    backend.clock.advance({ hours: 2 });
    await handInShort();
    expect(await earnedFor(student, handInReasons)).toBe(coinAmounts.TASK_ON_TIME);
    backend.clock.advance({ days: 1 });
    await handInShort();
    expect(await earnedFor(student, handInReasons)).toBe(2 * coinAmounts.TASK_ON_TIME);
  });

  it('are earned in thirty days as by homework on every day and a test a week, however many are set', async () => {
    const base = await openTask();
    const [attacker] = school.students as [Person];
    for (let day = 0; day < 30; day += 1) {
      for (const questions of [3, 3, 1]) await handIn(attacker, await setAgain(base, questions));
      backend.clock.advance({ days: 1 });
    }
    const honest = (30 + 5) * coinAmounts.TASK_ON_TIME;
    expect(await earnedFor(attacker, handInReasons)).toBe(honest);
    await confirm(true);
    await handIn(attacker, await setAgain(base, 3));
    expect(await earnedFor(attacker, handInReasons)).toBe(honest + coinAmounts.TASK_ON_TIME);
  });

  it('an honest class meets none of it: thirty students, homework every day, a test a week, all its awards', async () => {
    const base = await openTask();
    const [student] = school.students as [Person];
    for (let day = 1; day <= 30; day += 1) {
      await handIn(student, await setAgain(base, 4));
      if (day % 7 === 0) await handIn(student, await setAgain(base, 4));
      backend.clock.advance({ days: 1 });
    }
    expect(await earnedFor(student, handInReasons)).toBe((30 + 4) * coinAmounts.TASK_ON_TIME);
    expect(30 * classCoins.weeklyForEachStudent).toBeLessThanOrEqual(unprovedSchool.awardedByOwnerAWeek);
  });
});

describe('the day’s limit of free questions', () => {
  const afterTrial = () => endTrial(backend, firstStudent(school));
  const begin = (student: Person, taskId: string) => beginTask(backend, student, taskId);

  /** Begins new tasks until one is refused; returns that one, and how many questions were begun. */
  async function beginUntilRefused(student: Person, base: string): Promise<{ refused: string; begun: number[] }> {
    for (let count = 0; count < 60; count += 1) {
      const taskId = await setAgain(base, 20);
      const outcome = await begin(student, taskId);
      if (outcome === 'begun') continue;
      expect(outcome).toBe('UNPROCESSABLE');
      const rows = await db()
        .selectFrom('practices')
        .select('question_count')
        .where('student_id', '=', student.id)
        .where('is_test', '=', false)
        .execute();
      return { refused: taskId, begun: rows.map((row) => row.question_count) };
    }
    throw new Error('Nothing was refused.');
  }

  it('is lifted by homework of an unconfirmed school for so many questions, and by tests apart', async () => {
    const student = await afterTrial();
    const base = await openTask();
    const test = await openTask({ type: ['TEST'], title: ['Test'] });
    const { refused, begun } = await beginUntilRefused(student, base);
    const sum = begun.reduce((total, count) => total + count, 0);
    expect(sum).toBeGreaterThanOrEqual(unprovedSchool.questionsBegunADay);
    expect(sum - Math.max(...begun)).toBeLessThan(unprovedSchool.questionsBegunADay);
    expect(await begin(student, test)).toBe('begun');
    expect(await begin(school.students[1] as Person, refused)).toBe('begun');
    await confirm(true);
    expect(await begin(student, refused)).toBe('begun');
  });

  it('what was begun is open still, and a new day begins anew', async () => {
    const student = await afterTrial();
    const base = await openTask();
    expect(await begin(student, base)).toBe('begun');
    const { refused } = await beginUntilRefused(student, base);
    expect(await begin(student, base)).toBe('begun');
    backend.clock.advance({ hours: 13 });
    expect(await begin(student, refused)).toBe('begun');
  });
});
