import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wallClock } from '../../../rules/tasks/wall-clock';
import { finishPractice } from '../../../server/modules/practice';
import {
  createFollowUp,
  getInsights,
  getTaskDraft,
  getTaskQuestionReport,
  getTaskReport,
  getTaughtTask,
  readStudentTaskReport,
  setExcused,
  setFollowUp,
  startStudentTask,
  takeTaskBack,
} from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
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

describe('the report of a task', () => {
  const read = (taskId: string, filter: Parameters<typeof getTaskReport>[2]['filter'] = null) =>
    getTaskReport(backend.services, school.teacher.viewer, { taskId, filter });

  it('counts drawn questions by their kind, for those whom the filter lets through', async () => {
    const taskId = await setTask(backend, school);
    await work(taskId, person(0));
    await begin(taskId, person(1));
    const report = await read(taskId);
    const sum = (of: 'asked' | 'answered' | 'firstRight' | 'right') =>
      report.questions.reduce((total, question) => total + question[of], 0);
    expect([sum('asked'), sum('answered'), sum('firstRight'), sum('right')]).toEqual([6, 3, 1, 2]);
    expect(report).toMatchObject({ pinned: false, counted: 2, medianPercent: 67 });
    expect(report.distribution.map(({ students }) => students)).toEqual([0, 0, 0, 1, 0, 0]);
    const finished = await read(taskId, 'Finished');
    expect(finished.questions.reduce((total, { asked }) => total + asked, 0)).toBe(3);
    expect(await read(taskId, 'Overdue')).toMatchObject({ counted: 0, questions: [], medianPercent: null });
  });

  it('leaves out who is excused', async () => {
    const taskId = await setTask(backend, school);
    const { studentTaskId } = await work(taskId, person(0));
    await setExcused(backend.services, school.teacher.viewer, { taskId, studentTaskId, excused: true });
    expect(await read(taskId)).toMatchObject({ counted: 1, questions: [], medianPercent: null });
  });

  it('shows what everybody answered to a question, and has no other questions', async () => {
    const taskId = await setTask(backend, school);
    await work(taskId, person(0));
    const [hardest] = (await read(taskId)).questions;
    const one = (key: string) => getTaskQuestionReport(backend.services, school.teacher.viewer, { taskId, key });
    const { report, answers } = await one(hardest?.key ?? '');
    expect(report.answered).toBe(hardest?.answered);
    expect(answers.map(({ nickname }) => nickname)).toContain('Ava 1');
    expect(answers.flatMap(({ attempts }) => attempts).some(({ misconception }) => misconception !== null)).toBe(true);
    for (const key of ['1', 'no-such-kind', '../x', '']) await expect(one(key)).rejects.toEqual(notFound);
  });
});

describe('insights', () => {
  it('name the ideas of a task and of a class, with the answers behind them', async () => {
    const taskId = await setTask(backend, school);
    await work(taskId, person(0));
    await work(taskId, person(1));
    const { viewer } = school.teacher;
    const ofTask = await getInsights(backend.services, viewer, { taskId, ideaId: null });
    const [idea] = ofTask.ideas;
    expect(idea?.students.length).toBeGreaterThan(0);
    expect(ofTask.chosen?.misconceptionId).toBe(idea?.misconceptionId);
    expect(ofTask.chosen?.answers[0]?.by.length).toBeGreaterThan(0);
    const ofClass = await getInsights(backend.services, viewer, {
      classId: school.classId,
      span: 'FOUR_WEEKS',
      ideaId: ofTask.ideas.at(-1)?.misconceptionId ?? null,
    });
    expect(ofClass.ideas.map(({ name }) => name)).toEqual(ofTask.ideas.map(({ name }) => name));
    expect(ofClass.chosen?.misconceptionId).toBe(ofTask.ideas.at(-1)?.misconceptionId);
    const stranger = await makePerson(backend.services, { role: 'TEACHER' });
    const look = getInsights(backend.services, stranger.viewer, { taskId, ideaId: null });
    await expect(look).rejects.toEqual(notFound);
  });

  it('become a draft on one idea for just these students, once', async () => {
    const taskId = await setTask(backend, school);
    await work(taskId, person(0));
    const { viewer } = school.teacher;
    const { ideas } = await getInsights(backend.services, viewer, { taskId, ideaId: null });
    const request = {
      classId: school.classId,
      misconceptionId: ideas[0]?.misconceptionId ?? '',
      studentIds: [person(0).id, newId(), 'no id'],
      creationKey: newId(),
    };
    const made = await Promise.all([1, 2].map(() => createFollowUp(backend.services, viewer, request)));
    expect(made[1]).toBe(made[0]);
    const draft = await getTaskDraft(backend.services, viewer, made[0] ?? '');
    expect(draft.errors).toEqual({});
    expect(draft.values).toMatchObject({ source: ['PICKED_OWN'], whole: ['some'], students: [person(0).id] });
    expect(draft.picked).toHaveLength(5);
    const others = { ...request, studentIds: [newId()], creationKey: newId() };
    await expect(createFollowUp(backend.services, viewer, others)).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
    const unknown = { ...request, misconceptionId: 'no-such-idea', creationKey: newId() };
    await expect(createFollowUp(backend.services, viewer, unknown)).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
  });

  it('are set at once for just these students, due in a week, and taken back until somebody begins', async () => {
    const { services } = backend;
    const { viewer } = school.teacher;
    const taskId = await setTask(backend, school);
    await work(taskId, person(0));
    const { ideas } = await getInsights(services, viewer, { taskId, ideaId: null });
    const request = () => ({
      classId: school.classId,
      misconceptionId: ideas[0]?.misconceptionId ?? '',
      studentIds: [person(0).id],
      creationKey: newId(),
    });
    const once = request();
    const [made, again] = await Promise.all([1, 2].map(() => setFollowUp(services, viewer, once)));
    expect(again).toBe(made);
    const { row, students } = await getTaughtTask(services, viewer, made ?? '');
    expect(row.state).toBe('OPEN');
    const inAWeek = new Date(backend.clock.now().getTime() + 7 * 86_400_000);
    expect(wallClock(row.due_at ?? inAWeek, 'Australia/Sydney')).toBe(
      `${wallClock(inAWeek, 'Australia/Sydney').slice(0, 10)}T17:00`,
    );
    expect(students.map(({ studentId }) => studentId)).toEqual([person(0).id]);
    await takeTaskBack(services, viewer, made ?? '');
    await expect(getTaughtTask(services, viewer, made ?? '')).rejects.toEqual(notFound);
    const next = await setFollowUp(services, viewer, request());
    const [own] = await studentsOf(backend, school, next);
    await startStudentTask(services, person(0).viewer, own?.id ?? '');
    await expect(takeTaskBack(services, viewer, next)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
