import { type Extension, ownDates, type TaskDates } from './task-dates';

export const studentTaskStatuses = ['IN_PROGRESS', 'DONE', 'OVER_DUE', 'LATE_SUBMISSION'] as const;
export type StudentTaskStatus = (typeof studentTaskStatuses)[number];

/** What the status of a student's task follows from. */
export interface StudentTaskFacts {
  task: TaskDates;
  extension: Extension;
  handedInAt: Date | null;
}

/** The status of a student's task at an instant. The one rule: pages, server and jobs all ask here. */
export function studentTaskStatus({ task, extension, handedInAt }: StudentTaskFacts, now: Date): StudentTaskStatus {
  const { dueAt } = ownDates(task, extension);
  if (handedInAt !== null) return handedInAt <= dueAt ? 'DONE' : 'LATE_SUBMISSION';
  return now > dueAt ? 'OVER_DUE' : 'IN_PROGRESS';
}

/** How long after the due date it was handed in, in milliseconds; null where it was in time or is not in yet. */
export function lateBy({ task, extension, handedInAt }: StudentTaskFacts): number | null {
  if (handedInAt === null) return null;
  const ms = handedInAt.getTime() - ownDates(task, extension).dueAt.getTime();
  return ms > 0 ? ms : null;
}

/** "12 minutes", "3 hours", "2 days": whole units, begun ones count. */
export function lateLabel(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;
  if (minutes < 60) return count(minutes, 'minute');
  if (minutes < 48 * 60) return count(Math.ceil(minutes / 60), 'hour');
  return count(Math.ceil(minutes / (24 * 60)), 'day');
}

/** Whether a student may work on it now: open, not handed in, not closed by its date or by the teacher. */
export function takesWork(
  { task, extension, handedInAt }: StudentTaskFacts,
  { closedAt, excused }: { closedAt: Date | null; excused: boolean },
  now: Date,
): boolean {
  const { opensAt, lateUntil } = ownDates(task, extension);
  return !excused && closedAt === null && handedInAt === null && now >= opensAt && now <= lateUntil;
}

/** What a teacher reads beside the status. */
export type Standing =
  | 'EXCUSED'
  | 'NOT_OPENED'
  | 'OPENED'
  | 'WORKING'
  | 'REOPENED'
  | 'HANDED_IN'
  | 'LATE'
  | 'LEFT'
  | 'OVERDUE';

export function standingOf(
  facts: StudentTaskFacts,
  progress: { excused: boolean; opened: boolean; answered: number; reopened: boolean; left: boolean },
  now: Date,
): Standing {
  if (progress.excused) return 'EXCUSED';
  // Whatever was handed in: what the class reached is of those who are in it.
  if (progress.left) return 'LEFT';
  const status = studentTaskStatus(facts, now);
  if (status === 'DONE') return 'HANDED_IN';
  if (status === 'LATE_SUBMISSION') return 'LATE';
  if (status === 'OVER_DUE') return 'OVERDUE';
  if (progress.reopened) return 'REOPENED';
  if (progress.answered > 0) return 'WORKING';
  return progress.opened ? 'OPENED' : 'NOT_OPENED';
}

/** The tabs of a student's tasks, with the labels of the specification. */
export const taskTabs = [
  { id: 'in-progress', label: 'In Progress' },
  { id: 'done', label: 'Done' },
  { id: 'overdue', label: 'OverDue' },
  { id: 'favorite', label: 'Favorite' },
] as const;
export type TaskTab = (typeof taskTabs)[number]['id'];

/** What the tab of a student's task follows from. */
export interface TabFacts {
  status: StudentTaskStatus;
  starred: boolean;
  hidden: boolean;
  excused: boolean;
  /** Closed by the teacher. */
  closed: boolean;
}

/**
 * Whether a task stands in a tab, and counts there. A hidden one, and one that its student is excused from, stand in none;
 * one that was closed before it was due asks nothing of anybody any more.
 */
export function isInTab(tab: TaskTab, { status, starred, hidden, excused, closed }: TabFacts): boolean {
  if (hidden || excused) return false;
  if (tab === 'favorite') return starred;
  const isClosedEarly = closed && status === 'IN_PROGRESS';
  if (tab === 'done') return status === 'DONE' || status === 'LATE_SUBMISSION' || isClosedEarly;
  return !isClosedEarly && status === (tab === 'overdue' ? 'OVER_DUE' : 'IN_PROGRESS');
}

export const resultFilters = ['Finished', 'Unfinished', 'Overdue', 'LateSubmission'] as const;
export type ResultFilter = (typeof resultFilters)[number];

/** The filter that an address names; null for all, and for what is none. */
export function readResultFilter(text: string | null): ResultFilter | null {
  return resultFilters.find((name) => name === text) ?? null;
}

/** Whether a student counts in a task: not the excused, nor whoever left the class. */
export const isAsked = ({ standing }: { standing: string }): boolean => standing !== 'EXCUSED' && standing !== 'LEFT';

/** Whether a student's task passes the teacher's filter. Of whom nothing is asked passes none. */
export function passesFilter(
  filter: ResultFilter,
  { status, standing }: { status: StudentTaskStatus; standing: string },
): boolean {
  if (!isAsked({ standing })) return false;
  if (filter === 'Finished') return status === 'DONE' || status === 'LATE_SUBMISSION';
  if (filter === 'LateSubmission') return status === 'LATE_SUBMISSION';
  return status === (filter === 'Overdue' ? 'OVER_DUE' : 'IN_PROGRESS');
}
