import type { DocumentNode } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveTaskPage } from '../../../app/graphql/tasks/live-task';
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
import { homework, taskOperations } from '../tasks/operations';
import { as, makeDraft, makeSchool, type School, setTask, studentsOf } from '../tasks/school';
import { statementsOf } from './student';

/** What one page may ask of the database, the session included. */
const mostStatements = 5;

interface Place extends School {
  taskId: string;
  studentTaskId: string;
  draftId: string;
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
  if (student) await startStudentTask(services, student.viewer, studentTaskId);
  return { ...school, taskId, studentTaskId, draftId };
}

const pages: [name: string, document: DocumentNode, variables: (place: Place) => object][] = [
  ['tasks of a class', ClassTasksPage, ({ classId }) => ({ classId })],
  ['mark book', MarkBookPage, ({ classId }) => ({ classId })],
  ['task', TaskPage, ({ taskId }) => ({ taskId })],
  ['live view', LiveTaskPage, ({ taskId }) => ({ taskId })],
  ['wizard', TaskWizardPage, ({ draftId }) => ({ taskId: draftId, topicId: null, picking: false })],
  ['answers of a student', StudentTaskPage, ({ taskId, studentTaskId }) => ({ taskId, studentTaskId })],
];

describe('statements of a page about tasks', () => {
  it.each(pages)(`%s: at most ${mostStatements}, for 1 and for 200 students`, async (_name, document, variables) => {
    const ask = (place: Place) => statementsOf(backend, document, variables(place), place.teacher);
    for (const place of [small, large]) expect(await ask(place)).toBeLessThanOrEqual(mostStatements);
    expect(await ask(large)).toBe(await ask(small));
  });
});
