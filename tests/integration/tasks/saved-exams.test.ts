import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { templateById } from '../../../maths/templates';
import { findPublicSeed } from '../../../server/modules/bank/replay';
import { drawQuestion, insertQuestions } from '../../../server/modules/questions';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { homework, taskOperations } from './operations';
import { as, makeDraft, makeSchool, type School, setTask } from './school';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 1);
});

const template = 'y6/unlike-fractions/add-two';
const teach = (operation: readonly [string, object]) => as(backend, school.teacher, operation);
const exams = async () =>
  (await teach(taskOperations.exams())) as { id: string; name: string; questionCount: number; points: number }[];
const save = (taskId: string, name: string, key = newId()) => teach(taskOperations.saveExam(taskId, name, key));
interface Draft {
  version: number;
  fields: { name: string; values: string[] }[];
  picked: { templateId: string; points: number; question: { prompt: string } | null }[];
}
const draftOf = async (taskId: string) => (await teach(taskOperations.draft(taskId))) as Draft;
const field = ({ fields }: Draft, name: string) => fields.find((each) => each.name === name)?.values;

/** A task with two picked questions, one worth three points. */
async function pickedTask(): Promise<string> {
  const { taskId, version } = await makeDraft(backend, school, homework(backend.clock.now(), { source: ['PICKED'] }));
  await teach(taskOperations.question(taskId, version, { kind: 'ADD', templateId: template }));
  await teach(taskOperations.question(taskId, version + 1, { kind: 'ADD', templateId: template }));
  await teach(taskOperations.question(taskId, version + 2, { kind: 'POINTS', place: 2, points: 3 }));
  expect(await teach(taskOperations.publish(taskId, version + 3))).toBe(true);
  return taskId;
}

it('the questions of a task are saved once, and come into another task as they are', async () => {
  const taskId = await pickedTask();
  const key = newId();
  const examId = (await save(taskId, 'Fractions, end of term', key)) as string;
  expect(await save(taskId, 'Fractions, end of term', key)).toBe(examId);
  expect(await exams()).toEqual([
    { id: examId, name: 'Fractions, end of term', source: 'PICKED', questionCount: 2, points: 4 },
  ]);
  const other = await makeDraft(backend, school, homework(backend.clock.now(), { title: ['Again'] }));
  expect(await teach(taskOperations.chooseExam(other.taskId, other.version, examId))).toBe(true);
  const draft = await draftOf(other.taskId);
  expect(draft.picked.map(({ points }) => points)).toEqual([1, 3]);
  const { rows } = await backend.services.db
    .selectFrom('task_questions')
    .select(['task_id', 'instance_id'])
    .where('task_id', 'in', [taskId, other.taskId])
    .orderBy('place')
    .execute()
    .then((found) => ({ rows: found }));
  const instances = (id: string) => rows.filter(({ task_id }) => task_id === id).map(({ instance_id }) => instance_id);
  expect(instances(other.taskId)).toEqual(instances(taskId));
  expect(field(draft, 'source')).toEqual(['PICKED']);
  expect(field(draft, 'title')).toEqual(['Again']);
  expect(await teach(taskOperations.publish(other.taskId, draft.version))).toBe(true);
});

it('of a task that draws from topics it keeps the topics and how many of each', async () => {
  const taskId = await setTask(backend, school);
  const examId = (await save(taskId, 'Drawn')) as string;
  expect(await exams()).toMatchObject([{ source: 'TOPICS', questionCount: 3, points: 3 }]);
  const other = await makeDraft(backend, school, homework(backend.clock.now(), { topicIds: [], easy: ['9'] }));
  await teach(taskOperations.chooseExam(other.taskId, other.version, examId));
  const draft = await draftOf(other.taskId);
  expect(field(draft, 'topicIds')).toHaveLength(1);
  expect(field(draft, 'easy')).not.toEqual(['9']);
  expect(await teach(taskOperations.publish(other.taskId, draft.version))).toBe(true);
});

it('a name stands once; renamed, deleted and gone', async () => {
  const taskId = await setTask(backend, school);
  const first = (await save(taskId, 'One')) as string;
  const second = (await save(taskId, 'Two')) as string;
  expect(await save(taskId, 'one')).toBe('BAD_INPUT');
  expect(await save(taskId, '  ')).toBe('BAD_INPUT');
  expect(await save(taskId, '<b>')).toBe('BAD_INPUT');
  expect(await teach(taskOperations.renameExam(second, 'ONE'))).toBe('BAD_INPUT');
  expect(await teach(taskOperations.renameExam(second, 'two'))).toBe(true);
  expect((await exams()).map(({ name }) => name)).toEqual(['One', 'two']);
  expect(await teach(taskOperations.deleteExam(first))).toBe(true);
  expect(await teach(taskOperations.deleteExam(first))).toBe('NOT_FOUND');
  const { taskId: draftId, version } = await makeDraft(backend, school, homework(backend.clock.now()));
  expect(await teach(taskOperations.chooseExam(draftId, version, first))).toBe('NOT_FOUND');
  expect(await save(draftId, 'A draft')).toBe('UNPROCESSABLE');
  expect(await teach(taskOperations.chooseExam(draftId, version - 1, second))).toBe('CONFLICT');
  expect(await teach(taskOperations.chooseExam(taskId, 1, second))).toBe('CONFLICT');
});

it('belongs to the one who saved it, also among those who teach a class together', async () => {
  const taskId = await setTask(backend, school);
  const examId = (await save(taskId, 'Mine')) as string;
  const other = await makePerson(backend.services, { role: 'TEACHER' });
  await backend.services.db
    .insertInto('class_teachers')
    .values({ class_id: school.classId, teacher_id: other.id, joined_at: backend.clock.now() })
    .execute();
  const { taskId: draftId, version } = await makeDraft(backend, school, homework(backend.clock.now()));
  expect(await as(backend, other, taskOperations.exams())).toEqual([]);
  expect(await as(backend, other, taskOperations.chooseExam(draftId, version, examId))).toBe('NOT_FOUND');
  expect(await as(backend, other, taskOperations.renameExam(examId, 'Theirs'))).toBe('NOT_FOUND');
  expect(await as(backend, other, taskOperations.deleteExam(examId))).toBe('NOT_FOUND');
});

it('the public replay shows no question that is saved for later', async () => {
  const { services } = backend;
  const kind = templateById(template);
  if (!kind) throw new Error('There is no such template.');
  const taskId = await pickedTask();
  const before = await findPublicSeed(services, kind, 'saved');
  const stored = drawQuestion(kind, before);
  await services.db.transaction().execute((trx) => insertQuestions(trx, [stored]));
  const examId = (await save(taskId, 'Kept')) as string;
  await services.db
    .updateTable('saved_exam_questions')
    .set({ instance_id: stored.id, seed: before })
    .where('exam_id', '=', examId)
    .where('place', '=', 1)
    .execute();
  expect(await findPublicSeed(services, kind, 'saved')).not.toBe(before);
  await teach(taskOperations.deleteExam(examId));
  expect(await findPublicSeed(services, kind, 'saved')).toBe(before);
});
