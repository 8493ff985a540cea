import { isQuietHour } from '../../../../rules/quiet-hours';
import { ownDates } from '../../../../rules/tasks/task-dates';
import { studentTaskStatus, takesWork } from '../../../../rules/tasks/task-status';
import { answersAreOut } from '../../../../rules/tasks/visibility';
import { deadlineLabel } from '../../../../rules/tasks/wall-clock';
import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import type { Services } from '../../../platform/services';
import { wake } from '../../notifications';
import { answersRuleOf, datesOf, extensionOf } from '../task-data';
import { type ClockRow, findDue, findOpened, findReleased, findTimeZones, type Page } from './notices.repo';
import { type TaskNotice, taskNotices } from './task-notices';
import { tellEach } from './tell-students';

const hourMs = 3_600_000;
/** What is further back is told to nobody any more: the job was away, or the class was. */
const longestBackMs = 3 * 24 * hourMs;
const soonMs = 24 * hourMs;
const aheadMs = 3 * soonMs;

/**
 * Tells students what the clock alone brings: a task that opens, due in three days, due soon, overdue, marks that are out.
 * What stands in a page follows from the dates, told or not. It may run as often, and in as
 * many processes, as it likes: each thing is told once.
 */
export async function tellByClock(services: Services): Promise<void> {
  const now = services.clock.now();
  const { db } = services;
  const zones = (await findTimeZones(db)).filter((zone) => !isQuietHour(now, zone));
  if (zones.length === 0) return;
  const back = new Date(now.getTime() - longestBackMs);
  const soon = { after: now, until: new Date(now.getTime() + soonMs), zones };
  const past = { after: back, until: now, zones };
  await tellAllOf(services, now, 'task-opened', (page) => findOpened(db, 'TASK_ASSIGNED', past, page), assignedNotice);
  const ahead = { ...soon, after: soon.until, until: new Date(now.getTime() + aheadMs) };
  await tellAllOf(
    services,
    now,
    'task-due-in-days',
    (page) => findDue(db, { kind: 'TASK_DUE_3D', hoursBefore: aheadMs / hourMs }, ahead, page),
    dueInDaysNotice,
  );
  await tellAllOf(
    services,
    now,
    'task-due-soon',
    (page) => findDue(db, { kind: 'TASK_DUE_1D', hoursBefore: soonMs / hourMs }, soon, page),
    dueSoonNotice,
  );
  await tellAllOf(
    services,
    now,
    'task-overdue',
    (page) => findDue(db, { kind: 'TASK_OVERDUE' }, past, page),
    overdueNotice,
  );
  await tellAllOf(services, now, 'answers-out', (page) => findReleased(db, 'REPORT_READY', past, page), releasedNotice);
}

const factsOf = (row: ClockRow) => ({
  task: datesOf(row),
  extension: extensionOf(row),
  handedInAt: row.handed_in_at,
});
const label = (at: Date, { time_zone }: ClockRow, now: Date) => deadlineLabel(at, time_zone, now);

function assignedNotice(row: ClockRow, now: Date): TaskNotice {
  const { class_name: className, title, type } = row;
  const { dueAt } = ownDates(datesOf(row), extensionOf(row));
  return taskNotices.assigned({ className, title, type, due: label(dueAt, row, now) });
}

const dueInDaysNotice = (row: ClockRow, now: Date) => dueNotice(taskNotices.dueInDays, row, now);
const dueSoonNotice = (row: ClockRow, now: Date) => dueNotice(taskNotices.dueSoon, row, now);

function dueNotice(
  notice: typeof taskNotices.dueSoon | typeof taskNotices.dueInDays,
  row: ClockRow,
  now: Date,
): TaskNotice | null {
  const facts = factsOf(row);
  if (!takesWork(facts, { closedAt: row.closed_at, excused: false }, now)) return null;
  const { dueAt } = ownDates(facts.task, facts.extension);
  return notice({ title: row.title, dueAt, due: label(dueAt, row, now) });
}

function overdueNotice(row: ClockRow, now: Date): TaskNotice | null {
  const facts = factsOf(row);
  if (studentTaskStatus(facts, now) !== 'OVER_DUE') return null;
  const { dueAt, lateUntil } = ownDates(facts.task, facts.extension);
  const isOpen = takesWork(facts, { closedAt: row.closed_at, excused: false }, now);
  return taskNotices.overdue({ title: row.title, dueAt, closes: isOpen ? label(lateUntil, row, now) : null });
}

function releasedNotice(row: ClockRow, now: Date): TaskNotice | null {
  const isOut = answersAreOut({ rule: answersRuleOf(row), ...factsOf(row), closedAt: row.closed_at }, now);
  return isOut ? taskNotices.reportReady({ title: row.title }) : null;
}

async function tellAllOf(
  services: Services,
  now: Date,
  job: string,
  find: (page: Page) => Promise<ClockRow[]>,
  noticeOf: (row: ClockRow, now: Date) => TaskNotice | null,
): Promise<void> {
  await forEachDue(services, {
    job,
    due: inPages<ClockRow>((last, limit) => find({ last, limit })),
    idOf: ({ student_task_id }) => student_task_id,
    run: async (addressee) => {
      const notice = noticeOf(addressee, now);
      if (notice === null) return;
      const told = await services.db.transaction().execute((trx) => tellEach(trx, [{ addressee, notice }], now));
      await wake(services, told);
    },
  });
}
