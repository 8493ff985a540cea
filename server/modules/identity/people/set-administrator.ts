import { administratorForm } from '../../../../rules/forms/administrator';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import { parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Role, Viewer } from '../../../platform/viewer';
import { writeAuditEntry } from '../../audit';
import { lockAdministrators, lockRoles, storeRoles } from './people.repo';
import { personNotFound, requireAdministrator } from './require-administrator';

/**
 * Makes somebody an administrator, or takes it back, with an audit line that holds the reason. What stands already is no
 * error and leaves no line. Administrators only.
 *
 * @throws AppError FORBIDDEN, BAD_INPUT (with `details.field`), NOT_FOUND, CONFLICT for oneself, for a student, for an address
 * that is not confirmed, and for the last administrator whose account stays
 */
export async function setAdministrator(
  services: Services,
  viewer: Viewer,
  { personId, ...typed }: { personId: string; on: boolean; reason: string },
): Promise<void> {
  requireAdministrator(viewer);
  const { on, reason } = parseInput(administratorForm, typed);
  if (personId === viewer.id) {
    throw new AppError('CONFLICT', 'You can’t change this for yourself. Ask another administrator.');
  }
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const administrators = await lockAdministrators(trx);
    // Somebody else may have taken it from the viewer meanwhile.
    if (!administrators.some(({ id }) => id === viewer.id)) requireAdministrator({ ...viewer, roles: [] });
    const person = isUuid(personId) ? await lockRoles(trx, personId) : undefined;
    if (!person) throw personNotFound();
    const { roles, proved } = person;
    if (roles.includes('ADMIN') === on) return;
    if (on && roles.includes('STUDENT')) {
      throw new AppError('CONFLICT', 'A student can’t be made an administrator.');
    }
    if (on && !proved) {
      const sentence =
        'This person hasn’t confirmed their email address yet, so it could be anyone. Ask them to confirm it first.';
      throw new AppError('CONFLICT', sentence);
    }
    const staying = administrators.filter(({ id, deletes_at }) => id !== personId && deletes_at === null);
    if (!on && staying.length === 0) {
      throw new AppError('CONFLICT', 'This is the last administrator. Make someone else an administrator first.');
    }
    await storeRoles(trx, personId, on ? [...roles, 'ADMIN'] : without(roles));
    const action = on ? 'ADMINISTRATOR_MADE' : 'ADMINISTRATOR_UNMADE';
    await writeAuditEntry(trx, { actor: viewer, action, subject: personId, detail: { reason }, at });
  });
  await services.userEventSignal.notify(personId);
}

/** An account keeps a role: without any other it becomes a teacher's, as anybody may register one. */
function without(roles: Role[]): Role[] {
  const others = roles.filter((role) => role !== 'ADMIN');
  return others.length === 0 ? ['TEACHER'] : others;
}
