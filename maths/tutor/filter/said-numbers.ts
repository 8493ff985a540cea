import { withDigits } from '../../engine/number-words';
import { foreignNumbers } from './foreign-numbers';

const digitWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const digitPattern = `(?:\\d|${digitWords.join('|')})`;
const numeral = /\d+(?:[,\s]\d{3})*(?:\.\d+)?(?:\s*\/\s*\d+)?/g;

/** One way to write digits and signs: no full-width, circled or foreign digits, no hidden characters. */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|\u034f/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[−–—]/g, '-');
}

/** Decimal digits stand in runs of ten, each from its zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Every number that a text says, in digits or words. */
export function saidNumbers(text: string): number[] {
  const plain = plainCharacters(text);
  const digits = withDigits(withoutPronouns(plain.replaceAll('\\', ' ')));
  return [...(plain.match(numeral) ?? []), ...(digits.match(numeral) ?? [])].flatMap(numeralValue);
}

/** Numbers said in a roundabout way, which nobody does who has no reason to hide them. */
export function hintedNumbers(text: string): number[] {
  const plain = plainCharacters(text);
  return [
    ...foreignNumbers(plain),
    ...romanNumbers(plain),
    ...otherBases(plain),
    ...counted(plain),
    ...workedOut(withDigits(withoutPronouns(plain.replaceAll('\\', ' ')))),
  ];
}

export const isReversed = (text: string): boolean => /\bback(?:wards?|\s+to\s+front)\b|\brevers/i.test(text);

/** "Which one", "one of them": a word for a thing and no number. */
const withoutPronouns = (text: string): string =>
  text.replace(
    /(?<!\b(?:is|equals|answer|gives|get|makes|be|are|exactly|plus|minus|times|over|just)\s+(?:just\s+)?)\bone\b(?![\s-]+(?:hundred|thousand|half|third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|point|over|plus|minus|times|more than|less than))/gi,
    ' ',
  );

function numeralValue(text: string): number[] {
  const plain = text.replace(/[,\s](?=\d{3}(?!\d))/g, '').replace(/\s/g, '');
  const [top, bottom] = plain.split('/').map(Number);
  if (top === undefined || Number.isNaN(top)) return [];
  return bottom === undefined ? [top] : [top / bottom];
}

const roman: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

function romanNumbers(text: string): number[] {
  return (text.match(/\b[IVXLCDM]{2,}\b/g) ?? []).map((word) =>
    [...word].reduce((sum, letter, place, all) => {
      const value = roman[letter] ?? 0;
      return sum + ((roman[all[place + 1] ?? ''] ?? 0) > value ? -value : value);
    }, 0),
  );
}

function otherBases(text: string): number[] {
  const hex = (text.match(/\b0x[\da-f]+\b/gi) ?? []).map(Number);
  const bits = /binary|base\s*(?:2|two)\b|0b/i.test(text) ? (text.match(/\b(?:0b)?[01]{2,}\b/g) ?? []) : [];
  return [...hex, ...bits.map((run) => Number.parseInt(run.replace('0b', ''), 2))];
}

/** A row of dots or strokes is a number too. */
function counted(text: string): number[] {
  return [...text.matchAll(/([^\s\w.\-_=$])(?:\s?\1){2,}|([|I*xo•])(?:\s?\2){3,}/gu)].map(
    ([run]) => [...run.replace(/\s/g, '')].length,
  );
}

const n = '(-?\\d+(?:\\.\\d+)?)';
const ways: [RegExp, (a: number, b: number) => number][] = [
  [new RegExp(`${n}\\s+(?:plus|and\\s+then|added\\s+to)\\s+${n}`, 'gi'), (a, b) => a + b],
  [new RegExp(`${n}\\s+(?:minus|take\\s+away|take)\\s+${n}`, 'gi'), (a, b) => a - b],
  [new RegExp(`${n}\\s+(?:times|multiplied\\s+by|lots\\s+of)\\s+${n}`, 'gi'), (a, b) => a * b],
  [
    new RegExp(`${n}\\s+(?:over|out\\s+of|divided\\s+by|shared\\s+by|on\\s+top\\s+of|upon)\\s+${n}`, 'gi'),
    (a, b) => a / b,
  ],
  [new RegExp(`${n}\\s+(?:more\\s+than|after|above)\\s+${n}`, 'gi'), (a, b) => a + b],
  [new RegExp(`${n}\\s+(?:less\\s+than|fewer\\s+than|before|below)\\s+${n}`, 'gi'), (a, b) => b - a],
  [new RegExp(`between\\s+${n}\\s+and\\s+${n}`, 'gi'), (a, b) => (a + b) / 2],
];
const single: [RegExp, (a: number) => number][] = [
  [new RegExp(`(?:double|twice)\\s+${n}`, 'gi'), (a) => 2 * a],
  [new RegExp(`(?:half\\s+of|1/2\\s+of)\\s+${n}`, 'gi'), (a) => a / 2],
  [new RegExp(`(?:one|1)\\s+(?:more\\s+than|after|above)\\s+${n}`, 'gi'), (a) => a + 1],
  [new RegExp(`(?:one|1)\\s+(?:less\\s+than|before|below)\\s+${n}`, 'gi'), (a) => a - 1],
  [new RegExp(`(?:comes\\s+)?(?:right|just|straight)\\s+after\\s+${n}`, 'gi'), (a) => a + 1],
  [new RegExp(`(?:right|just|straight)\\s+before\\s+${n}`, 'gi'), (a) => a - 1],
];

/** "16 plus 1", "1 more than 16", "between 16 and 18". */
function workedOut(text: string): number[] {
  return [
    ...ways.flatMap(([pattern, of]) => [...text.matchAll(pattern)].map(([, a, b]) => of(Number(a), Number(b)))),
    ...single.flatMap(([pattern, of]) => [...text.matchAll(pattern)].map(([, a]) => of(Number(a)))),
  ];
}

/** Digits one by one ("1 7", "one, seven", "1-7") as one text of digits for each such row. */
export function digitRows(text: string): string[] {
  const row = new RegExp(
    `\\b${digitPattern}\\b(?:(?:[\\s,;.:/|_*·-]|\\band\\b|\\bthen\\b|\\bpoint\\b)+${digitPattern}\\b)+`,
    'gi',
  );
  return [...plainCharacters(text).matchAll(row)].map(([run]) =>
    (run.match(new RegExp(digitPattern, 'gi')) ?? [])
      .map((word) => (/\d/.test(word) ? word : String(digitWords.indexOf(word.toLowerCase()))))
      .join(''),
  );
}
