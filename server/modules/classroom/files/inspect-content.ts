import type { FileKind } from '../../../../rules/class-files';
import { type ZipEntry, zipEnd, zipEntries } from './zip-entries';

export type Inspection = { kind: FileKind } | { refusal: string };

const refuse = (refusal: string): Inspection => ({ refusal });
const empty = refuse('This file is empty.');
const unknown = refuse(
  'This isn’t really a PDF, PNG, JPEG, Word, PowerPoint, Excel, CSV or text file, whatever its name says.',
);
const damaged = refuse('This file is damaged or incomplete. Open it, save it again and try that one.');
const twoInOne = refuse('This file is two types of file in one. Open it, save it again and try that one.');
const tooLarge = refuse('This file is far bigger once it’s opened. Make it smaller and try again.');
const withMacros = refuse('This file contains macros (small programs). Save it without them and try again.');
const locked = refuse('This file has a password. Save it without one and try again.');

const mostPixels = 100_000_000;
const mostUnpacked = 200 * 1024 * 1024;
const mostEntries = 5000;

/** What a file is, by its bytes; the name only tells CSV from plain text. Or the sentence that says why it is refused. */
export function inspectContent(bytes: Buffer, name: string): Inspection {
  try {
    return inspect(bytes, name);
  } catch (error) {
    // It says that something stands where the file has ended already.
    if (error instanceof RangeError) return damaged;
    throw error;
  }
}

function inspect(bytes: Buffer, name: string): Inspection {
  if (bytes.length === 0) return empty;
  if (startsWith(bytes, '%PDF-')) return onlyOne(bytes, inspectPdf(bytes));
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return onlyOne(bytes, inspectPng(bytes));
  if (startsWith(bytes, '\xff\xd8\xff')) return onlyOne(bytes, inspectJpeg(bytes));
  if (startsWith(bytes, 'PK\x03\x04')) return inspectOffice(bytes);
  return inspectText(bytes, name);
}

/** Nothing that another program would open as something else: an archive at its end, a page or a PDF at its beginning. */
function onlyOne(bytes: Buffer, inspection: Inspection): Inspection {
  if ('refusal' in inspection) return inspection;
  const head = bytes.toString('latin1', 0, 1024).toLowerCase();
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 1024)).toLowerCase();
  if (isMarkup(head) || isMarkup(tail) || head.indexOf('%pdf-') > 0 || zipEnd(bytes) !== null) return twoInOne;
  return inspection;
}

const isMarkup = (text: string) => /<(!doctype html|html|script|svg|\?php)/.test(text);

function inspectPdf(bytes: Buffer): Inspection {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 1024));
  return tail.includes('%%EOF') ? { kind: 'PDF' } : damaged;
}

/** Every chunk of a PNG has its length before it; the last one ends the file. */
function inspectPng(bytes: Buffer): Inspection {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IHDR') {
      if (at !== 8 || length !== 13) return damaged;
      if (bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12) > mostPixels) return tooLarge;
    } else if (at === 8) return damaged;
    at += length + 12;
    if (type !== 'IEND') continue;
    if (at > bytes.length) return damaged;
    return at === bytes.length ? { kind: 'PNG' } : twoInOne;
  }
  return damaged;
}

/** The segments of a JPEG up to its picture tell its size. Phones write data of their own behind its end. */
function inspectJpeg(bytes: Buffer): Inspection {
  if (bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0) return damaged;
  let at = 2;
  let pixels = 0;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return damaged;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) return pixels === 0 ? damaged : pixels > mostPixels ? tooLarge : { kind: 'JPEG' };
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return damaged;
}

/** The documents of office programs are archives; their directory tells what is in them, and nothing is unpacked. */
function inspectOffice(bytes: Buffer): Inspection {
  const entries = zipEntries(bytes);
  if (entries === null || entries.length === 0) return damaged;
  if (entries.length > mostEntries || isBomb(entries)) return tooLarge;
  // Bytes before the first entry, or entries that share theirs, are no work of an office program.
  const sorted = [...entries].sort((one, other) => one.offset - other.offset);
  const overlaps = sorted.some((entry, place) => {
    const next = sorted[place + 1];
    return next !== undefined && entry.offset + 30 + entry.packed > next.offset;
  });
  if (sorted[0]?.offset !== 0 || overlaps) return twoInOne;
  if (entries.some(({ encrypted }) => encrypted)) return locked;
  const names = new Set(entries.map(({ name }) => name));
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) return withMacros;
  if (!names.has('[Content_Types].xml')) return unknown;
  if (names.has('word/document.xml')) return { kind: 'DOCX' };
  if (names.has('ppt/presentation.xml')) return { kind: 'PPTX' };
  if (names.has('xl/workbook.xml')) return { kind: 'XLSX' };
  return unknown;
}

function isBomb(entries: ZipEntry[]): boolean {
  return entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > mostUnpacked;
}

/** Text has no control signs but line ends and tabs, and is no page, script or document in disguise. */
function inspectText(bytes: Buffer, name: string): Inspection {
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    if (byte < 9 || byte === 11 || (byte > 13 && byte < 32) || byte === 127) return unknown;
  }
  const head = bytes
    .toString('latin1', 0, 1024)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase();
  if (isMarkup(head) || /^(<|%!ps|\{\\rtf|#!|mz)/.test(head) || zipEnd(bytes) !== null) return unknown;
  return { kind: /\.(csv|tsv)$/i.test(name) ? 'CSV' : 'TXT' };
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));
}
