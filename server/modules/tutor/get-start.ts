import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import type { TutorStart } from './talk';

/** What stands on the frame before a talk. */
export async function getStart(_services: Services, _viewer: Viewer): Promise<TutorStart> {
  return { weakSpots: [], isWithoutAi: false };
}
