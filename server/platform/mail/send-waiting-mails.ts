import { forEachDue, inPages } from '../jobs/for-each-due';
import type { Services } from '../services';
import type { MailTransport } from './mailer';
import {
  claimMail,
  deleteSentMail,
  deleteWaitingBefore,
  findWaitingMails,
  releaseMail,
  type WaitingMail,
} from './outbox.repo';

/** Longer than any try takes: a claim that is over belongs to a worker that died. */
const claimMs = 10 * 60_000;
const keptMs = 30 * 24 * 60 * 60_000;

type Needed = Pick<Services, 'db' | 'clock' | 'log'>;

/**
 * Sends what waits, in any number of processes: each mail is claimed, sent outside any transaction, and then deleted. None
 * is lost, and one whose fate nobody learned (the worker or the connection died after the last byte) is sent again with
 * the same Message-ID: at least once.
 */
export async function sendWaitingMails(services: Needed, transport: MailTransport): Promise<void> {
  const { db, clock } = services;
  await deleteWaitingBefore(db, new Date(clock.now().getTime() - keptMs));
  await forEachDue(services, {
    job: 'mails',
    due: inPages<WaitingMail>((after, limit) => findWaitingMails(db, after, limit)),
    idOf: ({ id }) => id,
    run: ({ id }) => sendMail(services, transport, id),
  });
}

async function sendMail({ db, clock }: Needed, transport: MailTransport, id: string): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + claimMs);
  const mail = await claimMail(db, id, now, until);
  if (mail === null) return;
  try {
    await transport.deliver(mail);
  } catch (error) {
    await releaseMail(db, id, until);
    throw error;
  }
  await deleteSentMail(db, id);
}

const mostAtOnce = 3;

/** Starts to send when it is called, in a few lines at once: what comes meanwhile is seen by one of them. */
export function createMailWaker(services: () => Services, transport: MailTransport): () => void {
  let lines = 0;
  let calls = 0;
  const send = async (): Promise<void> => {
    try {
      for (let seen = -1; seen !== calls; ) {
        seen = calls;
        await sendWaitingMails(services(), transport);
      }
    } finally {
      lines -= 1;
    }
  };
  return () => {
    calls += 1;
    if (lines >= mostAtOnce) return;
    lines += 1;
    services().background.start('mails', send);
  };
}
