import { classLimits } from '../classes';
import { email, sameEmail } from './email';
import { cellsOf, headingRoles, isHeading } from './pasted-table';

export interface EmailList {
  /** Each address once, in lower case, in the order of the list. */
  emails: string[];
  /** Lines that hold no address; `line` counts from 1. */
  problems: { line: number; text: string; why: string }[];
  /** Addresses that stood there before. */
  repeated: number;
  /** How many lines have something in them; of a list that is too long, how many entries where those are more. */
  lines: number;
  tooLong: boolean;
}

const { addressesAtOnce } = classLimits;
/** Some columns of a spreadsheet beside each address. */
const mostEntries = 4 * addressesAtOnce;
const longestShown = 60;

/**
 * Reads a pasted list: an address a line, or several with commas or semicolons, or as mail programs write them
 * ("Lee, Ann <ann@x.edu>; Bob <bob@x.edu>"), or a table with a column of addresses.
 */
export function readEmailList(pasted: string): EmailList {
  const list: EmailList = { emails: [], problems: [], repeated: 0, lines: 0, tooLong: false };
  const entries = entriesOf(pasted);
  list.lines = new Set(entries.map(({ line }) => line)).size;
  // Counted before any is looked at: a long list costs no more than a short one.
  if (list.lines > addressesAtOnce + 1 || entries.length > mostEntries) {
    return { ...list, lines: Math.max(list.lines, entries.length), tooLong: true };
  }
  const seen = new Set<string>();
  for (const { line, text } of entries) {
    const read = text.includes('@') ? email.safeParse(addressIn(text)) : null;
    if (!read?.success) list.problems.push({ line, text: shortened(text), why: whyNot(text) });
    else if (seen.has(sameEmail(read.data))) list.repeated += 1;
    else {
      seen.add(sameEmail(read.data));
      list.emails.push(sameEmail(read.data));
    }
  }
  list.tooLong = list.emails.length > addressesAtOnce;
  return list;
}

/** What may be an address, line by line; lines count from 1. */
function entriesOf(pasted: string): { line: number; text: string }[] {
  let isTable = false;
  return pasted.split(/\r\n|\r|\n/).flatMap((text, index) => {
    const cells = cellsOf(text, text.includes(';') ? ';' : ',');
    const isHeadings = headingRoles(cells) !== null;
    if (isHeadings) isTable = cells.length > 1;
    const parts = isHeadings ? [text.trim()] : entriesIn(text, cells, isTable);
    return parts.filter((part) => part !== '').map((part) => ({ line: index + 1, text: part }));
  });
}

/** The entries of a line. What stands in the other columns of a table is left alone where the line has an address. */
function entriesIn(text: string, cells: readonly string[], isTable: boolean): string[] {
  const isRow = isTable || text.includes('\t');
  if (isRow && cells.some((cell) => cell.includes('@'))) return cells.filter((cell) => cell.includes('@'));
  if (isRow) return [text.trim()];
  return text.split(';').flatMap(addressesIn);
}

/** Between commas: what stands before "<ann@x.edu>" without an @ of its own is part of the name. */
function addressesIn(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const before = parts.at(-1);
    const isRest = before !== undefined && before !== '' && !before.includes('@') && /<[^<>@]*@[^<>@]*>/.test(part);
    if (isRest) parts[parts.length - 1] = `${before}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

function addressIn(text: string): string {
  return /<([^<>]*)>/.exec(text)?.[1]?.trim() ?? text;
}

function whyNot(text: string): string {
  if (isHeading(text) || headingRoles(cellsOf(text, text.includes(';') ? ';' : ',')) !== null) {
    return 'This is a column heading, not an address.';
  }
  if (/^[=+\-@]/.test(text)) return 'This looks like a formula, not an address.';
  if (!text.includes('@')) return 'No @ in it: this is not an email address.';
  return 'This email address isn’t complete.';
}

function shortened(text: string): string {
  const signs = [...text];
  return signs.length <= longestShown ? text : `${signs.slice(0, longestShown - 1).join('')}…`;
}
