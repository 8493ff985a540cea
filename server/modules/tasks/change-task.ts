import { taskLimits } from '../../../rules/tasks/kinds';
import { dateProblem } from '../../../rules/tasks/task-dates';
import { takesWork } from '../../../rules/tasks/task-status';
import { instantOf } from '../../../rules/tasks/wall-clock';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { badField } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { wake } from '../classroom';
import { copyTaskRows, moveClosing, reopenPractices, studentsOfTask } from './change-tasks.repo';
import { assignStudents, findOpenClass, type LockedTask, lockTask, updateTask } from './drafts.repo';
import { taskNotices } from './notices/task-notices';
import { tellStudents } from './notices/tell-students';
import { storableText } from './storable-text';
import { datesOf, extensionOf } from './task-data';
import { requireTaskTeacher, taskChanged, taskNotFound } from './task-errors';

export interface TaskChange {
  title: string;
  instructions: string;
  /** Wall-clock times of the class's zone; an empty `lateUntil` takes no late work. */
  opensAt: string;
  dueAt: string;
  lateUntil: string;
}

/**
 * Changes name, instructions and dates of a task that is out. Work that was done stays; nobody who has an extension loses
 * any of it. Opening can be moved until somebody has begun.
 */
export async function changeTask(
  services: Services,
  viewer: Viewer,
  { taskId, version, change }: { taskId: string; version: number; change: TaskChange },
): Promise<void> {
  requireTaskTeacher(viewer, taskId);
  const told = await withOpenTask(services, viewer, taskId, async (task, trx, now) => {
    if (version !== task.version) throw taskChanged();
    const title = change.title.trim();
    if (title === '' || title.length > taskLimits.longestTitle || /[\p{Cc}<>]/u.test(title)) {
      throw badField('title', `Give the task a name of at most ${taskLimits.longestTitle} characters.`);
    }
    if (change.instructions.length > taskLimits.longestInstructions) {
      throw badField('instructions', `Use at most ${taskLimits.longestInstructions} characters.`);
    }
    const time = (field: 'opensAt' | 'dueAt' | 'lateUntil') => {
      const at = instantOf(change[field], task.time_zone);
      if (at === null) throw badField(field, 'Choose a day and a time.');
      return at;
    };
    const dueAt = time('dueAt');
    const dates = {
      opensAt: time('opensAt'),
      dueAt,
      lateUntil: change.lateUntil.trim() === '' ? dueAt : time('lateUntil'),
    };
    const problem = dateProblem(dates);
    if (problem) throw badField(problem.field, problem.message);
    const students = await studentsOfTask(trx, taskId);
    const begun = students.some(({ practice_id }) => practice_id !== null);
    // The form knows minutes alone.
    const moved = Math.abs(dates.opensAt.getTime() - datesOf(task).opensAt.getTime()) >= 60_000;
    if (begun && moved) throw badField('opensAt', 'Somebody has begun already, so the opening stays as it is.');
    const opens_at = moved ? dates.opensAt : datesOf(task).opensAt;
    await updateTask(
      trx,
      taskId,
      {
        title,
        instructions: storableText(change.instructions).trim(),
        opens_at,
        due_at: dates.dueAt,
        late_until: dates.lateUntil,
      },
      now,
    );
    await moveClosing(trx, taskId);
    await reopenPractices(trx, { taskId });
    const studentIds = students.map(({ student_id }) => student_id);
    return tellStudents(trx, { taskId, studentIds }, taskNotices.changed({ title, version: version + 1 }), now);
  });
  await wake(services, told);
}

/** Closes a task: it takes no work any more, and what was done is scored. Or opens it again. Tells whom it stops or lets go on. */
export async function setTaskClosed(
  services: Services,
  viewer: Viewer,
  { taskId, closed }: { taskId: string; closed: boolean },
): Promise<void> {
  requireTaskTeacher(viewer, taskId);
  const told = await withOpenTask(services, viewer, taskId, async (task, trx, now) => {
    if ((task.state === 'CLOSED') === closed) return [];
    await updateTask(trx, taskId, { state: closed ? 'CLOSED' : 'OPEN', closed_at: closed ? now : null }, now);
    await moveClosing(trx, taskId);
    if (!closed) await reopenPractices(trx, { taskId });
    const students = await studentsOfTask(trx, taskId);
    const working = students.filter((own) => {
      const facts = { task: datesOf(task), extension: extensionOf(own), handedInAt: own.handed_in_at };
      return takesWork(facts, { closedAt: own.left_at, excused: own.excused_at !== null }, now);
    });
    const notice = (closed ? taskNotices.closed : taskNotices.openedAgain)({ title: task.title, at: now });
    return tellStudents(trx, { taskId, studentIds: working.map(({ student_id }) => student_id) }, notice, now);
  });
  await wake(services, told);
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
    if (school.archived) throw new AppError('UNPROCESSABLE', 'That class is archived: it takes no new tasks.');
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

/** Sets a task that is out for more students of its class. */
export async function addTaskStudents(
  services: Services,
  viewer: Viewer,
  { taskId, studentIds }: { taskId: string; studentIds: string[] },
): Promise<number> {
  requireTaskTeacher(viewer, taskId, ...studentIds);
  if (studentIds.length === 0) throw new AppError('BAD_INPUT', 'Tick at least one student.');
  const { added, told } = await withOpenTask(services, viewer, taskId, async (task, trx, now) => {
    const added = await assignStudents(trx, {
      taskId,
      classId: task.class_id,
      whom: { groupIds: [], studentIds },
      now,
    });
    const { class_name: className, title, type } = task;
    const told = await tellStudents(
      trx,
      { taskId, studentIds: added },
      taskNotices.assigned({ className, title, type }),
      now,
    );
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
    if (task.state === 'DRAFT') throw new AppError('CONFLICT', 'This task is a draft: nobody has it yet.');
    return change(task, trx, clock.now());
  });
}
