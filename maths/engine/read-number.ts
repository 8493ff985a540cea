import { ParseError } from './parse-error';
import type { NumberNode } from './tree';

export interface ReadNumber {
  node: NumberNode;
  /** Offset of the first character after the number. */
  end: number;
}

const SPACE_GAP = String.raw`\\,|\\ |[ \u00a0\u2009\u202f]`;
const grouped = (gaps: string) => new RegExp(String.raw`[1-9]\d{0,2}(?:(?:${gaps})\d{3})+(?!\d)`, 'y');
const GROUPED = {
  both: grouped(String.raw`,|\{,\}|${SPACE_GAP}`),
  commas: grouped(String.raw`,|\{,\}`),
  spaces: grouped(String.raw`\{,\}|${SPACE_GAP}`),
  neither: grouped(String.raw`\{,\}`),
};
const DIGITS = /\d+/y;
const FRACTION_AFTER = /\s*(?:\/\s*\d|\\[dt]?frac)/y;
const LATEX_RECURRING = /\\(?:overline|bar)\s*(?:\{(\d+)\}|(\d))/y;
const LATEX_DOTS = /\\dot\s*(?:\{(\d)\}|(\d))(?:(\d*)\\dot\s*(?:\{(\d)\}|(\d)))?/y;
const MARKED = /(\d)[\u0307\u0305](?:(\d*?)(\d)[\u0307\u0305])?/y;
const RECURRING_WORD = /\s*(?:\\text\{\s*)?(?:recurring|repeating|rec\b)\.?(?:\s*\})?/iy;
const ELLIPSIS = /\s*(?:\.\.\.|…|\\ldots|\\dots|\\cdots)/y;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * Reads the number that starts at `at` (a digit, or a point before a digit): thousands by the allowed gaps or LaTeX comma,
 * decimals, recurring decimals as bar, dots, "recurring" or "0.333...".
 */
export function readNumber(text: string, at: number, gaps: keyof typeof GROUPED): ReadNumber {
  let end = at;
  let whole = '';
  const found = match(GROUPED[gaps], text, at);
  const spaced = found !== null && /\s/.test(found[0]);
  if (found && !(spaced && match(FRACTION_AFTER, text, at + found[0].length))) {
    whole = found[0].replace(/\D/g, '');
    end += found[0].length;
  } else {
    whole = match(DIGITS, text, at)?.[0] ?? '';
    end += whole.length;
  }
  if (text[end] !== '.' || !/[\d\\]/.test(text[end + 1] ?? '')) {
    if (text[end] === '.' && whole !== '' && !/[.\w]/.test(text[end + 1] ?? '')) end += 1;
    return { node: { kind: 'number', whole, decimals: null, recurring: '' }, end };
  }
  end += 1;
  let decimals = match(DIGITS, text, end)?.[0] ?? '';
  const marked = /[\u0307\u0305]/.test(text[end + decimals.length] ?? '');
  if (marked) decimals = decimals.slice(0, -1);
  end += decimals.length;
  if (/^\.\d/.test(text.slice(end))) throw new ParseError('This number has two decimal points.', end);
  const recurring = readRecurring(text, end, decimals);
  if (recurring.digits === '' && decimals === '' && !marked) {
    throw new ParseError('There are no digits after the decimal point.', end);
  }
  const fixed = decimals.slice(0, decimals.length - recurring.taken);
  return {
    node: { kind: 'number', whole: whole === '' ? '0' : whole, decimals: fixed, recurring: recurring.digits },
    end: recurring.end,
  };
}

/** The recurring digits from `at` on; `taken` counts digits already read as decimals that belong to them. */
function readRecurring(text: string, at: number, decimals: string): { digits: string; taken: number; end: number } {
  const bar = match(LATEX_RECURRING, text, at);
  if (bar) return { digits: bar[1] ?? bar[2] ?? '', taken: 0, end: at + bar[0].length };
  const dots = match(LATEX_DOTS, text, at);
  if (dots) {
    const digits = (dots[1] ?? dots[2] ?? '') + (dots[3] ?? '') + (dots[4] ?? dots[5] ?? '');
    return { digits, taken: 0, end: at + dots[0].length };
  }
  const marks = match(MARKED, text, at);
  if (marks)
    return { digits: (marks[1] ?? '') + (marks[2] ?? '') + (marks[3] ?? ''), taken: 0, end: at + marks[0].length };
  const word = match(RECURRING_WORD, text, at);
  const dotted = match(ELLIPSIS, text, at);
  const sign = word ?? dotted;
  if (!sign || decimals === '') return { digits: '', taken: 0, end: at };
  const end = at + sign[0].length;
  if (word && decimals.length === 1) return { digits: decimals, taken: 1, end };
  for (let period = 1; period * 2 <= decimals.length; period += 1) {
    const last = decimals.slice(-period);
    if (decimals.slice(-2 * period, -period) === last) return trimmed(decimals, last, end);
  }
  throw new ParseError('It’s not clear which digits recur. Put a bar or dots over them.', at);
}

/** Takes every repetition of `last` at the end of the digits, so that 0.333... and 0.33... are the same tree. */
function trimmed(decimals: string, last: string, end: number) {
  let taken = 0;
  while (decimals.slice(0, decimals.length - taken).endsWith(last)) taken += last.length;
  return { digits: last, taken, end };
}
