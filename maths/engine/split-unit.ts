import { parse } from './parse';
import { plainText } from './plain-text';
import { isOwnWord, type QuestionUnits, stem, unitOfText, withoutMarkup } from './question-units';
import { type Node, some, type UnitPower, variables } from './tree';
import type { AnswerSpec } from './types';
import { sameUnit } from './units';

/** A number as it was typed, and the unit that stood in front of it or behind; null where only words did. */
export interface Measured {
  number: string;
  value: Node;
  unit: UnitPower[] | null;
}

const ENDS_A_NUMBER = /[\d)}½⅓⅔¼¾⅕⅛π.]$/;
const STARTS_A_TAIL = /^\s*[A-Za-zμ°%$¢×]/;
const STARTS_A_NUMBER = /^[-−–(.\d½⅓⅔¼¾√\\π]/;
/** Splits that are tried; more than a few are no number with a unit. */
const MOST_SPLITS = 8;
const SHORT_FOR: Record<string, string> = {
  pts: 'points',
  pt: 'points',
  pp: 'percentage points',
  x: 'times',
  '×': 'times',
};

/** Takes words and units of the question off a number: "$742", "8 minutes late", "points: 18". Null where that is not all. */
export function splitUnit(spec: AnswerSpec, own: QuestionUnits, typed: string): Measured | null {
  // 13 thirds is 13 where thirds are counted, and 13/3 elsewhere.
  const texts = own.counted.size > 0 ? [plainText(spec, typed), typed] : [plainText(spec, typed)];
  for (const each of texts) {
    const text = withoutMarkup(each)
      .trim()
      .replace(/(?<=\D)\.$/, '');
    for (const front of fronts(own, text)) {
      const back = splitBack(own, front.rest);
      const clash = front.unit && back?.unit && !sameUnit(front.unit, back.unit);
      if (back && !clash && back.number !== text) return { ...back, unit: front.unit ?? back.unit };
    }
  }
  return null;
}

/** The text as it is, and without the unit or words in front. */
function fronts(own: QuestionUnits, text: string): { rest: string; unit: UnitPower[] | null }[] {
  const money = /^([-−–]?)\s*(?:AUD?|A)?\s*\$\s*([-−–]?\s*[\d.(].*)$/.exec(text);
  if (money) return [{ rest: `${money[1]}${money[2]}`, unit: [{ name: '$', power: 1 }] }];
  const start = /^([A-Za-z°%$¢][A-Za-z°%$¢ ^\d/]*?)\s*[:=]?\s*(?=[-−–(.\d½⅓⅔¼¾√\\π])(.*)$/.exec(text);
  const [, words = '', rest = ''] = start ?? [];
  const all = [{ rest: text, unit: null as UnitPower[] | null }];
  if (!start || !STARTS_A_NUMBER.test(rest)) return all;
  const tail = readTail(own, words);
  return tail && !/\b(?:more|less|fewer|over|under|about)\b/i.test(words) ? [{ rest, unit: tail.unit }, ...all] : all;
}

function splitBack(own: QuestionUnits, text: string): Measured | null {
  const whole = numberOf(text);
  if (whole) return { number: text, value: whole, unit: null };
  let tried = 0;
  for (let at = 1; at < text.length && tried < MOST_SPLITS; at += 1) {
    const [head, rest] = [text.slice(0, at), text.slice(at)];
    if (!ENDS_A_NUMBER.test(head) || !STARTS_A_TAIL.test(rest)) continue;
    tried += 1;
    const tail = readTail(own, rest.trim());
    const value = tail && numberOf(head);
    if (tail && value) return { number: head.trim(), value, unit: tail.unit };
  }
  return null;
}

/** A value without unknowns and units. */
function numberOf(text: string): Node | null {
  const read = parse(text, { oneValue: true });
  if (!read.ok || variables(read.tree).length > 0) return null;
  const measured = some(read.tree, (part) =>
    ['quantity', 'percent', 'degrees', 'relation', 'list', 'tuple', 'set', 'ratio', 'words'].includes(part.kind),
  );
  return measured ? null : read.tree;
}

/** "cm", "degrees Celsius", "minutes late", "more stickers": a unit, words of the question, or both. */
function readTail(own: QuestionUnits, tail: string): { unit: UnitPower[] | null } | null {
  const celsius = own.units.some((unit) => unit[0]?.name === '°C') && tail === 'C';
  const unit = celsius ? unitOfText('°C') : unitOfText(tail);
  // How many tens, how many points: what is counted is no unit of measurement here. How many ML are no mL.
  const isOther = unit !== null && own.asked !== null && !sameUnit(own.asked, unit);
  if (unit && (isOther || !own.counted.has(stem(tail)))) return { unit };
  const words = (SHORT_FOR[tail.toLowerCase()] ?? tail).split(/[\s,]+/);
  if (words.length > 8) return null;
  const [first = '', ...others] = words;
  const measured = others.length > 0 ? unitOfText(first) : null;
  if (measured && others.every((word) => isOwnWord(own, word))) return { unit: measured };
  return words.every((word) => isOwnWord(own, word)) ? { unit: null } : null;
}
