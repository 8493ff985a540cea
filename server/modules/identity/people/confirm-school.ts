import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { writeAuditEntry } from '../../audit';
import { lockRoles, storeSchoolConfirmed } from './people.repo';
import { personNotFound, requireAdministrator } from './require-administrator';

/**
 * Confirms the school of a teacher, or takes it back, with an audit line: the limits of an unproved school hold for their
 * classes no longer. What stands already is no error and leaves no line. Administrators only.
 *
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT (no teacher, or oneself)
 */
export async function confirmSchool(
  { db, clock }: Services,
  viewer: Viewer,
  { personId, on }: { personId: string; on: boolean },
): Promise<void> {
  requireAdministrator(viewer);
  if (personId === viewer.id) {
    throw new AppError('CONFLICT', 'You can’t confirm your own school. Ask another administrator.');
  }
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const found = isUuid(personId) ? await lockRoles(trx, personId) : undefined;
    if (!found) throw personNotFound();
    if (!found.roles.includes('TEACHER')) throw new AppError('CONFLICT', 'You can only confirm a teacher’s school.');
    if (!(await storeSchoolConfirmed(trx, personId, on ? at : null))) return;
    const action = on ? 'SCHOOL_CONFIRMED' : 'SCHOOL_UNCONFIRMED';
    await writeAuditEntry(trx, { actor: viewer, action, subject: personId, detail: {}, at });
  });
}
