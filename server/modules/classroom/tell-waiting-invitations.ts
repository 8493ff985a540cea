import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { notifyEach, wake, write } from '../notifications';
import { findInvitationsOfPerson } from './invitations.repo';

/**
 * Tells somebody who has just proved their address of the classes that had invited it before: nothing was told then, for
 * nobody knew whose it is. Call it once, after the proof is stored.
 */
export async function tellWaitingInvitations(services: Services, { id, roles }: Viewer): Promise<void> {
  const { db, clock } = services;
  const role = roles.includes('STUDENT') ? 'STUDENT' : 'TEACHER';
  const waiting = await findInvitationsOfPerson(db, id, role);
  if (waiting.length === 0) return;
  const notices = waiting.map(({ invited_by: teacher, name }) => ({
    ...write('CLASS_INVITED', { teacher, name, toTeach: role === 'TEACHER' }),
    userId: id,
  }));
  await wake(services, await db.transaction().execute((trx) => notifyEach(trx, notices, clock.now())));
}
