import { z } from 'zod';
import type { Services } from '../../platform/services';
import { tellTeachers } from './digest/tell-teachers';
import { sweepFiles } from './files/sweep-files';
import { invitationMailsJob, mailInvitations } from './invitation-mails';
import { classNewsJob } from './news/news-job';
import { tellNews } from './news/tell-news';

/** What happens in classes by itself. */
export function registerClassroomJobs(services: Services): void {
  const { jobs } = services;
  jobs.registerJob(classNewsJob, z.object({ classId: z.string().uuid() }), (data) => tellNews(services, data));
  jobs.registerJob(invitationMailsJob, z.object({ classId: z.string().uuid() }), (data) =>
    mailInvitations(services, data),
  );
  jobs.registerJob('teacher-digest', z.object({}), () => tellTeachers(services), { cron: '5 * * * *' });
  jobs.registerJob('sweep-files', z.object({}), () => sweepFiles(services), { cron: '17 * * * *' });
}
