import { taskLimits } from '../../../rules/tasks/kinds';
import { isMark } from '../../../rules/tasks/points';
import { fitsRubric } from '../../../rules/tasks/rubric';
import { type Extension, extensionProblem, noExtension, ownDates } from '../../../rules/tasks/task-dates';
import { untilWhen } from '../../../rules/tasks/task-news';
import { deadlineLabel, endOfMinuteOf } from '../../../rules/tasks/wall-clock';
import type { Trx } from '../../db/client';
import { AppError } from '../../platform/app-error';
import { localDay } from '../../platform/local-day';
import { badField } from '../../platform/parse-input';
import { requireSeen } from '../../platform/require-seen';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { wake } from '../notifications';
import { findSecondsLeft, recountStudentTask, signalTask } from '../practice';
import { withOpenTask } from './change-task';
import { isTrying, lockStudentOfTask, moveClosing, updateStudentTask } from './change-tasks.repo';
import type { LockedTask } from './drafts.repo';
import { answerRequest, findMarkable, findMarkedAt, removeMark, storeMark } from './marks.repo';
import { type TaskNotice, taskNotices } from './notices/task-notices';
import { tellStudents } from './notices/tell-students';
import { reopenWork } from './reopen-work';
import { storableText } from './storable-text';
import { datesOf, extensionOf } from './task-data';
import { requireTaskTeacher, taskNotFound } from './task-errors';

export interface Place {
  taskId: string;
  studentTaskId: string;
}

interface Seen {
  /** When what the teacher looked at was saved, null for nothing; left out, nothing is compared. */
  seenAt?: Date | null;
}

interface OwnDates {
  /** Wall-clock times of the class's zone; empty where the date of the class holds. */
  dueAt: string;
  lateUntil: string;
}

/** Gives a student later dates of their own, or takes them back where both are empty. */
export function extendStudentTask(
  services: Services,
  viewer: Viewer,
  { dueAt, lateUntil, seenAt, ...place }: Place & OwnDates & Seen,
): Promise<void> {
  return changeOne(services, viewer, place, async (task, trx, own, now) => {
    requireSeen(seenAt, own.arranged_at);
    const extension = readExtension(task, { dueAt, lateUntil }, now);
    const dates = extension ?? noExtension;
    const change = async () => {
      const arranged = { arranged_by: viewer.id, arranged_at: now };
      await updateStudentTask(trx, own.id, {
        own_due_at: dates.dueAt,
        own_late_until: dates.lateUntil,
        ...arranged,
      });
      await moveClosing(trx, task.id);
    };
    if (extension === null) {
      await change();
      return extensionNotice(task, own, null, now);
    }
    requireInClass(own);
    if (task.closed_at !== null) throw isClosed('give more time');
    // Work that the old date had closed goes on.
    await reopenWork(trx, { task, place: { studentTaskId: own.id }, now }, change);
    return extensionNotice(task, own, extension, now);
  });
}

/** What a student hears of an extension that was given, changed or taken back; null where their dates stay. */
function extensionNotice(task: LockedTask, own: Own, extension: Extension | null, now: Date): TaskNotice | null {
  const was = ownDates(datesOf(task), extensionOf(own));
  const is = ownDates(datesOf(task), extension ?? noExtension);
  const moves = [is.dueAt.getTime() - was.dueAt.getTime(), is.lateUntil.getTime() - was.lateUntil.getTime()];
  const isOver = task.closed_at !== null || own.excused_at !== null || own.left_at !== null;
  if (isOver || moves.every((ms) => ms === 0)) return null;
  const given = moves.some((ms) => ms < 0) ? 'LESS' : 'MORE';
  const change = extension === null ? 'NONE' : given;
  const until = untilOf(task, own, extension ?? noExtension, now);
  return taskNotices.extended({ title: task.title, change, at: now, until });
}

const isClosed = (what: string) =>
  new AppError('UNPROCESSABLE', `This task is closed. Reopen it on its page first, then ${what}.`);

/** Own dates as they were typed; null where both are empty. Each is later than that of the class, and than now. */
function readExtension(task: LockedTask, typed: OwnDates, now: Date): Extension | null {
  const time = (field: keyof OwnDates) => {
    const text = typed[field];
    if (text.trim() === '') return null;
    const at = endOfMinuteOf(text, task.time_zone);
    if (at === null) throw badField(field, 'Choose a day and time, or leave it blank.');
    if (at <= now) throw badField(field, 'That time has already passed. Choose a later one.');
    return at;
  };
  const extension = { dueAt: time('dueAt'), lateUntil: time('lateUntil') };
  if (extension.dueAt === null && extension.lateUntil === null) return null;
  const problem = extensionProblem(datesOf(task), extension);
  if (problem) throw badField(problem.field, problem.message);
  return extension;
}

/** Excuses a student from a task: it counts nowhere. Or takes that back. */
export function setExcused(
  services: Services,
  viewer: Viewer,
  { excused, seenAt, ...place }: Place & Seen & { excused: boolean },
): Promise<void> {
  return changeOne(services, viewer, place, async (task, trx, own, now) => {
    requireSeen(seenAt, own.arranged_at);
    const excused_at = excused ? (own.excused_at ?? now) : null;
    const change = () => updateStudentTask(trx, own.id, { excused_at, arranged_by: viewer.id, arranged_at: now });
    // Later dates did not open the work of who was excused.
    if (excused) await change();
    else await reopenWork(trx, { task, place: { studentTaskId: own.id }, now }, change);
    return null;
  });
}

/**
 * Gives work that was handed in back to the student, who goes on where it ended, until own dates that are given with it
 * or the ones that hold. Answers that were given stay; a clock starts again with what was left of it and the minutes
 * that are given.
 *
 * @throws AppError CONFLICT (not handed in, at another try, excused), UNPROCESSABLE (closed, left the class), BAD_INPUT
 * (no date is left to work until, no time is left on the clock)
 */
export function handBack(
  services: Services,
  viewer: Viewer,
  { dueAt, lateUntil, minutes = 0, ...place }: Place & OwnDates & { minutes?: number },
): Promise<void> {
  return changeOne(services, viewer, place, async (task, trx, own, now) => {
    requireInClass(own);
    if (own.handed_in_at === null)
      throw new AppError('CONFLICT', 'This work hasn’t been handed in, so there’s nothing to return.');
    if (task.closed_at !== null) throw isClosed('return the work');
    if (own.excused_at !== null)
      throw new AppError('CONFLICT', `${own.nickname} is excused. Let the task count again first, then return it.`);
    if (task.tries > 1 && (await isTrying(trx, own))) {
      throw new AppError(
        'CONFLICT',
        'This student is in the middle of another try. Return the work once it’s handed in.',
      );
    }
    const extension = readExtension(task, { dueAt, lateUntil }, now) ?? extensionOf(own);
    const { lateUntil: closesAt } = ownDates(datesOf(task), extension);
    if (closesAt <= now) {
      const closed = deadlineLabel(closesAt, task.time_zone, now);
      throw badField('dueAt', `It’s already closed for ${own.nickname} (${closed}). Choose a new due date.`);
    }
    const extraSeconds = await checkedExtra(trx, own, minutes);
    await reopenWork(trx, { task, place: { studentTaskId: own.id }, now, extraSeconds }, async () => {
      const dates = { own_due_at: extension.dueAt, own_late_until: extension.lateUntil };
      const arranged = { arranged_by: viewer.id, arranged_at: now };
      const extra = { extra_minutes: own.extra_minutes + minutes };
      await updateStudentTask(trx, own.id, { ...dates, ...arranged, ...extra, handed_in_at: null, reopened_at: now });
      await moveClosing(trx, task.id);
    });
    return taskNotices.reopened({ title: task.title, at: now, until: untilOf(task, own, extension, now) });
  });
}

/** The seconds that a clock gets beside those that it had left; a minute must be there to start again. */
async function checkedExtra(trx: Trx, own: Own, minutes: number): Promise<number> {
  const { mostExtraMinutes } = taskLimits;
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > mostExtraMinutes) {
    throw badField('minutes', `Add up to ${mostExtraMinutes} minutes.`);
  }
  const left = own.practice_id === null ? null : await findSecondsLeft(trx, own.practice_id, own.student_id);
  if (left !== null && left + minutes * 60 < 60) {
    throw badField('minutes', `${own.nickname} had no time left. Choose how many minutes to give.`);
  }
  return minutes * 60;
}

/** The teacher's own mark for one answer, with a comment; points of null give the engine's mark back. */
export function markAnswer(
  services: Services,
  viewer: Viewer,
  {
    questionId,
    points,
    comment,
    seenAt,
    ...place
  }: Place & Seen & { questionId: string; points: number | null; comment: string },
): Promise<void> {
  requireTaskTeacher(viewer, questionId);
  return changeOne(services, viewer, place, async (task, trx, own, now) => {
    requireSeen(seenAt, await findMarkedAt(trx, own.id, questionId));
    const text = checkedComment(comment);
    if (points === null) {
      if (!(await findMarkable(trx, own.id, questionId))) throw taskNotFound();
      await removeMark(trx, own.id, questionId);
      await recountStudentTask(trx, own.id);
    } else {
      await giveMark(trx, own, { questionId, points, comment: text, teacherId: viewer.id, at: now });
    }
    const answer = { studentTaskId: own.id, questionId, answer: text, teacherId: viewer.id, at: now };
    if (await answerRequest(trx, { ...answer, outcome: 'CHANGED' })) {
      return taskNotices.requestAnswered({ title: task.title, questionId, changed: true });
    }
    return taskNotices.marked({ title: task.title, day: localDay(now, own.time_zone) });
  });
}

/** A comment on the whole task, and the values of its rubric. */
export function commentStudentTask(
  services: Services,
  viewer: Viewer,
  {
    comment,
    rubricValues,
    seenAt,
    ...place
  }: Place & Seen & { comment: string; rubricValues: (number | null)[] | null },
): Promise<void> {
  return changeOne(services, viewer, place, async (task, trx, own, now) => {
    requireSeen(seenAt, own.commented_at);
    const text = checkedComment(comment);
    if (rubricValues !== null && !fitsRubric(task.rubric, rubricValues)) {
      throw badField('rubric', 'Choose one of the levels for each criterion.');
    }
    const values = rubricValues === null ? null : JSON.stringify(rubricValues);
    await updateStudentTask(trx, own.id, {
      comment: text,
      rubric_values: values,
      commented_by: viewer.id,
      commented_at: now,
    });
    const tells = text === '' ? taskNotices.marked : taskNotices.feedback;
    return tells({ title: task.title, day: localDay(now, own.time_zone) });
  });
}

/** Stores the teacher's own mark for an answer and counts the student's task anew. */
export async function giveMark(
  trx: Trx,
  own: Pick<Own, 'id'>,
  {
    questionId,
    points,
    comment,
    teacherId,
    at,
  }: { questionId: string; points: number; comment: string; teacherId: string; at: Date },
): Promise<void> {
  const question = await findMarkable(trx, own.id, questionId);
  if (!question) throw taskNotFound();
  if (!isMark(points, question.points))
    throw badField('points', `Give 0 to ${question.points} points (halves are fine).`);
  await storeMark(trx, {
    student_task_id: own.id,
    question_id: questionId,
    points,
    comment,
    marked_by: teacherId,
    marked_at: at,
  });
  await recountStudentTask(trx, own.id);
}

export function checkedComment(comment: string): string {
  const text = storableText(comment).trim();
  if (text.length > taskLimits.longestComment)
    throw badField('comment', `Use at most ${taskLimits.longestComment} characters.`);
  return text;
}

/** Until when a student has, as the student reads it. */
const untilOf = (task: LockedTask, { time_zone: timeZone }: Own, extension: Extension, now: Date): string =>
  untilWhen(ownDates(datesOf(task), extension), { timeZone, now });

type Own = NonNullable<Awaited<ReturnType<typeof lockStudentOfTask>>>;

/** Who left the class works on its tasks no longer. */
function requireInClass({ left_at }: Own): void {
  if (left_at !== null)
    throw new AppError('UNPROCESSABLE', 'This student has left the class, so you can’t change their work.');
}

/** Changes one student's task under the locks of both, and tells the student what `change` returns. */
export async function changeOne(
  services: Services,
  viewer: Viewer,
  { taskId, studentTaskId }: Place,
  change: (task: LockedTask, trx: Trx, own: Own, now: Date) => Promise<TaskNotice | null>,
): Promise<void> {
  requireTaskTeacher(viewer, taskId, studentTaskId);
  const told = await withOpenTask(services, viewer, taskId, async (task, trx, now) => {
    const own = await lockStudentOfTask(trx, taskId, studentTaskId);
    if (!own) throw taskNotFound();
    const notice = await change(task, trx, own, now);
    return notice === null ? [] : tellStudents(trx, { taskId, studentIds: [own.student_id] }, notice, now);
  });
  await wake(services, told);
  signalTask(services, studentTaskId);
}
