import { z } from 'zod';
import type { Services } from '../../platform/services';
import { checkLearningSums } from './check-sums';

export function registerStatisticsJobs(services: Services): void {
  // At night in Australia.
  services.jobs.registerJob('check-learning-sums', z.object({}), () => checkLearningSums(services), {
    cron: '50 15 * * *',
  });
}
