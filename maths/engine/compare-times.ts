import { readClock } from './clock';
import type { Form } from './types';

export const TIME_WANTED = 'Write a time, such as 2:35 pm or 14:35.';
export const WHICH_HALF = 'Is that morning or afternoon? Write am or pm after it.';

export type TimeComparison = 'same' | 'different' | 'unreadable' | 'which-half';

/** Whether two clock times are the same moment of the day; a time without am or pm is on the 24-hour clock. */
export function compareTimes(input: string, model: string): TimeComparison {
  const given = readClock(input);
  const wanted = readClock(model);
  if (given.kind === 'no-time') return 'unreadable';
  if (wanted.kind === 'no-time') return 'different';
  // From 13:00 on, and from 0:00 to 0:59, only the 24-hour clock can be meant.
  const clear = given.minutes >= 780 || given.minutes < 60;
  if (given.seconds !== wanted.seconds) return 'different';
  if (
    given.minutes === wanted.minutes &&
    (given.half !== null || wanted.half === null || given.minutes >= 780 || given.minutes < 60)
  )
    return 'same';
  const open = given.half === null && wanted.half !== null && !clear;
  return open && given.minutes % 720 === wanted.minutes % 720 ? 'which-half' : 'different';
}

/** Whether a time is on the other clock than the form asks for. */
export function lacksClock(form: Form, input: string): boolean {
  const given = readClock(input);
  const half = given.kind === 'time' ? given.half : null;
  return form.kind === 'time-12' ? half === null : form.kind === 'time-24' && half !== null;
}
