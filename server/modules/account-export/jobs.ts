import { z } from 'zod';
import type { Services } from '../../platform/services';
import { copyJob, makeCopy } from './copy-of-data';
import { eraseDueAccounts } from './delete-account';
import { deleteOldCopies } from './export.repo';

/** A copy that is not ready after this time never will be. */
const stuckMs = 60 * 60_000;

/** Copies of people's data, and the end of accounts. */
export function registerAccountJobs(services: Services): void {
  const { jobs, db, clock } = services;
  jobs.registerJob(copyJob, z.object({ exportId: z.string().uuid() }), (data) => makeCopy(services, data));
  jobs.registerJob('end-accounts', z.object({}), () => eraseDueAccounts(services), { cron: '*/10 * * * *' });
  const endCopies = () => deleteOldCopies(db, clock.now(), new Date(clock.now().getTime() - stuckMs));
  jobs.registerJob('end-copies', z.object({}), endCopies, { cron: '41 * * * *' });
}
