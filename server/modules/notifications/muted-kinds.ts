import { switchableKinds } from '../../../rules/notification-kinds';
import { AppError } from '../../platform/app-error';
import { listVersion, requireSeen, savedInAnotherWindow } from '../../platform/require-seen';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { lockPerson } from '../identity/index';
import { findMuted, replaceMuted } from './notifications.repo';

/** Kinds of notices that the viewer does not want. */
export function mutedKinds({ db }: Services, viewer: Viewer): Promise<string[]> {
  return findMuted(db, viewer.id);
}

/**
 * From now on the viewer is not told of these kinds, and of all others. BAD_INPUT for one that cannot be switched off,
 * CONFLICT where other kinds than `seen` are switched off by now.
 */
export async function muteKinds(
  { db }: Services,
  viewer: Viewer,
  kinds: readonly string[],
  { seen }: { seen?: readonly string[] | null } = {},
): Promise<string[]> {
  const known = new Set(switchableKinds(viewer.roles).map(({ kind }) => kind));
  const wanted = [...new Set(kinds)];
  if (wanted.some((kind) => !known.has(kind))) {
    throw new AppError('BAD_INPUT', 'You can’t switch off one of these notifications.');
  }
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    const saved = listVersion(await findMuted(trx, viewer.id));
    requireSeen(seen == null ? undefined : listVersion(seen), saved, { message: savedInAnotherWindow });
    await replaceMuted(trx, viewer.id, wanted);
  });
  return wanted;
}
