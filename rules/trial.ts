import { trialDays } from './constants';

const secondsPerDay = 86_400;

/**
 * Trial days left: 14 minus the whole days since the terms were accepted. Zero or less means the trial is over.
 * @param acceptTcTime epoch seconds
 * @param now epoch seconds
 */
export function trialDaysLeft(acceptTcTime: number, now: number): number {
  return trialDays - Math.floor((now - acceptTcTime) / secondsPerDay);
}
