import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findUnusedDiscounts } from './billing.repo';

/** The viewer's vouchers that are still to be used, newest first. */
export function listDiscounts(services: Services, viewer: Viewer): Promise<{ id: string }[]> {
  return findUnusedDiscounts(services.db, viewer.id);
}
