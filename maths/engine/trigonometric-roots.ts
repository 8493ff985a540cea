import { solutionValues } from './compare-collections';
import { equationSides } from './compare-equations';
import { evaluate } from './evaluate';
import { integerName } from './general-solutions';
import type { Interval } from './intervals';
import { itemsOf, withoutPlusMinus } from './items';
import { type Node, some, variables } from './tree';

const TURN = 2 * Math.PI;
/** Two turns to each side: enough to tell 2nπ from nπ and from 4nπ. */
const WINDOW = { from: -2 * TURN - 0.01, to: 2 * TURN + 0.01 };
/** Where solutions are listed if nothing is said: one turn from 0, or around 0, with or without its ends. */
const USUAL = [
  { from: 0, to: TURN },
  { from: -Math.PI, to: Math.PI },
];
const STEP = 0.021;
const MOST_MEMBERS = 40;
/** How exactly a root is known: where the function only touches zero, to fewer places. */
const CROSSED = 1e-10;
const TOUCHED = 1e-5;
const FUNCTIONS = new Set(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);

interface Root {
  x: number;
  slack: number;
}
const exactly = (x: number): Root => ({ x, slack: CROSSED });

/** Whether an equation (or alternatives) has a trigonometric function of its one unknown. */
export function isTrigonometric(node: Node, variable: string): boolean {
  return (
    variables(node).every((name) => name === variable) &&
    some(node, (part) => part.kind === 'call' && FUNCTIONS.has(part.name) && variables(part).includes(variable))
  );
}

/**
 * Whether a line has the solutions of a trigonometric equation: all of them by an integer (x = π/4 + nπ), or a list of
 * those in the domain. Without a domain any usual one will do. Null where the line is neither, nor such an equation.
 */
export function sameTrigonometricSolutions(
  before: Node,
  after: Node,
  variable: string,
  domain: Interval[] | null,
): boolean | null {
  const values = solutionValues(after, variable);
  if (values === null) return equationsAgree(before, after, variable, domain);
  const letter = integerName(values, variable);
  if (letter === null && values.some((value) => variables(value).length > 0)) return null;
  const angles = inRadians(values);
  const given = angles.flatMap((value) => membersOf(value, letter)).map(exactly);
  if (given.length === 0 || !given.every(({ x }) => isRoot(before, variable, x))) return false;
  if (letter !== null) return within(rootsIn(before, variable, WINDOW.from, WINDOW.to), given);
  const turned = angles.map((value) => exactly(evaluate(value, {})));
  const wanted = domain ? [domain] : USUAL.flatMap(withEnds);
  return wanted.some((region) => {
    const roots = rootsIn(before, variable, lowest(region), highest(region)).filter(({ x }) => inside(region, x));
    return within(roots, turned) && within(turned, roots);
  });
}

/** Two trigonometric equations (or alternatives) with the same solutions over two turns. */
function equationsAgree(before: Node, after: Node, variable: string, domain: Interval[] | null): boolean | null {
  if (!isTrigonometric(after, variable)) return null;
  const [from, to] = domain ? [lowest(domain), highest(domain)] : [WINDOW.from, WINDOW.to];
  const [first, second] = [rootsIn(before, variable, from, to), rootsIn(after, variable, from, to)];
  return first.length > 0 && within(first, second) && within(second, first);
}

/** 30 and 150 are degrees: no angle in radians is that large in a list of solutions. */
function inRadians(values: Node[]): Node[] {
  const plain = values.every((value) => !some(value, (part) => part.kind === 'degrees' || isPi(part)));
  const large = values.some((value) => Math.abs(evaluate(value, { n: 1, k: 1, m: 1 })) > WINDOW.to);
  return plain && large ? values.map((of): Node => ({ kind: 'degrees', of })) : values;
}

const isPi = (node: Node) => node.kind === 'symbol' && node.name === 'pi';

function membersOf(value: Node, letter: string | null): number[] {
  if (letter === null) return [evaluate(value, {})];
  const all = Array.from({ length: MOST_MEMBERS }, (_, index) =>
    evaluate(value, { [letter]: index - MOST_MEMBERS / 2 }),
  );
  return all.filter((x) => x >= WINDOW.from && x <= WINDOW.to);
}

/** The differences of the sides, one for each alternative. */
function differences(node: Node): Node[] {
  return itemsOf(node)
    .flatMap(withoutPlusMinus)
    .map(equationSides)
    .flatMap((sides): Node[] =>
      sides ? [{ kind: 'add', terms: [sides.left, { kind: 'neg', of: sides.right }] }] : [],
    );
}

const isRoot = (node: Node, variable: string, x: number) =>
  differences(node).some((difference) => Math.abs(evaluate(difference, { [variable]: x })) < 1e-9);

function rootsIn(node: Node, variable: string, from: number, to: number): Root[] {
  return differences(node).flatMap((difference) => scan((x) => evaluate(difference, { [variable]: x }), from, to));
}

/** Where a function crosses or touches zero; a jump at a pole is neither. */
function scan(f: (x: number) => number, from: number, to: number): Root[] {
  const count = Math.ceil((to - from) / STEP);
  const xs = Array.from({ length: count + 3 }, (_, index) => from + (index - 1) * STEP);
  const ys = xs.map(f);
  const roots: Root[] = [];
  for (let index = 1; index < xs.length; index += 1) {
    const [left = 0, right = 0] = [xs[index - 1], xs[index]];
    const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = [ys[index - 1], ys[index], ys[index + 1]];
    if (Math.abs(b) < 1e-12) roots.push(exactly(right));
    else if (a * b < 0) roots.push(exactly(bisect(f, left, right)));
    else if (Math.abs(b) <= Math.abs(a) && Math.abs(b) <= Math.abs(c) && b * c > 0)
      roots.push({ x: lowestPoint(f, left, right + STEP), slack: TOUCHED });
  }
  return roots.filter(({ x }) => Math.abs(f(x)) < 1e-8 && x >= from - TOUCHED && x <= to + TOUCHED);
}

function bisect(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const sign = Math.sign(f(low));
  for (let round = 0; round < 50; round += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(f(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function lowestPoint(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let round = 0; round < 60; round += 1) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (Math.abs(f(a)) < Math.abs(f(b))) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

const within = (inner: Root[], outer: Root[]) =>
  inner.every((a) => outer.some((b) => Math.abs(a.x - b.x) <= Math.max(a.slack, b.slack) * Math.max(1, Math.abs(a.x))));
const lowest = (region: Interval[]) => Math.max(WINDOW.from, Math.min(...region.map(({ low }) => low)));
const highest = (region: Interval[]) => Math.min(WINDOW.to, Math.max(...region.map(({ high }) => high)));
const inside = (region: Interval[], x: number) =>
  region.some(({ low, high, lowIn, highIn }) => {
    const [after, ahead] = [x - low, high - x];
    return (lowIn ? after > -TOUCHED : after > TOUCHED) && (highIn ? ahead > -TOUCHED : ahead > TOUCHED);
  });

const withEnds = ({ from, to }: { from: number; to: number }): Interval[][] =>
  [true, false].flatMap((lowIn) => [true, false].map((highIn) => [{ low: from, high: to, lowIn, highIn }]));
