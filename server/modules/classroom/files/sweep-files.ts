import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileLimits } from '../../../../rules/class-files';
import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import type { Services } from '../../../platform/services';
import { deleteObject, deleteOldFiles, findOrphans } from './files.repo';

const hourMs = 60 * 60_000;

/**
 * Ends what nobody can reach any more: files deleted a week ago, objects without a file (an upload or a class that came
 * to its end half-way), and what a dead process left half received. Nothing younger than an hour is touched.
 */
export async function sweepFiles(services: Services): Promise<void> {
  const { db, files, clock } = services;
  const now = clock.now().getTime();
  await deleteOldFiles(db, new Date(now - fileLimits.daysToRestore * 24 * hourMs));
  await forEachDue(services, {
    job: 'old-files',
    due: inPages<string>((after, limit) => findOrphans(db, new Date(now - hourMs), after, limit)),
    idOf: (key) => key,
    run: async (key) => {
      await files.remove(key);
      await deleteObject(db, key);
    },
  });
  for (const name of await readdir(files.incoming).catch(() => [])) {
    const path = join(files.incoming, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > hourMs) await rm(path, { force: true });
  }
}
