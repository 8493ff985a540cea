import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { exportParts } from './export-parts';

/** The viewer's own data by the names of its parts. One statement a part. */
export async function exportAccount({ db }: Services, { id }: Viewer): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const { name, collect } of exportParts) parts[name] = await collect(db, id);
  return parts;
}
