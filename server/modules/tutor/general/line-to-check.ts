import { parse } from '../../../../maths/engine/index';
import { inSigns } from './problem-readings';
import { isFormula, withoutNeutralWords } from './task-words';

/** Two sides that a student wants compared. Plain typing. */
export interface LineToCheck {
  left: string;
  right: string;
  sign: '=' | '<' | '>';
  /** Asked which of two is larger, nothing was claimed. */
  isOpen: boolean;
}

const asksBefore =
  /^(?:check|verify|correct|true or false|is it true(?: that)?|is (?:this(?: one)?|it|that|my (?:line|answer|working|step)) (?:right|correct|ok|okay|true|good)|did i (?:do|get) (?:this|it|that) (?:right|correct(?:ly)?)|(?:am|was) i (?:right|correct)(?: that)?|(?:check|is) my (?:line|answer|working|work|step)(?: right| correct)?|is|does|do|are)\b[\s:,.?-]*(?:(?:check|this|my|the|line|if|that|it|answer|working|step|next|right|correct)\b[\s:,.?-]*)*/i;
const asksAfter =
  /[\s,.:;?!-]*\b(?:is (?:this|it|that) (?:right|correct|true|ok|okay)|(?:right|correct|true)|(?:true|right) or (?:false|wrong)|did i (?:do|get) (?:this|it|that) right|am i (?:right|correct)|check(?: this| it| my (?:line|work|answer))?)[\s?!.]*$/i;
const which =
  /^(?:which|what)(?: one)? is (?:the )?(bigger|larger|greater|more|smaller|less)[\s:,?]+(.+?)\s*(?:,|or|and)\s+(.+?)$/i;
const comparison: [RegExp, '<' | '>'][] = [
  [/\s+(?:is )?(?:bigger|larger|greater|more) than\s+/i, '>'],
  [/\s+(?:is )?(?:smaller|less|fewer) than\s+/i, '<'],
];

/** The line that a message wants checked; null where it wants something else. */
export function lineToCheck(asked: string): LineToCheck | null {
  const open = which.exec(asked.replace(/[?!.]+$/, ''));
  if (open) return sides(open[2] ?? '', open[3] ?? '', /small|less/i.test(open[1] ?? '') ? '<' : '>', true);
  const isClaim = /[\d)]\s*=\s*[-(\d]/.test(asked) && !/[a-z]/i.test(asked);
  if (!isClaim && !asksBefore.test(asked) && !asksAfter.test(asked)) return null;
  const bare = asked
    .replace(asksBefore, '')
    .replace(asksAfter, '')
    .replace(/[?!.]+$/, '');
  for (const [words, sign] of comparison) {
    const [left, right, ...more] = bare.split(words);
    if (left !== undefined && right !== undefined && more.length === 0) return sides(left, right, sign, false);
  }
  const line = inSigns(bare.replace(/\s+(?:equal(?: to)?|the same as|equivalent to)\s+/i, '='));
  const sign = /[<>]/.exec(line)?.[0] ?? '=';
  const [left, right, ...more] = line.split(sign);
  return left === undefined || right === undefined || more.length > 0 ? null : sides(left, right, sign as '=', false);
}

function sides(left: string, right: string, sign: LineToCheck['sign'], isOpen: boolean): LineToCheck | null {
  const both = [left, right].map((side) => inSigns(withoutNeutralWords(side)).trim());
  if (both.some((side) => side === '' || side.includes(',') || !isFormula(side) || !parse(side).ok)) return null;
  return { left: both[0] ?? '', right: both[1] ?? '', sign, isOpen };
}
