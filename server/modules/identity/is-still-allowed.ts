import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findViewer } from './sessions';

/** Whether a stream that was opened with this session may go on: it lives, and still belongs to the same person. */
export async function isStillAllowed(
  services: Services,
  { viewer, sessionToken }: { viewer: Viewer; sessionToken: string | null },
): Promise<boolean> {
  if (sessionToken === null) return false;
  return (await findViewer(services, sessionToken))?.id === viewer.id;
}
