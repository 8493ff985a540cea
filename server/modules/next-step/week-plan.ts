import { dayAfter, localDay } from '../../platform/local-day';
import { type Course, findCourse } from '../catalogue/index';
import type { PlanDay } from '../placement/index';
import { isTopicDone } from './done-today';
import type { NextStepRow } from './next-step.repo';

/** The first week after a placement test. */
export interface WeekPlan {
  course: Course;
  days: PlanDay[];
  /** Which of them today is, from 0. */
  today: number;
  /** Whether today's set was done; a free day has none. */
  todayDone: boolean;
}

/** Pure: the plan of the newest test, as long as its days last; null before a test and after its week. */
export function weekPlan(
  { placements, done_today }: Pick<NextStepRow, 'placements' | 'done_today'>,
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
  const day = week[place];
  if (day === undefined) return null;
  const todayDone = day.questions > 0 && isTopicDone(done_today, course.id, day.topicId);
  return { course, days: week, today: place, todayDone };
}
