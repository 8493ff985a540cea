import type { Services } from '../../platform/services';
import { deleteSession } from './sessions.repo';
import { tokenHash } from './token-hash';

/** Ends a session, and its streams in every process; one that is not there is ended already. */
export async function signOut({ db, userEventSignal }: Services, token: string | null): Promise<void> {
  if (token === null) return;
  const userId = await deleteSession(db, tokenHash(token));
  // Streams look whether they may go on whenever they are woken.
  if (userId !== null) await userEventSignal.notify(userId);
}
