import { readShell, type Shell } from '../../modules/shell';
import type { Viewer } from '../../platform/viewer';
import type { GraphContext } from '../context';

const reads = new WeakMap<Viewer, Promise<Shell>>();

/** The counts of the frame: read once a request, whichever of them are asked for. */
export function shellOf({ services }: Pick<GraphContext, 'services'>, viewer: Viewer): Promise<Shell> {
  const reading = reads.get(viewer) ?? readShell(services, viewer);
  reads.set(viewer, reading);
  return reading;
}
