import { z } from 'zod';
import type { Services } from '../../platform/services';
import { endOverdue } from './end-overdue';
import { recordReleasedTests } from './record-test-errors';

/**
 * Challenges whose time ran out while nobody looked are ended, and mistakes of tests reach the error logbook once their
 * answers are out, both within about a minute.
 */
export function registerPracticeJobs(services: Services): void {
  const everyMinute = '* * * * *';
  services.jobs.registerJob('end-overdue-challenges', z.object({}), () => endOverdue(services), { cron: everyMinute });
  services.jobs.registerJob('record-released-tests', z.object({}), () => recordReleasedTests(services), {
    cron: everyMinute,
  });
}
