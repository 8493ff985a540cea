import { dayAfter, localDay } from '../../platform/local-day';
import { type Course, findCourse } from '../catalogue/index';
import type { PlacementRow, PlanDay } from '../placement/index';

/** The first week after a placement test. */
export interface WeekPlan {
  course: Course;
  days: PlanDay[];
  /** Which of them today is, from 0. */
  today: number;
}

/** Pure: the plan of the newest test, as long as its days last; null before a test and after its week. */
export function weekPlan(
  placements: Readonly<Record<string, PlacementRow>>,
  now: Date,
  timeZone: string,
): WeekPlan | null {
  const [newest] = Object.entries(placements).sort(([, a], [, b]) => Date.parse(b.taken_at) - Date.parse(a.taken_at));
  const course = newest && findCourse(newest[0]);
  if (!newest || !course) return null;
  const { week, taken_at } = newest[1];
  const first = localDay(new Date(taken_at), timeZone);
  const today = localDay(now, timeZone);
  const place = week.findIndex((_, index) => dayAfter(first, index) === today);
  return place === -1 ? null : { course, days: week, today: place };
}
