import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import type { Services } from '../../../platform/services';
import { type DueMail, findDueMails, markSent } from './mails.repo';

/** Puts what is due into the outbox, in the transaction that marks it: each mail once. */
export async function sendMails(services: Services): Promise<void> {
  const { db, clock, mail } = services;
  await forEachDue(services, {
    job: 'billing-mails',
    due: inPages<DueMail>((after, limit) => findDueMails(db, clock.now(), after, limit)),
    idOf: ({ key }) => key,
    run: ({ key, user_id: about, email: to, subject, body }) =>
      db.transaction().execute(async (trx) => {
        if (await markSent(trx, key, clock.now())) await mail.send({ about, to, subject, body }, trx);
      }),
  });
}
