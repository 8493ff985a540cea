import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import { planLimits } from '../../../rules/plan-limits';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { hasFullAccess } from './full-access';

/** A reservation older than this is of a reply that never came. */
const reservationMs = 60_000;

export const staleBefore = (now: Date): Date => new Date(now.getTime() - reservationMs);

/** Start of the local day that `now` is in, and of the next: 23 to 25 hours apart where the clocks change. */
export function localDay(now: Date, timeZone: string): { from: Date; to: Date } {
  const midnight = startOfDay(new TZDate(now, timeZone));
  return { from: new Date(midnight.getTime()), to: new Date(addDays(midnight, 1).getTime()) };
}

/** How many credits the viewer has a day. */
export async function dailyCreditsOf(services: Services, viewer: Viewer): Promise<number> {
  return (await hasFullAccess(services, viewer)) ? planLimits.creditsADay.paid : planLimits.creditsADay.free;
}
