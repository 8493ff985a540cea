import type { DocumentNode } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MyTaskReportPage, TaskErrorPracticePage, TaskErrorReviewPage } from '../../../app/graphql/reports/task-report';
import { LiveTaskPage } from '../../../app/graphql/tasks/live-task';
import {
  InsightsPage,
  MarkBookFile,
  StudentReportPage,
  TaskQuestionPage,
  TaskReportPage,
} from '../../../app/graphql/tasks/report-pages';
import {
  ClassTasksPage,
  MarkBookPage,
  StudentTaskPage,
  TaskPage,
  TaskWizardPage,
} from '../../../app/graphql/tasks/taught-task-pages';
import { startStudentTask } from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerWrong, keyOf } from '../practice/student';
import { homework, taskOperations } from '../tasks/operations';
import { as, makeDraft, makeSchool, type School, setTask, studentsOf } from '../tasks/school';
import { statementsOf } from './student';

/** What one page may ask of the database, the session included. */
const mostStatements = 5;

interface Place extends School {
  taskId: string;
  studentTaskId: string;
  draftId: string;
  studentId: string;
  /** Of the question that the first student answered, in the report. */
  key: string;
}

let backend: TestBackend;
let small: Place;
let large: Place;
beforeAll(async () => {
  backend = await startTestBackend({ COUNT_SQL: '1' });
  small = await makePlace(1);
  large = await makePlace(200);
});
afterAll(() => backend.stop());

/** A class with so many students and tasks; the first student has begun the first task. */
async function makePlace(size: number): Promise<Place> {
  const { services } = backend;
  const school = await makeSchool(backend, 1);
  const { classId, teacher } = school;
  await sql`insert into users (id, email, username, password_hash, nickname, cognito_uid, roles, inviting_code)
    select gen_random_uuid(), ${classId} || n || '@people.test', n, '-', 'Sam ' || n, ${classId} || n, '{STUDENT}', ${classId} || n
    from generate_series(2, ${size}) n`.execute(services.db);
  await sql`insert into class_members (class_id, student_id)
    select ${classId}::uuid, id from users where email like ${`${classId}%`}`.execute(services.db);
  const taskId = await setTask(backend, school);
  for (let more = 1; more < Math.min(size, 20); more += 1)
    await as(backend, teacher, taskOperations.copy(taskId, classId, newId()));
  const { taskId: draftId } = await makeDraft(backend, school, homework(backend.clock.now()));
  const [student] = school.students;
  const own = (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === student?.id);
  const studentTaskId = own?.id ?? '';
  if (!student) throw new Error('The class is empty.');
  const practiceId = await startStudentTask(services, student.viewer, studentTaskId);
  await answerWrong(services, student.viewer, practiceId, 1);
  const { row } = await keyOf(services, student.viewer, practiceId, 1);
  const key = row.template_id.replaceAll('/', '.');
  return { ...school, taskId, studentTaskId, draftId, studentId: student.id, key };
}

const pages: [name: string, document: DocumentNode, variables: (place: Place) => object][] = [
  ['tasks of a class', ClassTasksPage, ({ classId }) => ({ classId })],
  ['mark book', MarkBookPage, ({ classId }) => ({ classId })],
  ['task', TaskPage, ({ taskId }) => ({ taskId })],
  ['live view', LiveTaskPage, ({ taskId }) => ({ taskId })],
  ['wizard', TaskWizardPage, ({ draftId }) => ({ taskId: draftId, topicId: null, picking: false })],
  ['mark book as a file', MarkBookFile, ({ classId }) => ({ classId })],
  ['report of a task', TaskReportPage, ({ taskId }) => ({ taskId, filter: null })],
  ['report of a question', TaskQuestionPage, ({ taskId, key }) => ({ taskId, key })],
  ['insights of a task', InsightsPage, ({ taskId }) => ({ taskId })],
  ['insights of a class', InsightsPage, ({ classId }) => ({ classId, span: 'ALL' })],
  ['report of a student', StudentReportPage, ({ classId, studentId }) => ({ classId, studentId })],
  ['answers of a student', StudentTaskPage, ({ taskId, studentTaskId }) => ({ taskId, studentTaskId })],
];

const ownPages: [name: string, document: DocumentNode, variables: (place: Place) => object][] = [
  ['report of the own task', MyTaskReportPage, ({ taskId, studentTaskId }) => ({ taskId, studentTaskId })],
  ['practice after the own task', TaskErrorPracticePage, ({ studentTaskId }) => ({ studentTaskId })],
  ['review of its errors', TaskErrorReviewPage, ({ studentTaskId }) => ({ studentTaskId, index: 1 })],
];

describe('statements of a page about tasks', () => {
  it.each(pages)(`%s: at most ${mostStatements}, for 1 and for 200 students`, async (_name, document, variables) => {
    const ask = (place: Place) => statementsOf(backend, document, variables(place), place.teacher);
    for (const place of [small, large]) expect(await ask(place)).toBeLessThanOrEqual(mostStatements);
    expect(await ask(large)).toBe(await ask(small));
  });

  it.each(ownPages)(`%s: at most ${mostStatements}, for 1 and for 200 students`, async (_name, document, variables) => {
    const ask = ({ students: [student], ...place }: Place) => {
      if (!student) throw new Error('The class is empty.');
      return statementsOf(backend, document, variables({ ...place, students: [student] }), student);
    };
    for (const place of [small, large]) expect(await ask(place)).toBeLessThanOrEqual(mostStatements);
    expect(await ask(large)).toBe(await ask(small));
  });
});
