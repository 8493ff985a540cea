import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { dailyCreditsOf, localDay, staleBefore } from './credit-cycle';
import { sumCredits } from './credits.repo';

export interface AiCredit {
  /** Also those that are reserved for a reply on its way. */
  creditsUsed: number;
  totalCredits: number;
  cycleStartedAt: Date;
  creditResetFrequency: 'DAILY';
  nextResetTime: Date;
}

/** The viewer's AI credits of today; the day starts at their own midnight. */
export async function myAiCredit(services: Services, viewer: Viewer): Promise<AiCredit> {
  const now = services.clock.now();
  const { from, to } = localDay(now, viewer.timeZone);
  const [creditsUsed, totalCredits] = await Promise.all([
    sumCredits(services.db, viewer.id, from, staleBefore(now)),
    dailyCreditsOf(services, viewer),
  ]);
  return { creditsUsed, totalCredits, cycleStartedAt: from, creditResetFrequency: 'DAILY', nextResetTime: to };
}
