import type { Services } from '../../../platform/services';
import { markSent, postponeMail, takeMail } from './mails.repo';

const mostInARound = 2000;
const againAfterMs = 60 * 60_000;

/**
 * Sends what waits. Each mail is sent by one worker; one that dies between the mail server's yes and the note of it
 * sends that mail a second time. A mail that the server refuses waits for an hour and holds no other up.
 */
export async function sendMails({ db, clock, mail, log }: Services): Promise<void> {
  for (let sent = 0; sent < mostInARound; sent += 1) {
    const more = await db.transaction().execute(async (trx) => {
      const now = clock.now();
      const next = await takeMail(trx, now);
      if (next === null) return false;
      try {
        await mail.send({ about: next.user_id, to: next.email, subject: next.subject, body: next.body });
        await markSent(trx, next.key, now);
      } catch {
        log.warn({ mail: next.key.split(':')[0] }, 'a billing mail could not be sent');
        await postponeMail(trx, next.key, new Date(now.getTime() + againAfterMs));
      }
      return true;
    });
    if (!more) return;
  }
}
