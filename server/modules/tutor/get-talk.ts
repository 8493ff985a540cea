import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import type { ShownTalk, TutorPlace } from './talk';

/** The talk of a place, as far as it may be shown now; null where there is none. */
export async function getTalk(_services: Services, _viewer: Viewer, _place: TutorPlace): Promise<ShownTalk | null> {
  return null;
}
