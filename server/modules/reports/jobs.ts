import { z } from 'zod';
import type { Services } from '../../platform/services';
import { sweepShares } from './manage-shares';

/** A link stops by its date alone; what is left of it goes in the night. */
export function registerReportJobs(services: Services): void {
  services.jobs.registerJob('sweep-report-shares', z.object({}), () => sweepShares(services), { cron: '41 16 * * *' });
}
