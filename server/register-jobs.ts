import { registerBillingJobs } from './modules/billing';
import { registerClassroomJobs } from './modules/classroom';
import { registerPracticeJobs } from './modules/practice';
import type { Services } from './platform/services';

/** Every kind of job that there is. */
export function registerJobs(services: Services): void {
  registerPracticeJobs(services);
  registerClassroomJobs(services);
  registerBillingJobs(services);
}
