import { dayAfter } from '../../platform/local-day';
import { type StreakFacts, streakFrom } from '../streaks/index';

export interface Activity {
  answeredToday: number;
  /** Days of practice in a row, up to today or, as long as today has none, up to yesterday. */
  streakDays: number;
  /** Pause days that wait for a day that is missed. */
  pausesHeld: number;
  /** Monday first, the student's own days; `paused` where a pause kept the streak. */
  week: { date: string; answered: number; paused: boolean }[];
}

/** What a student did, seen from `today` in the week that begins on `monday`. */
export function activityOf(facts: StreakFacts, today: string, monday: string): Activity {
  const answered = new Map(facts.days.map((day) => [day.day, day.answered]));
  const on = (day: string) => answered.get(day) ?? 0;
  const { days: streakDays, held: pausesHeld, pausedOn } = streakFrom(facts, today);
  const week = Array.from({ length: 7 }, (_, place) => dayAfter(monday, place));
  return {
    answeredToday: on(today),
    streakDays,
    pausesHeld,
    week: week.map((date) => ({ date, answered: on(date), paused: pausedOn.includes(date) })),
  };
}
