import { AppError } from '../../platform/app-error';

const longestWindowDays = 31;
const dayMs = 24 * 60 * 60 * 1000;

/** The instant `recentDays` days before `now`. Throws BAD_INPUT outside 1 to 31. */
export function windowStart(now: Date, recentDays: number): Date {
  if (!Number.isInteger(recentDays) || recentDays < 1 || recentDays > longestWindowDays) {
    throw new AppError('BAD_INPUT', `Ask for 1 to ${longestWindowDays} days.`, { details: { field: 'recentDays' } });
  }
  return new Date(now.getTime() - recentDays * dayMs);
}
