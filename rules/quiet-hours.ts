import { quietHours } from './constants';

/** Whether it is between 20:00 and 07:00 where the person lives: nothing is pushed at them then. */
export function isQuietHour(now: Date, timeZone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
  return hour >= quietHours.from || hour < quietHours.until;
}
