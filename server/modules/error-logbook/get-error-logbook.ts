import { localDay, localMondays } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { readQuestions } from '../questions/index';
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
import { readLogbook } from './logbook-reads.repo';

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

/** The viewer's errors in one course, or in all. Two statements whatever the number of errors, one where the questions are in memory. */
export async function getErrorLogbook(
  services: Services,
  viewer: Viewer,
  courseId: string | null,
): Promise<ErrorLogbook> {
  const { db, clock } = services;
  const now = clock.now();
  const mondays = localMondays(now, viewer.timeZone, weeks);
  const { tallies, latest, due, fixed, medianDaysToFix } = await readLogbook(db, viewer.id, courseId, mondays);
  const stored = await readQuestions(
    db,
    [...latest, ...due].map((error) => error.instance_id),
  );
  const entries = latest.map((error) => describeError(error, stored.get(error.instance_id ?? '')));
  return {
    totals: totalsOf(tallies),
    groupsByTopic: groupByTopic(tallies, entries),
    groupsByType: groupByType(tallies, entries),
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
