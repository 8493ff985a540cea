import type { Db } from '../../db/client';
import type { Clock } from '../clock';
import { newId } from '../ids';
import type { Mailer } from './mailer';
import { insertOutboxMail } from './outbox.repo';

/**
 * Stores mails. With a mail server they wait there for a worker, which `wake` calls; on a site without one administrators
 * read them under /admin/outbox. They go with the account of the person whom they are about.
 */
export function createOutboxMailer(db: Db, clock: Clock, wake: (() => void) | null): Mailer {
  return {
    async send({ to, subject, body, about, replyTo }, trx) {
      const mail = { user_id: about, to_email: to, reply_to: replyTo ?? null, subject, body };
      const row = { id: newId(), ...mail, created_at: clock.now(), waits: wake !== null };
      await insertOutboxMail(trx ?? db, row);
      // Of a transaction nobody knows yet whether it commits: the job sends it within a minute.
      if (trx === undefined) wake?.();
    },
  };
}
