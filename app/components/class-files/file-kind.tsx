import type { FileKind } from '../../../rules/class-files';
import styles from './file-kind.module.css';

const kindNames: Record<FileKind, string> = {
  PDF: 'PDF',
  PNG: 'Image',
  JPEG: 'Image',
  DOCX: 'Word document',
  PPTX: 'PowerPoint slides',
  XLSX: 'Excel sheet',
  CSV: 'Table (CSV)',
  TXT: 'Text',
};

/** "PDF", "Excel sheet". */
export function kindName(kind: FileKind): string {
  return kindNames[kind];
}

/** A square that tells kinds of files apart at a glance; its words stand beside it. */
export function FileKindMark({ kind }: { kind: FileKind }) {
  return (
    <span className={styles.mark} data-kind={kind} aria-hidden="true">
      {kind === 'JPEG' ? 'JPG' : kind}
    </span>
  );
}
