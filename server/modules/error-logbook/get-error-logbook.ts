import { localDay, localMondays } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { describeError, type ErrorEntry } from './describe-error';
import { type FollowUp, followUpsOf } from './follow-ups';
import {
  type ErrorGroup,
  type ErrorTotals,
  groupByTopic,
  groupByType,
  type HeatCell,
  heatOf,
  totalsOf,
} from './group-errors';
import { errorsByDueDate, fixedSince, latestErrors, medianDaysToFix, tallyErrors } from './logbook-reads.repo';

export interface ErrorLogbook {
  totals: ErrorTotals;
  groupsByTopic: ErrorGroup[];
  groupsByType: ErrorGroup[];
  followUps: FollowUp[];
  heat: HeatCell[];
  /** The last 12 local weeks, oldest first; `weekStart` is the Monday. */
  fixedByWeek: { weekStart: string; count: number }[];
  medianDaysToFix: number | null;
  /** Errors that came back after they had been fixed. */
  relapseCount: number;
  /** The latest 200, newest first. */
  entries: ErrorEntry[];
}

const weeks = 12;

/** The viewer's errors in one course, or in all. Five statements whatever the number of errors. */
export async function getErrorLogbook(
  services: Services,
  viewer: Viewer,
  courseId: string | null,
): Promise<ErrorLogbook> {
  const { db, clock } = services;
  const now = clock.now();
  const mondays = localMondays(now, viewer.timeZone, weeks);
  const [tallies, rows, due, fixed, median] = await Promise.all([
    tallyErrors(db, viewer.id, courseId),
    latestErrors(db, viewer.id, courseId),
    errorsByDueDate(db, viewer.id, courseId),
    fixedSince(db, viewer.id, courseId, mondays),
    medianDaysToFix(db, viewer.id, courseId),
  ]);
  const entries = rows.map(describeError);
  return {
    totals: totalsOf(tallies),
    groupsByTopic: groupByTopic(tallies, entries),
    groupsByType: groupByType(tallies, entries),
    followUps: followUpsOf(due, now, viewer.timeZone),
    heat: heatOf(tallies),
    fixedByWeek: mondays.map((monday, place) => ({
      weekStart: localDay(monday, viewer.timeZone),
      count: fixed[place] ?? 0,
    })),
    medianDaysToFix: median,
    relapseCount: tallies.reduce((sum, tally) => sum + tally.relapsed, 0),
    entries,
  };
}
