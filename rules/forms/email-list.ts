import { classLimits } from '../classes';
import { email, sameEmail } from './email';

export interface EmailList {
  /** Each address once, in lower case, in the order of the list. */
  emails: string[];
  /** Lines that hold no address; `line` counts from 1. */
  problems: { line: number; text: string; why: string }[];
  /** Addresses that stood there before. */
  repeated: number;
  /** How many lines have something in them. */
  lines: number;
  tooLong: boolean;
}

const { addressesAtOnce } = classLimits;
const longestShown = 60;

/** Reads a pasted list: an address a line, or several with commas or semicolons, or "Name <address>". Headings are told as problems. */
export function readEmailList(pasted: string): EmailList {
  const list: EmailList = { emails: [], problems: [], repeated: 0, lines: 0, tooLong: false };
  const seen = new Set<string>();
  for (const [index, line] of pasted.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    list.lines += 1;
    for (const part of line.split(/[,;\t]/)) {
      const text = part.trim();
      if (text === '') continue;
      const read = email.safeParse(addressIn(text));
      if (!read.success) list.problems.push({ line: index + 1, text: shortened(text), why: whyNot(text) });
      else if (seen.has(sameEmail(read.data))) list.repeated += 1;
      else {
        seen.add(sameEmail(read.data));
        list.emails.push(sameEmail(read.data));
      }
    }
  }
  list.tooLong = list.lines > addressesAtOnce || list.emails.length > addressesAtOnce;
  return list;
}

function addressIn(text: string): string {
  return /<([^<>]*)>/.exec(text)?.[1]?.trim() ?? text;
}

function whyNot(text: string): string {
  if (/^[=+\-@]/.test(text)) return 'This looks like a formula, not like an address.';
  if (!text.includes('@')) return 'No @ in it: this is not an email address.';
  return 'This email address is not complete.';
}

function shortened(text: string): string {
  const signs = [...text];
  return signs.length <= longestShown ? text : `${signs.slice(0, longestShown - 1).join('')}…`;
}
