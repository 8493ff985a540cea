import type { NaturalLog } from '../../../maths/templates/index';
import {
  firstValues,
  readTask,
  stepFields,
  type TaskErrors,
  type TaskStep,
  type TaskValues,
} from '../../../rules/forms/task';
import { taskLimits } from '../../../rules/tasks/kinds';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { badField } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findCourse, findTemplate, naturalLogOf, practisableTopicsOf } from '../catalogue';
import { drawQuestions } from '../practice';
import {
  deleteTask,
  findOpenClass,
  insertDraft,
  type LockedTask,
  lockTask,
  questionsOfTask,
  replaceQuestions,
  updateTask,
} from './drafts.repo';
import { storableText } from './storable-text';
import type { TaskQuestionRow } from './task-data';
import { requireTaskTeacher, taskChanged, taskNotFound } from './task-errors';

const longestValue = 8000;
const mostValues = 400;

/** Topics of a task that comes ready-made. */
const readyMadeTopics = 3;

/**
 * Begins a task for a class that the viewer teaches; the same key makes one draft. A ready-made one has a name and ten
 * questions of the first topics of the class's course, and only waits to be sent. Returns its id.
 */
export async function createTaskDraft(
  { db, clock }: Services,
  viewer: Viewer,
  { classId, creationKey, readyMade = false }: { classId: string; creationKey: string; readyMade?: boolean },
): Promise<string> {
  requireTaskTeacher(viewer, classId);
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  const school = await findOpenClass(db, viewer.id, classId);
  if (!school) throw taskNotFound();
  if (school.archived) throw new AppError('UNPROCESSABLE', 'This class is archived. Reopen it first.');
  if (school.tasks >= taskLimits.tasksOfClass) {
    throw new AppError('UNPROCESSABLE', `This class has ${taskLimits.tasksOfClass} tasks. Delete a draft first.`);
  }
  const now = clock.now();
  const values = {
    ...firstValues({ courseId: school.course_id, timeZone: school.time_zone, now }),
    ...(readyMade ? firstTopics(school.course_id) : {}),
  };
  return insertDraft(db, { id: newId(), classId, teacherId: viewer.id, creationKey, values, now });
}

function firstTopics(courseId: string): TaskValues {
  const course = findCourse(courseId);
  if (!course) return {};
  const topicIds = practisableTopicsOf(course).slice(0, readyMadeTopics);
  return { title: [`${course.name}: first task`], topicIds: topicIds.map(({ id }) => id) };
}

/**
 * Keeps what one step of the wizard holds, right or not, and returns what is wrong with that step. The draft that
 * somebody else changed meanwhile is left alone.
 *
 * @throws AppError NOT_FOUND, CONFLICT (changed meanwhile, or out already), BAD_INPUT (larger than any form)
 */
export async function saveTaskDraft(
  services: Services,
  viewer: Viewer,
  { taskId, version, step, values }: { taskId: string; version: number; step: TaskStep; values: TaskValues },
): Promise<TaskErrors> {
  requireTaskTeacher(viewer, taskId);
  const fields = stepFields[step];
  const kept = Object.fromEntries(
    fields.map((field) => [field, (values[field] ?? []).slice(0, mostValues).map(storableText)]),
  );
  if (JSON.stringify(kept).length > 4 * longestValue) throw new AppError('BAD_INPUT', 'That’s too long for a task.');
  return changeDraft(services, viewer, { taskId, version }, async (task, trx, now) => {
    const next = { ...task.draft, ...kept };
    const title = (next.title?.[0] ?? '').trim().slice(0, taskLimits.longestTitle);
    const type = next.type?.[0] === 'TEST' ? 'TEST' : 'HOMEWORK';
    await updateTask(trx, taskId, { draft: JSON.stringify(next), title, type }, { now, teacherId: viewer.id });
    const { errors } = readTask(next, task.time_zone);
    return Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)));
  });
}

export async function deleteTaskDraft(services: Services, viewer: Viewer, taskId: string): Promise<void> {
  requireTaskTeacher(viewer, taskId);
  await changeDraft(services, viewer, { taskId, version: null }, (_task, trx) => deleteTask(trx, taskId));
}

export type QuestionChange =
  | { kind: 'ADD'; templateId: string }
  | { kind: 'REMOVE' | 'NEW_NUMBERS' | 'UP'; place: number }
  | { kind: 'POINTS'; place: number; points: number };

/** Changes the hand-picked questions of a draft. Each is stored with its numbers, so that the teacher sees the very one. */
export async function changeTaskQuestions(
  services: Services,
  viewer: Viewer,
  { taskId, version, change }: { taskId: string; version: number; change: QuestionChange },
): Promise<void> {
  requireTaskTeacher(viewer, taskId);
  await changeDraft(services, viewer, { taskId, version }, async (task, trx, now) => {
    const before = (await questionsOfTask(trx, taskId)).map(({ task_id: _id, place: _place, ...question }) => question);
    const { questions, drawn } = changed(before, change, naturalLogOf(...(task.draft?.courseIds ?? [])));
    await replaceQuestions(trx, taskId, questions, drawn);
    await updateTask(trx, taskId, pickingFor(task, change), { now, teacherId: viewer.id });
  });
}

/** Who begins to pick the questions of a test gets own numbers for each student, until they choose the same for all. */
function pickingFor({ draft }: LockedTask, { kind }: QuestionChange) {
  const byTopics = (draft?.source?.[0] ?? 'TOPICS') === 'TOPICS';
  if (kind !== 'ADD' || draft?.type?.[0] !== 'TEST' || !byTopics) return {};
  return { draft: JSON.stringify({ ...draft, source: ['PICKED_OWN'] }) };
}

type Picked = Omit<TaskQuestionRow, 'task_id' | 'place'>;

function changed(before: Picked[], change: QuestionChange, naturalLog: NaturalLog) {
  if (change.kind === 'ADD') {
    if (!findTemplate(change.templateId)) throw new AppError('NOT_FOUND', 'We couldn’t find that type of question.');
    if (before.length >= taskLimits.mostQuestions) {
      throw new AppError('UNPROCESSABLE', `A task has at most ${taskLimits.mostQuestions} questions.`);
    }
    const { question, drawn } = pick(change.templateId, 1, before, naturalLog);
    return { questions: [...before, question], drawn: [drawn] };
  }
  const place = change.place - 1;
  const found = before[place];
  if (!found) throw new AppError('NOT_FOUND', 'This question is no longer in the task.');
  const others = before.filter((_, index) => index !== place);
  switch (change.kind) {
    case 'REMOVE':
      return { questions: others, drawn: [] };
    case 'UP':
      return { questions: others.toSpliced(Math.max(0, place - 1), 0, found), drawn: [] };
    case 'NEW_NUMBERS': {
      const { question, drawn } = pick(found.template_id, found.points, before, naturalLog);
      return { questions: before.with(place, question), drawn: [drawn] };
    }
    case 'POINTS': {
      const { points } = change;
      if (!Number.isInteger(points) || points < 1 || points > taskLimits.mostPointsOfQuestion) {
        throw badField('points', `A question is worth 1 to ${taskLimits.mostPointsOfQuestion} points.`);
      }
      return { questions: before.with(place, { ...found, points }), drawn: [] };
    }
  }
}

/** Draws a question of a template that is none of those of the task. */
export function pick(templateId: string, points: number, before: readonly Picked[], naturalLog?: NaturalLog) {
  const had = new Set(before.flatMap(({ instance_id }) => instance_id ?? []));
  const [drawn] = drawQuestions([templateId], { had, naturalLog });
  if (!drawn) throw new AppError('NOT_FOUND', 'We couldn’t find that type of question.');
  const { seed, question } = drawn;
  return { question: { template_id: templateId, points, seed, instance_id: question.id }, drawn: question };
}

/** Changes a draft of the viewer's under its lock. A version of null stands for whichever it is. */
export async function changeDraft<Result>(
  { db, clock }: Services,
  viewer: Viewer,
  { taskId, version }: { taskId: string; version: number | null },
  change: (task: LockedTask, trx: Parameters<typeof lockTask>[0], now: Date) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, viewer.id, taskId);
    if (!task) throw taskNotFound();
    if (task.state !== 'DRAFT')
      throw new AppError('CONFLICT', 'This task has already been set. Change it on its own page.');
    if (version !== null && version !== task.version) throw taskChanged();
    return change(task, trx, clock.now());
  });
}
