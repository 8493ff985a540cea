import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { greeting, takeMail } from '../../mail-limits/index';
import { localUid, updateCognitoUid } from '../accounts.repo';
import { requirePassword } from '../profile/change-password';
import { deleteOtherSessionsOfUser } from '../sessions.repo';
import { tokenHash } from '../token-hash';
import { deleteIdentitiesOf } from './provider-identities.repo';
import { requireProvider } from './provider-ticket';

/**
 * The provider opens the account of the viewer no more: from then on its password does. Every other session ends, and the
 * mailbox is told at once. Twice is once.
 *
 * @throws AppError NOT_FOUND where no provider is configured, BAD_INPUT (field `current`) for a wrong password and for an
 * account without one, RATE_LIMITED after ten tries
 */
export async function unlinkProvider(
  services: Services,
  { viewer, sessionToken, current }: { viewer: Viewer; sessionToken: string | null; current: string },
): Promise<void> {
  const { name } = requireProvider(services);
  const { email } = await requirePassword(services, viewer, current);
  const unlinked = await services.db.transaction().execute(async (trx) => {
    if (!(await deleteIdentitiesOf(trx, viewer.id))) return false;
    await updateCognitoUid(trx, viewer.id, localUid(viewer.id));
    await deleteOtherSessionsOfUser(trx, viewer.id, tokenHash(sessionToken ?? ''));
    return true;
  });
  if (!unlinked) return;
  await services.userEventSignal.notify(viewer.id);
  if (!email.includes('@')) return;
  if (!(await takeMail(services, { kind: 'ACCOUNT_NOTICE', by: viewer, to: email }))) return;
  await services.mail.send({
    about: viewer.id,
    to: email,
    subject: 'A way to log in to your Marsmaths account was removed',
    body: [
      greeting(viewer.account),
      `You can no longer log in with ${name}. Your password still works, and we’ve logged you out on all other devices.`,
      `If it wasn’t you, choose a new password straight away: ${services.siteUrl}/forgot-password`,
    ].join('\n\n'),
  });
}
