import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { readEntriesOfPractice } from './coins.repo';

export interface CoinEntry {
  reason: string;
  amount: number;
}

/** What one practice of the viewer moved, entry by entry, oldest first. */
export function coinEntriesOf(services: Services, viewer: Viewer, practiceId: string): Promise<CoinEntry[]> {
  return readEntriesOfPractice(services.db, viewer.id, practiceId);
}
