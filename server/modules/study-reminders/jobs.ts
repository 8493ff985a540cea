import { z } from 'zod';
import type { Services } from '../../platform/services';
import { remindToStudy } from './remind-to-study';

/** Students who asked for it are reminded at their hour, wherever they live. */
export function registerStudyReminderJobs(services: Services): void {
  services.jobs.registerJob('study-reminders', z.object({}), () => remindToStudy(services), { cron: '*/10 * * * *' });
}
