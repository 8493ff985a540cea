import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { FileKind } from '../../../rules/class-files';
import { sizeInWords } from '../../../rules/class-files';
import { classPaths } from '../../lib/class-paths';
import styles from './class-files.module.css';
import { FileKindMark, kindName } from './file-kind';

export interface ListedFile {
  id: string;
  name: string;
  kind: FileKind;
  /** Bytes. */
  size: number;
  /** "Today", "12 Mar". */
  added: string;
}

interface FileListProps {
  label: string;
  files: ListedFile[];
  /** What can be done with one. */
  tools?: (file: ListedFile) => ReactNode;
  /** Deleted files have no page. */
  linked?: boolean;
}

/** Files of a class with what each is. */
export function FileList({ label, files, tools, linked = true }: FileListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>
          <FileKindMark kind={file.kind} />
          <span className={styles.name}>
            {linked ? <Link to={classPaths.fileDetails(file.id)}>{file.name}</Link> : <b>{file.name}</b>}
            <small>
              {kindName(file.kind)}, {sizeInWords(file.size)},{' '}
              {file.added.replace(/^[TY]/, (sign) => sign.toLowerCase())}
            </small>
          </span>
          {tools?.(file)}
        </li>
      ))}
    </ul>
  );
}
