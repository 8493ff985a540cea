import { type FileKind, fileKinds } from '../../../../rules/class-files';
import { AppError } from '../../../platform/app-error';
import type { ClassFileRow } from './files.repo';

export interface ClassFile {
  id: string;
  name: string;
  kind: FileKind;
  /** Bytes. */
  size: number;
  createdAt: Date;
  /** Null when the account is gone. */
  uploadedBy: string | null;
}

export function toClassFile(row: ClassFileRow): ClassFile {
  return {
    id: row.id,
    name: row.name,
    kind: fileKindOf(row.kind),
    size: row.size,
    createdAt: row.created_at,
    uploadedBy: row.uploaded_by,
  };
}

export function fileKindOf(stored: string): FileKind {
  return fileKinds.find((kind) => kind === stored) ?? 'TXT';
}

/** A file of a class of somebody else, a deleted one, or none at all: nobody learns which. */
export function fileNotFound(): AppError {
  return new AppError('NOT_FOUND', 'File not found. It may have been deleted, or it belongs to another class.');
}
