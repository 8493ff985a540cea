import { fileNameOf } from '../../../../rules/class-files';
import { isUuid } from '../../../../rules/path-patterns';
import { badField } from '../../../platform/parse-input';
import { requireSeen } from '../../../platform/require-seen';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { requireTeacher } from '../teaching';
import { fileKindOf, fileNotFound } from './class-file';
import { lockNameOfFile, updateFile } from './files.repo';

/** Gives a file of a class that the viewer teaches another name; its ending stays one of its kind. */
export async function renameFile(
  { db }: Services,
  viewer: Viewer,
  { fileId, name, seen }: { fileId: string; name: string; seen?: string | null },
): Promise<void> {
  requireFile(viewer, fileId);
  if (!/[\p{L}\p{N}]/u.test(name)) throw badField('name', 'Give the file a name.');
  await db.transaction().execute(async (trx) => {
    const saved = await lockNameOfFile(trx, viewer.id, fileId);
    if (saved === undefined) throw fileNotFound();
    const change = { name: fileNameOf(name.slice(0, 1000), fileKindOf(saved.kind)) };
    if (saved.name === change.name) return;
    requireSeen(seen ?? undefined, saved.name);
    if (!(await updateFile(trx, viewer.id, fileId, change))) throw fileNotFound();
  });
}

/** Takes a file away from the students; for a week it can be brought back. */
export async function deleteFile({ db, clock }: Services, viewer: Viewer, fileId: string): Promise<void> {
  requireFile(viewer, fileId);
  if (!(await updateFile(db, viewer.id, fileId, { deleted_at: clock.now() }))) throw fileNotFound();
}

/** Brings a deleted file back. */
export async function restoreFile({ db }: Services, viewer: Viewer, fileId: string): Promise<void> {
  requireFile(viewer, fileId);
  if (!(await updateFile(db, viewer.id, fileId, { deleted_at: null }))) throw fileNotFound();
}

function requireFile(viewer: Viewer, fileId: string): void {
  requireTeacher(viewer);
  if (!isUuid(fileId)) throw fileNotFound();
}
