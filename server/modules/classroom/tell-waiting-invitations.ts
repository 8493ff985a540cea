import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { wake } from './change-roster';
import { findInvitationsOfPerson } from './invitations.repo';
import { classNotices, tellAll } from './notices';

/**
 * Tells somebody who has just proved their address of the classes that had invited it before: nothing was told then, for
 * nobody knew whose it is. Call it once, after the proof is stored.
 */
export async function tellWaitingInvitations(services: Services, { id, roles }: Viewer): Promise<void> {
  const { db, clock } = services;
  const role = roles.includes('STUDENT') ? 'STUDENT' : 'TEACHER';
  const waiting = await findInvitationsOfPerson(db, id, role);
  if (waiting.length === 0) return;
  const notice = role === 'STUDENT' ? classNotices.invited : classNotices.askedToTeach;
  const told = await db.transaction().execute(async (trx) => {
    const each: string[] = [];
    for (const { invited_by: teacher, name } of waiting) {
      each.push(...(await tellAll(trx, [id], notice({ teacher, name }), clock.now())));
    }
    return each;
  });
  await wake(services, [...new Set(told)]);
}
