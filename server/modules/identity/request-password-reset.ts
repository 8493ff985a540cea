import { sameEmail } from '../../../rules/forms/email';
import { newToken } from '../../platform/ids';
import { attemptLimits } from '../../platform/limits/attempt-limits';
import type { Services } from '../../platform/services';
import { greeting, takeMail } from '../mail-limits/index';
import { findAccountByEmail } from './accounts.repo';
import { insertPasswordReset } from './password-resets.repo';
import { type Proof, puzzleBits, requireProof } from './proof-of-work';
import { tokenHash } from './token-hash';

export const resetMinutes = 60;

/**
 * Mails a link for choosing a new password, if there is such an account. The work goes on after the answer, so that
 * neither the answer nor its time tells whether there is. More than five a day to one mailbox are sent once an hour, as
 * long as the link in the last of them works, and nobody is told. PROOF_NEEDED after a hundred askings an hour from one address.
 */
export async function requestPasswordReset(
  services: Services,
  input: { email: string; clientAddress: string; proof: Proof | null },
): Promise<void> {
  const { limits, background } = services;
  const { clientAddress, proof } = input;
  const email = sameEmail(input.email);
  const over = (await limits.count('resetAtAddress', clientAddress)) - attemptLimits.resetAtAddress.points;
  const bits = puzzleBits(over);
  if (bits !== null) await requireProof(services, { subject: email, clientAddress, proof }, bits);
  background.start('password reset mail', () => sendLink(services, email));
}

async function sendLink(services: Services, email: string): Promise<void> {
  const { db, clock, limits, mail, siteUrl } = services;
  if ((await limits.count('resetOfAccount', email)) > attemptLimits.resetOfAccount.points) return;
  const account = await findAccountByEmail(db, email);
  // Prepared accounts have a login name and no mailbox: their teacher helps.
  if (!account?.email.includes('@')) return;
  if (!(await takeMail(services, { kind: 'PASSWORD_RESET', by: null, to: account.email }))) return;
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + resetMinutes * 60_000);
  await insertPasswordReset(db, {
    token_hash: tokenHash(token),
    user_id: account.id,
    expires_at: expiresAt,
    used_at: null,
  });
  await mail.send({
    about: account.id,
    to: account.email,
    subject: 'Choose a new Marsmaths password',
    body: [
      greeting(account),
      'Someone (hopefully you) asked for a new password for this account. Choose one here within the next hour:',
      `${siteUrl}/reset-password/${token}`,
      'The link works once. If it wasn’t you, just ignore this email: your password won’t change.',
      ...(account.emailProved ? [] : ['If you never signed up, you can take your address back on the same page.']),
    ].join('\n\n'),
  });
}
