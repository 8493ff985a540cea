export { registerStudyReminderJobs } from './jobs';
export { remindToStudy } from './remind-to-study';
