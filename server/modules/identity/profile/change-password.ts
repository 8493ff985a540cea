import { changePasswordForm, personalPasswordError } from '../../../../rules/forms/account';
import { AppError } from '../../../platform/app-error';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import type { Mail } from '../../../platform/mail/mailer';
import { badField, parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { greeting, takeMail } from '../../mail-limits/index';
import { updatePassword } from '../accounts.repo';
import { hashPassword, passwordMatches } from '../password';
import { closePasswordResets } from '../password-resets.repo';
import { deleteOtherSessionsOfUser } from '../sessions.repo';
import { tokenHash } from '../token-hash';
import { findCredentials } from './profile.repo';

/**
 * Changes the password of somebody who types the old one. Every other session ends, links for a new password end, and
 * the mailbox is told. BAD_INPUT (with `details.field`) for a wrong or a weak password, RATE_LIMITED after ten tries.
 */
export async function changePassword(
  services: Services,
  {
    viewer,
    sessionToken,
    ...typed
  }: { viewer: Viewer; sessionToken: string | null; current: string; password: string },
): Promise<void> {
  const { db, clock, mail, siteUrl, userEventSignal } = services;
  const input = parseInput(changePasswordForm, typed);
  const { email, nickname } = await requirePassword(services, viewer, input.current);
  const personal = personalPasswordError(input.password, { email, nickname });
  if (personal !== null) throw badField('password', personal);
  if (input.password === input.current) throw badField('password', 'That’s already your password.');
  const hash = await hashPassword(input.password, { key: viewer.id, first: true });
  const isTold = email.includes('@') && (await takeMail(services, { kind: 'ACCOUNT_NOTICE', by: viewer, to: email }));
  await db.transaction().execute(async (trx) => {
    await updatePassword(trx, viewer.id, hash);
    await closePasswordResets(trx, viewer.id, clock.now());
    await deleteOtherSessionsOfUser(trx, viewer.id, tokenHash(sessionToken ?? ''));
    if (isTold) await mail.send(passwordChangedMail(viewer, siteUrl), trx);
  });
  await userEventSignal.notify(viewer.id);
}

function passwordChangedMail(viewer: Viewer, siteUrl: string): Mail {
  return {
    about: viewer.id,
    to: viewer.account.email,
    subject: 'Your Marsmaths password was changed',
    body: [
      greeting(viewer.account),
      'Your password has just been changed, and we’ve logged you out on all other devices.',
      `If it wasn’t you, choose a new one straight away: ${siteUrl}/forgot-password`,
    ].join('\n\n'),
  };
}

const noPassword = 'This account has no password yet. Log out, set one with “Forgot it?”, then come back.';

/** The account of the viewer, once they typed its password. BAD_INPUT, or RATE_LIMITED after ten tries. */
export async function requirePassword({ db, limits }: Services, { id }: Viewer, current: string) {
  const sentence = 'Too many tries. Please wait a bit, or ask us to email you a link to choose a new password.';
  await takeOrRefuse(limits, [['passwordOfViewer', id]], sentence);
  const account = await findCredentials(db, id);
  if (account?.password_hash === '' && account.prepared_id === null) throw badField('current', noPassword);
  const matches = await passwordMatches(account?.password_hash ?? null, current.slice(0, 1000), { key: id });
  if (!account) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  if (!matches) throw badField('current', 'That isn’t the password for this account.');
  await limits.forget('passwordOfViewer', id);
  return account;
}
