import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findRunningSubscriptions } from './billing.repo';
import { runningTrial } from './trial';

/** Whether the limits of the free plan are lifted: by a running subscription or by the trial. */
export async function hasFullAccess({ db, clock }: Services, viewer: Viewer): Promise<boolean> {
  const now = clock.now();
  if (runningTrial({ viewer, now })) return true;
  return (await findRunningSubscriptions(db, viewer.id, now)).length > 0;
}
