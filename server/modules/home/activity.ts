import { dayAfter } from '../../platform/local-day';

export interface Activity {
  answeredToday: number;
  /** Days in a row with an answer, up to today or, as long as today has none, up to yesterday. */
  streakDays: number;
  /** Monday first, the student's own days. */
  week: { date: string; answered: number }[];
}

/** Days with an answer (newest first) seen from `today` in the week that begins on `monday`. */
export function activityOf(
  days: readonly { day: string; answered: number }[],
  today: string,
  monday: string,
): Activity {
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
