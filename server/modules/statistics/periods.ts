import { localDay, localMidnights, localMondays } from '../../platform/local-day';

export const statisticsRanges = ['DAYS_28', 'WEEKS_12', 'WEEKS_52'] as const;
export type StatisticsRange = (typeof statisticsRanges)[number];

const daysOfRange: Record<StatisticsRange, number> = { DAYS_28: 28, WEEKS_12: 84, WEEKS_52: 364 };

/** Whether a range reaches back at most so many days. */
export const isWithin = (range: StatisticsRange, days: number): boolean => daysOfRange[range] <= days;

/** Days or weeks in a row, oldest first; the last one holds the present. */
export interface Periods {
  /** The instants at which they begin. */
  starts: Date[];
  /** The local days at which they begin, YYYY-MM-DD. */
  days: string[];
}

/** The 28 days, or the 12 or 52 weeks from Monday, that end now, in the student's time zone. */
export function periodsOf(range: StatisticsRange, now: Date, timeZone: string): Periods {
  if (range === 'DAYS_28') return named(localMidnights(now, timeZone, { from: -27, count: 28 }), timeZone);
  return weeksOf(range === 'WEEKS_12' ? 12 : 52, now, timeZone);
}

/** The last `count` weeks, Monday first. */
export function weeksOf(count: number, now: Date, timeZone: string): Periods {
  return named(localMondays(now, timeZone, count), timeZone);
}

function named(starts: Date[], timeZone: string): Periods {
  return { starts, days: starts.map((start) => localDay(start, timeZone)) };
}

/** Sums of numbered buckets in a row: `bucket` counts from 1, those without a row are 0. */
export function filled(rows: readonly { bucket: number; count: number }[], length: number): number[] {
  const counts = Array.from({ length }, () => 0);
  for (const { bucket, count } of rows) counts[bucket - 1] = (counts[bucket - 1] ?? 0) + count;
  return counts.slice(0, length);
}
