import { z } from 'zod';
import type { Services } from '../../platform/services';
import { settlePauses } from './streaks';

/** Each hour, as it is midnight somewhere. */
export function registerStreakJobs(services: Services): void {
  services.jobs.registerJob('streak-pauses', z.object({}), () => settlePauses(services), { cron: '12 * * * *' });
}
