import { addDays, daysBetween } from './calendar';

/** Days after the end of a term on which its renewal is tried. After the last one the subscription ends. */
export const tryDays = [0, 3, 7, 10] as const;
/** Days for which a term stays open while its renewal is tried. */
export const graceDays = 10;

/** The day of a renewal's try; null when there is none left. @param tries how many failed so far */
export function dayOfTry(lastDay: string, tries: number): string | null {
  const after = tryDays[tries];
  return after === undefined ? null : addDays(lastDay, 1 + after);
}

/** Days before a renewal on which it is announced, the earliest first. */
export const reminderDays = (months: number): readonly number[] => (months === 1 ? [7, 1] : [30, 7, 1]);

/**
 * The reminder that is due: days before the renewal, 30, 7 or 1; one-month terms have 7 and 1. Null when none is. A day
 * on which nothing was sent is made up for while the next one is not due.
 */
export function dueReminder(today: string, lastDay: string, months: number): number | null {
  const left = daysBetween(today, lastDay) + 1;
  if (left < 1) return null;
  const due = reminderDays(months).findLast((days) => left <= days);
  return due ?? null;
}

/** The days of a trial on which its end is explained, counted from 1. */
export const trialNoticeDays = [1, 7, 13] as const;
