import { evaluate, type Node, parse, some, variables } from '../engine/index';
import { withDigits } from '../engine/number-words';
import type { QuestionContent } from '../templates/index';
import { ownStarts, shownStart } from './question-lines';

/** Numbers of everyday conversions, and of angles. */
const common = [10, 12, 24, 52, 60, 90, 100, 180, 360, 365, 1000];
/** Small ones that only multiply, divide or raise: nothing is 40 + 2 by them. */
const factors = [2, 3, 4, 5, 7, 8];
const mostParts = 5;

export interface KnownNumbers {
  /** Whether every number of a tree stands in the question, in the lines above, or is worked out from one part of them. */
  hasAll(tree: Node): boolean;
  /** Whether it has any number of the question or the lines above, other than 0 and 1. */
  hasAny(tree: Node): boolean;
}

const keyOf = (value: number): string => String(Number(Math.abs(value).toPrecision(10)));

/** The numbers that a student's line may be made of. `lines`: those above that hold. */
export function knownNumbers(question: QuestionContent, lines: readonly string[]): KnownNumbers {
  const before = found.get(question);
  const above = lines.join('\n');
  if (before?.above === above) return before.numbers;
  const numbers = numbersOf(question, lines);
  found.set(question, { above, numbers });
  return numbers;
}

/** The same question is asked about again and again, mostly with the same lines. */
const found = new WeakMap<QuestionContent, { above: string; numbers: KnownNumbers }>();

function numbersOf(question: QuestionContent, lines: readonly string[]): KnownNumbers {
  const known = new Set<string>();
  const note = (value: number) => {
    if (!Number.isFinite(value)) return;
    known.add(keyOf(value));
    for (const part of placeParts(value)) known.add(keyOf(part));
  };
  for (const value of numeralsOf(question)) note(value);
  for (const line of [shownStart(question), ...ownStarts(question), ...lines]) {
    const sides = (line ?? '').split(/=|≈|\\approx|[<>≤≥]|\\[lg]eq?\b/);
    for (const side of sides) {
      const read = parse(side);
      if (!read.ok) continue;
      // What a line comes to as a whole may be the answer.
      const whole = sides.length === 1 && variables(read.tree).length === 0 ? evaluate(read.tree, {}) : Number.NaN;
      for (const value of partsOf(read.tree, sides.length === 1)) if (keyOf(value) !== keyOf(whole)) note(value);
    }
  }
  const isKnown = (value: number, isFactor: boolean): boolean =>
    value === 0 ||
    (value === 1 && isFactor) ||
    known.has(keyOf(value)) ||
    common.includes(value) ||
    (isFactor && factors.includes(value));
  const hasAll = (node: Node, isFactor = false): boolean => {
    if (node.kind === 'number' || node.kind === 'mixed') return isKnown(evaluate(node, {}), isFactor);
    if (node.kind === 'pow') return hasAll(node.base, isFactor);
    if (node.kind === 'root') return hasAll(node.of, isFactor);
    const inside = isFactor || node.kind === 'mul' || node.kind === 'div';
    return partsIn(node).every((part) => hasAll(part, node.kind === 'add' ? false : inside));
  };
  return {
    hasAll: (tree) => hasAll(tree),
    hasAny: (tree) =>
      some(tree, (node) => {
        const value = node.kind === 'number' ? evaluate(node, {}) : 0;
        return value !== 0 && value !== 1 && known.has(keyOf(value));
      }),
  };
}

/** 38 is 30 and 8. */
function placeParts(value: number): number[] {
  if (!Number.isInteger(value) || Math.abs(value) < 11 || Math.abs(value) > 1e6) return [];
  const digits = [...String(Math.abs(value))];
  return digits.map((digit, place) => Number(digit) * 10 ** (digits.length - 1 - place));
}

function numeralsOf({ prompt, instruction, figure, choices }: QuestionContent): number[] {
  const text = withDigits(
    `${prompt} ${instruction ?? ''} ${JSON.stringify(figure ?? '')} ${(choices ?? []).map((choice) => choice.text).join(' ')}`,
  );
  const plain = text.replace(/(\d)(?:\{,\}|\\,|,)(?=\d{3})/g, '$1');
  const found = (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const percents = [...plain.matchAll(/(\d+(?:\.\d+)?)\s*\\?%/g)].map(([, number]) => Number(number));
  return [
    ...found,
    ...percents.flatMap((percent) => [
      percent / 100,
      100 - percent,
      100 + percent,
      1 - percent / 100,
      1 + percent / 100,
    ]),
  ];
}

/** What each part of a tree comes to, and some of its terms or factors together; numbers that only stand there left out. */
export function valuesOfParts(tree: Node): number[] {
  const joined = tree.kind === 'add' || tree.kind === 'mul' ? together(tree.kind, flat(tree)) : [];
  const own =
    ['number', 'mixed', 'symbol'].includes(tree.kind) || variables(tree).length > 0 ? [] : [evaluate(tree, {})];
  return [...own, ...joined, ...partsIn(tree).flatMap(valuesOfParts)];
}

/** The values of a tree's numbers and of each part of it, and of some of its terms or factors together; not of the whole. */
function partsOf(tree: Node, isWhole: boolean): number[] {
  const below = partsIn(tree);
  const own = isWhole || variables(tree).length > 0 ? [] : [evaluate(tree, {})];
  const joined = tree.kind === 'add' || tree.kind === 'mul' ? together(tree.kind, flat(tree)) : [];
  const shared =
    tree.kind === 'div' ? sharedOut(tree.top, tree.bottom) : tree.kind === 'mul' ? multipliedOut(tree.factors) : [];
  const counted = tree.kind === 'factorial' ? [0, 1, 2, 3].map((less) => evaluate(tree.of, {}) - less) : [];
  return [...own, ...joined, ...shared, ...counted, ...columns(tree), ...below.flatMap((part) => partsOf(part, false))];
}

/** Terms with their signs, those of inner brackets too; factors as they are. */
function flat(tree: Node): Node[] {
  if (tree.kind === 'mul') return tree.factors;
  return signedTerms(tree);
}

/** (70 + 21) ÷ 7 is 70 ÷ 7 and 21 ÷ 7. */
function sharedOut(top: Node, bottom: Node): number[] {
  if (top.kind !== 'add' || variables(bottom).length > 0) return [];
  return top.terms
    .filter((term) => variables(term).length === 0)
    .map((term) => evaluate(term, {}) / evaluate(bottom, {}));
}

/** The numbers of one bracket times those of the others. */
function multipliedOut(factors: Node[]): number[] {
  if (!factors.some((factor) => factor.kind === 'add')) return [];
  const numbers = factors.slice(0, 4).map((factor) => {
    const list: number[] = [];
    some(factor, (node) => {
      if (node.kind === 'number' && list.length < 4) list.push(evaluate(node, {}));
      return false;
    });
    return list;
  });
  return numbers.flatMap((list, place) =>
    numbers.slice(place + 1).flatMap((others) => list.flatMap((one) => others.map((other) => one * other))),
  );
}

/** Numbers under each other: 447 + 295 has 600, 130 and 12, and 7.6 + 2.93 has 9 and 1.53. */
function columns(tree: Node): number[] {
  if (tree.kind !== 'add' || !tree.terms.every((term) => term.kind === 'number')) return [];
  const values = tree.terms.map((term) => evaluate(term, {}));
  const sum = (part: (value: number) => number) => values.reduce((total, value) => total + part(value), 0);
  const places = [1, 10, 100, 1000, 10_000].map((unit) => sum((value) => (Math.floor(value / unit) % 10) * unit));
  return [
    ...places,
    sum(Math.floor),
    sum((value) => value % 1),
    ...[10, 100].map((unit) => sum((value) => Math.floor(value / unit) * unit)),
  ];
}

function together(kind: 'add' | 'mul', parts: Node[]): number[] {
  const values = parts.filter((part) => variables(part).length === 0).map((part) => evaluate(part, {}));
  if (values.length < 2 || values.length > 12) return [];
  const join = (list: number[]) =>
    kind === 'add' ? list.reduce((sum, value) => sum + value, 0) : list.reduce((product, value) => product * value, 1);
  const isAll = (count: number) => count === parts.length;
  if (values.length > mostParts)
    return values.flatMap((_, end) => (end > 0 && !isAll(end + 1) ? [join(values.slice(0, end + 1))] : []));
  const found: number[] = [];
  for (let mask = 1; mask < 1 << values.length; mask += 1) {
    const chosen = values.filter((_, place) => mask & (1 << place));
    if (chosen.length > 1 && !isAll(chosen.length)) found.push(join(chosen));
  }
  return found;
}

/** The terms of a sum as a list, those in its brackets too, a mixed numeral as whole and part. */
export function signedTerms(tree: Node, negative = false): Node[] {
  if (tree.kind === 'add') return tree.terms.flatMap((term) => signedTerms(term, negative));
  if (tree.kind === 'neg') return signedTerms(tree.of, !negative);
  const parts: Node[] =
    tree.kind === 'mixed' ? [tree.whole, { kind: 'div', top: tree.top, bottom: tree.bottom }] : [tree];
  return negative ? parts.map((of): Node => ({ kind: 'neg', of })) : parts;
}

const partsIn = (node: Node): Node[] => {
  switch (node.kind) {
    case 'add':
      return node.terms;
    case 'mul':
      return node.factors;
    case 'div':
      return [node.top, node.bottom];
    case 'pow':
      return [node.base, node.exponent];
    case 'neg':
    case 'percent':
    case 'degrees':
    case 'factorial':
    case 'root':
      return [node.of];
    case 'call':
      return node.args;
    case 'quantity':
      return [node.value];
    case 'relation':
      return node.parts;
    case 'list':
    case 'tuple':
    case 'set':
    case 'ratio':
      return node.items;
    default:
      return [];
  }
};
