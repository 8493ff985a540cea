import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { wallClock } from '../../../rules/tasks/wall-clock';
import { finishPractice } from '../../../server/modules/practice';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { operations } from '../classroom/operations';
import { answerRight } from '../practice/student';
import { taskOperations } from './operations';
import { as, firstStudent, makeSchool, type School, setTask, studentsOf } from './school';
import { studentTasks } from './student-operations';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend);
});

const [sydney, perth] = ['Australia/Sydney', 'Australia/Perth'];
const datesOf = (taskId: string) =>
  backend.services.db
    .selectFrom('tasks')
    .select(['opens_at', 'due_at', 'late_until'])
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
const wall = (at: Date | null, zone: string) => at && wallClock(at, zone);
const moveTo = (timeZone: string) =>
  as(backend, school.teacher, operations.update(school.classId, { timeZone, courseId: 'year-6' }));

it('what comes within the last minute of a due time is in time, and a minute later it is late', async () => {
  const { services, clock } = backend;
  const taskId = await setTask(backend, school, { lateUntil: ['2026-07-30T09:00'] });
  const { due_at: dueAt } = await datesOf(taskId);
  if (dueAt === null) throw new Error('The task has a due date.');
  const [first, second] = school.students;
  if (!first || !second) throw new Error('Two students are in the class.');
  const begin = async (person: typeof first) => {
    const { practiceId } = (await as(backend, person, studentTasks.open(taskId))) as { practiceId: string };
    await answerRight(services, person.viewer, practiceId, 1);
    return practiceId;
  };
  const [own, other] = [await begin(first), await begin(second)];
  clock.advance({ seconds: (dueAt.getTime() - clock.now().getTime()) / 1000 - 20 });
  expect(clock.now().getTime() % 60_000).toBeGreaterThan(30_000);
  await finishPractice(services, first.viewer, own);
  clock.advance({ seconds: 25 });
  await finishPractice(services, second.viewer, other);
  const statuses = new Map((await studentsOf(backend, school, taskId)).map((each) => [each.studentId, each.status]));
  expect([statuses.get(first.id), statuses.get(second.id)]).toEqual(['DONE', 'LATE_SUBMISSION']);
});

it('the zone of a class is set right at once, and what is ahead keeps its time on the wall', async () => {
  const taskId = await setTask(backend, school);
  const [own] = await studentsOf(backend, school, taskId);
  const before = await datesOf(taskId);
  const extended = wallClock(new Date(backend.clock.now().getTime() + 100 * 3_600_000), sydney);
  expect(await as(backend, school.teacher, taskOperations.extend(taskId, own?.id ?? '', extended, ''))).toBe(true);
  const { practiceId } = (await as(backend, firstStudent(school), studentTasks.open(taskId))) as { practiceId: string };
  expect(await moveTo(perth)).toBe(true);
  const after = await datesOf(taskId);
  expect(wall(after.due_at, perth)).toBe(wall(before.due_at, sydney));
  expect(wall(after.late_until, perth)).toBe(wall(before.late_until, sydney));
  // It is open already, and stays so.
  expect(after.opens_at).toEqual(before.opens_at);
  const student = await backend.services.db
    .selectFrom('student_tasks')
    .select('own_due_at')
    .where('id', '=', own?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(wall(student.own_due_at, perth)).toBe(extended);
  const practice = await backend.services.db
    .selectFrom('practices')
    .select('closes_at')
    .where('id', '=', practiceId)
    .executeTakeFirstOrThrow();
  expect([after.late_until, student.own_due_at]).toContainEqual(practice.closes_at);
  expect(await moveTo(sydney)).toBe(true);
  expect(await datesOf(taskId)).toEqual(before);
});

it('a zone that is set right makes nobody late who was in time, and what is over stays over', async () => {
  const { clock } = backend;
  const taskId = await setTask(backend, school);
  await moveTo(perth);
  const { due_at: dueAt } = await datesOf(taskId);
  // An hour before it is due in Perth: in Sydney that time is past.
  clock.advance({ seconds: ((dueAt?.getTime() ?? 0) - clock.now().getTime()) / 1000 - 3600 });
  await moveTo(sydney);
  expect((await datesOf(taskId)).due_at).toEqual(dueAt);
  clock.advance({ hours: 2 });
  await moveTo(perth);
  expect((await datesOf(taskId)).due_at).toEqual(dueAt);
});
