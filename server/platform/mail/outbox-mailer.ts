import type { Db } from '../../db/client';
import type { Clock } from '../clock';
import { newId } from '../ids';
import type { Mailer } from './mailer';

/**
 * Keeps mails in the table that administrators see under /admin/outbox, for sites without a mail server. They go with the
 * account of the person whom they are about.
 */
export function createOutboxMailer(db: Db, clock: Clock): Mailer {
  return {
    async send({ to, subject, body, about, replyTo }) {
      const mail = { user_id: about, to_email: to, reply_to: replyTo ?? null, subject, body };
      await db
        .insertInto('outbox_mails')
        .values({ id: newId(), ...mail, created_at: clock.now() })
        .execute();
    },
  };
}
