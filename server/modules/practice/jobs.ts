import { z } from 'zod';
import type { Services } from '../../platform/services';
import { endOverdue } from './end-overdue';

/** Challenges whose time ran out while nobody looked are ended within about a minute. */
export function registerPracticeJobs(services: Services): void {
  const everyMinute = '* * * * *';
  services.jobs.registerJob('end-overdue-challenges', z.object({}), () => endOverdue(services), { cron: everyMinute });
}
