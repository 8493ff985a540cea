import { endOfLocalDay, localDay, localMondays } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { readQuestions } from '../questions/index';
import { describeError, type ErrorEntry } from './describe-error';
import type { DueCount } from './due-errors.repo';
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
import { readLogbook } from './logbook-reads.repo';

/** What there is to do today. Home and the statistics count the same. */
export interface DueTotals {
  /** Unresolved errors that are due. */
  clear: number;
  /** Fixed errors that are due for their confirmation. */
  confirm: number;
}

export interface ErrorLogbook {
  totals: ErrorTotals;
  groupsByTopic: ErrorGroup[];
  groupsByType: ErrorGroup[];
  due: DueTotals;
  followUps: FollowUp[];
  heat: HeatCell[];
  /** The last 12 local weeks, oldest first; `weekStart` is the Monday. */
  fixedByWeek: { weekStart: string; count: number }[];
  /** Of the errors fixed in those weeks. */
  medianDaysToFix: number | null;
  /** Errors that came back after they had been fixed. */
  relapseCount: number;
  /** The latest 200: unresolved ones before fixed ones, the newest first. */
  entries: ErrorEntry[];
}

const weeks = 12;

/** Pure: what is due, whatever the course. */
function dueTotals(counts: readonly DueCount[]): DueTotals {
  const of = (kind: DueCount['kind']) =>
    counts.filter((count) => count.kind === kind).reduce((sum, { count }) => sum + count, 0);
  return { clear: of('CLEAR'), confirm: of('CONFIRM') };
}

/** The viewer's errors in one course, or in all. Two statements whatever the number of errors, one where the questions are in memory. */
export async function getErrorLogbook(
  services: Services,
  viewer: Viewer,
  courseId: string | null,
): Promise<ErrorLogbook> {
  const { db, clock } = services;
  const now = clock.now();
  const mondays = localMondays(now, viewer.timeZone, weeks);
  const read = await readLogbook(db, viewer.id, courseId, {
    starts: mondays,
    until: endOfLocalDay(now, viewer.timeZone),
  });
  const { tallies, latest, due, dueToday, fixed, medianDaysToFix } = read;
  const stored = await readQuestions(
    db,
    [...latest, ...due].map((error) => error.instance_id),
  );
  const entries = latest.map((error) => describeError(error, stored.get(error.instance_id ?? '')));
  return {
    totals: totalsOf(tallies),
    groupsByTopic: groupByTopic(tallies),
    groupsByType: groupByType(tallies),
    due: dueTotals(dueToday),
    followUps: followUpsOf(due, stored, now, viewer.timeZone),
    heat: heatOf(tallies),
    fixedByWeek: mondays.map((monday, place) => ({
      weekStart: localDay(monday, viewer.timeZone),
      count: fixed[place] ?? 0,
    })),
    medianDaysToFix,
    relapseCount: tallies.reduce((sum, tally) => sum + tally.relapsed, 0),
    entries,
  };
}
