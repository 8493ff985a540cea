import { children, type Node } from '../../engine/index';
import { numberFor, topsAndBottoms } from './changes';
import type { Facts } from './question-facts';
import { byPowerOfTen, near, numerals, ofAngles, offBy, ofTwoGiven, permuted, reversed } from './relations';
import {
  anyOf,
  comesOf,
  each,
  fromWorking,
  gives,
  isAmong,
  ofAnswer,
  ofFour,
  ofOne,
  ofThree,
  ofTwo,
  poolOf,
  type Rule,
  subsetSums,
  sumOfGiven,
} from './rule';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** A sum of some numerals of the question, each as often as it stands there. */
export const sumOfSeen: Rule = gives(({ seen }) => subsetSums(seen.slice(0, 12)));

/** The bundles of a tally that the question shows. */
const bundles = ({ text }: Facts): number => sum([...text.matchAll(/(\d+) bundle/g)].map(([, count]) => Number(count)));

const places = (value: number): number => (String(value).split('.')[1] ?? '').length;
const wholePart = (value: number): number => Math.trunc(value);
const decimalsOf = (value: number): number => Number(String(value).split('.')[1] ?? '0');

/** 7.6 and 2.93 written under one another by their last digits: 0.76 + 2.93. */
const lastDigitsAligned = (a: number, b: number): [number, number] => {
  const most = Math.max(places(a), places(b));
  return [a / 10 ** (most - places(a)), b / 10 ** (most - places(b))];
};

/** A product column by column, each carried digit added to the next digit before it is multiplied. */
function carriedBefore(a: number, factor: number): number {
  let [carry, out] = [0, ''];
  const digits = [...String(a)].reverse();
  digits.forEach((digit, at) => {
    const product = (Number(digit) + carry) * factor;
    out = (at === digits.length - 1 ? String(product) : String(product % 10)) + out;
    carry = Math.floor(product / 10);
  });
  return Number(out);
}

/** The tree with each product of a number and a letter as one number with the letter's digits behind: 8t as 82. */
function numbersJoined(node: Node, values: readonly number[]): number[] {
  if (node.kind === 'mul') {
    const [number, letter] = node.factors;
    if (number?.kind === 'number' && letter?.kind === 'symbol') return values.map((v) => Number(`${number.whole}${v}`));
  }
  return children(node).flatMap((child) => numbersJoined(child, values));
}

/** The numerals of the wrong answer are those of the question in the order written. */
const inWrittenOrder: Rule = ({ seen }, { text }) => seen.map(Math.abs).join('').startsWith(text.replace(/\D/g, ''));

/** The same digits in other places of a decimal or of an amount of money. */
const sameDigitsInText: Rule = ({ right, rightText }, { text, values }) => {
  const sorted = (one: string) => [...one.replace(/\D/g, '')].sort().join('');
  return sorted(text) === sorted(rightText) && !near(right[0]?.[0] ?? 0, values[0]?.[0] ?? 0);
};

/** What the misconceptions of the primary years and of Years 7 and 8 give on a question (see `rules.ts`). */
export const rulesToYear8: Record<string, Rule> = {
  'counts-kinds-not-items': anyOf(
    sumOfSeen,
    gives(({ text, seen }) => {
      const kinds = new Set(text.match(/\d+(?= ?[a-z])/g)).size;
      const different = [...new Set(seen.filter((_, at) => at % 2 === 0))];
      return [2, 3, 4, 5, 6].flatMap((k) => [k, 1 / k]).concat(kinds, sum(different) / different.length);
    }),
  ),
  'reads-other-column': anyOf(
    fromWorking,
    ofTwoGiven(
      (a, b) => a - b,
      (a, b) => a * b,
    ),
  ),
  'tally-bundle-as-four': (facts, wrong) => offBy(bundles(facts))(facts, wrong),
  'tally-bundle-as-one': (facts, wrong) => offBy(4 * bundles(facts))(facts, wrong),
  'gives-groups-for-leftover': ofTwoGiven((a, b) => Math.floor(a / b)),
  'time-wrong-way': ofTwoGiven((a, b) => (a - b + 12) % 12 || 12),
  'week-as-five-days': comesOf(numberFor([7], [5])),
  'near-double-not-adjusted': ofOne((a) => 2 * a),
  'parts-in-written-order': inWrittenOrder,
  'last-part-of-path-left-out': sumOfSeen,
  'entry-not-counted': offBy(1),
  'part-picture-as-whole': anyOf(
    ofAnswer((right, picture) => right + picture / 2),
    each((right, wrong) => near(wrong, Math.ceil(right))),
  ),
  'cents-in-wrong-place': sameDigitsInText,
  'minute-hand-as-minutes': ({ given, right }, wrong) =>
    isAmongMinutes(given, Math.floor((right[0]?.[0] ?? 0) / 60), wrong.values[0]?.[0] ?? 0),
  'quarter-to-keeps-hour': offBy(60, 1),
  'clock-numbers-as-right-angles': ofTwoGiven((a, b) => (a - b + 12) % 12),
  'turn-wrong-way': each((right, wrong) => near(right + wrong, 4)),
  'sum-kept-for-product': ofThree((a, b, c) => a + b - c),
  'counts-border-squares': each((right, wrong) => near(right - wrong, 4)),
  'right-angle-counted-too': gives(({ right, text }) => [
    (right[0]?.[0] ?? 0) + [...text.matchAll(/\b90 degrees/g)].length,
  ]),
  'stops-at-first-mirror-line': gives(() => [1]),
  'equivalent-by-adding': ofThree(
    (a, b, c) => a + b - c,
    (a, b, c) => a + b - c + 1,
  ),
  'linear-from-first-step': ofThree((a, b, c) => a + b - c),
  'ignores-the-condition': ofThree(
    (a, b, c) => a + b * c,
    (a, b, c) => a / b ** c,
  ),
  'missing-corner-kept': ofThree((a, b, c) => a * (b + c)),
  'am-pm-swap': each((right, wrong) => near(Math.abs(right - wrong), 720) || near(right + wrong, 720)),
  'remainder-as-decimal': ofTwoGiven((a, b) => Number(`${Math.floor(a / b)}.${a % b}`)),
  'equivalent-keeps-denominator': ofThree((a, b, c) => (a + b) / c),
  'carries-but-does-not-add': ofTwoGiven((a, b) => (Number.isInteger(a) && a > 9 ? carriedBefore(a, b) : Number.NaN)),
  'multiplies-matching-places-only': ofTwoGiven(
    (a, b) => Math.floor(a / 10) * Math.floor(b / 10) * 100 + (a % 10) * (b % 10),
  ),
  'whole-line-as-one': ofAnswer((right, wholes) => right / wholes),
  'reads-end-not-from-zero': fromWorking,
  'lengths-as-coordinates': ofTwoGiven((a, b) => Math.abs(a - b)),
  'compares-ends-only': ofTwoGiven((a, b) => Math.abs(a - b)),
  'order-of-pair-ignored': each((right, wrong) => near(wrong, Math.ceil(right / 2))),
  'counts-all-outcomes': ofTwoGiven((a, b) => a * b),
  'opposite-angles-share-a-line': ofTwoGiven((a, b) => 180 - a - b),
  'picture-for-values': ofThree(
    (a, b, from) => a * ((b - from) / (a - from) - 1),
    (a, b, from) => (b - from) / (a - from) - 1,
  ),
  'counts-compared-not-shares': ofTwoGiven((a, b) => a - b),
  'decimal-point-ignored-in-adding': anyOf(
    ofTwoGiven(
      (a, b) => sum(lastDigitsAligned(a, b)),
      (a, b) => lastDigitsAligned(a, b)[0] - lastDigitsAligned(a, b)[1],
    ),
    ofThree((a, b, c) => a - sum(lastDigitsAligned(b, c))),
  ),
  'decimal-parts-as-whole-numbers': ofTwoGiven(
    (a, b) => Number(`${wholePart(a) + wholePart(b)}.${decimalsOf(a) + decimalsOf(b)}`),
    (a, b) => Number(`${wholePart(a) * wholePart(b)}.${decimalsOf(a) * decimalsOf(b)}`),
    (a, b) => Number(`${wholePart(a) - wholePart(b)}.${Math.abs(decimalsOf(a) - decimalsOf(b))}`),
  ),
  'divides-by-numerator': ofThree(
    (a, b) => a / b,
    (a, b, c) => (a / b) * c,
  ),
  'ratio-part-taken-as-total': anyOf(
    fromWorking,
    ofFour(
      (a, b, c) => (a * b) / c,
      (a, b, c, d) => (a * b) / (b + c + d),
      (a, b, c) => (a * b) / (b + c),
    ),
  ),
  'prism-pyramid-swap': fromWorking,
  'solid-parts-mixed': ofOne(
    (sides) => sides + 2,
    (sides) => 2 * sides,
    (sides) => 3 * sides,
  ),
  'border-counted-once': ofThree((long, wide, strip) => (long + strip) * (wide + strip) - long * wide),
  'subtracts-numerators-and-denominators': comesOf(topsAndBottoms),
  'percent-of-another-whole': anyOf(
    ofThree(
      (a, b, c) => a - b * c,
      (a, b) => a * (2 - b),
    ),
    (facts, wrong) =>
      each((right, value) =>
        poolOf(facts).some((a) => poolOf(facts).some((b) => near(Math.abs(right - value), a * b, 0.006))),
      )(facts, wrong),
  ),
  'percents-added-together': ofThree(
    (a, b, c) => a * (1 - b - c),
    (a, b) => a + b,
    (a) => 2 * a,
  ),
  'total-kept-fixed': ofThree((part, other, share) => share * (part + other) - part),
  'smallest-for-largest': anyOf(
    ofTwo((a, b) => a + b),
    ofFour((a, b, rows, columns) => a + b + (rows - 1) * columns),
  ),
  'leaf-without-stem': ofTwo(
    (a) => Math.abs(a) % 10,
    (a, b) => Math.abs((a % 10) - (b % 10)),
  ),
  'value-for-place': fromWorking,
  'stem-leaf-key-ignored': byPowerOfTen,
  'substitutes-by-joining': (facts, wrong) =>
    isAmong(
      facts,
      wrong,
      facts.formulas
        .flat()
        .flatMap((node) => numbersJoined(node, facts.given))
        .flatMap((joined) => [0, ...facts.given].flatMap((a) => [joined + a, joined - a, a - joined]))
        .map((value) => [value, value]),
    ),
  'larger-magnitude-negative-is-larger': anyOf(
    permuted,
    ofTwoGiven((a, b) => a - b),
  ),
  'both-signs-changed': anyOf(
    ofTwoGiven(
      (a, b) => -a - b,
      (a, b) => b - a,
    ),
    ofOne((a) => -a),
  ),
  'flip-turn-swap': each((right, wrong) => near(Math.abs(right), Math.abs(wrong))),
  'view-from-another-side': anyOf(
    reversed,
    gives(({ seen }) => [0, 3, 6].map((at) => Math.max(...seen.slice(at, at + 3)))),
  ),
  'towers-in-line-added': gives(({ seen }) =>
    [0, 1, 2].map((column) => sum(seen.filter((_, at) => at % 3 === column))),
  ),
  'multiplies-before-dividing': ofThree((a, b, c) => a / (b * c)),
  'recurring-nines-miscounted': gives(({ rightText, text }) => {
    const blocks = [...numerals(rightText), ...numerals(text.replace(/\\overline\{(\d+)\}/g, ' $1 '))].map(Number);
    return blocks.flatMap((block) => [9, 90, 99, 990, 999, 900].map((nines) => block / nines));
  }),
  'condition-reversed': anyOf(
    fromWorking,
    ofThree(
      (a, b) => a / (a + b),
      (a, b) => a / b,
      (a, b) => (100 * a) / b,
      (a, b, all) => (100 * Math.abs(a - b)) / all,
    ),
  ),
  'faces-edges-corners-mixed': gives(({ alt }) =>
    /box|cube|brick/.test(alt)
      ? [6, 12, 8]
      : /prism/.test(alt)
        ? [5, 9, 6]
        : /square/.test(alt)
          ? [5, 8, 5]
          : [4, 6, 4],
  ),
  'bearing-quadrant-ignored': ofAngles,
  'odd-is-prime': gives(({ seen: [from = 0, to = 0] }) => [
    Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((n) => n % 2 === 1).length,
  ]),
  'checks-last-digit-only': anyOf(
    gives(() => [0, 9]),
    gives(({ seen: [from = 0, to = 0] }) => [
      Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((n) => n % 2 === 1 && n % 5 !== 0).length,
    ]),
  ),
  'mirror-lines-not-checked': gives(({ alt }) => {
    const corners = alt.split(';').length;
    return [corners, 2 * Math.floor(corners / 2), 2];
  }),
  'hidden-parts-left-out': anyOf(
    sumOfGiven,
    gives(({ alt }) => towersOf(alt)),
  ),
};

const isAmongMinutes = (given: readonly number[], hour: number, wrong: number): boolean =>
  given.some((number) => number <= 12 && near(hour * 60 + number, wrong));

/** What is seen of towers in rows: how many there are, the front row alone, and the tallest of each line of sight. */
function towersOf(alt: string): number[] {
  const rows = [...alt.matchAll(/(\d+(?:, \d+)+)/g)].map(([list = '']) => list.split(', ').map(Number));
  const [first = []] = rows;
  const tallest = first.map((_, column) => Math.max(...rows.map((row) => row[column] ?? 0)));
  const behind = rows
    .slice(1)
    .flatMap((row, at) => row.map((height, column) => Math.max(1, height - (rows[at]?.[column] ?? 0))));
  return [rows.flat().length, ...first, sum(first), sum(tallest), sum(first) + sum(behind), ...tallest];
}
