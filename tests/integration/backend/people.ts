import { findViewer, openSession } from '../../../server/modules/identity';
import { newId } from '../../../server/platform/ids';
import type { Services } from '../../../server/platform/services';
import type { Role, Viewer } from '../../../server/platform/viewer';

export interface Person {
  id: string;
  email: string;
  token: string;
  viewer: Viewer;
}

/** Puts an account and a session into the database without the cost of hashing a password. */
export async function makePerson(
  services: Services,
  {
    role = 'STUDENT',
    accepted = true,
    nickname = 'Robin',
  }: { role?: Role; accepted?: boolean; nickname?: string } = {},
): Promise<Person> {
  const id = newId();
  const email = `${id}@people.test`;
  const now = services.clock.now();
  await services.db
    .insertInto('users')
    .values({
      id,
      email,
      username: `person-${id.slice(0, 8)}`,
      password_hash: 'nobody signs in with this',
      nickname,
      avatar: null,
      cognito_uid: `local-${id}`,
      roles: [role],
      year_level: role === 'STUDENT' ? 7 : null,
      accept_tc_at: accepted ? now : null,
      inviting_code: id.slice(0, 8).toUpperCase(),
      invited_by: null,
      created_at: now,
    })
    .execute();
  const { token } = await openSession(services.db, id, now);
  const viewer = await findViewer(services, token);
  if (!viewer) throw new Error('The session that was just opened is not there.');
  return { id, email, token, viewer };
}
