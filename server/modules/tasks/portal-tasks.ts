import type { TaskType } from '../../../rules/tasks/kinds';
import { studentTaskStatus } from '../../../rules/tasks/task-status';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findPortalTasks, type PortalStudentsJson, type PortalTaskRow } from './portal-tasks.repo';
import { datesOf } from './task-data';
import { requireTaskTeacher } from './task-errors';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a task that is over stays on the teacher's front page. */
const shownDays = 14;

/** A task on the front page of whoever teaches its class. */
export interface PortalTask {
  id: string;
  classId: string;
  className: string;
  timeZone: string;
  title: string;
  type: TaskType;
  state: 'DRAFT' | 'OPEN' | 'CLOSED';
  opensAt: Date | null;
  dueAt: Date | null;
  lateUntil: Date | null;
  /** Students it counts for. */
  students: number;
  handedIn: number;
  /** Past their own due date without handing in, while the task is open. */
  overdue: number;
  toMark: number;
  requests: number;
  /** Students who joined after this open test was set, and so have not got it. */
  joinedLater: number;
}

/** What the viewer's classes work on and what waits for the viewer in it, the task due first in front. */
export async function listPortalTasks({ db, clock }: Services, viewer: Viewer): Promise<PortalTask[]> {
  requireTaskTeacher(viewer);
  const now = clock.now();
  const rows = await findPortalTasks(db, viewer.id, { dueSince: new Date(now.getTime() - shownDays * dayMs), now });
  return rows.map((row) => toPortalTask(row, now));
}

function toPortalTask(row: PortalTaskRow, now: Date): PortalTask {
  const count = (which: (group: PortalStudentsJson) => boolean) =>
    row.students.filter(which).reduce((sum, group) => sum + group.count, 0);
  return {
    id: row.id,
    classId: row.class_id,
    className: row.class_name,
    timeZone: row.time_zone,
    title: row.title,
    type: row.type,
    state: row.state,
    opensAt: row.opens_at,
    dueAt: row.due_at,
    lateUntil: row.late_until,
    students: count(() => true),
    handedIn: count((group) => group.handed_in),
    overdue: row.state === 'OPEN' ? count((group) => isOverdue(row, group, now)) : 0,
    toMark: row.to_mark,
    requests: row.requests,
    joinedLater: row.joined_later,
  };
}

function isOverdue(
  row: PortalTaskRow,
  { own_due_at, own_late_until, handed_in }: PortalStudentsJson,
  now: Date,
): boolean {
  if (handed_in) return false;
  const extension = { dueAt: instant(own_due_at), lateUntil: instant(own_late_until) };
  return studentTaskStatus({ task: datesOf(row), extension, handedInAt: null }, now) === 'OVER_DUE';
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));
