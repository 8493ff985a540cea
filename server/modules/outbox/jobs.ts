import { z } from 'zod';
import { sendWaitingMails } from '../../platform/mail/send-waiting-mails';
import type { Services } from '../../platform/services';

/** Mails go at once; this takes what was written in a transaction, what failed before, and what a dead process left. */
export function registerMailJobs(services: Services): void {
  const { mailTransport: transport } = services;
  const send = async () => (transport === null ? undefined : sendWaitingMails(services, transport));
  services.jobs.registerJob('send-mails', z.object({}), send, { cron: '* * * * *' });
}
