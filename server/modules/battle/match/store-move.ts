import { inBatches } from '../../../platform/background/in-batches';
import type { Services } from '../../../platform/services';
import { type StoredMove, storeMoves } from './store-moves.repo';

interface Storing {
  move: StoredMove;
  isStored: boolean;
}

const stores = new WeakMap<Services, (storing: Storing) => Promise<void>>();

/**
 * Writes a move to a match that was read without a lock, and tells its players; moves of other matches that come
 * meanwhile share the statement. False, with nothing written, where the match has moved on since, or the statement
 * failed: then it is for `advanceMatch`, which waits for its turn.
 */
export async function storeMove(services: Services, move: StoredMove): Promise<boolean> {
  const store = stores.get(services) ?? inBatches((moves: Storing[]) => storeTogether(services, moves));
  stores.set(services, store);
  const storing: Storing = { move, isStored: false };
  await store(storing);
  if (!storing.isStored) return false;
  const userIds = new Set(move.told.map(({ userId }) => userId));
  await Promise.all([...userIds].map((userId) => services.userEventSignal.notify(userId)));
  return true;
}

async function storeTogether(services: Services, all: readonly Storing[]): Promise<void> {
  // Two of one match were made from the same state: one of them is for the next time.
  const first = new Map<string, Storing>();
  for (const storing of all) if (!first.has(storing.move.battleId)) first.set(storing.move.battleId, storing);
  const moves = [...first.values()].map(({ move }) => move);
  const stored = await storeMoves(services.db, moves).catch((error: unknown) => {
    services.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'moves could not be stored together');
    return new Set<string>();
  });
  for (const storing of first.values()) storing.isStored = stored.has(storing.move.battleId);
}
