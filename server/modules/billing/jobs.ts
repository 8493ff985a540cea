import { z } from 'zod';
import type { Services } from '../../platform/services';
import { runBillingRound } from './billing-round';

/** Renewals, reminders, checks of open payments and all else that happens with money by itself. */
export function registerBillingJobs(services: Services): void {
  const everyFiveMinutes = '*/5 * * * *';
  services.jobs.registerJob('billing-round', z.object({}), () => runBillingRound(services), { cron: everyFiveMinutes });
}
