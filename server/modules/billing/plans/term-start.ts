import { localDay } from '../../../platform/local-day';

export interface TermStart {
  /** When the courses open by this plan. */
  opensAt: Date;
  /** The day that the months are counted from. */
  firstDay: string;
  after: 'PLAN' | 'TRIAL' | null;
}

/**
 * When a plan that is bought now begins. Courses that are paid for already begin when that cover ends. In the trial the
 * plan opens at once, and its months are counted from the end of the trial: no free day is lost.
 */
export function termStart({
  covered,
  trialEnd,
  timeZone,
  now,
}: {
  covered: Date | null;
  /** Of a trial that runs. */
  trialEnd: Date | null;
  timeZone: string;
  now: Date;
}): TermStart {
  if (covered !== null) return { opensAt: covered, firstDay: localDay(covered, timeZone), after: 'PLAN' };
  if (trialEnd !== null) return { opensAt: now, firstDay: localDay(trialEnd, timeZone), after: 'TRIAL' };
  return { opensAt: now, firstDay: localDay(now, timeZone), after: null };
}
