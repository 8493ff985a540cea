import { z } from 'zod';
import { classLimits } from '../classes';
import { longestNickname } from './limits';
import { type ColumnRole, cellsOf, headingRoles, isFigures, isHeading } from './pasted-table';

export interface NameList {
  /** Each name once, in the order of the list. */
  names: string[];
  /** Lines that make no account; `line` counts from 1. */
  problems: { line: number; text: string; why: string }[];
  /** How many lines have something in them. */
  lines: number;
  tooLong: boolean;
  /** Whether a line holds more than its name: what becomes of it is shown before anything is made. */
  isTable: boolean;
}

const { namesAtOnce } = classLimits;
const longestShown = 60;
const longestLine = 600;
const headingSentence = 'This is a column heading, not a name.';
const addressSentence = 'This is an email address, not a name.';
const noLetterSentence = 'It doesn’t have any letters.';
/** "8B", "Year 8", "10.2". */
const classCode = /^((year|yr|grade|class) ?)?\d{1,2}[ .-]?[a-z\d]?$/i;

/** A name that a student is shown by. */
export const studentName = z
  .string()
  .trim()
  .max(longestNickname, `Use at most ${longestNickname} characters.`)
  .regex(/^[^\p{C}<>]*$/u, 'It has characters that names don’t have.')
  .regex(/^[^=+\-@]/u, 'This looks like a formula, not a name.')
  .regex(/\p{L}/u, noLetterSentence)
  .refine((name) => !name.includes('@'), addressSentence)
  .refine((name) => !isHeading(name), headingSentence)
  .refine((name) => !classCode.test(name), 'This is a class or a year level, not a name.');

export const studentNames = z.array(studentName).min(1, 'Type at least one name.').max(namesAtOnce);

/**
 * Reads a pasted list: a name a line ("Mia Hill", "Hill, Mia"), or a table with or without headings. Numbers, addresses and
 * columns that hold no name are left out.
 */
export function readNameList(pasted: string): NameList {
  const list: NameList = { names: [], problems: [], lines: 0, tooLong: false, isTable: false };
  const rows = pasted.normalize('NFC').split(/\r\n|\r|\n/);
  // Counted before any is looked at: a long list costs no more than a short one.
  const lines = rows.filter((row) => row.trim() !== '').length;
  if (lines > namesAtOnce + 1) return { ...list, lines, tooLong: true };
  const seen = new Map<string, number>();
  let roles: (ColumnRole | null)[] | null = null;
  for (const [index, row] of rows.entries()) {
    // Long enough for the columns of a school's own list; what is longer is looked through for nothing.
    const raw = row.slice(0, longestLine);
    const line = index + 1;
    const text = spaced(raw);
    if (text === '') continue;
    list.lines += 1;
    const refuse = (why: string) => list.problems.push({ line, text: shortened(text), why });
    const cells = cellsOf(raw.replace(/[“”]/g, '"'), raw.includes(';') ? ';' : ',').map(spaced);
    const found = headingRoles(cells);
    if (found !== null) {
      roles = found.length > 1 ? found : null;
      refuse(headingSentence);
      continue;
    }
    const name = roles === null ? nameIn(cells, raw.includes('\t')) : nameByColumns(cells, roles);
    if (name === '' && cells.length > 1) {
      refuse('This line doesn’t have a name.');
      continue;
    }
    const read = studentName.safeParse(name === '' ? text : name);
    const same = name.toLocaleLowerCase('en-AU');
    const before = seen.get(same);
    if (!read.success) refuse(whyNot(text, read.error.issues[0]?.message));
    else if (before !== undefined) {
      refuse(`This name is on line ${before} too. If they’re two people, add the first letter of the surname.`);
    } else {
      seen.set(same, line);
      list.names.push(read.data);
      list.isTable ||= cells.length > 2 || /[\d@]/.test(text.replace(read.data, ''));
    }
  }
  return { ...list, tooLong: list.names.length > namesAtOnce };
}

function whyNot(text: string, why = 'This isn’t a name.'): string {
  return why === noLetterSentence && isFigures(text) ? 'This is a number, not a name.' : why;
}

/** The name in a line without headings: what is neither a number nor an address nor the code of a class. */
function nameIn(cells: readonly string[], byTabs: boolean): string {
  if (cells.length === 1) return inOrder(withoutExtras(cells[0] ?? ''));
  const parts = cells.map(withoutExtras).filter((cell) => cell !== '' && !/\d/.test(cell) && !isHeading(cell));
  const [first = '', second = ''] = parts;
  // "Hill, Mia"; a column of a spreadsheet each is in the order of its columns.
  if (!byTabs && parts.length === 2) return `${second} ${first}`;
  return parts.map(inOrder).join(' ');
}

/** The name in a line below headings. */
function nameByColumns(cells: readonly string[], roles: readonly (ColumnRole | null)[]): string {
  const cell = (role: ColumnRole) => withoutExtras(cells[roles.indexOf(role)] ?? '');
  const own = [cell('given'), cell('family')].filter((part) => part !== '').join(' ');
  return own === '' ? inOrder(cell('full')) : own;
}

/** A text without a number before it, and without an address. */
function withoutExtras(text: string): string {
  return spaced(
    text.replace(/<[^<>@\s]+@[^<>\s]*>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+/gu, '').replace(/^[#(]?\d+[.):]?(\s+|$)/, ''),
  );
}

/** "Hill, Mia" in one cell. */
function inOrder(text: string): string {
  const [, last, first] = /^([^,;]+)[,;] ?([^,;]+)$/u.exec(text) ?? [];
  return first === undefined || last === undefined ? text : `${first.trim()} ${last.trim()}`;
}

const spaced = (text: string): string => text.replace(/["“”]/g, '').replace(/\s+/gu, ' ').trim();

function shortened(text: string): string {
  const signs = [...text];
  return signs.length <= longestShown ? text : `${signs.slice(0, longestShown - 1).join('')}…`;
}
