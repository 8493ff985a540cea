import { changeEmailForm } from '../../../../rules/forms/account';
import { sameEmail } from '../../../../rules/forms/email';
import { AppError } from '../../../platform/app-error';
import { newToken } from '../../../platform/ids';
import type { Mail } from '../../../platform/mail/mailer';
import { badField, parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { greeting, takeMailOrRefuse, takeMails } from '../../mail-limits/index';
import { closePasswordResets } from '../password-resets.repo';
import { deleteOtherSessionsOfUser } from '../sessions.repo';
import { tokenHash } from '../token-hash';
import { requirePassword } from './change-password';
import { insertEmailChange, isEmailTaken, updateEmail, useEmailChange } from './profile.repo';

const linkHours = 24;
const linkIsOver =
  'This link has been used, has expired or belongs to another account. Ask for a new one on your profile.';
const takenSentence = 'There’s already an account with this email.';

/**
 * Mails a link to a new address; the old one stays until the link is followed. BAD_INPUT (with `details.field`) for a
 * wrong password or an address that is none or the same, EMAIL_TAKEN, CONFLICT for accounts with a login name,
 * RATE_LIMITED after many mails of the account or to the mailbox.
 */
export async function requestEmailChange(
  services: Services,
  { viewer, ...typed }: { viewer: Viewer; email: string; current: string },
): Promise<void> {
  const { db, clock, mail, siteUrl } = services;
  const { email, current } = parseInput(changeEmailForm, typed);
  const account = await requirePassword(services, viewer, current);
  if (account.prepared_id !== null) {
    throw new AppError(
      'CONFLICT',
      'You log in with the name on your card. Your teacher can help if you need it changed.',
    );
  }
  if (sameEmail(email) === sameEmail(account.email)) throw badField('email', 'That’s already your email address.');
  if (await isEmailTaken(db, email, viewer.id)) throw taken();
  await takeMailOrRefuse(services, { kind: 'EMAIL_CHANGE', by: viewer, to: email });
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + linkHours * 60 * 60_000);
  await db
    .transaction()
    .execute((trx) =>
      insertEmailChange(trx, { token_hash: tokenHash(token), user_id: viewer.id, email, expires_at: expiresAt }),
    );
  await mail.send({
    about: viewer.id,
    to: email,
    subject: 'Confirm your new Marsmaths email address',
    body: [
      // The mailbox may be a stranger's: it reads no name that somebody chose for it.
      'Hello,',
      'To log in with this address from now on, follow this link within a day:',
      `${siteUrl}/confirm-email/${token}`,
      'If you didn’t ask for this, just ignore this email and nothing will change.',
    ].join('\n\n'),
  });
}

/**
 * Makes the new address the one of the account, or proves the one that it has. With a new one the old mailbox is told,
 * links for a new password that went to it end, and so does every other session.
 * UNPROCESSABLE for a link that is unknown, used, older than a day or another account's; EMAIL_TAKEN.
 */
export async function confirmEmailChange(
  services: Services,
  { viewer, sessionToken, token }: { viewer: Viewer; sessionToken: string | null; token: string },
): Promise<string> {
  const { db, clock, mail, siteUrl, userEventSignal } = services;
  const now = clock.now();
  const email = await db
    .transaction()
    .execute(async (trx) => {
      const found = await useEmailChange(trx, tokenHash(token), viewer.id, now);
      if (found === undefined) throw new AppError('UNPROCESSABLE', linkIsOver);
      await updateEmail(trx, viewer.id, found, now);
      await closePasswordResets(trx, viewer.id, now);
      const old = viewer.account.email;
      if (sameEmail(old) === sameEmail(found)) return found;
      await deleteOtherSessionsOfUser(trx, viewer.id, tokenHash(sessionToken ?? ''));
      const wanted = { kind: 'ACCOUNT_NOTICE', by: viewer, to: old.includes('@') ? [old] : [] } as const;
      const { taken: told } = await takeMails(trx, services, wanted);
      if (told.length > 0) await mail.send(addressChangedMail(viewer, found, siteUrl), trx);
      return found;
    })
    .catch((error: unknown) => {
      // Two people asked for one address: the first who confirms has it.
      if (error instanceof Error && 'code' in error && error.code === '23505') throw taken();
      throw error;
    });
  await userEventSignal.notify(viewer.id);
  return email;
}

function addressChangedMail({ id, account }: Viewer, email: string, siteUrl: string): Mail {
  return {
    about: id,
    to: account.email,
    subject: 'Your Marsmaths email address was changed',
    body: [
      greeting(account),
      `Your account’s email address was changed to ${masked(email)}. Use it to log in from now on. We’ve logged you out on all other devices.`,
      `If it wasn’t you, contact us straight away: ${siteUrl}/contact`,
    ].join('\n\n'),
  };
}

const taken = () => new AppError('EMAIL_TAKEN', takenSentence, { details: { field: 'email' } });

/** "m…@home.test": enough to know it by, too little for a stranger who reads the old mailbox. */
function masked(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`;
}
