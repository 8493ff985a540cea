import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeQuestion, finishPractice } from '../../../server/modules/practice';
import { reMarkTemplate } from '../../../server/modules/practice/re-mark/re-mark-template';
import type { StoredQuestion } from '../../../server/modules/questions';
import { checkLearningSums } from '../../../server/modules/statistics';
import {
  changeTaskPoints,
  checkTaskSums,
  handBack,
  markAnswer,
  setExcused,
  startStudentTask,
  tryMyTaskAgain,
} from '../../../server/modules/tasks';
import { AppError } from '../../../server/platform/app-error';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong } from '../practice/student';
import { homework, taskOperations } from './operations';
import { as, makeDraft, makeSchool, type School, studentsOf } from './school';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const firstId = '00000000-0000-0000-0000-000000000000';
const check = async () => {
  await checkTaskSums(backend.services, firstId);
  await checkLearningSums(backend.services, firstId);
  const { rows } = await sql`
    select u.student_id from unresolved_counts u where u.unresolved <> (
      select count(*) from errors e
      where e.student_id = u.student_id and e.course_id = u.course_id and e.state <> 'FIXED')
    union all select b.student_id from coin_balances b where b.balance <> (
      select sum(amount) from coin_entries c where c.student_id = b.student_id)`.execute(backend.services.db);
  expect(rows).toEqual([]);
};

/** What happens to one of three students' work on one of three questions. */
const step = fc.record({
  kind: fc.constantFrom(
    ...['right', 'right', 'wrong', 'wrong', 'close', 'mark', 'unmark', 'finish', 'again', 'late', 'back', 'excuse'],
    ...['count', 'points', 're-mark', 're-mark', 'forget', 'leave'],
  ),
  student: fc.nat(2),
  question: fc.nat(2),
  halves: fc.nat(2),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Homework of three questions with the same numbers for all, of which the best of three tries counts. */
async function worldOf() {
  const school = await makeSchool(backend, 3);
  const values = homework(backend.clock.now(), { source: ['PICKED'], tries: ['3'] });
  const { taskId, version } = await makeDraft(backend, school, values);
  const templateId = 'y6/unlike-fractions/add-two';
  for (const added of [0, 1, 2]) {
    const question = taskOperations.question(taskId, version + added, { kind: 'ADD', templateId });
    expect(await as(backend, school.teacher, question)).toBe(true);
  }
  expect(await as(backend, school.teacher, taskOperations.publish(taskId, version + 3))).toBe(true);
  const students = await studentsOf(backend, school, taskId);
  const work = await Promise.all(
    students.map(async ({ id, studentId }) => {
      const student = school.students.find((person) => person.id === studentId) as Person;
      await startStudentTask(backend.services, student.viewer, id);
      return { studentTaskId: id, student };
    }),
  );
  return { school, taskId, work };
}

/** The latest try of a student, and a question of it. */
async function questionOf(studentTaskId: string, index: number) {
  return backend.services.db
    .selectFrom('practices as p')
    .innerJoin('practice_questions as q', 'q.practice_id', 'p.id')
    .select(['q.practice_id', 'q.id', 'q.seed', 'q.template_id', 'q.template_version'])
    .where('p.student_task_id', '=', studentTaskId)
    .where('q.index', '=', index)
    .orderBy('p.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The key of a question turns out to be another one: what was answered first, or what nobody answered. */
async function reMark({ id, seed, template_id: templateId, template_version: version }: Question, toRight: boolean) {
  const { db } = backend.services;
  const first = await db.selectFrom('attempts').select('answer').where('question_id', '=', id).executeTakeFirst();
  const model = toRight ? (first?.answer ?? '41/43') : '41/43';
  const correct = (stored: StoredQuestion, of: string) =>
    of === seed
      ? { ...stored, id: crypto.randomUUID(), answer: { ...stored.answer, model, forms: [] } as never }
      : null;
  await reMarkTemplate(backend.services, { templateId, version, correct });
}
type Question = NonNullable<Awaited<ReturnType<typeof questionOf>>>;

async function take({ school, taskId, work }: Awaited<ReturnType<typeof worldOf>>, todo: Step): Promise<void> {
  const { services } = backend;
  const own = work[todo.student];
  if (!own) return;
  const { student, studentTaskId } = own;
  const place = { taskId, studentTaskId };
  const teacher = (school as School).teacher.viewer;
  const index = todo.question + 1;
  const question = await questionOf(studentTaskId, index);
  if (!question) return;
  const practiceId = question.practice_id;
  const mark = (points: number | null) =>
    markAnswer(services, teacher, { ...place, questionId: question.id, points, comment: '' });
  switch (todo.kind) {
    case 'leave':
      // Or comes back.
      return void (await sql`update student_tasks set left_at = case when left_at is null then now() end
        where id = ${studentTaskId}`.execute(services.db));
    case 'right':
      return void (await answerRight(services, student.viewer, practiceId, index));
    case 'wrong':
      return void (await answerWrong(services, student.viewer, practiceId, index));
    case 'close':
      return void (await closeQuestion(services, student.viewer, { practiceId, index }));
    case 'mark':
      return mark(todo.halves / 2);
    case 'unmark':
      return mark(null);
    case 'finish':
      return void (await finishPractice(services, student.viewer, practiceId));
    case 'again':
      return void (await tryMyTaskAgain(services, student.viewer, taskId));
    case 'late':
      // From now on everybody hands in late.
      await sql`update tasks set due_at = opens_at + interval '1 second' where id = ${taskId}`.execute(services.db);
      return;
    case 'back':
      return handBack(services, teacher, { ...place, dueAt: '', lateUntil: '' });
    case 'excuse':
      return setExcused(services, teacher, { ...place, excused: true });
    case 'count':
      return setExcused(services, teacher, { ...place, excused: false });
    case 'points': {
      const { version } = (await as(backend, school.teacher, taskOperations.requests(taskId))) as { version: number };
      const points = [1, 1, 1].map((point, at) => (at === todo.question ? point + todo.halves : point));
      return changeTaskPoints(services, teacher, { taskId, version, points });
    }
    case 're-mark':
      return reMark(question, todo.halves > 0);
    case 'forget':
      return void (await services.db.deleteFrom('users').where('id', '=', student.id).execute());
  }
}

/** What cannot be done now (a closed question, work that is not handed in, somebody who is gone) changes nothing. */
const tryStep = (world: Awaited<ReturnType<typeof worldOf>>, todo: Step) =>
  take(world, todo).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });

it('sums equal a count from scratch after any order of answers, tries, marks, corrections, hand-backs and deletions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
      const world = await worldOf();
      for (const todo of steps) await tryStep(world, todo);
      await check();
    }),
    { numRuns: 12 },
  );
  expect(await studentTaskCount()).toBeGreaterThan(0);
});

it('sums stay right when three students work at the same moment', async () => {
  const world = await worldOf();
  const steps = [0, 1, 2].flatMap((student) =>
    [0, 1, 2].map((question): Step => ({ kind: question === 1 ? 'wrong' : 'right', student, question, halves: 0 })),
  );
  await Promise.all(steps.map((todo) => take(world, todo)));
  await check();
  const { rows } = await sql<{ answered: number; right_count: number; points: number }>`
    select answered, right_count, points from task_sums where task_id = ${world.taskId}`.execute(backend.services.db);
  expect(rows).toEqual([{ answered: 9, right_count: 6, points: 6 }]);
});

it('a wrong sum is an error', async () => {
  const { taskId, work } = await worldOf();
  const studentTaskId = work[0]?.studentTaskId ?? '';
  await expect(check()).resolves.toBeUndefined();
  const breakIt = async (statement: ReturnType<typeof sql>, mend: ReturnType<typeof sql>) => {
    await statement.execute(backend.services.db);
    await expect(check()).rejects.toThrow('differ from a count from scratch');
    await mend.execute(backend.services.db);
    await check();
  };
  await breakIt(
    sql`update task_sums set points = points + 0.5 where task_id = ${taskId}`,
    sql`update task_sums set points = points - 0.5 where task_id = ${taskId}`,
  );
  await breakIt(
    sql`update student_tasks set answered = answered + 1 where id = ${studentTaskId}`,
    sql`update student_tasks set answered = answered - 1 where id = ${studentTaskId}`,
  );
  await breakIt(
    sql`insert into student_task_ideas values (${studentTaskId}, 'adds-tops', 1, ${work[0]?.student.id}, ${studentTaskId}, now())`,
    sql`delete from student_task_ideas where student_task_id = ${studentTaskId}`,
  );
});

async function studentTaskCount(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from student_tasks`.execute(
    backend.services.db,
  );
  return rows[0]?.count ?? 0;
}
