import type { FileKind } from '../../../../rules/class-files';
import { isPreviewed } from '../../../../rules/class-files';
import { isUuid } from '../../../../rules/path-patterns';
import type { DeviceType } from '../../../platform/device-type';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { evaluateFlags, flagPerson } from '../../flags';
import { requireTeacher } from '../teaching';
import { type ClassFile, fileNotFound, toClassFile } from './class-file';
import { findFilesOfTaughtClass, findSharedFile } from './files.repo';

/** The files of a class that the viewer teaches: those that are shared, and those that can be brought back. */
export async function listTaughtFiles(
  { db }: Services,
  viewer: Viewer,
  classId: string,
): Promise<{ shared: ClassFile[]; deleted: ClassFile[] }> {
  requireTeacher(viewer, classId);
  const rows = await findFilesOfTaughtClass(db, viewer.id, classId);
  return {
    shared: rows.filter((row) => row.deleted_at === null).map(toClassFile),
    deleted: rows.filter((row) => row.deleted_at !== null).map(toClassFile),
  };
}

export interface SharedFile extends ClassFile {
  classId: string;
  className: string;
  /** Whether the viewer teaches the class. */
  teaches: boolean;
  /** Whether the viewer may keep a copy. */
  downloadable: boolean;
  previewed: boolean;
}

/** One file of a class that the viewer teaches or is in. NOT_FOUND for any other. */
export async function getSharedFile(
  services: Services,
  viewer: Viewer,
  { fileId, deviceType }: { fileId: string; deviceType: DeviceType },
): Promise<SharedFile> {
  const { objectKey: _objectKey, ...file } = await findShared(services, viewer, { fileId, deviceType });
  return file;
}

/** The same with the key of its object, for the file endpoint alone. */
export async function findShared(
  services: Services,
  viewer: Viewer,
  { fileId, deviceType }: { fileId: string; deviceType: DeviceType },
): Promise<SharedFile & { objectKey: string }> {
  if (!isUuid(fileId)) throw fileNotFound();
  const row = await findSharedFile(services.db, viewer.id, fileId);
  if (!row) throw fileNotFound();
  const file = toClassFile(row);
  return {
    ...file,
    classId: row.class_id,
    className: row.class_name,
    teaches: row.teaches,
    downloadable: row.teaches || (await mayDownload(services, viewer, file.kind, deviceType)),
    previewed: isPreviewed(file.kind),
    objectKey: row.object_key,
  };
}

/** The flag decides about PDFs of students; everything else may always be downloaded. */
async function mayDownload(services: Services, viewer: Viewer, kind: FileKind, deviceType: DeviceType) {
  if (kind !== 'PDF') return true;
  const [flag] = await evaluateFlags(services, { person: flagPerson(viewer), deviceType }, ['student-pdf-download']);
  return flag?.on ?? false;
}
