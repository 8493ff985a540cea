/** The dates of a task, as instants. `dueAt` equals `lateUntil` where no late work is taken. */
export interface TaskDates {
  opensAt: Date;
  dueAt: Date;
  lateUntil: Date;
}

/** A student's own later dates; null where the class's hold. */
export interface Extension {
  dueAt: Date | null;
  lateUntil: Date | null;
}

export const noExtension: Extension = { dueAt: null, lateUntil: null };

/** The dates that hold for a student: the class's, or an extension where it is later. Nothing ever gets shorter by it. */
export function ownDates(task: TaskDates, extension: Extension): TaskDates {
  const dueAt = later(task.dueAt, extension.dueAt);
  return { opensAt: task.opensAt, dueAt, lateUntil: later(later(task.lateUntil, extension.lateUntil), dueAt) };
}

const dayMs = 24 * 60 * 60 * 1000;

/** The extension that gives 24 hours more than the dates that hold for a student now. */
export function dayMore(task: TaskDates, extension: Extension): Extension {
  const { dueAt, lateUntil } = ownDates(task, extension);
  return { dueAt: new Date(dueAt.getTime() + dayMs), lateUntil: new Date(lateUntil.getTime() + dayMs) };
}

function later(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one;
}

export type DateField = 'opensAt' | 'dueAt' | 'lateUntil';

/** What is wrong with these dates, at the field to mend; null where they are in order. */
export function dateProblem({ opensAt, dueAt, lateUntil }: TaskDates): { field: DateField; message: string } | null {
  if (dueAt.getTime() - opensAt.getTime() < 60_000)
    return { field: 'dueAt', message: 'The task is due before it opens. Choose a later due date.' };
  if (lateUntil < dueAt) {
    return {
      field: 'lateUntil',
      message: 'Late work can’t close before the due date. Choose a later date, or leave it blank.',
    };
  }
  return null;
}

/** What is wrong with an extension of these dates; null where it gives the student more time. */
export function extensionProblem(
  task: TaskDates,
  { dueAt, lateUntil }: Extension,
): { field: 'dueAt' | 'lateUntil'; message: string } | null {
  if (dueAt === null && lateUntil === null) return { field: 'dueAt', message: 'Choose at least one later date.' };
  if (dueAt !== null && dueAt <= task.dueAt) {
    return { field: 'dueAt', message: 'An extension has to be later than the class’s due date.' };
  }
  if (lateUntil !== null && lateUntil <= task.lateUntil) {
    return { field: 'lateUntil', message: 'An extension has to close later than the task does for the class.' };
  }
  if (lateUntil !== null && lateUntil < (dueAt ?? task.dueAt)) {
    return { field: 'lateUntil', message: 'It can’t close before it’s due.' };
  }
  return null;
}
