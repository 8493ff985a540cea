import { type Node, parse } from '../../engine/index';
import { numberAt, sampled, type Value } from './values';

/** A formula as a tree, with or without units; null where it cannot be read. */
export function readTree(text: string): Node | null {
  const read = parse(text.trim());
  return read.ok ? read.tree : null;
}

const STEP = 1e-5;

/** The derivative of a formula in its one letter, by two neighbouring points; exact to about eight digits. */
export const slopeAt = (tree: Node, x: number): number =>
  cleaned((numberAt(tree, () => x + STEP, false) - numberAt(tree, () => x - STEP, false)) / (2 * STEP));

/** The derivative of a formula in x at each sample point. */
export function slopeOf(tree: Node): Value {
  return sampled({ kind: 'symbol', name: 'x' } as Node, false).map((x) => slopeAt(tree, x));
}

/** The integral of a function, by Simpson’s rule; polynomials of school come out exact to six digits. */
export function integralOf(f: (x: number) => number, from: number, to: number): number {
  const parts = 60;
  const width = (to - from) / parts;
  let sum = f(from) + f(to);
  for (let at = 1; at < parts; at += 1) sum += (at % 2 === 1 ? 4 : 2) * f(from + at * width);
  return (sum * width) / 3;
}

/** Rounded where the difference quotient has no more digits to give. */
const cleaned = (value: number): number => Number(value.toPrecision(8));
