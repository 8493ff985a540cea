import { type QuestionUnits, questionUnits, unitOfText } from './question-units';
import type { AnswerKind, AnswerSpec } from './types';
import { unitNamed } from './units';

/** Kinds whose values may carry a unit. */
const MEASURED = new Set<AnswerKind>([
  'number',
  'quantity',
  'money',
  'list',
  'set',
  'solutions',
  'coordinate',
  'system',
]);
const WORD = /(?<![\\A-Za-z])[A-Za-z]+/g;
/** Symbols that mean one unit in any case. ML and T are others than mL and t: they need the question. */
const ANY_CASE = /^(?:mm|cm|m|km|mg|g|kg|h|hr|hrs|min|s|ha|ml|kl|cc|kmh|kph)$/;
/** 5 ms-1, 9.8 m s-2: an index that lost its place. */
const FALLEN_INDEX =
  /(\d\s*(?:\\[,;: ]\s*)?)(km|cm|mm|m|mL|L|kg|g)\s*[.·]?\s*(s|h|min)\s*(?:\^\s*)?[{(]?\s*(?:[-−–]\s*([123])|⁻([¹²³]))\s*[)}]?\s*$/;
const LETTER_O = /\^\s*(?:\{\s*o\s*(C?)\s*\}|o)|(?<=\d\s*)\bo(?=\s*C\b)/g;

/**
 * Units as students type them, as the parser reads them: M, KM/H and ML in the case of the question's own unit, ^o as the
 * degree sign, 5 ms-1 as m/s.
 */
export function withUnitLetters(spec: AnswerSpec, text: string): string {
  if (!MEASURED.has(spec.kind)) return text;
  const own = questionUnits(spec.question);
  const degrees = own.letters.has('o') ? text : text.replace(LETTER_O, (_, celsius = '') => `°${celsius}`);
  const first = degrees.search(/[\d½⅓⅔¼¾]/);
  if (first < 0 || !/[A-Za-z]/.test(degrees)) return degrees;
  const names = namesOf(spec, own);
  const celsius = names.all.has('°C') ? degrees.replace(/(\d)\s*C\s*$/, '$1°C') : degrees;
  const cased = celsius.replace(WORD, (word, at: number) => (at < first ? word : inCase(word, names, own)));
  if (spec.kind !== 'number' && spec.kind !== 'quantity') return cased;
  return cased.replace(FALLEN_INDEX, (all, head: string, top: string, bottom: string, index = '', small = '') =>
    names.rates.has(bottom) ? `${head}${top}/${bottom}^${index || '¹²³'.indexOf(small) + 1}` : all,
  );
}

interface Names {
  all: Set<string>;
  /** Units that something is divided by. */
  rates: Set<string>;
}

function namesOf(spec: AnswerSpec, own: QuestionUnits): Names {
  const asked = spec.unit === undefined ? null : unitOfText(spec.unit);
  const parts = [...own.units, ...(asked ? [asked] : [])].flat();
  return {
    all: new Set(parts.map(({ name }) => name)),
    rates: new Set(parts.filter(({ power }) => power < 0).map(({ name }) => name)),
  };
}

function inCase(word: string, { all }: Names, own: QuestionUnits): string {
  if (all.has(word) || own.letters.has(word)) return word;
  const lower = word.toLowerCase();
  const same = [...all].filter((name) => name.toLowerCase() === lower);
  if (same.length > 0) return same.length === 1 ? (same[0] ?? word) : word;
  return unitNamed(word) === null && ANY_CASE.test(lower) ? lower : word;
}
