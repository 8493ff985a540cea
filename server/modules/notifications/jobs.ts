import { z } from 'zod';
import type { Services } from '../../platform/services';
import { tellHeld } from './tell-held';

/** Notices that waited are told within five minutes of the end of the quiet hours. */
export function registerNotificationJobs(services: Services): void {
  services.jobs.registerJob('held-notifications', z.object({}), () => tellHeld(services), { cron: '2-59/5 * * * *' });
}
