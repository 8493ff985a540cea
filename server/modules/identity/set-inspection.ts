import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { writeAuditEntry } from '../audit';
import { findAccountByEmail } from './accounts.repo';
import { setInspectionOfSessions } from './sessions.repo';

/**
 * Switches the state inspector on or off for the sessions that a person has now; a later sign-in begins without it.
 * Returns how many there are. Administrators only, with an audit line; NOT_FOUND when nobody has this address, or
 * has confirmed it.
 */
export async function setInspection(
  services: Services,
  { viewer, email, on }: { viewer: Viewer; email: string; on: boolean },
): Promise<number> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
  const account = await findAccountByEmail(services.db, email.trim());
  if (!account) throw new AppError('NOT_FOUND', 'Nobody has this email address.');
  if (on && !account.emailProved) {
    throw new AppError('NOT_FOUND', 'This email address hasn’t been confirmed, so the account could be anyone’s.');
  }
  const at = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const sessions = await setInspectionOfSessions(trx, account.id, on);
    const action = on ? 'INSPECTION_ON' : 'INSPECTION_OFF';
    await writeAuditEntry(trx, { actor: viewer, action, subject: account.id, detail: { sessions }, at });
    return sessions;
  });
}
