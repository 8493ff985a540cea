import { savedExamForm } from '../../../../rules/forms/saved-exam';
import { type QuestionSource, questionSources, taskLimits } from '../../../../rules/tasks/kinds';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { badField, parseInput } from '../../../platform/parse-input';
import { requireSeen, savedInAnotherWindow } from '../../../platform/require-seen';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findTemplate } from '../../catalogue';
import { changeDraft } from '../draft-task';
import { type LockedTask, lockTask, replaceQuestions, updateTask } from '../drafts.repo';
import { requireTaskTeacher, taskNotFound } from '../task-errors';
import {
  deleteSavedExamRow,
  findSavedExam,
  findSavedExams,
  insertSavedExam,
  lockSavedExams,
  type SavedExamRow,
  updateSavedExam,
} from './saved-exams.repo';

/** Questions of a task that a teacher keeps, for other tasks in any of the teacher's classes. */
export interface SavedExam {
  id: string;
  name: string;
  source: QuestionSource;
  questionCount: number;
  /** What they are worth together. */
  points: number;
  createdAt: Date;
}

/** What the viewer saved, by name. @throws AppError FORBIDDEN */
export async function listSavedExams({ db }: Services, viewer: Viewer): Promise<SavedExam[]> {
  requireTaskTeacher(viewer);
  return (await findSavedExams(db, viewer.id)).map(toSavedExam);
}

/**
 * Saves the questions of a task that the viewer teaches under a name; the same form saves them once. Returns its id.
 *
 * @throws AppError NOT_FOUND, BAD_INPUT with the field, UNPROCESSABLE (a draft, or too many exams)
 */
export async function saveExam(
  { db, clock }: Services,
  viewer: Viewer,
  { taskId, creationKey, ...input }: { taskId: string; name: string; creationKey: string },
): Promise<string> {
  requireTaskTeacher(viewer, taskId);
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  const { name } = parseInput(savedExamForm, input);
  return db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, viewer.id, taskId);
    if (!task) throw taskNotFound();
    if (task.state === 'DRAFT') throw new AppError('UNPROCESSABLE', 'Set the task first, so its questions are final.');
    const exams = await lockSavedExams(trx, viewer.id);
    const twin = exams.find((exam) => exam.creation_key === creationKey);
    if (twin) return twin.id;
    if (exams.length >= taskLimits.savedExams) {
      throw new AppError('UNPROCESSABLE', `You have ${taskLimits.savedExams} saved exams. Delete one first.`);
    }
    requireFreeName(exams, name);
    const id = newId();
    await insertSavedExam(trx, {
      id,
      teacher_id: viewer.id,
      name,
      draft: draftOf(task),
      creation_key: creationKey,
      created_at: clock.now(),
      taskId,
    });
    return id;
  });
}

/** @throws AppError NOT_FOUND, BAD_INPUT with the field, CONFLICT (another name by now) */
export async function renameSavedExam(
  { db }: Services,
  viewer: Viewer,
  { examId, seen, ...input }: { examId: string; name: string; seen?: string | null },
): Promise<void> {
  requireTaskTeacher(viewer, examId);
  const { name } = parseInput(savedExamForm, input);
  await db.transaction().execute(async (trx) => {
    const all = await lockSavedExams(trx, viewer.id);
    const others = all.filter(({ id }) => id !== examId);
    const own = all.find(({ id }) => id === examId);
    if (own !== undefined && own.name !== name)
      requireSeen(seen ?? undefined, own.name, { message: savedInAnotherWindow });
    requireFreeName(others, name);
    if (!(await updateSavedExam(trx, viewer.id, examId, name))) throw examNotFound();
  });
}

/** Deletes a saved exam. Tasks that were set from it keep their questions. @throws AppError NOT_FOUND */
export async function deleteSavedExam({ db }: Services, viewer: Viewer, examId: string): Promise<void> {
  requireTaskTeacher(viewer, examId);
  if (!(await deleteSavedExamRow(db, viewer.id, examId))) throw examNotFound();
}

/**
 * Puts the questions of a saved exam into a draft, in place of what it had. Kinds of questions that are no longer
 * offered are left out.
 *
 * @throws AppError NOT_FOUND, CONFLICT (changed meanwhile, or out already)
 */
export async function chooseSavedExam(
  services: Services,
  viewer: Viewer,
  { taskId, version, examId }: { taskId: string; version: number; examId: string },
): Promise<void> {
  requireTaskTeacher(viewer, taskId, examId);
  await changeDraft(services, viewer, { taskId, version }, async (task, trx, now) => {
    const exam = await findSavedExam(trx, viewer.id, examId);
    if (!exam) throw examNotFound();
    const offered = exam.questions.filter(({ template_id }) => findTemplate(template_id) !== undefined);
    await replaceQuestions(trx, taskId, offered);
    await updateTask(
      trx,
      taskId,
      { draft: JSON.stringify({ ...task.draft, ...exam.draft }) },
      { now, teacherId: viewer.id },
    );
  });
}

/** The part of a task that is about its questions, as the wizard holds it. */
function draftOf(task: LockedTask): Record<string, string[]> {
  return {
    courseIds: task.course_ids,
    source: [task.source],
    topicIds: task.topic_ids,
    easy: [String(task.easy)],
    normal: [String(task.normal)],
    hard: [String(task.hard)],
  };
}

function toSavedExam({ id, name, draft, created_at: createdAt, question_count, points }: SavedExamRow): SavedExam {
  const source = questionSources.find((known) => known === draft.source?.[0]) ?? 'TOPICS';
  const drawn = ['easy', 'normal', 'hard'].reduce((sum, field) => sum + (Number(draft[field]?.[0]) || 0), 0);
  const isDrawn = source === 'TOPICS';
  return {
    id,
    name,
    source,
    questionCount: isDrawn ? drawn : question_count,
    points: isDrawn ? drawn : points,
    createdAt,
  };
}

function requireFreeName(exams: readonly { name: string }[], name: string): void {
  if (!exams.some((exam) => exam.name.toLowerCase() === name.toLowerCase())) return;
  throw badField('name', 'You already have a saved exam with that name. Choose another one.');
}

function examNotFound(): AppError {
  return new AppError('NOT_FOUND', 'This saved exam no longer exists. Choose another one.');
}
