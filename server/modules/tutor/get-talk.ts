import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { readPlace } from './place';
import { readScene } from './scene';
import { showTalk } from './show-talk';
import type { ShownTalk, TutorPlace } from './talk';

/**
 * The viewer's talk at a place, as far as it may be shown now; null where there is none, and while the tutor rests.
 *
 * @throws AppError NOT_FOUND (no such topic or course)
 */
export async function getTalk(services: Services, viewer: Viewer, wanted: TutorPlace): Promise<ShownTalk | null> {
  const place = readPlace(wanted);
  if (place === null) return null;
  const scene = await readScene(services, viewer, place);
  return scene.isResting ? null : showTalk(viewer, scene);
}
