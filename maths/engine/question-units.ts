import { MAX_QUESTION } from './limits';
import { parse } from './parse';
import type { UnitPower } from './tree';
import { unitNamed } from './units';
import { CHANGES_A_NUMBER } from './without-noun';

/** What the text of a question says about units: every unit it names, the one it asks for, and its words. */
export interface QuestionUnits {
  units: UnitPower[][];
  /** The unit after "how many", "in" or the like; null where the text does not tell. */
  asked: UnitPower[] | null;
  /** What is counted after "how many": tens, stickers. */
  counted: Set<string>;
  words: Set<string>;
  /** Single letters of its formulas. */
  letters: Set<string>;
}

const NONE: QuestionUnits = { units: [], asked: null, counted: new Set(), words: new Set(), letters: new Set() };
/** A page checks the same few questions again and again. */
const known = new Map<string, QuestionUnits>();
const MOST_KNOWN = 200;

export function questionUnits(question: string | undefined): QuestionUnits {
  if (question === undefined) return NONE;
  const before = known.get(question);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = readUnits(question.slice(0, MAX_QUESTION).replace(/\s+/g, ' '));
  known.set(question, found);
  return found;
}

/** Text without LaTeX around its units: `5\text{ cm}^2` as `5 cm^2`, `30^\circ` as `30°`, `\$4` as `$4`. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/\\(?:text|mathrm|textrm|operatorname)\s*\{([^{}]*)\}/g, ' $1')
    .replace(/\^\s*\{?\s*\\circ\s*\}?|\\degree|º/g, '°')
    .replace(/\\([$%])/g, '$1')
    .replace(/\\[,;:! ]|~/g, ' ')
    .replace(/\^\{(-?\d)\}/g, '^$1')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3');

const WORD = '(?:°[CF]|[°%$¢]|[A-Za-zμ]+)';
const POWER = String.raw`(?:\s*\^-?\d|(?<=[A-Za-z])[23](?!\d)|\s+(?:squared|cubed))?`;
const PHRASE = String.raw`(?:(?:square|sq|cubic|cu)\s+)?${WORD}${POWER}(?:\s*(?:\/|·|\bper\b|\s)\s*(?:(?:square|cubic)\s+)?[A-Za-zμ]+${POWER})*`;
const ASKED = [
  new RegExp(String.raw`\bhow many (?:(?:more|fewer|whole|full|extra|different)\s+)?(${PHRASE})`, 'gi'),
  new RegExp(
    String.raw`\b(?:answer|it|distance|length|time|area|volume|mass|amount|each|both)\s+in\s+(${PHRASE})`,
    'gi',
  ),
  new RegExp(String.raw`\bin\s+(${PHRASE})\s*[?.,]`, 'gi'),
];
export const ASKING =
  /\?|\b(?:find|give|write|what|how|calculate|work|answer|express|convert|change|state|estimate|determine|measure|round)\b/i;
const named = (name: string): UnitPower[] => [{ name, power: 1 }];
const PER_CENT =
  /\b(?:what|which) (?:percentage|per cent)|\bas a (?:percentage|per cent)|\bhow many per ?cent|percentage points/i;
const COUNTED = /\bhow many (?:(?:more|fewer|whole|full|extra|different)\s+)?([a-z]+)/gi;
/** Symbols of one letter count as units only after a number. */
const MEASURED = new RegExp(String.raw`(?:\d|\$)\s*\$?\s*(${PHRASE})`, 'g');
const NAMED = new RegExp(WORD, 'g');

function readUnits(question: string): QuestionUnits {
  const formulas = [...question.matchAll(/(?<!\\)\$((?:[^$\\]|\\.)*)\$/g)].map(([, formula = '']) => formula);
  const signs = question.replace(/(?<!\\)\$((?:[^$\\]|\\.)*)\$/g, ' $1 ');
  const text = withoutMarkup(signs);
  const plain = withoutMarkup(
    signs.replace(/\\[A-Za-z]+/g, (command) => (/^\\(?:text|mathrm|circ|degree)$/.test(command) ? command : ' ')),
  );
  const phrases = [...plain.matchAll(MEASURED)].map(([, phrase = '']) => phrase);
  const names = (plain.match(NAMED) ?? []).filter((word) => word.length > 1 || /[°%$¢]/.test(word));
  const units = [...phrases, ...names].map(longestUnit).filter((unit) => unit !== null);
  const words = new Set((text.match(/[A-Za-z]{2,}/g) ?? []).map(stem));
  if (/per ?cent|percentage/i.test(plain) || plain.includes('%')) units.push([{ name: '%', power: 1 }]);
  if (/Celsius|°C/.test(plain)) units.push([{ name: '°C', power: 1 }], [{ name: '°', power: 1 }]);
  // "the temperature in °C." tells what is given: only a sentence that asks for something asks for a unit.
  const asking = plain.split(/(?<=[.?!])\s+/).filter((sentence) => ASKING.test(sentence));
  const asked = asking
    .flatMap((sentence) => ASKED.flatMap((pattern) => [...sentence.matchAll(pattern)]))
    .map(([, phrase = '']) => longestUnit(phrase))
    .find((unit) => unit !== null);
  const isWarmth = asked?.[0]?.name === '°' && units.some((unit) => unit[0]?.name === '°C');
  return {
    units,
    asked: PER_CENT.test(plain) ? named('%') : isWarmth ? named('°C') : (asked ?? null),
    counted: new Set([...plain.matchAll(COUNTED)].map(([, noun = '']) => stem(noun))),
    words,
    letters: new Set(formulas.flatMap((formula) => formula.replace(/\\[A-Za-z]+/g, ' ').match(/[A-Za-z]/g) ?? [])),
  };
}

/** The unit that a phrase begins with: "kilometres per hour on average" is km/h. */
function longestUnit(phrase: string): UnitPower[] | null {
  const pieces = phrase.split(/(?<=\S)(?=\s)/);
  for (let count = Math.min(pieces.length, 6); count > 0; count -= 1) {
    const unit = unitOfText(pieces.slice(0, count).join(''));
    if (unit) return unit;
  }
  return null;
}

/** The unit that a text is, and nothing else. */
export function unitOfText(text: string): UnitPower[] | null {
  const plain = text.trim().replace(/\.$/, '');
  if (plain === '¢') return [{ name: 'c', power: 1 }];
  if (plain === '%' || /^per ?cent(?:age)?$/i.test(plain)) return [{ name: '%', power: 1 }];
  if (/^(?:°\s*C|degrees?\s+(?:Celsius|C))$/i.test(plain)) return [{ name: '°C', power: 1 }];
  if (/^°\s*F$/.test(plain)) return unitNamed('°F');
  if (plain === '$' || plain === '°') return unitNamed(plain);
  if (!/^[A-Za-zμ°]/.test(plain)) return null;
  const read = parse(`1 ${plain}`, { units: true });
  return read.ok && read.tree.kind === 'quantity' && read.tree.value.kind === 'number' ? read.tree.unit : null;
}

/** One noun in the singular and the plural. */
export const stem = (word: string): string => word.toLowerCase().replace(/(?:(?<=[sxz]|ch|sh)es|(?<!s)s)$/, '');

/** Words of the question that are harmless behind a number: 8 more, 100 times, 18 points. */
const AFTER = /^(?:times?|points?|more|fewer|less|squares?|scores?|tens|ones|pairs?|is|in|to|about|dozens?)$/i;

/** Whether a word stands in the question and changes nothing about a number beside it. */
export function isOwnWord(own: QuestionUnits, word: string): boolean {
  if (!/^[A-Za-z]{2,}$/.test(word)) return false;
  if (own.counted.has(stem(word))) return true;
  return own.words.has(stem(word)) && (AFTER.test(word) || !CHANGES_A_NUMBER.test(word));
}
