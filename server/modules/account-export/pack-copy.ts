import { stringify } from 'csv-stringify/sync';
import { strToU8, zip } from 'fflate';
import type { CopyPart } from './collect-copy';

/** A copy as one zip archive: each part once as JSON and once as CSV, and a page that says what is what. */
export async function packCopy(parts: readonly CopyPart[], made: Date): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = { 'read-me.txt': strToU8(readMe(parts, made)) };
  for (const part of parts) {
    files[`json/${part.name}.json`] = strToU8(`${JSON.stringify(part.rows, null, 2)}\n`);
    files[`csv/${part.name}.csv`] = strToU8(csvOf(part));
  }
  return new Promise((resolve, reject) => {
    zip(files, { level: 6, mtime: made }, (error, archive) => (error === null ? resolve(archive) : reject(error)));
  });
}

/** RFC 4180 with a byte order mark, as Excel wants it; a text that a spreadsheet would run as a formula stays a text. */
function csvOf({ rows }: CopyPart): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify(
    rows.map((row) => columns.map((column) => cellOf(row[column]))),
    { header: true, bom: true, columns, escape_formulas: true, record_delimiter: 'windows' },
  );
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function readMe(parts: readonly CopyPart[], made: Date): string {
  const lines = parts.map(({ name, rows }) => `${name}: ${rows.length}`);
  return [
    'This is everything Marsmaths stores about you, as of',
    `${made.toISOString()} (UTC).`,
    '',
    'Each part comes twice: in the json folder for programs, and in the csv folder for spreadsheets.',
    'Passwords and private links are left out. So is anything that would give away the answers to a question you’re still working on,',
    'or a test whose results haven’t been released.',
    '',
    'The parts, and how many entries each one has:',
    ...lines,
    '',
  ].join('\r\n');
}
