import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { readBalance, readEntriesOfPractice } from './coins.repo';

/** The viewer's MarsCoins. */
export function coinBalance(services: Services, viewer: Viewer): Promise<number> {
  return readBalance(services.db, viewer.id);
}

export interface CoinEntry {
  reason: string;
  amount: number;
}

/** What one practice of the viewer moved, entry by entry, oldest first. */
export function coinEntriesOf(services: Services, viewer: Viewer, practiceId: string): Promise<CoinEntry[]> {
  return readEntriesOfPractice(services.db, viewer.id, practiceId);
}
