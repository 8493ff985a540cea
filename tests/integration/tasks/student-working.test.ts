import { afterAll, beforeAll, expect, it } from 'vitest';
import { packBoard } from '../../../rules/whiteboard/pack-board';
import {
  addWorkingLine,
  createPractice,
  finishPractice,
  keepBoard,
  requirePractice,
} from '../../../server/modules/practice';
import {
  getStudentBoard,
  getStudentReport,
  getTaskQuestionReport,
  getTaskReport,
  getTaughtStudentTask,
  startStudentTask,
} from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerWrong, fractions } from '../practice/student';
import { firstStudent, makeSchool, setTask, studentsOf } from './school';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const drawing = packBoard({
  width: 300,
  height: 200,
  shapes: [{ kind: 'line', at: [0, 0, 40, 40], width: 1.5, colour: 'black', opacity: 1, fill: false }],
});

const notFound = expect.objectContaining({ code: 'NOT_FOUND' });

/** A student with one line of working and a drawing at the first question of a task, and the same in their own practice. */
async function studentAtWork() {
  const { services } = backend;
  const school = await makeSchool(backend, 2);
  const { viewer } = firstStudent(school);
  const taskId = await setTask(backend, school);
  const own = (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === viewer.id);
  const practiceId = await startStudentTask(services, viewer, own?.id ?? '');
  const alone = await createPractice(services, viewer, {
    courseId: 'year-6',
    mode: 'CASUAL',
    topicIds: [fractions],
    questionCount: 5,
    idempotencyKey: newId(),
  });
  const questions: string[] = [];
  for (const id of [practiceId, alone.row.id]) {
    await addWorkingLine(services, viewer, { practiceId: id, index: 1, number: 1, line: '1 + 1 = 2' });
    const [question] = (await requirePractice(services, viewer, id)).questions;
    await keepBoard(services, viewer, { questionId: question?.id ?? '', board: drawing });
    questions.push(question?.id ?? '');
  }
  await answerWrong(services, viewer, practiceId, 1);
  await finishPractice(services, viewer, practiceId);
  const [inTask = '', inPractice = ''] = questions;
  return { school, taskId, studentTaskId: own?.id ?? '', inTask, inPractice, viewer };
}

it('is read by the teacher of the class beside the answer, in every place that shows answers', async () => {
  const { services } = backend;
  const { school, taskId, studentTaskId, inTask, viewer } = await studentAtWork();
  const teacher = school.teacher.viewer;
  const { answers } = await getTaughtStudentTask(services, teacher, { taskId, studentTaskId });
  expect(answers[0]).toMatchObject({
    questionId: inTask,
    working: { lines: [{ number: 1, text: '1 + 1 = 2', verdict: expect.any(String) }] },
    boardShapes: expect.any(Number),
  });
  expect(answers[1]).toMatchObject({ working: { lines: [] }, boardShapes: null });
  const { questions } = await getTaskReport(services, teacher, { taskId, filter: null });
  const keyOfFirst = questions.find(({ place }) => place === 1)?.key ?? questions[0]?.key ?? '';
  const report = await getTaskQuestionReport(services, teacher, { taskId, key: keyOfFirst });
  expect(report.answers.find(({ questionId }) => questionId === inTask)?.working.lines).toHaveLength(1);
  const place = { classId: school.classId, studentId: viewer.id };
  expect((await getStudentReport(services, teacher, place)).tasks[0]).toMatchObject({ withWorking: 1 });
  const board = await getStudentBoard(services, teacher, { studentTaskId, questionId: inTask });
  expect(board.board).toBe(drawing);
});

it('is read by nobody else, and of own practice by no teacher', async () => {
  const { services } = backend;
  const { school, taskId, studentTaskId, inTask, inPractice, viewer } = await studentAtWork();
  const teacher = school.teacher.viewer;
  await expect(getStudentBoard(services, teacher, { studentTaskId, questionId: inPractice })).rejects.toEqual(notFound);
  const other = (await makePerson(services, { role: 'TEACHER' })).viewer;
  await expect(getStudentBoard(services, other, { studentTaskId, questionId: inTask })).rejects.toEqual(notFound);
  await expect(getTaughtStudentTask(services, other, { taskId, studentTaskId })).rejects.toEqual(notFound);
  await expect(getStudentBoard(services, viewer, { studentTaskId, questionId: inTask })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
