import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { sessionMs } from './sessions';
import { findSessionsOfUser } from './sessions.repo';
import { tokenHash } from './token-hash';

export interface OpenSession {
  id: string;
  /** Such as "Chrome on Android"; empty for one that is older than these names. */
  device: string;
  /** To ten minutes. */
  lastSeenAt: Date;
  /** The one that asks. */
  current: boolean;
}

/** Where the viewer is signed in, the latest used first. */
export async function listSessions(
  { db, clock }: Services,
  { viewer, sessionToken }: { viewer: Viewer; sessionToken: string | null },
): Promise<OpenSession[]> {
  const own = tokenHash(sessionToken ?? '');
  const rows = await findSessionsOfUser(db, viewer.id, clock.now());
  return rows.map(({ id, device, token_hash, expires_at }) => ({
    id,
    device,
    // Each use that is written down moves the end, so the end tells when that was.
    lastSeenAt: new Date(expires_at.getTime() - sessionMs),
    current: token_hash.equals(own),
  }));
}
