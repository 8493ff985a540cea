import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { finishPractice } from '../../../server/modules/practice';
import { startStudentTask } from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { homework, taskOperations, wallIn } from './operations';
import { as, makeDraft, makeSchool, type School, setTask, studentsOf } from './school';
import { studentTasks } from './student-operations';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 3);
});

const at = (place: number): Person => {
  const student = school.students[place];
  if (!student) throw new Error('There is no such student.');
  return student;
};
const in48Hours = () => ({ dueAt: [wallIn(backend.clock.now(), 48)] });
const ownId = async (taskId: string, student: Person) =>
  (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === student.id)?.id ?? '';
const handIn = async (taskId: string, student: Person) => {
  const practiceId = await startStudentTask(backend.services, student.viewer, await ownId(taskId, student));
  await finishPractice(backend.services, student.viewer, practiceId);
};
const waits = async (student: Person) => {
  const { data } = await backend.ask('{ viewer { waitingTaskCount } }', { token: student.token });
  return (data as { viewer: { waitingTaskCount: number | null } }).viewer.waitingTaskCount;
};

it('what a student can work on is counted: not what is hidden, handed in, excused or not open', async () => {
  expect(await waits(at(0))).toBe(null);
  await setTask(backend, school, { title: ['Later'], ...in48Hours() });
  const today = await setTask(backend, school, { title: ['Soon'], dueAt: [wallIn(backend.clock.now(), 0.05)] });
  await setTask(backend, school, { title: ['Not open'], opensAt: [wallIn(backend.clock.now(), 5)] });
  backend.clock.advance({ hours: 1 });
  // Overdue by now, and late work is taken.
  expect(await waits(at(0))).toBe(2);
  await as(backend, at(0), studentTasks.hide(await ownId(today, at(0))));
  expect(await waits(at(0))).toBe(1);
  await handIn(today, at(1));
  expect(await waits(at(1))).toBe(1);
  await as(backend, school.teacher, taskOperations.excuse(today, await ownId(today, at(2))));
  expect(await waits(at(2))).toBe(1);
  expect(await waits(await makePerson(backend.services, {}))).toBe(null);
});

it('a teacher reads what waits in her classes, and nothing of others', async () => {
  const rubric = { scoringType: ['RUBRIC'], rubric: ['Method: none | sets up'] };
  const taskId = await setTask(backend, school, {
    title: ['Patterns'],
    dueAt: [wallIn(backend.clock.now(), 1)],
    ...rubric,
  });
  await makeDraft(backend, school, homework(backend.clock.now(), { title: ['Half done'] }));
  const extended = await ownId(taskId, at(1));
  const later = [wallIn(backend.clock.now(), 90), wallIn(backend.clock.now(), 100)] as const;
  await as(backend, school.teacher, taskOperations.extend(taskId, extended, ...later));
  await handIn(taskId, at(0));
  const own = await ownId(taskId, at(0));
  await backend.services.db
    .insertInto('mark_requests')
    .values({
      student_task_id: own,
      question_id: newId(),
      reason: 'It is the same.',
      asked_at: new Date(),
      answer: null,
      answered_by: null,
      answered_at: null,
    })
    .execute();
  backend.clock.advance({ hours: 2 });
  const portal = async (teacher: Person) => {
    const query = '{ portalTasks { title state students handedIn overdue toMark requests } }';
    return (await as(backend, teacher, [query, {}])) as object[];
  };
  const patterns = { title: 'Patterns', state: 'OPEN', students: 3, handedIn: 1, toMark: 1, requests: 1 };
  expect(await portal(school.teacher)).toEqual([
    // The one who has neither handed in nor more time.
    { ...patterns, overdue: 1 },
    { title: 'Half done', state: 'DRAFT', students: 0, handedIn: 0, overdue: 0, toMark: 0, requests: 0 },
  ]);
  await as(backend, school.teacher, taskOperations.comment(taskId, own, 'Fine.', [1]));
  expect(await portal(school.teacher)).toContainEqual({ ...patterns, overdue: 1, toMark: 0 });
  expect(await portal((await makeSchool(backend, 1)).teacher)).toEqual([]);
  expect(await portal(at(0))).toBe('FORBIDDEN');
});
