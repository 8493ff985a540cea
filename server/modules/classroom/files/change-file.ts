import { fileNameOf } from '../../../../rules/class-files';
import { isUuid } from '../../../../rules/path-patterns';
import { badField } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { requireTeacher } from '../teaching';
import { fileKindOf, fileNotFound } from './class-file';
import { findKindOfFile, updateFile } from './files.repo';

/** Gives a file of a class that the viewer teaches another name; its ending stays one of its kind. */
export async function renameFile(
  { db }: Services,
  viewer: Viewer,
  { fileId, name }: { fileId: string; name: string },
): Promise<void> {
  requireFile(viewer, fileId);
  if (!/[\p{L}\p{N}]/u.test(name)) throw badField('name', 'Give the file a name.');
  const kind = await findKindOfFile(db, viewer.id, fileId);
  if (kind === undefined) throw fileNotFound();
  const change = { name: fileNameOf(name.slice(0, 1000), fileKindOf(kind)) };
  if (!(await updateFile(db, viewer.id, fileId, change))) throw fileNotFound();
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
