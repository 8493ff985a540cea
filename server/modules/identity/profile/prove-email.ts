import { AppError } from '../../../platform/app-error';
import { newToken } from '../../../platform/ids';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { takeMailOrRefuse } from '../../mail-limits/index';
import { tokenHash } from '../token-hash';
import { insertEmailChange } from './profile.repo';

const linkHours = 24;

/**
 * Mails a link to the address that the account has: whoever follows it logged in (`confirmEmailChange`) shows that the
 * mailbox is theirs, and gets what is bound to it. Nobody else can: a stranger who registered the address does not read the
 * mail, and whoever reads it is not logged in as the stranger. CONFLICT for accounts with a login name and for proved
 * addresses, RATE_LIMITED.
 */
export async function requestEmailProof(services: Services, viewer: Viewer): Promise<void> {
  const { db, clock, mail, siteUrl } = services;
  const { email, emailProved } = viewer.account;
  if (!email.includes('@')) {
    throw new AppError('CONFLICT', 'You log in with the name on your card, so there’s no address to confirm.');
  }
  if (emailProved) throw new AppError('CONFLICT', 'Your email address is already confirmed.');
  await takeMailOrRefuse(services, { kind: 'EMAIL_PROOF', by: viewer, to: email });
  const token = newToken();
  const expires_at = new Date(clock.now().getTime() + linkHours * 60 * 60_000);
  await db
    .transaction()
    .execute((trx) => insertEmailChange(trx, { token_hash: tokenHash(token), user_id: viewer.id, email, expires_at }));
  await mail.send({
    about: viewer.id,
    to: email,
    subject: 'Confirm your Marsmaths email address',
    body: [
      'Hello,',
      'Someone (hopefully you) signed up to Marsmaths with this email address. If it was you, confirm it within a day:',
      `${siteUrl}/confirm-email/${token}`,
      `If it wasn’t you, you don’t need to do anything: without this link, nobody can see what’s sent to you. To take your address back: ${siteUrl}/forgot-password`,
    ].join('\n\n'),
  });
}
