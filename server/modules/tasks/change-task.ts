import { type changeFields, fieldsBeforeStart, readTaskChange } from '../../../rules/forms/task-change';
import { type ChangeEffect, changeEffect, effectSentence, takesAway } from '../../../rules/tasks/change-effect';
import { taskLimits } from '../../../rules/tasks/kinds';
import { releaseWarning } from '../../../rules/tasks/release-warning';
import { deadlineLabel } from '../../../rules/tasks/wall-clock';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { badField } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { appendUserEvents } from '../events';
import { wake } from '../notifications';
import {
  copyTaskRows,
  lockStudentsOf,
  moveClosing,
  payBackTask,
  studentsOfTask,
  valuesOfOpenTask,
} from './change-tasks.repo';
import { assignStudents, deleteTask, findOpenClass, type LockedTask, lockTask, updateTask } from './drafts.repo';
import type { Addressee } from './notices/notices.repo';
import { taskNotices } from './notices/task-notices';
import { noteChange } from './notices/tell-changes';
import { tellStudents } from './notices/tell-students';
import { reopenWork } from './reopen-work';
import { storableText } from './storable-text';
import { affectedStudent, answersRuleOf, datesOf, extensionOf } from './task-data';
import { requireTaskTeacher, taskChanged, taskNotFound } from './task-errors';

/** What the form of a task that is out sends, as typed; what is left out stays. Times are those of the class's zone. */
export type TaskChange = Partial<Record<(typeof changeFields | typeof fieldsBeforeStart)[number], string>>;

/**
 * Changes name, instructions, dates and the release of the answers of a task that is out; until somebody has begun also
 * its opening, time limit and grade. Work that was done stays; nobody who has an extension loses any of it. A change
 * that takes something from students is refused with what it does, by number, until `confirmed` says the very same.
 *
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT, UNPROCESSABLE (`details.confirm`: what is to be confirmed)
 */
export async function changeTask(
  services: Services,
  viewer: Viewer,
  {
    taskId,
    version,
    change,
    confirmed = null,
  }: { taskId: string; version: number; change: TaskChange; confirmed?: string | null },
): Promise<void> {
  requireTaskTeacher(viewer, taskId);
  await withOpenTask(services, viewer, taskId, async (task, trx, now) => {
    if (version !== task.version) throw taskChanged();
    const stored = valuesOfOpenTask(task);
    const typed = Object.fromEntries(Object.entries(change).map(([field, value]) => [field, [value]]));
    const { input, errors } = readTaskChange({ ...stored, ...typed }, { timeZone: task.time_zone, now });
    const [wrong] = Object.entries(errors);
    if (wrong) throw badField(...wrong);
    const students = await studentsOfTask(trx, taskId);
    const begun = students.some(({ practice_id }) => practice_id !== null);
    const fixed = fieldsBeforeStart.find(
      (field) => change[field] !== undefined && change[field] !== (stored[field]?.[0] ?? ''),
    );
    if (begun && fixed !== undefined) throw badField(fixed, 'Someone has already started, so you can’t change this.');
    // The form knows minutes alone.
    const isMoved = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) >= 60_000;
    const before = datesOf(task);
    const opensLater = isMoved(input.opensAt, before.opensAt);
    if (begun && opensLater)
      throw badField('opensAt', 'Someone has already started, so you can’t change when it opens.');
    const dates = {
      opensAt: opensLater ? input.opensAt : before.opensAt,
      dueAt: input.dueAt,
      lateUntil: input.lateUntil,
    };
    const closedAt = task.closed_at;
    const effect = changeEffect(students.map(affectedStudent), {
      before: { dates: before, closedAt },
      after: { dates, closedAt },
      now,
    });
    const release =
      task.type === 'TEST'
        ? releaseWarning(students.map(namedStudent), {
            before: { rule: answersRuleOf(task), task: before },
            after: { rule: { answersWhen: input.answersWhen, answersAt: input.answersAt }, task: dates },
            closedAt,
            now,
          })
        : null;
    const isPast = dates.dueAt <= now && isMoved(dates.dueAt, before.dueAt);
    requireConfirmed(effect, { isPast, release, confirmed });
    const columns = {
      title: input.title,
      instructions: storableText(input.instructions),
      opens_at: dates.opensAt,
      due_at: dates.dueAt,
      late_until: dates.lateUntil,
      answers_when: input.answersWhen,
      answers_at: input.answersAt,
      minutes: input.minutes,
      grade_type: input.gradeType,
      letter_borders: JSON.stringify(input.letterBorders),
    };
    await noteChange(trx, taskId, now);
    await reopenWork(trx, { task, place: { taskId }, now }, async () => {
      await updateTask(trx, taskId, columns, { now, teacherId: viewer.id });
      await moveClosing(trx, taskId);
    });
  });
}

const namedStudent = (row: Awaited<ReturnType<typeof studentsOfTask>>[number]) => ({
  nickname: row.nickname,
  extension: extensionOf(row),
  handedInAt: row.handed_in_at,
  asked: row.excused_at === null && row.left_at === null,
});

/** A teacher reads what a change takes from students, or gives away, before it does so. */
function requireConfirmed(
  effect: ChangeEffect,
  { isPast, release, confirmed }: { isPast: boolean; release: string | null; confirmed: string | null },
): void {
  if (!isPast && release === null && !takesAway(effect)) return;
  const warning = [isPast ? 'That due date has already passed.' : '', effectSentence(effect), release ?? '']
    .filter((sentence) => sentence !== '')
    .join(' ');
  if (confirmed === warning) return;
  throw new AppError('UNPROCESSABLE', warning, { details: { confirm: warning } });
}

/**
 * Closes a task: it takes no work any more, and what was done is scored. Or opens it again. Pages of students who are at
 * it show that at once.
 */
export async function setTaskClosed(
  services: Services,
  viewer: Viewer,
  { taskId, closed }: { taskId: string; closed: boolean },
): Promise<void> {
  requireTaskTeacher(viewer, taskId);
  const atWork = await withOpenTask(services, viewer, taskId, async (task, trx, now) => {
    if ((task.state === 'CLOSED') === closed) return [];
    const columns = { state: closed ? ('CLOSED' as const) : ('OPEN' as const), closed_at: closed ? now : null };
    const change = async () => {
      await updateTask(trx, taskId, columns, { now, teacherId: viewer.id });
      await moveClosing(trx, taskId);
    };
    await noteChange(trx, taskId, now);
    if (closed) await change();
    else await reopenWork(trx, { task, place: { taskId }, now }, change);
    const begun = (await studentsOfTask(trx, taskId)).filter(
      (own) => own.practice_id !== null && own.handed_in_at === null,
    );
    const userIds = begun.map(({ student_id }) => student_id);
    await appendUserEvents(
      trx,
      userIds.map((userId) => ({ userId, kind: 'RESYNC', payload: {} })),
    );
    return userIds;
  });
  await wake(services, atWork);
}

/**
 * Deletes a task that is out while nobody has begun it: as if it had not been set. What was bought for it is paid back.
 *
 * @throws AppError NOT_FOUND, CONFLICT (somebody has begun)
 */
export async function takeTaskBack(services: Services, viewer: Viewer, taskId: string): Promise<void> {
  requireTaskTeacher(viewer, taskId);
  await withOpenTask(services, viewer, taskId, async (_task, trx) => {
    await lockStudentsOf(trx, taskId);
    const students = await studentsOfTask(trx, taskId);
    if (students.some(({ practice_id }) => practice_id !== null)) {
      throw new AppError('CONFLICT', 'Someone has already started. Close the task instead, so their work is saved.');
    }
    await payBackTask(trx, taskId);
    await deleteTask(trx, taskId);
  });
}

/** Copies a task, draft or out, as a draft into a class that the viewer teaches; returns its id. */
export async function copyTask(
  { db, clock }: Services,
  viewer: Viewer,
  { taskId, classId, creationKey }: { taskId: string; classId: string; creationKey: string },
): Promise<string> {
  requireTaskTeacher(viewer, taskId, classId);
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  return db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, viewer.id, taskId);
    const school = await findOpenClass(trx, viewer.id, classId);
    if (!task || !school) throw taskNotFound();
    if (school.archived) throw new AppError('UNPROCESSABLE', 'That class is archived, so you can’t set tasks for it.');
    if (school.tasks >= taskLimits.tasksOfClass) throw new AppError('UNPROCESSABLE', 'That class has too many tasks.');
    return copyTaskRows(trx, {
      task,
      id: newId(),
      classId,
      timeZone: school.time_zone,
      teacherId: viewer.id,
      creationKey,
      now: clock.now(),
    });
  });
}

/**
 * Sets a task that is out for more students of its class.
 *
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT (it is closed: nobody could work on it)
 */
export async function addTaskStudents(
  services: Services,
  viewer: Viewer,
  { taskId, studentIds }: { taskId: string; studentIds: string[] },
): Promise<number> {
  requireTaskTeacher(viewer, taskId, ...studentIds);
  if (studentIds.length === 0) throw new AppError('BAD_INPUT', 'Select at least one student.');
  const { added, told } = await withOpenTask(services, viewer, taskId, async (task, trx, now) => {
    if (task.closed_at !== null) {
      throw new AppError('CONFLICT', 'This task is closed. Reopen it first, then give it to more students.');
    }
    const added = await assignStudents(trx, {
      taskId,
      classId: task.class_id,
      whom: { groupIds: [], studentIds },
      now,
    });
    const { class_name: className, title, type } = task;
    const { dueAt } = datesOf(task);
    const notice = ({ time_zone: timeZone }: Addressee) =>
      taskNotices.assigned({ className, title, type, due: deadlineLabel(dueAt, timeZone, now) });
    const told = await tellStudents(trx, { taskId, studentIds: added }, notice, now);
    return { added, told };
  });
  await wake(services, told);
  return added.length;
}

/** Does something with a task that is out, under its lock. */
export async function withOpenTask<Result>(
  { db, clock }: Services,
  viewer: Viewer,
  taskId: string,
  change: (task: LockedTask, trx: Parameters<typeof lockTask>[0], now: Date) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, viewer.id, taskId);
    if (!task) throw taskNotFound();
    if (task.state === 'DRAFT') throw new AppError('CONFLICT', 'This task is a draft, so nobody has it yet.');
    return change(task, trx, clock.now());
  });
}
