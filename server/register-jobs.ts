import { registerAccountJobs } from './modules/account-export';
import { registerBattleJobs } from './modules/battle';
import { registerBillingJobs } from './modules/billing';
import { registerClassroomJobs } from './modules/classroom';
import { registerNotificationJobs } from './modules/notifications';
import { registerMailJobs } from './modules/outbox';
import { registerPracticeJobs } from './modules/practice';
import { registerQuestionReportJobs } from './modules/question-reports';
import { registerReportJobs } from './modules/reports';
import { registerStatisticsJobs } from './modules/statistics';
import { registerStreakJobs } from './modules/streaks';
import { registerStudyReminderJobs } from './modules/study-reminders';
import { registerTaskJobs } from './modules/tasks';
import type { Services } from './platform/services';

/** Every kind of job that there is. */
export function registerJobs(services: Services): void {
  registerPracticeJobs(services);
  registerClassroomJobs(services);
  registerReportJobs(services);
  registerTaskJobs(services);
  registerMailJobs(services);
  registerNotificationJobs(services);
  registerAccountJobs(services);
  registerQuestionReportJobs(services);
  registerBillingJobs(services);
  registerBattleJobs(services);
  registerStatisticsJobs(services);
  registerStreakJobs(services);
  registerStudyReminderJobs(services);
}
