import { createHmac } from 'node:crypto';
import { type MailKind, mailboxTakes, mailsLeft } from '../../../rules/mail-limits';
import { mailboxOf } from '../../../rules/mailbox';
import type { Trx } from '../../db/client';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import {
  countOfAccount,
  countOfMailboxes,
  deleteOldCausedMails,
  insertCausedMails,
  lockMailCounts,
} from './mail-limits.repo';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export interface RefusedMail {
  email: string;
  /** `UNPROVED`: until the account proves its address. The others: for 24 hours at most. */
  reason: 'UNPROVED' | 'ACCOUNT' | 'MAILBOX';
}

/**
 * Which of these addresses may get a mail of this kind now (`rules/mail-limits`); those are counted. `by` is who causes it;
 * null for visitors. The count stands once the transaction does.
 */
export async function takeMails(
  trx: Trx,
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
  { kind, by, to }: { kind: MailKind; by: Viewer | null; to: readonly string[] },
): Promise<{ taken: string[]; refused: RefusedMail[] }> {
  const now = clock.now();
  const since = { day: new Date(now.getTime() - dayMs), hour: new Date(now.getTime() - hourMs) };
  const byId = by?.id ?? null;
  const addresses = to.map((email) => ({
    email,
    mailbox: createHmac('sha256', secret)
      .update(`mailbox:${mailboxOf(email)}`)
      .digest(),
  }));
  await lockMailCounts(trx);
  await deleteOldCausedMails(trx, new Date(now.getTime() - 2 * dayMs));
  const mailboxes = addresses.map(({ mailbox }) => mailbox);
  const got = await countOfMailboxes(trx, { kind, byId, mailboxes, ...since });
  const { left, reason } =
    by === null
      ? { left: Number.POSITIVE_INFINITY, reason: 'ACCOUNT' as const }
      : mailsLeft(
          kind,
          { createdAt: by.createdAt, proved: by.account.emailProved },
          await countOfAccount(trx, { kind, byId: by.id, day: since.day }),
          now,
        );
  const taken: typeof addresses = [];
  const refused: RefusedMail[] = [];
  for (const address of addresses) {
    const key = address.mailbox.toString('hex');
    const known = got.get(key) ?? { day: 0, hour: 0, fromAccount: 0 };
    if (!mailboxTakes(kind, known)) refused.push({ email: address.email, reason: 'MAILBOX' });
    else if (taken.length >= left) refused.push({ email: address.email, reason });
    else {
      taken.push(address);
      got.set(key, { day: known.day + 1, hour: known.hour + 1, fromAccount: known.fromAccount + 1 });
    }
  }
  if (taken.length > 0) {
    await insertCausedMails(trx, { kind, byId, mailboxes: taken.map(({ mailbox }) => mailbox), at: now });
  }
  return { taken: taken.map(({ email }) => email), refused };
}
