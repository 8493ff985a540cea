import { dayAfter, localDay, localMondays } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type ActivityDay, latestDays } from './activity.repo';

export interface Activity {
  answeredToday: number;
  /** Days in a row with an answer, up to today or, as long as today has none, up to yesterday. */
  streakDays: number;
  /** Monday first, the student's own days. */
  week: { date: string; answered: number }[];
}

const mostDays = 400;

/** What the viewer did on each day lately. One statement. */
export async function getActivity(services: Services, viewer: Viewer): Promise<Activity> {
  const now = services.clock.now();
  const [monday] = localMondays(now, viewer.timeZone, 1);
  const days = await latestDays(services.db, viewer.id, mostDays);
  return activityOf(days, localDay(now, viewer.timeZone), localDay(monday ?? now, viewer.timeZone));
}

/** Pure: days (newest first) seen from `today` in the week that begins on `monday`. */
export function activityOf(days: readonly ActivityDay[], today: string, monday: string): Activity {
  const answered = new Map(days.map((day) => [day.day, day.answered]));
  const on = (day: string) => answered.get(day) ?? 0;
  let streakDays = 0;
  let day = on(today) > 0 ? today : dayAfter(today, -1);
  while (on(day) > 0) {
    streakDays += 1;
    day = dayAfter(day, -1);
  }
  const week = Array.from({ length: 7 }, (_, place) => dayAfter(monday, place));
  return { answeredToday: on(today), streakDays, week: week.map((date) => ({ date, answered: on(date) })) };
}
