import { join, resolve } from 'node:path';
import type { Config } from '../../config';
import type { FileStore } from './file-store';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';

/** The store that the settings name: a folder of ours, or one that speaks the S3 protocol. */
export function createFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  const folder = resolve(dataDir, 'files');
  const incoming = join(folder, 'incoming');
  return s3 === undefined ? createFolderStore({ folder, incoming }) : createS3Store({ ...s3, incoming });
}
