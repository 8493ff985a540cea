/** What may be shared in a class, by content. */
export const fileKinds = ['PDF', 'PNG', 'JPEG', 'DOCX', 'PPTX', 'XLSX', 'CSV', 'TXT'] as const;
export type FileKind = (typeof fileKinds)[number];

const megabyte = 1024 * 1024;

export const fileLimits = {
  /** Bytes of one file. */
  bytes: 20 * megabyte,
  /** Bytes of all files of a class, those that can be brought back included. */
  bytesOfClass: 500 * megabyte,
  filesOfClass: 500,
  /** Files in one form. */
  filesAtOnce: 20,
  longestName: 120,
  /** Days in which a deleted file can be brought back. */
  daysToRestore: 7,
} as const;

const openXml = 'application/vnd.openxmlformats-officedocument';

/** Media type of a kind and how names of such files end, the usual ending first. */
export const fileFormats: Record<FileKind, { type: string; endings: readonly string[] }> = {
  PDF: { type: 'application/pdf', endings: ['pdf'] },
  PNG: { type: 'image/png', endings: ['png'] },
  JPEG: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  DOCX: { type: `${openXml}.wordprocessingml.document`, endings: ['docx'] },
  PPTX: { type: `${openXml}.presentationml.presentation`, endings: ['pptx'] },
  XLSX: { type: `${openXml}.spreadsheetml.sheet`, endings: ['xlsx'] },
  CSV: { type: 'text/csv; charset=utf-8', endings: ['csv'] },
  TXT: { type: 'text/plain; charset=utf-8', endings: ['txt'] },
};

/** Kinds that a page shows without downloading them. */
export function isPreviewed(kind: FileKind): boolean {
  return kind === 'PDF' || kind === 'PNG' || kind === 'JPEG';
}

/** What `<input accept>` takes. */
export const acceptedEndings = fileKinds.flatMap((kind) => fileFormats[kind].endings.map((ending) => `.${ending}`));

/**
 * The name that a file is kept under: without folders and signs that no name needs, not too long, and with an ending of
 * its kind, so that `sheet.exe` with a PDF in it becomes `sheet.exe.pdf`.
 */
export function fileNameOf(typed: string, kind: FileKind): string {
  const last = typed.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\.+/, '');
  const { endings } = fileFormats[kind];
  const [, stem = clean, ending = ''] = /^(.*)\.([^.]+)$/u.exec(clean) ?? [];
  const own = endings.includes(ending.toLowerCase());
  const name = (own ? stem : clean) || 'File';
  const suffix = own ? ending : endings[0];
  return `${[...name].slice(0, fileLimits.longestName - 6).join('')}.${suffix}`;
}

/** "17 KB", "3.4 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1).replace(/\.0$/, '')} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
