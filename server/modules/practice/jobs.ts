import { z } from 'zod';
import type { Services } from '../../platform/services';
import { endOverdue } from './end-overdue';
import { reMarkTemplate } from './re-mark/re-mark-template';
import { recordReleasedTests } from './record-test-errors';
import { thankInviters } from './thank-inviters';

/** The job that marks the answers to a corrected version of a template anew: `{ templateId, version }`. */
export const reMarkJob = 're-mark-template';

/**
 * Challenges whose time ran out while nobody looked are ended, and mistakes of tests reach the error logbook once their
 * answers are out, both within about a minute. Corrected questions are marked anew, and inviters thanked for friends who have begun.
 */
export function registerPracticeJobs(services: Services): void {
  const everyMinute = '* * * * *';
  services.jobs.registerJob('end-overdue-challenges', z.object({}), () => endOverdue(services), { cron: everyMinute });
  services.jobs.registerJob('record-released-tests', z.object({}), () => recordReleasedTests(services), {
    cron: everyMinute,
  });
  services.jobs.registerJob('thank-inviters', z.object({}), () => thankInviters(services), { cron: '*/10 * * * *' });
  const version = z.object({ templateId: z.string(), version: z.number().int() });
  services.jobs.registerJob(reMarkJob, version, (data) => reMarkTemplate(services, data));
}
