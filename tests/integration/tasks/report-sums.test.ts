import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeQuestion, finishPractice } from '../../../server/modules/practice';
import { checkTaskSums, handBack, markAnswer, setExcused, startStudentTask } from '../../../server/modules/tasks';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong } from '../practice/student';
import { makeSchool, type School, setTask, studentsOf } from './school';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const firstId = '00000000-0000-0000-0000-000000000000';
const check = () => checkTaskSums(backend.services, firstId);

/** What happens to one of three students' work on one of three questions. */
const step = fc.record({
  kind: fc.constantFrom('right', 'wrong', 'close', 'mark', 'unmark', 'finish', 'back', 'excuse', 'count', 'forget'),
  student: fc.nat(2),
  question: fc.nat(2),
  halves: fc.nat(2),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function worldOf() {
  const school = await makeSchool(backend, 3);
  const taskId = await setTask(backend, school);
  const students = await studentsOf(backend, school, taskId);
  const work = await Promise.all(
    students.map(async ({ id, studentId }) => {
      const student = school.students.find((person) => person.id === studentId) as Person;
      const practiceId = await startStudentTask(backend.services, student.viewer, id);
      return { studentTaskId: id, practiceId, student };
    }),
  );
  return { school, taskId, work };
}

async function take({ school, taskId, work }: Awaited<ReturnType<typeof worldOf>>, todo: Step): Promise<void> {
  const { services } = backend;
  const own = work[todo.student];
  if (!own) return;
  const { student, practiceId, studentTaskId } = own;
  const place = { taskId, studentTaskId };
  const teacher = (school as School).teacher.viewer;
  const index = todo.question + 1;
  const mark = async (points: number | null) => {
    const found = await services.db
      .selectFrom('practice_questions')
      .select('id')
      .where('practice_id', '=', practiceId)
      .where('index', '=', index)
      .executeTakeFirst();
    if (found) await markAnswer(services, teacher, { ...place, questionId: found.id, points, comment: '' });
  };
  switch (todo.kind) {
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
    case 'back':
      return handBack(services, teacher, { ...place, dueAt: '', lateUntil: '' });
    case 'excuse':
      return setExcused(services, teacher, { ...place, excused: true });
    case 'count':
      return setExcused(services, teacher, { ...place, excused: false });
    case 'forget':
      return void (await services.db.deleteFrom('users').where('id', '=', student.id).execute());
  }
}

/** What cannot be done now (a closed question, work that is not handed in, somebody who is gone) changes nothing. */
const tryStep = (world: Awaited<ReturnType<typeof worldOf>>, todo: Step) => take(world, todo).catch(() => undefined);

it('sums equal a count from scratch after any order of answers, marks, excuses, hand-backs and deletions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
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
