import type { Db } from '../../db/client';
import type { Clock } from '../clock';
import { newId } from '../ids';
import type { Mailer } from './mailer';

/** Keeps mails in the table that administrators see under /admin/outbox, for sites without a mail server. */
export function createOutboxMailer(db: Db, clock: Clock): Mailer {
  return {
    async send({ to, subject, body }) {
      const row = { id: newId(), to_email: to, subject, body, created_at: clock.now() };
      await db.insertInto('outbox_mails').values(row).execute();
    },
  };
}
