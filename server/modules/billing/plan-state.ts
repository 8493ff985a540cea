import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findRunningSubscriptions } from './billing.repo';
import { runningTrial } from './trial';

/** ACTIVE while a subscription runs; the trial is FREE with all doors open. */
export async function planState(services: Services, viewer: Viewer): Promise<'ACTIVE' | 'FREE'> {
  const rows = await findRunningSubscriptions(services.db, viewer.id, services.clock.now());
  return rows.length > 0 ? 'ACTIVE' : 'FREE';
}

/** Whether the limits of the free plan are lifted: by a running subscription or by the trial. */
export async function hasFullAccess(services: Services, viewer: Viewer): Promise<boolean> {
  if (runningTrial({ viewer, now: services.clock.now() })) return true;
  return (await planState(services, viewer)) === 'ACTIVE';
}
