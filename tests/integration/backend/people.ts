import { confirmEmailChange, findViewer, openSession, requestEmailProof } from '../../../server/modules/identity';
import { newId } from '../../../server/platform/ids';
import type { Services } from '../../../server/platform/services';
import type { Role, Viewer } from '../../../server/platform/viewer';

export interface Person {
  id: string;
  email: string;
  token: string;
  viewer: Viewer;
}

/** Puts an account and a session into the database without the cost of hashing a password; its address is proved. */
export async function makePerson(
  services: Services,
  {
    role = 'STUDENT',
    accepted = true,
    nickname = 'Robin',
    email: typed,
    proved = true,
  }: { role?: Role; accepted?: boolean; nickname?: string; email?: string; proved?: boolean } = {},
): Promise<Person> {
  const id = newId();
  const email = typed ?? `${id}@people.test`;
  const now = services.clock.now();
  await services.db
    .insertInto('users')
    .values({
      id,
      email,
      email_proved_at: proved ? now : null,
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

export async function viewerOf(services: Services, { token }: Pick<Person, 'token'>): Promise<Viewer> {
  const viewer = await findViewer(services, token);
  if (!viewer) throw new Error('The session is over.');
  return viewer;
}

/** The token in the newest mail to an address, after this path. */
export async function mailedToken(services: Services, email: string, path: string): Promise<string> {
  const mails = services.db.selectFrom('outbox_mails').select('body').where('to_email', '=', email);
  const rows = await mails.where('body', 'like', `%/${path}/%`).orderBy('created_at', 'desc').execute();
  const token = new RegExp(`/${path}/([\\w-]+)`).exec(rows[0]?.body ?? '')?.[1];
  if (token === undefined) throw new Error(`No mail to ${email} holds a link to ${path}.`);
  return token;
}

/** Asks for the mail that proves the address, and follows its link, as its owner does. */
export async function proveEmail(services: Services, person: Pick<Person, 'token' | 'email'>): Promise<void> {
  const viewer = await viewerOf(services, person);
  await requestEmailProof(services, viewer);
  await confirmEmailChange(services, {
    viewer,
    sessionToken: null,
    token: await mailedToken(services, person.email, 'confirm-email'),
  });
}
