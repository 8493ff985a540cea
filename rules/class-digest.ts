import { quietHours } from './constants';

/** Lessons are over by then, and nobody has gone to bed. */
const firstHour = 15;

/** Whether teachers may be told now what happened in their classes: in the afternoon, before the quiet hours. */
export function isDigestHour(now: Date, timeZone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
  return hour >= firstHour && hour < quietHours.from;
}
