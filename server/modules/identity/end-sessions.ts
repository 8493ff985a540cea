import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { deleteOtherSessionsOfUser, deleteSessionOfUser } from './sessions.repo';
import { tokenHash } from './token-hash';

/** Ends one session of the viewer's and its streams; NOT_FOUND when there is no such one. */
export async function endSession(
  { db, userEventSignal }: Services,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<void> {
  const ended = isUuid(id) && (await deleteSessionOfUser(db, viewer.id, id));
  if (!ended) throw new AppError('NOT_FOUND', 'That device is already logged out.');
  await userEventSignal.notify(viewer.id);
}

/** Ends every session of the viewer's but the one that asks, and their streams. */
export async function endOtherSessions(
  { db, userEventSignal }: Services,
  { viewer, sessionToken }: { viewer: Viewer; sessionToken: string | null },
): Promise<void> {
  await deleteOtherSessionsOfUser(db, viewer.id, tokenHash(sessionToken ?? ''));
  await userEventSignal.notify(viewer.id);
}
