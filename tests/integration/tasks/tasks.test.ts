import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wallClock } from '../../../rules/tasks/wall-clock';
import { finishPractice, getPracticeToAnswer, submitAnswer } from '../../../server/modules/practice';
import { startStudentTask } from '../../../server/modules/tasks';
import { newId } from '../../../server/platform/ids';
import type { Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';
import { answerRight, answerWrong } from '../practice/student';
import { homework, taskOperations, wallIn } from './operations';
import { as, firstStudent, makeDraft, makeSchool, type School, setTask, studentsOf } from './school';

const hour = 3_600_000;

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend);
});

const teach = (operation: readonly [string, object]) => as(backend, school.teacher, operation);
const first = () => firstStudent(school);
const ownOf = async (taskId: string, student = first()) => {
  const found = (await studentsOf(backend, school, taskId)).find(({ studentId }) => studentId === student.id);
  if (!found) throw new Error('The student has not got the task.');
  return found;
};
/** Opens the task as its student. */
const start = async (taskId: string, student = first()) =>
  startStudentTask(backend.services, student.viewer, (await ownOf(taskId, student)).id);

describe('setting a task', () => {
  it('keeps what was typed, right or not, and says what is not right yet', async () => {
    const values = homework(backend.clock.now(), { title: [''], dueAt: [wallIn(backend.clock.now(), -2)] });
    const { taskId, version } = await makeDraft(backend, school, values);
    const draft = (await teach(taskOperations.draft(taskId))) as {
      fields: { name: string; values: string[] }[];
      problems: { field: string }[];
    };
    expect(draft.fields.find(({ name }) => name === 'dueAt')?.values).toEqual(values.dueAt);
    expect(draft.problems.map(({ field }) => field).sort()).toEqual(['dueAt', 'title']);
    expect(await teach(taskOperations.publish(taskId, version))).toBe('BAD_INPUT');
    expect(await teach(taskOperations.task(taskId))).toBe('NOT_FOUND');
  });

  it('reaches every student of the class once, with a notice, and whoever joins while it runs', async () => {
    toDaytime(backend.clock);
    const taskId = await setTask(backend, school);
    const late = await makeSchool(backend, 1);
    await backend.services.db
      .insertInto('class_teachers')
      .values({ class_id: late.classId, teacher_id: school.teacher.id, joined_at: new Date() })
      .execute();
    const [joiner] = late.students;
    const move =
      'mutation M($id: ID!, $to: ID!, $ids: [ID!]!) { moveStudents(classId: $id, toClassId: $to, studentIds: $ids) }';
    expect(await teach([move, { id: late.classId, to: school.classId, ids: [joiner?.id] }])).toBe(1);
    const students = await studentsOf(backend, school, taskId);
    expect(students.map(({ standing }) => standing)).toEqual(['NOT_OPENED', 'NOT_OPENED', 'NOT_OPENED']);
    const { data } = await backend.ask('query Q { newNotifications(recentDays: 2) { secondLevelType message } }', {
      token: first().token,
    });
    expect(data.newNotifications).toEqual([
      { secondLevelType: 'TASK_ASSIGNED', message: expect.stringContaining('<b>Fractions check</b>') },
    ]);
  });

  it('comes ready-made with ten questions, once however often it is sent, and for the own class alone', async () => {
    const key = newId();
    const begin = (person: Person) => as(backend, person, taskOperations.readyMade(school.classId, key));
    const taskId = (await begin(school.teacher)) as string;
    expect(await begin(school.teacher)).toBe(taskId);
    const stranger = await makeSchool(backend, 0);
    expect(await begin(stranger.teacher)).toBe('NOT_FOUND');
    const { problems } = (await teach(taskOperations.draft(taskId))) as { problems: object[] };
    expect(problems).toEqual([]);
    await teach(taskOperations.publish(taskId, 1));
    expect(await teach(taskOperations.task(taskId))).toMatchObject({ title: 'Year 6 Maths: first task' });
    const own = await ownOf(taskId);
    expect((await start(taskId)) && own.standing).toBe('NOT_OPENED');
    const questions = backend.services.db
      .selectFrom('practice_questions as q')
      .innerJoin('practices as p', 'p.id', 'q.practice_id')
      .innerJoin('student_tasks as s', 's.practice_id', 'p.id')
      .select('q.id')
      .where('s.id', '=', own.id);
    expect(await questions.execute()).toHaveLength(10);
  });

  it('keeps signs that no database takes as signs that it does', async () => {
    const { taskId, version } = await makeDraft(backend, school, homework(backend.clock.now()));
    const odd = { title: ['Half \ud800 and \u0000 nothing'], instructions: ['\u0000'] };
    expect(await teach(taskOperations.save(taskId, version, 'what', odd))).toBeInstanceOf(Array);
    const draft = (await teach(taskOperations.draft(taskId))) as { fields: { name: string; values: string[] }[] };
    expect(draft.fields.find(({ name }) => name === 'title')?.values).toEqual(['Half \ufffd and  nothing']);
  });

  it('tells the second of two teachers who save the same draft', async () => {
    const { taskId, version } = await makeDraft(backend, school, homework(backend.clock.now()));
    expect(await teach(taskOperations.save(taskId, version, 'what', { title: ['Mine'] }))).toBeInstanceOf(Array);
    expect(await teach(taskOperations.save(taskId, version, 'what', { title: ['Yours'] }))).toBe('CONFLICT');
    expect(await teach(taskOperations.publish(taskId, version))).toBe('CONFLICT');
  });

  it.each([
    ['the due date is over', { opensAt: ['2020-01-01T08:00'], dueAt: ['2020-01-02T08:00'], lateUntil: [''] }],
    ['no topic is ticked', { topicIds: [] }],
    ['a topic of another course', { topicIds: ['no-such-topic'] }],
    ['more questions than there are', { hard: ['37'] }],
    ['nothing is picked', { source: ['PICKED'] }],
    ['nobody is ticked', { whole: ['some'] }],
    ['a student of another class is ticked', { whole: ['some'], students: [newId()] }],
    ['what is ticked is no student', { whole: ['some'], students: ['nobody', ''] }],
    ['a try is done six times', { tries: ['6'] }],
    ['letters out of order', { gradeType: ['LETTER'], A: ['50'], B: ['70'], C: ['40'], D: ['20'] }],
    ['a rubric without levels', { scoringType: ['RUBRIC'], rubric: ['Method'] }],
  ])('refuses it where %s', async (_what, more) => {
    const { taskId, version } = await makeDraft(
      backend,
      school,
      homework(backend.clock.now(), more as Record<string, string[]>),
    );
    expect(await teach(taskOperations.publish(taskId, version))).toBe('BAD_INPUT');
  });

  it('gives everybody the very questions that were picked, or the same kinds with own numbers', async () => {
    const instancesOf = async (source: string) => {
      const values = homework(backend.clock.now(), { source: [source] });
      const draft = await makeDraft(backend, school, values);
      const { picked } = await bank(draft);
      expect(picked).toHaveLength(3);
      expect(await teach(taskOperations.publish(draft.taskId, draft.version + 3))).toBe(true);
      const all: (string | null)[][] = [];
      for (const student of school.students) {
        const practiceId = await start(draft.taskId, student);
        const rows = await backend.services.db
          .selectFrom('practice_questions')
          .select('instance_id')
          .where('practice_id', '=', practiceId)
          .orderBy('index')
          .execute();
        all.push(rows.map(({ instance_id }) => instance_id));
      }
      return all;
    };
    const [mine, yours] = await instancesOf('PICKED');
    expect(mine).toHaveLength(3);
    expect(mine).toEqual(yours);
    const [own, other] = await instancesOf('PICKED_OWN');
    expect(own).toHaveLength(3);
    expect(own).not.toEqual(other);
  });

  async function bank({ taskId, version }: { taskId: string; version: number }) {
    const { data } = await backend.ask(
      'query Q { bankTopics(topicId: "86-add-and-subtract-unlike-fractions") { templates { id } } }',
    );
    const [topic] = data.bankTopics as { templates: { id: string }[] }[];
    const templates = topic?.templates ?? [];
    for (let added = 0; added < 3; added += 1) {
      const templateId = templates[added % templates.length]?.id;
      expect(await teach(taskOperations.question(taskId, version + added, { kind: 'ADD', templateId }))).toBe(true);
    }
    return (await teach(taskOperations.draft(taskId))) as {
      picked: { question: { prompt: string }; keyLatex: string }[];
    };
  }

  it('a copy is a draft of its own, in another class as well', async () => {
    const taskId = await setTask(backend, school);
    const copy = (await teach(taskOperations.copy(taskId, school.classId, newId()))) as string;
    expect(copy).not.toBe(taskId);
    const draft = (await teach(taskOperations.draft(copy))) as { version: number; problems: object[] };
    expect(draft.problems).toEqual([]);
    expect(await teach(taskOperations.publish(copy, draft.version))).toBe(true);
    const foreign = await makeSchool(backend);
    expect(await teach(taskOperations.copy(taskId, foreign.classId, newId()))).toBe('NOT_FOUND');
  });

  it('a copy that is sent twice leaves alone what was taken out of it meanwhile', async () => {
    const draft = await makeDraft(backend, school, homework(backend.clock.now(), { source: ['PICKED'] }));
    await bank(draft);
    const { taskId } = draft;
    const key = newId();
    const copy = (await teach(taskOperations.copy(taskId, school.classId, key))) as string;
    const { version: copied } = (await teach(taskOperations.draft(copy))) as { version: number };
    expect(await teach(taskOperations.question(copy, copied, { kind: 'REMOVE', place: 3 }))).toBe(true);
    expect(await teach(taskOperations.copy(taskId, school.classId, key))).toBe(copy);
    expect(await teach(taskOperations.draft(copy))).toMatchObject({ picked: [{}, {}] });
  });

  it('a closed task is given to nobody else', async () => {
    const [, other] = school.students;
    const taskId = await setTask(backend, school, { whole: ['some'], students: [first().id] });
    expect(await teach(taskOperations.close(taskId))).toBe(true);
    expect(await teach(taskOperations.addStudents(taskId, [other?.id ?? '']))).toBe('CONFLICT');
    expect(await studentsOf(backend, school, taskId)).toHaveLength(1);
    expect(await teach(taskOperations.close(taskId, false))).toBe(true);
    expect(await teach(taskOperations.addStudents(taskId, [other?.id ?? '']))).toBe(1);
    expect(await studentsOf(backend, school, taskId)).toHaveLength(2);
  });
});

describe('working on a task', () => {
  it('opened from two devices at once it is one practice, and the daily limit does not end it', async () => {
    const taskId = await setTask(backend, school);
    const ids = await Promise.all([start(taskId), start(taskId), start(taskId)]);
    expect(new Set(ids).size).toBe(1);
  });

  it('is nobody else’s, not before it opens and not after it closed', async () => {
    const taskId = await setTask(backend, school, { opensAt: [wallIn(backend.clock.now(), 1)] });
    const { id } = await ownOf(taskId);
    const [, classmate] = school.students;
    const attempt = (person: Person) =>
      startStudentTask(backend.services, person.viewer, id).then(
        () => 'open',
        (error) => error.code,
      );
    expect(classmate && (await attempt(classmate))).toBe('NOT_FOUND');
    expect(await attempt(first())).toBe('UNPROCESSABLE');
    backend.clock.advance({ hours: 2 });
    await teach(taskOperations.close(taskId));
    expect(await attempt(first())).toBe('CONFLICT');
    await teach(taskOperations.close(taskId, false));
    expect(await attempt(first())).toBe('open');
  });

  it('sums are those of a count from scratch, after answers and marks in any order', async () => {
    const { services } = backend;
    const taskId = await setTask(backend, school);
    const practiceId = await start(taskId);
    const { viewer } = first();
    await answerRight(services, viewer, practiceId, 1);
    await answerWrong(services, viewer, practiceId, 2);
    expect(await ownOf(taskId)).toMatchObject({
      answered: 2,
      standing: 'WORKING',
      score: { pointsScore: 1, rubricScore: null, display: null },
    });
    await answerRight(services, viewer, practiceId, 2);
    expect(await ownOf(taskId)).toMatchObject({ answered: 2, score: { pointsScore: 2 } });
    const own = await ownOf(taskId);
    const seen = (await teach(taskOperations.answers(taskId, own.id))) as { answers: { questionId: string }[] };
    const third = seen.answers[2]?.questionId ?? '';
    expect(await teach(taskOperations.mark(taskId, own.id, third, 0.5, 'A good start'))).toBe(true);
    expect(await ownOf(taskId)).toMatchObject({ answered: 2, score: { pointsScore: 2.5, display: null } });
    await answerRight(services, viewer, practiceId, 3);
    expect(await ownOf(taskId)).toMatchObject({ answered: 3, score: { pointsScore: 2.5 } });
    expect(await teach(taskOperations.mark(taskId, own.id, third, null))).toBe(true);
    expect(await ownOf(taskId)).toMatchObject({ score: { pointsScore: 3 } });
    expect(await teach(taskOperations.mark(taskId, own.id, third, 1.5))).toBe('BAD_INPUT');
    expect(await teach(taskOperations.mark(taskId, own.id, newId(), 1))).toBe('NOT_FOUND');
  });

  it('handed in late it says by how long; handed back it goes on', async () => {
    const taskId = await setTask(backend, school);
    const practiceId = await start(taskId);
    await answerRight(backend.services, first().viewer, practiceId, 1);
    backend.clock.advance({ hours: 50 });
    expect(await ownOf(taskId)).toMatchObject({ status: 'OVER_DUE' });
    await finishPractice(backend.services, first().viewer, practiceId);
    const late = await ownOf(taskId);
    expect(late).toMatchObject({ status: 'LATE_SUBMISSION', standing: 'LATE' });
    expect(Math.round((late.lateMs ?? 0) / hour)).toBe(2);
    expect(await teach(taskOperations.handBack(taskId, late.id))).toBe(true);
    expect(await teach(taskOperations.handBack(taskId, late.id))).toBe('CONFLICT');
    await answerRight(backend.services, first().viewer, practiceId, 2);
    expect(await ownOf(taskId)).toMatchObject({ answered: 2, score: { pointsScore: 2 }, status: 'OVER_DUE' });
  });

  it('closed by its date it takes no answer and is not handed in; an extension opens it again', async () => {
    const taskId = await setTask(backend, school);
    const practiceId = await start(taskId);
    await answerRight(backend.services, first().viewer, practiceId, 1);
    backend.clock.advance({ hours: 80 });
    const answer = { practiceId, index: 2, answer: '1', idempotencyKey: newId() };
    await expect(submitAnswer(backend.services, first().viewer, answer)).rejects.toMatchObject({
      code: 'PRACTICE_FINISHED_OR_EXITED_ERROR',
    });
    const closed = await ownOf(taskId);
    expect(closed).toMatchObject({ status: 'OVER_DUE', answered: 1, score: { pointsScore: 1 } });
    const now = backend.clock.now();
    expect(await teach(taskOperations.extend(taskId, closed.id, wallIn(now, -60), ''))).toBe('BAD_INPUT');
    expect(await teach(taskOperations.extend(taskId, closed.id, wallIn(now, 24), ''))).toBe(true);
    await answerRight(backend.services, first().viewer, practiceId, 2);
    expect(await ownOf(taskId)).toMatchObject({ status: 'IN_PROGRESS', answered: 2, score: { pointsScore: 2 } });
  });

  it('the clock of a running test keeps its end, whatever the dates become', async () => {
    const taskId = await setTask(backend, school, {
      type: ['TEST'],
      minutes: ['30'],
      topicIds: ['86-add-and-subtract-unlike-fractions'],
    });
    const practiceId = await start(taskId);
    const running = await getPracticeToAnswer(backend.services, first().viewer, practiceId);
    expect(running?.row).toMatchObject({ is_test: true, type: 'CHALLENGE_TASK' });
    const endOf = async () =>
      (
        await backend.services.db
          .selectFrom('practices')
          .select('ends_at')
          .where('id', '=', practiceId)
          .executeTakeFirstOrThrow()
      ).ends_at;
    const before = await endOf();
    const minutes = ((before?.getTime() ?? 0) - backend.clock.now().getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(30);
    const own = await ownOf(taskId);
    await teach(taskOperations.extend(taskId, own.id, wallIn(backend.clock.now(), 96), ''));
    expect(await endOf()).toEqual(before);
    backend.clock.advance({ hours: 1 });
    await getPracticeToAnswer(backend.services, first().viewer, practiceId);
    expect(await ownOf(taskId)).toMatchObject({ status: 'DONE' });
  });

  it('dates change while it runs, the opening only before somebody began; an excused student counts nowhere', async () => {
    const taskId = await setTask(backend, school);
    const now = backend.clock.now();
    const { opensAt } = (await teach(taskOperations.task(taskId))) as { opensAt: string };
    const change = (more: object) => ({
      title: 'Fractions',
      instructions: '',
      opensAt: wallClock(new Date(opensAt), 'Australia/Sydney'),
      dueAt: wallIn(now, 60),
      lateUntil: '',
      ...more,
    });
    const versionOf = async () => ((await teach(taskOperations.task(taskId))) as { version: number }).version;
    await start(taskId);
    expect(await teach(taskOperations.change(taskId, await versionOf(), change({ opensAt: wallIn(now, 2) })))).toBe(
      'BAD_INPUT',
    );
    expect(await teach(taskOperations.change(taskId, await versionOf(), change({ dueAt: wallIn(now, -5) })))).toBe(
      'BAD_INPUT',
    );
    const version = await versionOf();
    expect(await teach(taskOperations.change(taskId, version, change({})))).toBe(true);
    expect(await teach(taskOperations.change(taskId, version, change({})))).toBe('CONFLICT');
    expect(await teach(taskOperations.task(taskId))).toMatchObject({ title: 'Fractions' });
    const own = await ownOf(taskId);
    await teach(taskOperations.excuse(taskId, own.id));
    expect(await ownOf(taskId)).toMatchObject({ excused: true, standing: 'EXCUSED', score: { display: null } });
  });

  it('a student task of another task, or of another class, is not found', async () => {
    const [one, other] = [await setTask(backend, school), await setTask(backend, school)];
    const own = await ownOf(one);
    expect(await teach(taskOperations.answers(other, own.id))).toBe('NOT_FOUND');
    expect(await teach(taskOperations.excuse(other, own.id))).toBe('NOT_FOUND');
    const foreign = await makeSchool(backend);
    for (const operation of [
      taskOperations.task(one),
      taskOperations.answers(one, own.id),
      taskOperations.close(one),
    ]) {
      expect(await as(backend, foreign.teacher, operation)).toBe('NOT_FOUND');
    }
  });
});
