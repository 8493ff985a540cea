import { LRUCache } from 'lru-cache';
import { inBatches } from '../../../platform/background/in-batches';
import type { Services } from '../../../platform/services';
import { uncounted } from '../../../platform/statement-count';
import type { Viewer } from '../../../platform/viewer';
import { noteSeen, seenEveryMs } from './queue.repo';

interface Presence {
  /** When this process noted each person last. */
  noted: LRUCache<string, number>;
  note: (userId: string) => Promise<void>;
}

const mostRemembered = 20_000;
const presences = new WeakMap<Services, Presence>();

/**
 * Whoever reads a battle or has an open stream is there, whether they wait or play: the page need not ask for it. Noted
 * after the answer, for many people at once, and of each only every few seconds.
 */
export function noteBattlePresence(services: Services, { id }: Pick<Viewer, 'id'>): void {
  const { noted, note } = presenceOf(services);
  const now = services.clock.now().getTime();
  if (now - (noted.get(id) ?? 0) < seenEveryMs) return;
  noted.set(id, now);
  uncounted(() => services.background.start('battle presence', () => note(id)));
}

function presenceOf(services: Services): Presence {
  const known = presences.get(services);
  if (known) return known;
  const presence: Presence = {
    noted: new LRUCache({ max: mostRemembered }),
    note: inBatches((userIds) => noteSeen(services.db, userIds, services.clock.now())),
  };
  presences.set(services, presence);
  return presence;
}
