import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import type { Battle } from '../battle-data';
import { cancelWaiting } from '../queue/queue.repo';
import { getBattle, readOwn } from '../view/get-battle';
import { advanceMatch } from './advance-match';

/**
 * Ends the viewer's waiting, or leaves the match: the other player wins if ahead or equal, else plays on. A battle that is
 * over stays as it is.
 *
 * @throws AppError NOT_FOUND
 */
export async function leaveBattle(services: Services, viewer: Viewer, battleId: string): Promise<Battle> {
  const { status } = await readOwn(services, viewer, battleId);
  // Somebody may be found in this very moment: then the match is left.
  if (status !== 'WAITING' || !(await cancelWaiting(services.db, battleId, viewer.id, services.clock.now()))) {
    await advanceMatch(services, battleId, (_match, seats, now) =>
      seats.filter((seat) => seat.user_id === viewer.id).map(({ seat }) => ({ kind: 'LEAVE', seat, at: now })),
    );
  }
  return getBattle(services, viewer, battleId);
}
