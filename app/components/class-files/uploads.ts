/** One file on its way. */
export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  /** 0 to 1. */
  share: number;
  /** Why it was refused. */
  message: string | null;
  /** Whether trying again may help. */
  again: boolean;
}

export type UploadEvent =
  | { type: 'add'; uploads: Upload[] }
  | { type: 'sending' | 'done' | 'again'; key: number }
  | { type: 'progress'; key: number; share: number }
  | { type: 'refused'; key: number; message: string; again: boolean };

/** What becomes of the files that were chosen. Those of an earlier choice that are through make room for the next. */
export function uploadsReducer(uploads: Upload[], event: UploadEvent): Upload[] {
  if (event.type === 'add') return [...uploads.filter(({ state }) => state !== 'done'), ...event.uploads];
  return uploads.map((upload) => (upload.key === event.key ? { ...upload, ...changeOf(event) } : upload));
}

function changeOf(event: Exclude<UploadEvent, { type: 'add' }>): Partial<Upload> {
  switch (event.type) {
    case 'sending':
      return { state: 'sending', share: 0, message: null };
    case 'progress':
      return { share: event.share };
    case 'done':
      return { state: 'done', share: 1 };
    case 'again':
      return { state: 'waiting', message: null };
    case 'refused':
      return { state: 'refused', message: event.message, again: event.again };
  }
}

/** What is read out: "2 of 3 files are uploaded, 1 was not taken." */
export function uploadsInWords(uploads: readonly Upload[]): string {
  if (uploads.length === 0) return '';
  const done = uploads.filter(({ state }) => state === 'done').length;
  const refused = uploads.filter(({ state }) => state === 'refused').length;
  const all = uploads.length === 1 ? '1 file is' : `${uploads.length} files are`;
  return `${done} of ${all} uploaded${refused === 0 ? '' : `, ${refused} ${refused === 1 ? 'was' : 'were'} refused`}.`;
}
