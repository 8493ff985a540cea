import { z } from 'zod';
import type { Services } from '../../platform/services';
import { tellByClock } from './notices/tell-by-clock';
import { tellChanges } from './notices/tell-changes';
import { checkTaskSums } from './report/check-sums';

/** What happens with tasks by itself: students are told within five minutes of its time, outside the quiet hours. */
export function registerTaskJobs(services: Services): void {
  services.jobs.registerJob('task-notices', z.object({}), () => tellByClock(services), { cron: '*/5 * * * *' });
  services.jobs.registerJob('task-changes', z.object({}), () => tellChanges(services), { cron: '* * * * *' });
  // At night in Australia.
  services.jobs.registerJob('check-task-sums', z.object({}), () => checkTaskSums(services), { cron: '35 15 * * *' });
}
