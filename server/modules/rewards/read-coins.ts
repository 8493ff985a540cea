import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { readBalance } from './coins.repo';

/** The viewer's MarsCoins. */
export function coinBalance(services: Services, viewer: Viewer): Promise<number> {
  return readBalance(services.db, viewer.id);
}

export interface CoinEntry {
  reason: string;
  amount: number;
}
