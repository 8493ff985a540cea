import { z } from 'zod';
import { classLimits } from '../classes';
import { longestNickname } from './limits';

export interface NameList {
  /** Each name once, in the order of the list. */
  names: string[];
  /** Lines that make no account; `line` counts from 1. */
  problems: { line: number; text: string; why: string }[];
  /** How many lines have something in them. */
  lines: number;
  tooLong: boolean;
}

const { namesAtOnce } = classLimits;
const longestShown = 60;

/** A name that a student is shown by. */
export const studentName = z
  .string()
  .trim()
  .max(longestNickname, `Use at most ${longestNickname} characters.`)
  .regex(/^[^\p{C}<>]*$/u, 'There are signs in it that no name has.')
  .regex(/\p{L}/u, 'There is no letter in it.')
  .regex(/^[^=+\-@]/u, 'This looks like a formula, not like a name.');

export const studentNames = z.array(studentName).min(1, 'Type at least one name.').max(namesAtOnce);

/** Reads a pasted list: a name a line. "Hill, Mia" and two columns of a spreadsheet become "Mia Hill" and "Mia Hill". */
export function readNameList(pasted: string): NameList {
  const list: NameList = { names: [], problems: [], lines: 0, tooLong: false };
  const rows = pasted.split(/\r\n|\r|\n/);
  // Counted before any is looked at: a long list costs no more than a short one.
  const lines = rows.filter((row) => row.trim() !== '').length;
  if (lines > namesAtOnce) return { ...list, lines, tooLong: true };
  const seen = new Map<string, number>();
  for (const [index, raw] of rows.entries()) {
    const line = index + 1;
    const text = nameIn(raw);
    if (text === '') continue;
    list.lines += 1;
    const refuse = (why: string) => list.problems.push({ line, text: shortened(text), why });
    const read = studentName.safeParse(text);
    const same = text.toLocaleLowerCase('en-AU');
    const before = seen.get(same);
    if (!read.success) refuse(read.error.issues[0]?.message ?? 'This is no name.');
    else if (before !== undefined) {
      refuse(`The same stands in line ${before}. If these are two people, add a letter of the second name.`);
    } else {
      seen.set(same, line);
      list.names.push(read.data);
    }
  }
  return list;
}

function nameIn(line: string): string {
  const clean = line.normalize('NFC').replace(/["“”]/g, '').replace(/\t+/g, ' ').replace(/\s+/gu, ' ').trim();
  const [, last, first] = /^([^,;]+)[,;] ?([^,;]+)$/u.exec(clean) ?? [];
  return first === undefined || last === undefined ? clean : `${first.trim()} ${last.trim()}`;
}

function shortened(text: string): string {
  const signs = [...text];
  return signs.length <= longestShown ? text : `${signs.slice(0, longestShown - 1).join('')}…`;
}
