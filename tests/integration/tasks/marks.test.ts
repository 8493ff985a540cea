import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TaskValues } from '../../../rules/forms/task';
import { tellTeachers } from '../../../server/modules/classroom/digest/tell-teachers';
import { finishPractice } from '../../../server/modules/practice';
import { reMarkTemplate } from '../../../server/modules/practice/re-mark/re-mark-template';
import { readQuestions, type StoredQuestion } from '../../../server/modules/questions';
import { getStudentReport, getTaskReport, openMyTask, readStudentTaskReport } from '../../../server/modules/tasks';
import { tellChanges } from '../../../server/modules/tasks/notices/tell-changes';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';
import { answer, answerRight, answerWrong, keyOf } from '../practice/student';
import { homework, taskOperations } from './operations';
import { as, makeDraft, makeSchool, type School, setTask, studentsOf } from './school';
import { studentTasks } from './student-operations';

interface Mark {
  questionId: string;
  points: number | null;
  possible: number;
  byTeacher: boolean;
  requestReason: string | null;
  requestOutcome: string | null;
  requestAnswer: string;
}
interface MarkedTask {
  id: string;
  grade: string | null;
  marksOut: boolean;
  rubric: { name: string; level: string | null; value: number | null; most: number }[];
  marks: Mark[];
}

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  toDaytime(backend.clock);
  school = await makeSchool(backend);
});

const teach = (operation: readonly [string, object]) => as(backend, school.teacher, operation);
const student = (place = 0): Person => school.students[place] as Person;
const begin = async (taskId: string, person = student()) =>
  (await openMyTask(backend.services, person.viewer, taskId)).practiceId ?? '';
const marksOf = async (practiceId: string, person = student()) =>
  (await as(backend, person, studentTasks.marks(practiceId))) as MarkedTask;
const ownOf = async (taskId: string, person = student()) => {
  const own = (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === person.id);
  if (!own) throw new Error('The student has not got the task.');
  return own;
};
const noticesOf = async (person: Person, kind: string) =>
  backend.services.db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', person.id)
    .where('second_level_type', '=', kind)
    .execute();

/** A homework with this picked question twice, and more values. */
async function setPicked(more: TaskValues = {}): Promise<string> {
  const draft = await makeDraft(backend, school, homework(backend.clock.now(), { source: ['PICKED'], ...more }));
  const templateId = 'y6/unlike-fractions/add-two';
  for (const added of [0, 1])
    await teach(taskOperations.question(draft.taskId, draft.version + added, { kind: 'ADD', templateId }));
  expect(await teach(taskOperations.publish(draft.taskId, draft.version + 2))).toBe(true);
  return draft.taskId;
}

describe('a mark asked to be looked at again', () => {
  async function handedIn() {
    const taskId = await setPicked();
    const practiceId = await begin(taskId);
    await answerWrong(backend.services, student().viewer, practiceId, 1);
    const early = await marksOf(practiceId);
    await finishPractice(backend.services, student().viewer, practiceId);
    const { id, marks } = await marksOf(practiceId);
    return { taskId, practiceId, own: id, early, first: marks[0] as Mark, second: marks[1] as Mark };
  }
  const ask = (own: string, questionId: string, reason = 'I misread the sign.', person = student()) =>
    as(backend, person, studentTasks.ask(own, questionId, reason));

  it('is asked once, with a reason, by its own student, once marks are out and for what was answered', async () => {
    const { own, early, first, second } = await handedIn();
    expect(early).toMatchObject({ marksOut: false, marks: [] });
    expect(await ask(own, first.questionId, '  ')).toBe('BAD_INPUT');
    expect(await ask(own, first.questionId, 'x'.repeat(501))).toBe('BAD_INPUT');
    expect(await ask(own, second.questionId)).toBe('NOT_FOUND');
    expect(await ask(own, first.questionId, 'Mine', student(1))).toBe('NOT_FOUND');
    expect(await Promise.all([1, 2].map(() => ask(own, first.questionId)))).toEqual([true, true]);
    expect(await ask(own, first.questionId, 'Another reason')).toBe('CONFLICT');
  });

  it('is kept or changed by the teacher; the student hears which, and the sums follow', async () => {
    const { taskId, practiceId, own, first } = await handedIn();
    await ask(own, first.questionId);
    const task = (await teach(taskOperations.requests(taskId))) as { requests: object[] };
    expect(task.requests).toMatchObject([{ nickname: 'Ava 1', index: 1, points: 0, possible: 1 }]);
    expect(await teach(taskOperations.answerRequest(taskId, own, first.questionId, 7))).toBe('BAD_INPUT');
    expect(await teach(taskOperations.answerRequest(taskId, own, first.questionId, 0.5, 'Half.'))).toBe(true);
    expect(await teach(taskOperations.answerRequest(taskId, own, first.questionId, null))).toBe('CONFLICT');
    expect(await marksOf(practiceId)).toMatchObject({
      grade: '0.5 / 2',
      marks: [{ points: 0.5, byTeacher: true, requestOutcome: 'CHANGED', requestAnswer: 'Half.' }, {}],
    });
    expect((await ownOf(taskId)).score.pointsScore).toBe(0.5);
    expect(await noticesOf(student(), 'MARK_REQUEST_ANSWERED')).toHaveLength(1);

    const other = await handedIn();
    await ask(other.own, other.first.questionId);
    await teach(taskOperations.answerRequest(other.taskId, other.own, other.first.questionId, null, 'It stays.'));
    expect((await marksOf(other.practiceId)).marks[0]).toMatchObject({ points: 0, requestOutcome: 'KEPT' });
  });

  it('reaches the teacher as a number in the digest, with what was handed in', async () => {
    const { own, first } = await handedIn();
    await ask(own, first.questionId);
    toDaytime(backend.clock, 16);
    await Promise.all([1, 2].map(() => tellTeachers(backend.services)));
    const digests = await noticesOf(school.teacher, 'CLASS_DIGEST');
    expect(digests).toHaveLength(1);
    expect(digests[0]?.message).toContain('1 handed in, 1 mark to check');
  });
});

it('a rubric is the score, once all of it is marked, for student and teacher alike', async () => {
  const taskId = await setTask(backend, school, {
    scoringType: ['RUBRIC'],
    rubric: ['Method: none | with help | alone\nWords: none | some | most | all'],
  });
  const practiceId = await begin(taskId);
  await answerRight(backend.services, student().viewer, practiceId, 1);
  await finishPractice(backend.services, student().viewer, practiceId);
  const { id } = await ownOf(taskId);
  expect([(await ownOf(taskId)).score.display, (await marksOf(practiceId)).grade]).toEqual([null, null]);
  await teach(taskOperations.comment(taskId, id, '', [1, -1]));
  expect([(await ownOf(taskId)).score.display, (await marksOf(practiceId)).grade]).toEqual([null, null]);
  expect(
    (await getTaskReport(backend.services, school.teacher.viewer, { taskId, filter: null })).medianPercent,
  ).toBeNull();
  await teach(taskOperations.comment(taskId, id, '', [1, 3]));
  expect([(await ownOf(taskId)).score.display, (await marksOf(practiceId)).grade]).toEqual(['4 / 5', '4 / 5']);
  expect((await ownOf(taskId)).score).toEqual({ pointsScore: null, rubricScore: [1, 3], display: '4 / 5' });
  // Every report counts the rubric, and not how many answers were right.
  const { services } = backend;
  const { viewer } = school.teacher;
  const ofStudent = await getStudentReport(services, viewer, { classId: school.classId, studentId: student().id });
  expect(ofStudent).toMatchObject({
    percent: 80,
    tasks: [{ points: 4, pointsPossible: 5, percent: 80, classPercent: 80 }],
  });
  const ofTask = await getTaskReport(services, viewer, { taskId, filter: null });
  expect(ofTask.medianPercent).toBe(80);
  const own = await readStudentTaskReport(services, { studentId: student().id }, id);
  expect(own).toMatchObject({ grade: '4 / 5', percent: 80, pointsPossible: 5 });
  expect((await marksOf(practiceId)).rubric).toEqual([
    { name: 'Method', level: 'with help', value: 1, most: 2 },
    { name: 'Words', level: 'all', value: 3, most: 3 },
  ]);
});

describe('points changed after a task was set', () => {
  it('count all work anew, keep the share of a teacher’s own mark, and are told once', async () => {
    const taskId = await setPicked();
    const [ava, ben] = [await begin(taskId), await begin(taskId, student(1))];
    await answerRight(backend.services, student().viewer, ava, 1);
    await answerRight(backend.services, student(1).viewer, ben, 2);
    const change = async (points: number[], version?: number) => {
      const { version: now } = (await teach(taskOperations.requests(taskId))) as { version: number };
      return teach(taskOperations.points(taskId, version ?? now, points));
    };
    expect(await change([4, 2])).toBe(true);
    expect([(await ownOf(taskId)).score.pointsScore, (await ownOf(taskId, student(1))).score.pointsScore]).toEqual([
      4, 2,
    ]);
    expect((await teach(taskOperations.requests(taskId))) as object).toMatchObject({ pointsPossible: 6 });
    const { id } = await ownOf(taskId);
    const { row } = await keyOf(backend.services, student().viewer, ava, 1);
    expect(await teach(taskOperations.mark(taskId, id, row.id, 3.5))).toBe(true);
    expect(await change([8, 2])).toBe(true);
    expect((await ownOf(taskId)).score.pointsScore).toBe(7);
    expect(await change([2, 2])).toBe(true);
    expect((await ownOf(taskId)).score.pointsScore).toBe(2);
    backend.clock.advance({ minutes: 10 });
    await tellChanges(backend.services);
    expect(await noticesOf(student(), 'TASK_CHANGED')).toHaveLength(1);
    expect(await change([0, 2])).toBe('BAD_INPUT');
    expect(await change([2])).toBe('BAD_INPUT');
    expect(await change([3, 3], 1)).toBe('CONFLICT');
    const drawn = await setTask(backend, school);
    expect(await teach(taskOperations.points(drawn, 7, [1, 1, 1]))).toMatch(/CONFLICT|UNPROCESSABLE/);
  });
});

describe('a corrected question', () => {
  it('marks all answers to it anew and reaches the sums; a teacher’s own mark holds', async () => {
    const taskId = await setPicked();
    const { services } = backend;
    const practices = [await begin(taskId), await begin(taskId, student(1))];
    const { row, instance } = await keyOf(services, student().viewer, practices[0] ?? '', 1);
    // The key of the first question was wrong: what Ava and Ben typed is right.
    const typed = '41/43';
    const correct = (stored: StoredQuestion, seed: string): StoredQuestion | null =>
      seed === row.seed
        ? { ...stored, id: crypto.randomUUID(), answer: { ...instance.answer, model: typed, forms: [] } as never }
        : null;
    for (const [place, practiceId] of practices.entries()) {
      await answer(services, student(place).viewer, practiceId, 1, typed);
      await answerRight(services, student(place).viewer, practiceId, 2);
      await finishPractice(services, student(place).viewer, practiceId);
    }
    const { id } = await ownOf(taskId, student(1));
    const { row: bens } = await keyOf(services, student(1).viewer, practices[1] ?? '', 1);
    await teach(taskOperations.mark(taskId, id, bens.id, 0.5));
    expect([(await ownOf(taskId)).score.pointsScore, (await ownOf(taskId, student(1))).score.pointsScore]).toEqual([
      1, 1.5,
    ]);

    const version = { templateId: row.template_id, version: row.template_version };
    const result = await reMarkTemplate(services, { ...version, correct });
    expect(result.changed).toBe(2);
    expect(result.unlike).toBeGreaterThanOrEqual(2);
    expect([(await ownOf(taskId)).score.pointsScore, (await ownOf(taskId, student(1))).score.pointsScore]).toEqual([
      2, 1.5,
    ]);
    expect((await marksOf(practices[0] ?? '')).marks.map(({ points }) => points)).toEqual([1, 1]);
    const again = await reMarkTemplate(services, { ...version, correct: () => null });
    expect(again.changed).toBe(0);
    // Whoever begins later gets the corrected question.
    const pinned = await services.db
      .selectFrom('task_questions')
      .select('instance_id')
      .where('task_id', '=', taskId)
      .where('place', '=', 1)
      .executeTakeFirstOrThrow();
    expect(pinned.instance_id).not.toBe(row.instance_id);
  });
});

describe('a template that is withdrawn while a task holds it', () => {
  const setThree = async (source: string) => {
    const draft = await makeDraft(backend, school, homework(backend.clock.now(), { source: [source], tries: ['2'] }));
    const templateId = 'y6/unlike-fractions/add-two';
    for (const added of [0, 1, 2])
      await teach(taskOperations.question(draft.taskId, draft.version + added, { kind: 'ADD', templateId }));
    expect(await teach(taskOperations.publish(draft.taskId, draft.version + 3))).toBe(true);
    const { version } = (await teach(taskOperations.requests(draft.taskId))) as { version: number };
    expect(await teach(taskOperations.points(draft.taskId, version, [1, 2, 4]))).toBe(true);
    return draft.taskId;
  };
  const of = () => backend.services;
  const withdraw = (taskId: string, templateId: string) =>
    of()
      .db.updateTable('task_questions')
      .set({ template_id: templateId })
      .where('task_id', '=', taskId)
      .where('place', '=', 2)
      .execute();
  const questionsOf = (practiceId: string) =>
    of()
      .db.selectFrom('practice_questions')
      .select(['index', 'template_id', 'instance_id', 'topic_id'])
      .where('practice_id', '=', practiceId)
      .orderBy('index')
      .execute();

  it('stays as it was pinned, and points and marks find their questions', async () => {
    const taskId = await setThree('PICKED');
    await withdraw(taskId, 'y6/unlike-fractions/withdrawn');
    const practiceId = await begin(taskId);
    const pinned = await of()
      .db.selectFrom('task_questions')
      .select(['place as index', 'template_id', 'instance_id'])
      .where('task_id', '=', taskId)
      .orderBy('place')
      .execute();
    expect(await questionsOf(practiceId)).toMatchObject(pinned);
    expect(new Set((await questionsOf(practiceId)).map((question) => question.topic_id)).size).toBe(1);
    await answerRight(of(), student().viewer, practiceId, 3);
    expect((await ownOf(taskId)).score.pointsScore).toBe(4);
    // The withdrawn one is marked by what is stored of it.
    const stored = await readQuestions(of().db, [pinned[1]?.instance_id ?? null]);
    const [question] = [...stored.values()];
    await answer(of(), student().viewer, practiceId, 2, question?.answer.model ?? '');
    expect((await ownOf(taskId)).score.pointsScore).toBe(6);
    await finishPractice(of(), student().viewer, practiceId);
    const own = await ownOf(taskId);
    const [, second] = await questionIdsOf(practiceId);
    await teach(taskOperations.mark(taskId, own.id, second ?? '', 0.5));
    expect((await ownOf(taskId)).score.pointsScore).toBe(4.5);
  });

  it('gives its place to a neighbour, or to another kind of the task, where numbers are drawn', async () => {
    for (const gone of ['y6/unlike-fractions/withdrawn', 'withdrawn']) {
      const taskId = await setThree('PICKED_OWN');
      await withdraw(taskId, gone);
      const practiceId = await begin(taskId);
      expect((await questionsOf(practiceId)).map(({ index }) => index)).toEqual([1, 2, 3]);
      await answerRight(of(), student().viewer, practiceId, 3);
      expect((await ownOf(taskId)).score.pointsScore).toBe(4);
    }
  });

  const questionIdsOf = async (practiceId: string) => {
    const rows = of().db.selectFrom('practice_questions').select('id').where('practice_id', '=', practiceId);
    return (await rows.orderBy('index').execute()).map(({ id }) => id);
  };
});
