import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { recordAcceptance } from './accounts.repo';

/** Records that the viewer agrees to the terms, now. The first acceptance stays; returns the one that stands. */
export function acceptTerms(services: Services, { viewer }: { viewer: Viewer }): Promise<Date | null> {
  return recordAcceptance(services.db, viewer.id, services.clock.now());
}
