import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { earn } from '../../../server/modules/rewards';
import { extendStudentTask } from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { operations } from '../classroom/operations';
import { answerRight } from '../practice/student';
import { homework, taskOperations } from '../tasks/operations';
import { as, firstStudent, makeDraft, makeSchool, type School, setTask } from '../tasks/school';
import { studentTasks } from '../tasks/student-operations';
import { coinOperations, ledgerOf } from './class-things';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 2);
});

const { allowCoins, buyItem, taskItems } = coinOperations;
const dayMs = 24 * 60 * 60 * 1000;
const student = () => firstStudent(school);
const asStudent = (operation: readonly [string, object]) => as(backend, student(), operation);
const earned = (amount: number) =>
  backend.services.db
    .transaction()
    .execute((trx) =>
      earn(trx, { studentId: student().id, amount, reason: 'Practice set finished', idempotencyKey: newId() }),
    );
const allow = (on = true) => as(backend, school.teacher, allowCoins(school.classId, on));

interface Mine {
  id: string;
  practiceId: string;
}
const open = async (taskId: string) => (await asStudent(studentTasks.open(taskId))) as Mine;
const moreTime = (own: string) => asStudent(buyItem(own, 'MORE_TIME'));
const otherNumbers = (own: string, index: number | null) => asStudent(buyItem(own, 'OTHER_NUMBERS', index));
const offered = (taskId: string) => asStudent(taskItems(taskId));

async function datesOf({ id, practiceId }: Mine) {
  const { db } = backend.services;
  const own = await db.selectFrom('student_tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const practice = await db.selectFrom('practices').selectAll().where('id', '=', practiceId).executeTakeFirstOrThrow();
  return {
    dueAt: own.own_due_at?.getTime(),
    lateUntil: own.own_late_until?.getTime(),
    closesAt: practice.closes_at?.getTime(),
  };
}
const questionsOf = ({ practiceId }: Mine) =>
  backend.services.db
    .selectFrom('practice_questions')
    .select(['id', 'index', 'template_id', 'instance_id', 'hints_opened', 'opened_at'])
    .where('practice_id', '=', practiceId)
    .orderBy('index')
    .execute();
const task = async (taskId: string) => {
  const { due_at, late_until } = await backend.services.db
    .selectFrom('tasks')
    .select(['due_at', 'late_until'])
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  return { dueAt: due_at?.getTime() ?? 0, lateUntil: late_until?.getTime() ?? 0 };
};
const pickedTask = async (source: string) => {
  const { taskId, version } = await makeDraft(backend, school, homework(backend.clock.now(), { source: [source] }));
  const added = { kind: 'ADD', templateId: 'y6/unlike-fractions/add-two' };
  await as(backend, school.teacher, taskOperations.question(taskId, version, added));
  expect(await as(backend, school.teacher, taskOperations.publish(taskId, version + 1))).toBe(true);
  return taskId;
};

it('is off until the teacher lets coins be used, and nobody else can', async () => {
  await earned(500);
  const taskId = await setTask(backend, school);
  const own = await open(taskId);
  expect(await offered(taskId)).toBeNull();
  expect(await moreTime(own.id)).toBe('UNPROCESSABLE');
  expect(await otherNumbers(own.id, 1)).toBe('UNPROCESSABLE');
  expect(await asStudent(allowCoins(school.classId, true))).toBe('FORBIDDEN');
  expect(await as(backend, (await makeSchool(backend, 0)).teacher, allowCoins(school.classId, true))).toBe('NOT_FOUND');
  expect(await allow()).toBe(true);
  expect(await offered(taskId)).toEqual({
    coins: 500,
    items: [
      { item: 'MORE_TIME', price: 120, bought: false },
      { item: 'OTHER_NUMBERS', price: 40, bought: false },
    ],
    openIndexes: [1, 2, 3],
  });
  await allow(false);
  expect(await offered(taskId)).toBeNull();
  expect((await ledgerOf(backend, student())).balance).toBe(500);
});

it('24 hours more move both own dates and the end of the work, once, and the teacher sees it', async () => {
  await earned(500);
  await allow();
  const taskId = await setTask(backend, school);
  const own = await open(taskId);
  const theirs = (await as(backend, school.students[1] ?? student(), studentTasks.open(taskId))) as Mine;
  const before = await task(taskId);
  const answers = await Promise.all(Array.from({ length: 20 }, () => moreTime(own.id)));
  expect(answers.filter((answer) => answer === true)).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set([true, 'CONFLICT']));
  const after = {
    dueAt: before.dueAt + dayMs,
    lateUntil: before.lateUntil + dayMs,
    closesAt: before.lateUntil + dayMs,
  };
  expect(await datesOf(own)).toEqual(after);
  expect(await datesOf(theirs)).toMatchObject({ dueAt: undefined, closesAt: before.lateUntil });
  const { entries, balance } = await ledgerOf(backend, student());
  expect(entries.at(-1)).toEqual({ amount: -120, reason: '24 more hours: Fractions check' });
  expect(balance).toBe(380);
  expect(await as(backend, school.teacher, coinOperations.boughtFor(taskId))).toMatchObject({
    students: [{ bought: [{ item: 'MORE_TIME', questionIndex: null }] }, { bought: [] }],
  });
});

it('24 hours more come on top of what the teacher gave, also when it is overdue', async () => {
  await earned(120);
  await allow();
  const taskId = await setTask(backend, school);
  const own = await open(taskId);
  const { dueAt, lateUntil } = await task(taskId);
  const given = { own_due_at: new Date(dueAt + 5 * dayMs), own_late_until: null };
  await backend.services.db.updateTable('student_tasks').set(given).where('id', '=', own.id).execute();
  backend.clock.advance({ hours: 60 });
  expect(await moreTime(own.id)).toBe(true);
  expect(await datesOf(own)).toMatchObject({ dueAt: dueAt + 6 * dayMs, lateUntil: dueAt + 6 * dayMs });
  expect(lateUntil).toBeLessThan(dueAt + 5 * dayMs);
});

it('other numbers: the same kind of question, new in every respect, once a task', async () => {
  await earned(500);
  await allow();
  const taskId = await setTask(backend, school);
  const own = await open(taskId);
  await asStudent(studentTasks.question(own.practiceId, 2));
  await asStudent(studentTasks.hint(own.practiceId, 2));
  const before = await questionsOf(own);
  const answers = await Promise.all(Array.from({ length: 10 }, () => otherNumbers(own.id, 2)));
  expect(answers.filter((answer) => answer === true)).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set([true, 'CONFLICT']));
  const after = await questionsOf(own);
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect(after[1]).toMatchObject({ template_id: before[1]?.template_id, hints_opened: 0, opened_at: null });
  expect(before.map(({ instance_id }) => instance_id)).not.toContain(after[1]?.instance_id);
  expect(before.map(({ id }) => id)).not.toContain(after[1]?.id);
  expect((await ledgerOf(backend, student())).balance).toBe(460);
  await answerRight(backend.services, student().viewer, own.practiceId, 2);
  expect(await offered(taskId)).toMatchObject({ items: [{}, { bought: true }], openIndexes: [1, 3] });
  expect(await as(backend, school.teacher, coinOperations.boughtFor(taskId))).toMatchObject({
    students: [{ bought: [{ item: 'OTHER_NUMBERS', questionIndex: 2 }] }, {}],
  });
});

it('an answered question, and one that everybody has alike, stay as they are and cost nothing', async () => {
  await earned(500);
  await allow();
  const drawn = await open(await setTask(backend, school));
  await answerRight(backend.services, student().viewer, drawn.practiceId, 1);
  const before = await questionsOf(drawn);
  expect(await otherNumbers(drawn.id, 1)).toBe('CONFLICT');
  expect(await otherNumbers(drawn.id, 4)).toBe('CONFLICT');
  expect(await otherNumbers(drawn.id, null)).toBe('BAD_INPUT');
  expect(await questionsOf(drawn)).toEqual(before);
  const pinned = await open(await pickedTask('PICKED'));
  expect(await otherNumbers(pinned.id, 1)).toBe('CONFLICT');
  const balance = (await ledgerOf(backend, student())).balance;
  const ownNumbers = await open(await pickedTask('PICKED_OWN'));
  expect(await otherNumbers(ownNumbers.id, 1)).toBe(true);
  expect((await ledgerOf(backend, student())).balance).toBe(balance - 40);
});

it('a test offers nothing', async () => {
  await earned(500);
  await allow();
  const taskId = await setTask(backend, school, { type: ['TEST'], minutes: ['20'] });
  const own = await open(taskId);
  expect(await offered(taskId)).toBeNull();
  expect(await moreTime(own.id)).toBe('UNPROCESSABLE');
  expect(await otherNumbers(own.id, 1)).toBe('UNPROCESSABLE');
  expect((await ledgerOf(backend, student())).balance).toBe(500);
});

it('sells nothing for work that is handed in or closed, nor for too few coins', async () => {
  await allow();
  const taskId = await setTask(backend, school);
  const own = await open(taskId);
  const before = [await datesOf(own), await questionsOf(own)];
  await earned(39);
  expect(await moreTime(own.id)).toBe('UNPROCESSABLE');
  expect(await otherNumbers(own.id, 1)).toBe('UNPROCESSABLE');
  expect([await datesOf(own), await questionsOf(own)]).toEqual(before);
  await earned(461);
  await asStudent(studentTasks.finish(own.practiceId));
  expect(await moreTime(own.id)).toBe('CONFLICT');
  expect(await offered(taskId)).toBeNull();
  const second = await open(await setTask(backend, school));
  backend.clock.advance({ hours: 73 });
  expect(await moreTime(second.id)).toBe('CONFLICT');
  expect(await as(backend, school.students[1] ?? student(), buyItem(second.id, 'MORE_TIME'))).toBe('NOT_FOUND');
  expect(await moreTime('none')).toBe('NOT_FOUND');
  expect((await ledgerOf(backend, student())).entries.every(({ amount }) => amount > 0)).toBe(true);
});

it.each([
  ['the teacher takes the task back', (taskId: string) => as(backend, school.teacher, taskOperations.takeBack(taskId))],
  ['the student leaves before beginning it', () => asStudent(operations.leave(school.classId))],
])('what was bought is paid back when %s', async (_why, end) => {
  await earned(500);
  await allow();
  const taskId = await setTask(backend, school);
  const [own] = (await asStudent(studentTasks.all())) as { id: string }[];
  expect(await moreTime(own?.id ?? '')).toBe(true);
  expect((await ledgerOf(backend, student())).balance).toBe(380);
  expect(await end(taskId)).toBe(true);
  const { entries, balance } = await ledgerOf(backend, student());
  expect(balance).toBe(500);
  expect(entries.at(-1)).toEqual({ amount: 120, reason: 'Refund: 24 more hours: Fractions check' });
});

it('a form that was open before the student bought a day does not write over it, nor one before a hand-back', async () => {
  await earned(500);
  await allow();
  const taskId = await setTask(backend, school);
  const { id } = await open(taskId);
  const arranged = async () => {
    const { arranged_by: by, arranged_at: at } = await backend.services.db
      .selectFrom('student_tasks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { by, at };
  };
  expect(await moreTime(id)).toBe(true);
  expect(await arranged()).toEqual({ by: null, at: expect.any(Date) });
  const { practiceId } = await open(taskId);
  await asStudent(studentTasks.finish(practiceId));
  backend.clock.advance({ minutes: 1 });
  expect(await as(backend, school.teacher, taskOperations.handBack(taskId, id))).toBe(true);
  expect(await arranged()).toEqual({ by: school.teacher.id, at: expect.any(Date) });
  const older = { taskId, studentTaskId: id, dueAt: '', lateUntil: '', seenAt: null };
  await expect(extendStudentTask(backend.services, school.teacher.viewer, older)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

it('a question that the teacher marked stays, with the mark', async () => {
  await earned(500);
  await allow();
  const taskId = await setTask(backend, school);
  const own = await open(taskId);
  const [first] = await questionsOf(own);
  await as(backend, school.teacher, taskOperations.mark(taskId, own.id, first?.id ?? '', 1));
  expect(await offered(taskId)).toMatchObject({ openIndexes: [2, 3] });
  expect(await otherNumbers(own.id, 1)).toBe('CONFLICT');
  expect((await questionsOf(own))[0]).toEqual(first);
});
