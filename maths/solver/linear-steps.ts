import { type Node, type Rational, rationals } from '../engine/index';
import { commonDenominator, hasBrackets, multipliedLatex } from './linear-terms';
import { inBrackets, type NumberStyle, styleOf } from './number-latex';
import {
  inLetter,
  letterLatex,
  numbersIn,
  type Polynomial,
  polynomialLatex,
  polynomialOf,
  scale,
  type Term,
  termLatex,
  termsLatex,
  termsOf,
} from './polynomial';
import { cannot } from './solution';
import type { Working } from './working';

export type Comparison = '=' | '<' | '>' | '<=' | '>=';

export const SIGNS: Record<Comparison, string> = { '=': '=', '<': '<', '>': '>', '<=': '\\le ', '>=': '\\ge ' };
export const TURNED: Record<Comparison, Comparison> = { '=': '=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** a·x + b on each side, lowest power first. */
interface Line {
  left: readonly Rational[];
  right: readonly Rational[];
  sign: Comparison;
}

/** What is left when the unknown drops out: the two numbers that are compared. */
interface Dropped {
  left: Rational;
  right: Rational;
}

/** The lines from "left sign right", which is the last line of the working, to "x sign value". */
export function linearSteps(
  working: Working,
  left: Node,
  right: Node,
  sign: Comparison,
  variable: string,
): { value: Rational; sign: Comparison } | Dropped {
  const style = styleOf(left, right);
  const [a, b] = [sideOf(left, variable), sideOf(right, variable)];
  if (rationals.equals(at(a, 1), at(b, 1))) return { left: at(a, 0), right: at(b, 0) };
  return isolate(working, collect(working, left, right, sign, variable, style), variable, style);
}

function sideOf(node: Node, variable: string): Rational[] {
  const form = polynomialOf(node);
  return (
    (form && numbersIn(form, variable)) ?? cannot('I can solve for one unknown, as long as it isn’t in a denominator.')
  );
}

function collect(
  working: Working,
  left: Node,
  right: Node,
  sign: Comparison,
  variable: string,
  style: NumberStyle,
): Line {
  const write = (a: string, b: string) => `${a}${SIGNS[sign]}${b}`;
  const denominator = commonDenominator([left, right]);
  const clears = denominator > 1n && style(rationals.rational(1, 2)) !== '0.5';
  const by = rationals.rational(clears ? denominator : 1n);
  if (clears) {
    working.equivalent(
      'clear-fractions',
      write(multipliedLatex(left, by, style), multipliedLatex(right, by, style)),
      `Multiply every term by $${denominator}$, the lowest common denominator, to clear the fractions.`,
    );
  }
  const terms = [left, right].map((side) => scaledTerms(side, by));
  const [first = [], second = []] = terms;
  if (hasBrackets(left) || hasBrackets(right) || clears) {
    working.equivalent(
      'expand-brackets',
      write(termsLatex(first, style), termsLatex(second, style)),
      'Expand the brackets: multiply every term inside by the number in front.',
    );
  }
  const [l, r] = [left, right].map((side) => scale(polynomialOf(side) ?? new Map(), by)) as [Polynomial, Polynomial];
  if (first.length !== l.size || second.length !== r.size) {
    const line = write(polynomialLatex(l, style), polynomialLatex(r, style));
    working.equivalent('collect-like-terms', line, 'Collect like terms on each side.');
  }
  return { left: numbersIn(l, variable) ?? [], right: numbersIn(r, variable) ?? [], sign };
}

const scaledTerms = (side: Node, by: Rational): Term[] =>
  (termsOf(side) ?? []).map((term) => ({ ...term, coefficient: rationals.multiply(term.coefficient, by) }));

const at = (side: readonly Rational[], power: number): Rational => side[power] ?? rationals.ZERO;

function isolate(
  working: Working,
  start: Line,
  variable: string,
  style: NumberStyle,
): { value: Rational; sign: Comparison } {
  const name = letterLatex(variable).trim();
  const side = (numbers: readonly Rational[]) => polynomialLatex(inLetter(numbers, variable), style);
  const text = ({ left, right, sign }: Line) => `${side(left)}${SIGNS[sign]}${side(right)}`;
  const less = (line: Line, shift: readonly Rational[]): Line => {
    const minus = (numbers: readonly Rational[]) =>
      [0, 1].map((power) => rationals.subtract(at(numbers, power), at(shift, power)));
    return { ...line, left: minus(line.left), right: minus(line.right) };
  };
  let line = start;
  const [a, c] = [at(line.left, 1), at(line.right, 1)];
  if (!rationals.isZero(c)) {
    const moved = rationals.compare(a, c) >= 0 ? c : a;
    line = less(line, [rationals.ZERO, moved]);
    if (!rationals.isZero(moved))
      working.equivalent('same-to-both-sides', text(line), moveReason(moved, variable, style));
    if (rationals.compare(a, c) < 0) {
      line = { left: line.right, right: line.left, sign: TURNED[line.sign] };
      const turns = line.sign === '=' ? '' : ', and flip the inequality sign';
      working.equivalent('swap-sides', text(line), `Swap the sides, so $${name}$ is on the left${turns}.`);
    }
  }
  const [b, slope] = [at(line.left, 0), at(line.left, 1)];
  if (!rationals.isZero(b)) {
    line = less(line, [b]);
    working.equivalent('same-to-both-sides', text(line), shiftReason(b, style));
  }
  const value = rationals.divide(at(line.right, 0), slope);
  const sign = rationals.sign(slope) < 0 ? TURNED[line.sign] : line.sign;
  const turn = sign === line.sign ? '' : ' A negative number turns the inequality sign around.';
  const how = rationals.equals(slope, rationals.rational(-1))
    ? 'Multiply both sides by $-1$.'
    : `Divide both sides by $${style(slope)}$.`;
  working.equivalent('divide-both-sides', `${name}${SIGNS[sign]}${style(value)}`, how + turn);
  return { value, sign };
}

function moveReason(moved: Rational, variable: string, style: NumberStyle): string {
  const negative = rationals.sign(moved) < 0;
  const coefficient = negative ? rationals.negate(moved) : moved;
  const term = termLatex({ coefficient, powers: [[variable, 1]] }, style);
  const end = `so $${letterLatex(variable).trim()}$ is on one side only`;
  return negative ? `Add $${term}$ to both sides, ${end}.` : `Subtract $${term}$ from both sides, ${end}.`;
}

export function shiftReason(b: Rational, style: NumberStyle, where = 'both sides'): string {
  return rationals.sign(b) < 0
    ? `Add $${style(rationals.negate(b))}$ to ${where}.`
    : `Subtract $${inBrackets(style(b))}$ from ${where}.`;
}
