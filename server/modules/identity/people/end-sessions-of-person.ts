import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { writeAuditEntry } from '../../audit';
import { deleteSessionsOfUser } from '../sessions.repo';
import { findPerson } from './people.repo';
import { personNotFound, requireAdministrator } from './require-administrator';

/**
 * Logs somebody out everywhere, with an audit line. Administrators only; NOT_FOUND, and CONFLICT for oneself, whose own
 * sessions are on the profile.
 */
export async function endSessionsOfPerson(services: Services, viewer: Viewer, personId: string): Promise<void> {
  requireAdministrator(viewer);
  if (personId === viewer.id) throw new AppError('CONFLICT', 'You can see where you’re logged in on your profile.');
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const person = isUuid(personId) ? await findPerson(trx, personId, at) : undefined;
    if (!person) throw personNotFound();
    const sessions = await deleteSessionsOfUser(trx, personId);
    const entry = { action: 'SESSIONS_ENDED', subject: personId, detail: { sessions } };
    await writeAuditEntry(trx, { actor: viewer, ...entry, at });
  });
  await services.userEventSignal.notify(personId);
}
