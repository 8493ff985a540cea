import type { Readable } from 'node:stream';
import { AppError } from '../../../platform/app-error';
import type { DeviceType } from '../../../platform/device-type';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { type ClassFile, fileNotFound } from './class-file';
import { findShared } from './list-files';

/** How somebody wants to have a file: to keep it, or to look at it in the page. */
export type FileUse = 'download' | 'preview';

/**
 * The bytes of a file of a class that the viewer teaches or is in. NOT_FOUND for any other, and for the preview of what
 * has none; FORBIDDEN where the viewer may look but not download.
 */
export async function openFile(
  services: Services,
  viewer: Viewer,
  { fileId, use, deviceType }: { fileId: string; use: FileUse; deviceType: DeviceType },
): Promise<ClassFile & { bytes: Readable }> {
  const file = await findShared(services, viewer, { fileId, deviceType });
  if (use === 'preview' && !file.previewed) throw fileNotFound();
  if (use === 'download' && !file.downloadable) {
    throw new AppError('FORBIDDEN', 'You can read PDF files on the page, but you can’t download them for now.');
  }
  const bytes = await services.files.open(file.objectKey);
  if (bytes === null) throw fileNotFound();
  return { ...file, bytes };
}
