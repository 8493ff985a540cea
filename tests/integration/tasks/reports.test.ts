import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishPractice } from '../../../server/modules/practice';
import { readStudentTaskReport, setExcused, startStudentTask } from '../../../server/modules/tasks';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong } from '../practice/student';
import { makeSchool, type School, setTask, studentsOf } from './school';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 2);
});

const person = (place: number): Person => {
  const found = school.students[place];
  if (!found) throw new Error('There is no such student.');
  return found;
};

/** Opens the task as this student; what is needed to answer it. */
async function begin(taskId: string, student: Person) {
  const own = (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === student.id);
  const studentTaskId = own?.id ?? '';
  const practiceId = await startStudentTask(backend.services, student.viewer, studentTaskId);
  return { studentTaskId, practiceId, viewer: student.viewer };
}

/** Answers the three questions: right, wrong and then right, wrong. Hands in. */
async function work(taskId: string, student: Person) {
  const { services } = backend;
  const own = await begin(taskId, student);
  await answerRight(services, own.viewer, own.practiceId, 1);
  await answerWrong(services, own.viewer, own.practiceId, 2);
  await answerRight(services, own.viewer, own.practiceId, 2);
  await answerWrong(services, own.viewer, own.practiceId, 3);
  await finishPractice(services, own.viewer, own.practiceId);
  return own;
}

const notFound = expect.objectContaining({ code: 'NOT_FOUND' });

describe('the report of a student’s task', () => {
  it('tells student and teacher the same', async () => {
    const taskId = await setTask(backend, school);
    const { studentTaskId } = await work(taskId, person(0));
    const mine = await readStudentTaskReport(backend.services, { studentId: person(0).id }, studentTaskId);
    expect(mine.report).toMatchObject({ asked: 3, answered: 3, right: 2, firstRight: 1, points: 2, possible: 3 });
    expect(mine).toMatchObject({ grade: '2 / 3', percent: 67, status: 'DONE', answersOut: true, classPercent: null });
    expect(mine.questions[1]?.attempts.map(({ verdict }) => verdict)).toEqual(['WRONG', 'CORRECT']);
    expect(mine.questions[2]?.attempts[0]?.misconception).toMatch(/\w/);
    const theirs = await readStudentTaskReport(backend.services, { teacherId: school.teacher.id }, studentTaskId);
    expect(theirs).toEqual(mine);
  });

  it('is nobody else’s', async () => {
    const taskId = await setTask(backend, school);
    const { studentTaskId } = await work(taskId, person(0));
    const stranger = await makePerson(backend.services, { role: 'TEACHER' });
    const read = (reader: Parameters<typeof readStudentTaskReport>[1], id = studentTaskId) =>
      readStudentTaskReport(backend.services, reader, id);
    await expect(read({ studentId: person(1).id })).rejects.toEqual(notFound);
    await expect(read({ teacherId: stranger.id })).rejects.toEqual(notFound);
    await expect(read({ studentId: person(0).id }, 'no id')).rejects.toEqual(notFound);
  });

  it('shows no score of who is excused', async () => {
    const taskId = await setTask(backend, school);
    const { studentTaskId } = await work(taskId, person(0));
    await setExcused(backend.services, school.teacher.viewer, { taskId, studentTaskId, excused: true });
    const report = await readStudentTaskReport(backend.services, { teacherId: school.teacher.id }, studentTaskId);
    expect(report).toMatchObject({ excused: true, grade: null, percent: null });
  });
});
