import type { Services } from '../../../platform/services';
import { uncounted } from '../../../platform/statement-count';
import type { Viewer } from '../../../platform/viewer';
import { noteSeen } from './queue.repo';

/** Whoever has an open stream is there, whether they wait or play: the page need not ask for it. */
export function noteBattlePresence(services: Services, viewer: Viewer): void {
  const now = services.clock.now();
  uncounted(() => services.background.start('battle presence', () => noteSeen(services.db, viewer.id, now)));
}
