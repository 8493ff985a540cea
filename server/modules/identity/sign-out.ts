import type { Services } from '../../platform/services';
import { deleteSession } from './sessions.repo';
import { tokenHash } from './token-hash';

/** Ends a session; one that is not there is ended already. */
export async function signOut(services: Services, token: string | null): Promise<void> {
  if (token !== null) await deleteSession(services.db, tokenHash(token));
}
