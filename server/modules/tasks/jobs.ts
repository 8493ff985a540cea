import { z } from 'zod';
import type { Services } from '../../platform/services';
import { checkTaskSums } from './report/check-sums';

/** What happens with tasks by itself. */
export function registerTaskJobs(services: Services): void {
  // At night in Australia.
  services.jobs.registerJob('check-task-sums', z.object({}), () => checkTaskSums(services), { cron: '35 15 * * *' });
}
