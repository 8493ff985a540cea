import { exactValue, type Node, type Rational, rationals, toLatex } from '../engine/index';
import { asFraction } from './number-latex';
import { inLetter, letterLatex, numbersIn, polynomialLatex, polynomialOf, subtract } from './polynomial';
import type { SolveProblem } from './problem';
import { byFactors, factorLines } from './quadratic-by-factors';
import { byCompletingTheSquare, bySquareOfLinear, bySquareRoot } from './quadratic-by-square';
import { type Trinomial, trinomialFactors } from './quadratic-factors';
import { byFormula } from './quadratic-formula';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** The coefficients of left − right where it is a quadratic in its only letter, lowest power first. */
export function quadraticOf(left: Node, right: Node, variable: string): Rational[] | null {
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  const numbers = a && b && numbersIn(subtract(a, b), variable);
  return numbers?.length === 3 ? numbers : null;
}

/** Solves a quadratic equation by square roots, factorising, the formula or completing the square. */
export function solveQuadratic(left: Node, right: Node, variable: string, method?: SolveProblem['method']): Solution {
  const numbers = quadraticOf(left, right, variable) ?? cannot('This is not a quadratic equation.');
  const working = new Working('quadratic-equation');
  working.start('read-the-equation', `${toLatex(left)}=${toLatex(right)}`, 'Start with the given equation.');
  const name = letterLatex(variable).trim();
  const whole = primitive(numbers);
  const square = method === undefined ? perfectSquare(left, right, variable) : null;
  if (square) return bySquareOfLinear(working, square.base, square.value, variable);
  if (whole.b === 0n && method === undefined) return bySquareRoot(working, whole, name, variable);
  if (isProduct(left) && toLatex(right) === '0') {
    const found = trinomialFactors(whole);
    if (found) return byFactors(working, found, name, variable);
  }
  standardForm(working, left, right, numbers, whole, variable);
  const factors = trinomialFactors(whole);
  if (method === 'completing-the-square') return byCompletingTheSquare(working, whole, name, variable);
  if (factors && method !== 'formula') {
    factorLines(working, whole, factors, variable);
    return byFactors(working, factors, name, variable);
  }
  if (method === 'factorising') return cannot('This quadratic doesn’t factorise over the whole numbers.');
  return byFormula(working, whole, name, variable);
}

const isProduct = (node: Node) =>
  (node.kind === 'mul' && node.factors.some((one) => one.kind === 'add')) || node.kind === 'pow';

/** (px + q)² = value, as it was written. */
function perfectSquare(left: Node, right: Node, variable: string): { base: Rational[]; value: Rational } | null {
  if (left.kind !== 'pow' || left.base.kind !== 'add' || toLatex(left.exponent) !== '2' || toLatex(right) === '0')
    return null;
  const form = polynomialOf(left.base);
  const base = form && numbersIn(form, variable);
  const value = exactValue(right);
  return base && value && rationals.sign(value) >= 0 ? { base, value } : null;
}

/** Whole coefficients without a common factor, the first positive. */
export function primitive([
  c = rationals.ZERO,
  b = rationals.ZERO,
  a = rationals.ZERO,
]: readonly Rational[]): Trinomial {
  const least = [a, b, c].reduce((held, { d }) => (held * d) / rationals.gcd(held, d), 1n);
  const whole = [a, b, c].map(({ n, d }) => (n * least) / d);
  const common = whole.reduce(rationals.gcd, 0n) || 1n;
  const sign = (whole[0] ?? 1n) < 0n ? -common : common;
  const [x = 0n, y = 0n, z = 0n] = whole.map((value) => value / sign);
  return { a: x, b: y, c: z };
}

const trinomialNumbers = ({ a, b, c }: Trinomial) => [c, b, a].map((value) => rationals.rational(value));

function standardForm(
  working: Working,
  left: Node,
  right: Node,
  numbers: readonly Rational[],
  whole: Trinomial,
  variable: string,
): void {
  const written = polynomialOf(left);
  if (written && toLatex(right) !== '0') {
    const isExpanded = [left, right].every(
      (side) => polynomialLatex(polynomialOf(side) ?? new Map()) === bare(toLatex(side)),
    );
    if (!isExpanded) {
      const other = polynomialOf(right) ?? new Map();
      const line = `${polynomialLatex(written)}=${polynomialLatex(other)}`;
      working.equivalent('expand-brackets', line, 'Expand the brackets and collect like terms.');
    }
  }
  working.equivalent(
    'standard-form',
    `${polynomialLatex(inLetter(numbers, variable))}=0`,
    'Move every term to the left, so the right side is $0$.',
  );
  working.equivalent(
    'common-factor',
    `${polynomialLatex(inLetter(trinomialNumbers(whole), variable))}=0`,
    scalingReason(rationals.divide(rationals.rational(whole.a), numbers[2] ?? rationals.ONE)),
  );
}

function scalingReason(factor: Rational): string {
  const by = rationals.divide(rationals.ONE, factor);
  if (by.d === 1n && by.n === -1n) return 'Multiply both sides by $-1$, so the squared term is positive.';
  return by.d === 1n
    ? `Divide both sides by $${by.n}$ for smaller numbers.`
    : `Multiply both sides by $${asFraction(factor)}$, so the coefficients are whole numbers.`;
}

const bare = (latex: string) => latex.replaceAll('\\left', '').replaceAll('\\right', '');
