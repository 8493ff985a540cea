import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { FileKind } from '../../../rules/class-files';
import { sizeInWords } from '../../../rules/class-files';
import { classPaths } from '../../lib/class-paths';
import { Row, Rows } from '../ui/lists';
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
    <Rows label={label}>
      {files.map((file) => (
        <Row
          key={file.id}
          mark={<FileKindMark kind={file.kind} />}
          title={linked ? <Link to={classPaths.fileDetails(file.id)}>{file.name}</Link> : file.name}
          note={`${kindName(file.kind)}, ${sizeInWords(file.size)}, ${file.added.replace(/^[TY]/, (sign) => sign.toLowerCase())}`}
        >
          {tools?.(file)}
        </Row>
      ))}
    </Rows>
  );
}
