import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { updatePracticeTimer } from './accounts.repo';

/** Switches the clock of challenges on or off for the viewer; one that is running runs on. Returns how it stands. */
export async function setPracticeTimer(
  services: Services,
  { viewer, on }: { viewer: Viewer; on: boolean },
): Promise<boolean> {
  await updatePracticeTimer(services.db, viewer.id, on);
  return on;
}
