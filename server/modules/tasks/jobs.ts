import { z } from 'zod';
import type { Services } from '../../platform/services';
import { tellByClock } from './notices/tell-by-clock';

/** What students hear about their tasks by itself: within five minutes of its time, outside the quiet hours. */
export function registerTaskJobs(services: Services): void {
  services.jobs.registerJob('task-notices', z.object({}), () => tellByClock(services), { cron: '*/5 * * * *' });
}
