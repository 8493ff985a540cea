import { evaluate, type Node, some, toLatex, variables } from '../engine/index';

/** One relation between two sides. */
export interface Sides {
  left: Node;
  right: Node;
}

const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b));
const trials = [0.7310585, 1.6180339, 2.7411811, -1.3247179];
const at = (side: Node, letter: string, value: number): number => evaluate(side, { [letter]: value });

/** The letters on which the truth of a relation depends. */
export function lettersThatMatter({ left, right }: Sides): string[] {
  const letters = [...new Set([...variables(left), ...variables(right)])];
  const point = Object.fromEntries(letters.map((letter, place) => [letter, 1.37 + 0.61 * place]));
  const value = (changed: Record<string, number>) =>
    evaluate(left, { ...point, ...changed }) - evaluate(right, { ...point, ...changed });
  return letters.filter((letter) => trials.some((trial) => !close(value({}), value({ [letter]: trial }))));
}

/** k and m of a side that is kx + m; null for other sides. */
function linear(side: Node, letter: string): { k: number; m: number } | null {
  const m = at(side, letter, 0);
  const k = at(side, letter, 1) - m;
  return Number.isFinite(k) && trials.every((trial) => close(at(side, letter, trial), k * trial + m)) ? { k, m } : null;
}

export const isLinear = ({ left, right }: Sides, letter: string): boolean =>
  linear(left, letter) !== null && linear(right, letter) !== null;

/**
 * Whether a line in one letter may be one step from another, by the side that the letter is on: the same side, a multiple
 * of it, some of its terms, or a part of it. What stands on the other side decides nothing, so this tells no solution.
 */
export function isOneStepFrom(line: Sides, letter: string, base: Sides): boolean {
  const [own = ''] = lettersThatMatter(base);
  if (own === '') return false;
  if (saysSolution(line, letter)) return isFactor(has(line.left, letter) ? line.left : line.right, letter, base, own);
  if (isLinear(line, letter) && isLinear(base, own)) return linearStep(line, letter, base, own);
  const side = has(line.left, letter) ? line.left : line.right;
  if (has(line.left, letter) && has(line.right, letter)) return !isLinear(line, letter) || hasCurve(base, own);
  return candidates(base, own).some((candidate) => isMultiple(side, letter, candidate, own, scales(base)));
}

/** Whether two linear equations have the same sides, whatever their letters are called. */
export function isSameEquation(one: Sides, other: Sides): boolean {
  const [a, b] = [one, other].map((sides) => {
    const [letter = 'x'] = lettersThatMatter(sides);
    return [linear(sides.left, letter), linear(sides.right, letter)].map((side) =>
      side === null ? null : [side.k, side.m],
    );
  });
  const same = (swapped: boolean) =>
    [0, 1].every((place) => {
      const [own, its] = [a?.[place], b?.[swapped ? 1 - place : place]];
      return own && its && own.every((value, at) => close(value, its[at] ?? Number.NaN));
    });
  return same(false) || same(true);
}

/** x = 17, x − 17 = 0 and −x = −17 say their solution, wherever they come from. */
export function saysSolution(line: Sides, letter: string): boolean {
  const [left, right] = [linear(line.left, letter), linear(line.right, letter)];
  return (
    left !== null &&
    right !== null &&
    [
      [left, right],
      [right, left],
    ].some(
      ([side, other]) =>
        side !== undefined &&
        other !== undefined &&
        close(Math.abs(side.k), 1) &&
        other.k === 0 &&
        (close(other.m, 0) || close(side.m, 0)),
    )
  );
}

/** x − 2 after (x − 2)(x − 3) = 0, but not x + 7 after 9(x + 7) = −9: only one of several factors may be zero. */
function isFactor(side: Node, letter: string, { left, right }: Sides, own: string): boolean {
  return [left, right].some((whole) =>
    some(
      whole,
      (part) =>
        part.kind === 'mul' &&
        part.factors.filter((factor) => has(factor, own)).length > 1 &&
        part.factors.some((factor) => factor.kind === 'add' && isMultiple(side, letter, factor, own, [1])),
    ),
  );
}

const hasCurve = (base: Sides, letter: string): boolean => !isLinear(base, letter);

function linearStep(line: Sides, letter: string, base: Sides, own: string): boolean {
  const [left, right, a, c] = [
    linear(line.left, letter),
    linear(line.right, letter),
    linear(base.left, own),
    linear(base.right, own),
  ];
  if (!left || !right || !a || !c) return false;
  const net = a.k - c.k;
  const constants = [0, a.m, -a.m, c.m, -c.m];
  return [
    [left, right],
    [right, left],
  ].some(([side, other]) => {
    if (!side || !other || side.k === 0) return false;
    const kept = [a, c].some(
      (whole) => whole.k !== 0 && !close(whole.m, 0) && close(side.k / whole.k, side.m / whole.m) && other.k === 0,
    );
    if (kept) return true;
    return scales(base).some(
      (scale) =>
        close(Math.abs(side.k - other.k), Math.abs(net * scale)) &&
        [side.m, ...(other.k === 0 ? [] : [other.m])].some((m) =>
          constants.some((constant) => close(m, constant * scale)),
        ),
    );
  });
}

const has = (side: Node, letter: string): boolean => variables(side).includes(letter);

/** What both sides may be multiplied by to clear a line of denominators and decimals, or divided by. */
function scales({ left, right }: Sides): number[] {
  const found = new Set<number>([1]);
  const note = (node: Node) =>
    some(node, (part) => {
      if (part.kind === 'div' && variables(part.bottom).length === 0) found.add(Math.abs(evaluate(part.bottom, {})));
      if (part.kind === 'number' && part.decimals) found.add(10 ** part.decimals.length);
      if (part.kind === 'number' && part.recurring !== '') {
        const shift = 10 ** part.recurring.length;
        found.add(shift).add(shift - 1);
      }
      return false;
    });
  note(left);
  note(right);
  const list = [...found].filter((value) => Number.isFinite(value) && value > 0).slice(0, 6);
  return [...new Set(list.flatMap((one) => list.map((other) => one * other)))];
}

/** Sides, sides without their numbers, sides times the letter, and every part that has the letter. */
function candidates({ left, right }: Sides, letter: string): Node[] {
  const whole = [left, right].filter((side) => has(side, letter));
  const parts: Node[] = [];
  for (const side of whole) {
    some(side, (part) => {
      if (part.kind !== 'symbol' && has(part, letter) && parts.length < 24) parts.push(part);
      if (part.kind === 'add') {
        const terms = part.terms.filter((term) => has(term, letter));
        if (terms.length > 0) parts.push({ kind: 'add', terms });
      }
      return false;
    });
  }
  const both: Node = { kind: 'add', terms: [left, { kind: 'neg', of: right }] };
  const times = [left, right].map((side): Node => ({ kind: 'mul', factors: [side, { kind: 'symbol', name: letter }] }));
  return [...parts, both, ...times];
}

function isMultiple(side: Node, letter: string, of: Node, own: string, allowed: number[]): boolean {
  const ratios = trials.map((trial) => at(side, letter, trial) / at(of, own, trial)).filter(Number.isFinite);
  const [ratio] = ratios;
  if (ratio === undefined || ratios.length < 2) return toLatex(side) === toLatex(of);
  return (
    ratios.every((each) => close(each, ratio)) &&
    [...allowed, ...allowed.map((scale) => 1 / scale)].some((scale) => close(Math.abs(ratio), scale))
  );
}
