import { newToken } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { findAccountByEmail } from './accounts.repo';
import { insertPasswordReset } from './password-resets.repo';
import { tokenHash } from './token-hash';

export const resetMinutes = 60;

/**
 * Mails a link for choosing a new password, if there is such an account. The work goes on after the answer, so that
 * neither the answer nor its time tells whether there is.
 */
export function requestPasswordReset(
  services: Services,
  { email, clientAddress }: { email: string; clientAddress: string },
): void {
  const address = email.trim().toLowerCase().slice(0, 254);
  services.background.start('password reset mail', () => sendLink(services, address, clientAddress));
}

async function sendLink(services: Services, email: string, clientAddress: string): Promise<void> {
  const { db, clock, limits, mail, siteUrl } = services;
  const waits = await Promise.all([
    limits.blockedSeconds('resetOfAccount', email),
    limits.blockedSeconds('resetAtAddress', clientAddress),
  ]);
  if (Math.max(...waits) > 0) return;
  await limits.count('resetOfAccount', email);
  await limits.count('resetAtAddress', clientAddress);
  const account = await findAccountByEmail(db, email);
  if (!account) return;
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + resetMinutes * 60_000);
  await insertPasswordReset(db, {
    token_hash: tokenHash(token),
    user_id: account.id,
    expires_at: expiresAt,
    used_at: null,
  });
  await mail.send({
    to: account.email,
    subject: 'Choose a new Marsmaths password',
    body: [
      `Hello ${account.nickname},`,
      'somebody, we hope you, asked for a new password for this account. Choose one here within the next hour:',
      `${siteUrl}/reset-password/${token}`,
      'The link works once. If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
  });
}
