import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { sumCreditsUsed } from './billing.repo';
import { dailyCredits } from './constants';
import { hasFullAccess } from './full-access';

export interface AiCredit {
  creditsUsed: number;
  totalCredits: number;
  cycleStartedAt: Date;
  creditResetFrequency: 'DAILY';
  nextResetTime: Date;
}

/** The viewer's AI credits of today; the day starts at their own midnight. */
export async function myAiCredit(services: Services, viewer: Viewer): Promise<AiCredit> {
  const { from, to } = localDay(services.clock.now(), viewer.timeZone);
  const [creditsUsed, full] = await Promise.all([
    sumCreditsUsed(services.db, viewer.id, from),
    hasFullAccess(services, viewer),
  ]);
  return {
    creditsUsed,
    totalCredits: full ? dailyCredits.full : dailyCredits.free,
    cycleStartedAt: from,
    creditResetFrequency: 'DAILY',
    nextResetTime: to,
  };
}

/** Start of the local day that `now` is in, and of the next: 23 to 25 hours apart where the clocks change. */
export function localDay(now: Date, timeZone: string): { from: Date; to: Date } {
  const midnight = startOfDay(new TZDate(now, timeZone));
  return { from: new Date(midnight.getTime()), to: new Date(addDays(midnight, 1).getTime()) };
}
