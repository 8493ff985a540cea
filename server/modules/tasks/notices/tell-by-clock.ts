import { isQuietHour } from '../../../../rules/quiet-hours';
import { ownDates } from '../../../../rules/tasks/task-dates';
import { studentTaskStatus, takesWork } from '../../../../rules/tasks/task-status';
import { answersAreOut } from '../../../../rules/tasks/visibility';
import { wallLabel } from '../../../../rules/tasks/wall-clock';
import type { Services } from '../../../platform/services';
import { wake } from '../../classroom';
import { answersRuleOf, datesOf, extensionOf } from '../task-data';
import { type ClockRow, findDue, findOpened, findReleased, findTimeZones } from './notices.repo';
import { type TaskNotice, taskNotices } from './task-notices';
import { tellEach } from './tell-students';

const hourMs = 3_600_000;
/** What is further back is told to nobody any more: the job was away, or the class was. */
const longestBackMs = 3 * 24 * hourMs;
const soonMs = 24 * hourMs;
const aheadMs = 3 * soonMs;
const batch = 200;

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
  const soon = { after: now, until: new Date(now.getTime() + soonMs), zones, limit: batch };
  const past = { after: back, until: now, zones, limit: batch };
  await tellAllOf(services, now, () => findOpened(db, 'TASK_ASSIGNED', past), assignedNotice);
  const ahead = { ...soon, after: soon.until, until: new Date(now.getTime() + aheadMs) };
  await tellAllOf(
    services,
    now,
    () => findDue(db, 'TASK_DUE_3D', ahead, { hoursBefore: aheadMs / hourMs }),
    dueInDaysNotice,
  );
  await tellAllOf(
    services,
    now,
    () => findDue(db, 'TASK_DUE_1D', soon, { hoursBefore: soonMs / hourMs }),
    dueSoonNotice,
  );
  await tellAllOf(services, now, () => findDue(db, 'TASK_OVERDUE', past), overdueNotice);
  await tellAllOf(services, now, () => findReleased(db, 'REPORT_READY', past), releasedNotice);
}

const factsOf = (row: ClockRow) => ({
  task: datesOf(row),
  extension: extensionOf(row),
  handedInAt: row.handed_in_at,
});
const label = (at: Date, { time_zone }: ClockRow, now: Date) => wallLabel(at, time_zone, now);

const assignedNotice = ({ class_name: className, title, type }: ClockRow): TaskNotice =>
  taskNotices.assigned({ className, title, type });

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
  find: () => Promise<ClockRow[]>,
  noticeOf: (row: ClockRow, now: Date) => TaskNotice | null,
): Promise<void> {
  while (true) {
    const rows = await find();
    const letters = rows.flatMap((addressee) => {
      const notice = noticeOf(addressee, now);
      return notice === null ? [] : [{ addressee, notice }];
    });
    const told = await services.db.transaction().execute((trx) => tellEach(trx, letters, now));
    await wake(services, told);
    // Rows that have nothing to tell come again with the next run: a full batch of them ends this one.
    if (rows.length < batch || letters.length === 0) return;
  }
}
