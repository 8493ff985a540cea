import type { DocumentNode } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClassHeadOfClass, ClassHeadOfTask } from '../../../app/graphql/classroom/class-head';
import { ClassDetailsPage } from '../../../app/graphql/classroom/my-classes';
import { PortalPage } from '../../../app/graphql/classroom/portal-pages';
import { HomePage } from '../../../app/graphql/home/home-page';
import { SharedReportPage } from '../../../app/graphql/reports/report-shares';
import { MyTaskReportPage, TaskErrorPracticePage, TaskErrorReviewPage } from '../../../app/graphql/reports/task-report';
import { LiveTaskPage } from '../../../app/graphql/tasks/live-task';
import {
  InsightsFile,
  InsightsPage,
  MarkBookFile,
  StudentReportFile,
  StudentReportPage,
  TaskQuestionPage,
  TaskReportFile,
  TaskReportPage,
} from '../../../app/graphql/tasks/report-pages';
import { SavedExamsPage } from '../../../app/graphql/tasks/saved-exams';
import {
  ClassTasksOfMine,
  MyTaskPage,
  MyTasksPage,
  TaskResultPage,
  TestQuestionPage,
} from '../../../app/graphql/tasks/student-tasks';
import {
  ClassTasksPage,
  MarkBookPage,
  StudentTaskPage,
  TaskPage,
  TaskWizardPage,
} from '../../../app/graphql/tasks/taught-task-pages';
import { finishPractice } from '../../../server/modules/practice';
import { shareReport, studentTaskReportShareInfo } from '../../../server/modules/reports';
import { saveExam, startStudentTask } from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerWrong, keyOf } from '../practice/student';
import { homework } from '../tasks/operations';
import { firstStudent, makeDraft, makeSchool, type School, setTask, studentsOf } from '../tasks/school';
import { statementsOf, statementsOfPage } from './student';

/** What one page may ask of the database, the session, the frame and the layout around it included. */
const mostStatements = 5;

interface Place extends School {
  taskId: string;
  studentTaskId: string;
  draftId: string;
  studentId: string;
  /** Of the question that the first student answered, in the report. */
  key: string;
  /** Of the homework, and of a test that the first student is sitting. */
  practiceId: string;
  testPracticeId: string;
  /** Of a link to the first student's report. */
  shareKey: string;
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

/**
 * A class with so many students and as many tasks. The first student has handed in the first task, which a family may
 * read, has got all others, and sits a test.
 */
async function makePlace(size: number): Promise<Place> {
  const { services } = backend;
  const school = await makeSchool(backend, 1);
  const { classId } = school;
  await sql`insert into users (id, email, username, password_hash, nickname, cognito_uid, roles, inviting_code)
    select gen_random_uuid(), ${classId} || n || '@people.test', n, '-', 'Sam ' || n, ${classId} || n, '{STUDENT}', ${classId} || n
    from generate_series(2, ${size}) n`.execute(services.db);
  await sql`insert into class_members (class_id, student_id)
    select ${classId}::uuid, id from users where email like ${`${classId}%`}`.execute(services.db);
  const taskId = await setTask(backend, school);
  const testId = await setTask(backend, school, { type: ['TEST'] });
  const { taskId: draftId } = await makeDraft(backend, school, homework(backend.clock.now()));
  const student = firstStudent(school);
  const begin = async (id: string) => {
    const own = (await studentsOf(backend, school, id)).find(({ studentId }) => studentId === student.id);
    return {
      studentTaskId: own?.id ?? '',
      practiceId: await startStudentTask(services, student.viewer, own?.id ?? ''),
    };
  };
  const { studentTaskId, practiceId } = await begin(taskId);
  await answerWrong(services, student.viewer, practiceId, 1);
  const { row } = await keyOf(services, student.viewer, practiceId, 1);
  await finishPractice(services, student.viewer, practiceId);
  const { practiceId: testPracticeId } = await begin(testId);
  for (let exam = 0; exam < Math.min(size, 100); exam += 1) {
    await saveExam(services, school.teacher.viewer, { taskId, name: `Exam ${exam}`, creationKey: newId() });
  }
  const { shortCode } = await shareReport(services, { studentId: student.id, taskId, studentTaskId });
  const info = await studentTaskReportShareInfo(services, {
    shortenedUrl: shortCode,
    clientAddress: '203.0.113.1',
  });
  await copyTasks(taskId, size);
  return {
    ...school,
    taskId,
    studentTaskId,
    draftId,
    studentId: student.id,
    key: row.template_id.replaceAll('/', '.'),
    practiceId,
    testPracticeId,
    shareKey: info?.shareKey ?? '',
  };
}

/** The task so many times, in all, for the student who has handed it in. */
async function copyTasks(taskId: string, size: number): Promise<void> {
  const { db } = backend.services;
  await sql`
    with copied as (
      insert into tasks select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'creation_key', 'copy-' || n))).*
      from tasks t cross join generate_series(2, ${size}) n where t.id = ${taskId} returning id)
    insert into student_tasks select (jsonb_populate_record(s,
      jsonb_build_object('id', gen_random_uuid(), 'task_id', copied.id, 'practice_id', null))).*
    from student_tasks s cross join copied where s.task_id = ${taskId} and s.handed_in_at is not null`.execute(db);
}

const pages: [name: string, document: DocumentNode, variables: (place: Place) => object, layout?: DocumentNode][] = [
  ['tasks of a class', ClassTasksPage, ({ classId }) => ({ classId }), ClassHeadOfClass],
  ['mark book', MarkBookPage, ({ classId }) => ({ classId }), ClassHeadOfClass],
  ['task', TaskPage, ({ taskId }) => ({ taskId }), ClassHeadOfTask],
  ['live view', LiveTaskPage, ({ taskId }) => ({ taskId }), ClassHeadOfTask],
  ['wizard', TaskWizardPage, ({ draftId }) => ({ taskId: draftId, topicId: null, picking: false, choosing: false })],
  [
    'wizard, its questions',
    TaskWizardPage,
    ({ draftId }) => ({ taskId: draftId, topicId: null, picking: false, choosing: true }),
  ],
  [
    'wizard, questions of a topic',
    TaskWizardPage,
    ({ draftId }) => ({
      taskId: draftId,
      topicId: '86-add-and-subtract-unlike-fractions',
      picking: true,
      choosing: true,
    }),
  ],
  ['report of a task', TaskReportPage, ({ taskId }) => ({ taskId, filter: null }), ClassHeadOfTask],
  ['report of a question', TaskQuestionPage, ({ taskId, key }) => ({ taskId, key }), ClassHeadOfTask],
  ['insights of a task', InsightsPage, ({ taskId }) => ({ taskId }), ClassHeadOfTask],
  ['insights of a class', InsightsPage, ({ classId }) => ({ classId, span: 'ALL' }), ClassHeadOfClass],
  ['report of a student', StudentReportPage, ({ classId, studentId }) => ({ classId, studentId }), ClassHeadOfClass],
  ['saved exams', SavedExamsPage, () => ({})],
  ['portal', PortalPage, () => ({})],
  [
    'answers of a student',
    StudentTaskPage,
    ({ taskId, studentTaskId }) => ({ taskId, studentTaskId }),
    ClassHeadOfTask,
  ],
];

const files: [name: string, document: DocumentNode, variables: (place: Place) => object][] = [
  ['mark book as a file', MarkBookFile, ({ classId }) => ({ classId })],
  ['report of a task as a file', TaskReportFile, ({ taskId }) => ({ taskId, filter: null })],
  ['insights of a class as a file', InsightsFile, ({ classId }) => ({ classId, span: 'ALL' })],
  ['report of a student as a file', StudentReportFile, ({ classId, studentId }) => ({ classId, studentId })],
];

const ownPages: [name: string, document: DocumentNode, variables: (place: Place) => object][] = [
  ['home', HomePage, () => ({})],
  ['own tasks', MyTasksPage, () => ({})],
  ['own tasks of a class, hidden', ClassTasksOfMine, ({ classId }) => ({ classId })],
  ['class details', ClassDetailsPage, ({ classId }) => ({ classId })],
  ['result of the own task', TaskResultPage, ({ practiceId }) => ({ practiceId })],
  ['own task', MyTaskPage, ({ taskId }) => ({ taskId })],
  ['question of a test', TestQuestionPage, ({ testPracticeId }) => ({ practiceId: testPracticeId, index: 1 })],
  [
    'shared report',
    SharedReportPage,
    ({ taskId, studentTaskId, shareKey }) => ({ taskId, studentTaskId, shareKey, device: 'PHONE' }),
  ],
  ['report of the own task', MyTaskReportPage, ({ taskId, studentTaskId }) => ({ taskId, studentTaskId })],
  ['practice after the own task', TaskErrorPracticePage, ({ studentTaskId }) => ({ studentTaskId })],
  ['review of its errors', TaskErrorReviewPage, ({ studentTaskId }) => ({ studentTaskId, index: 1 })],
];

describe('statements of a page about tasks', () => {
  it.each(pages)(
    `%s: at most ${mostStatements}, for 1 and for 200 students`,
    async (_name, document, variables, layout) => {
      const layouts = layout === undefined ? [] : [layout];
      const ask = (place: Place) => statementsOfPage(backend, document, variables(place), place.teacher, layouts);
      for (const place of [small, large]) expect(await ask(place)).toBeLessThanOrEqual(mostStatements);
      expect(await ask(large)).toBe(await ask(small));
    },
  );

  it.each(files)(`%s: at most ${mostStatements}, for 1 and for 200 students`, async (_name, document, variables) => {
    const ask = (place: Place) => statementsOf(backend, document, variables(place), place.teacher);
    for (const place of [small, large]) expect(await ask(place)).toBeLessThanOrEqual(mostStatements);
    expect(await ask(large)).toBe(await ask(small));
  });

  it.each(ownPages)(`%s: at most ${mostStatements}, for 1 and for 200 students`, async (_name, document, variables) => {
    const ask = (place: Place) => statementsOf(backend, document, variables(place), firstStudent(place));
    for (const place of [small, large]) expect(await ask(place)).toBeLessThanOrEqual(mostStatements);
    expect(await ask(large)).toBe(await ask(small));
  });
});
