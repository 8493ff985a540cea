import type { FileKind } from '../../../rules/class-files';
import { type ChipTone, Mark } from '../ui/chip';

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

const tones: Partial<Record<FileKind, ChipTone>> = { PDF: 'bad', PNG: 'good', JPEG: 'good', PPTX: 'warn' };

/** A square that tells kinds of files apart at a glance; its words stand beside it. */
export function FileKindMark({ kind }: { kind: FileKind }) {
  return (
    <Mark tone={tones[kind] ?? 'info'}>
      <span aria-hidden style={{ fontSize: 12 }}>
        {kind === 'JPEG' ? 'JPG' : kind}
      </span>
    </Mark>
  );
}
