import { misconceptionById } from '../../../maths/misconceptions/index';
import { localDay, localMidnights } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type Course, findCourse } from '../catalogue/index';
import { type ErrorTotals, tallyErrors, totalsOf, unclassified } from '../error-logbook/index';
import type { CountOf } from './count-of';
import { readErrorStatistics } from './error-statistics.repo';
import { type MisconceptionCell, misconceptionCells, relapsesOf } from './misconception-cells';
import { filled, weeksOf } from './periods';

export interface ErrorStatistics {
  course: Course;
  totals: ErrorTotals;
  /** The last 12 local weeks, oldest first; `weekStart` is the Monday. */
  weeks: { weekStart: string; opened: number; fixed: number }[];
  /** Of the errors fixed in those weeks. */
  medianDaysToFix: number | null;
  /** Errors that came back, among those that were ever fixed. */
  relapses: CountOf;
  /** Today and the 13 local days after it; what is overdue counts today. */
  due: { date: string; count: number }[];
  misconceptionCells: MisconceptionCell[];
  /** Ideas that an answer in this course has shown. */
  misconceptionCount: number;
  retiredMisconceptions: { id: string; name: string; errorCount: number; fixedAt: Date }[];
}

const weekCount = 12;
const dueDays = 14;

/** The viewer's error logbook of one course in numbers; null where there is no such course. Two statements. */
export async function getErrorStatistics(
  services: Services,
  viewer: Viewer,
  courseId: string,
): Promise<ErrorStatistics | null> {
  const course = findCourse(courseId);
  if (!course) return null;
  const { db, clock } = services;
  const now = clock.now();
  const logbook = { studentId: viewer.id, courseId };
  const weeks = weeksOf(weekCount, now, viewer.timeZone);
  const midnights = localMidnights(now, viewer.timeZone, { from: 0, count: dueDays + 1 });
  const dueStarts = midnights.slice(0, dueDays);
  const [tallies, { weekly, due, retired, median_days: medianDaysToFix }] = await Promise.all([
    tallyErrors(db, viewer.id, courseId),
    readErrorStatistics(db, logbook, { weekStarts: weeks.starts, dueStarts, dueEnd: midnights[dueDays] ?? now }),
  ]);
  const weeksOfKind = (kind: 'opened' | 'fixed') =>
    filled(
      weekly.filter((row) => row.kind === kind),
      weekCount,
    );
  const opened = weeksOfKind('opened');
  const fixed = weeksOfKind('fixed');
  const dueCounts = filled(due, dueDays);
  const cells = misconceptionCells(tallies);
  return {
    course,
    totals: totalsOf(tallies),
    weeks: weeks.days.map((weekStart, place) => ({
      weekStart,
      opened: opened[place] ?? 0,
      fixed: fixed[place] ?? 0,
    })),
    medianDaysToFix,
    relapses: relapsesOf(tallies),
    due: dueStarts.map((start, place) => ({ date: localDay(start, viewer.timeZone), count: dueCounts[place] ?? 0 })),
    misconceptionCells: cells,
    misconceptionCount: new Set(cells.map(({ misconceptionId }) => misconceptionId).filter((id) => id !== unclassified))
      .size,
    retiredMisconceptions: retired.flatMap(({ misconception_id: id, count, fixed_at: fixedAt }) => {
      const idea = misconceptionById(id);
      return idea ? [{ id, name: idea.name, errorCount: count, fixedAt: new Date(fixedAt) }] : [];
    }),
  };
}
