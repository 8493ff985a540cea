import { type Rational, rationals, toLatex } from '../engine/index';
import { asFraction, signed } from './number-latex';
import { inLetter, letterLatex, lettersOf, numbersIn, plainTyping, polynomialLatex, polynomialOf } from './polynomial';
import type { AlgebraProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** a x² + b x + c as a (x + h)² + k. */
export function completeTheSquare({ expression }: AlgebraProblem): Solution {
  const tree = readMaths(expression);
  const form = polynomialOf(tree);
  const [letter = 'x', ...more] = form ? lettersOf(form) : [];
  const numbers = form && more.length === 0 ? numbersIn(form, letter) : null;
  if (numbers?.length !== 3) return cannot('I can complete the square for a quadratic in one variable.');
  const working = new Working('complete-the-square');
  working.start('read-the-expression', toLatex(tree), 'Start with the given expression.');
  if (form) working.equal('collect-like-terms', polynomialLatex(form), 'Expand and put the terms in order.');
  const latex = squareLines(working, numbers, letter);
  return working.answer({
    kind: 'expression',
    model: plainTyping(withSlashes(latex)),
    forms: [{ kind: 'completed-square' }],
  });
}

/** Plain fractions for a model answer. */
export const withSlashes = (latex: string): string => latex.replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1/$2)');

/** Writes the lines from ax² + bx + c, the last line of the working, and gives the last one. */
export function squareLines(working: Working, numbers: readonly Rational[], letter: string, head = ''): string {
  const [c = rationals.ZERO, b = rationals.ZERO, a = rationals.ONE] = numbers;
  const write = head === '' ? working.equal.bind(working) : working.equivalent.bind(working);
  const half = rationals.divide(b, rationals.multiply(rationals.rational(2), a));
  const square = rationals.multiply(half, half);
  const k = rationals.subtract(c, rationals.multiply(a, square));
  const front = asFraction(a).replace(/^(-?)1$/, '$1');
  const name = letterLatex(letter).trim();
  const tail = (value: Rational) => (rationals.isZero(value) ? '' : signed(asFraction(value)));
  const base = rationals.isZero(half) ? name : `(${polynomialLatex(inLetter([half, rationals.ONE], letter))})`;
  if (!rationals.isZero(b)) {
    const inside = polynomialLatex(inLetter([rationals.ZERO, rationals.divide(b, a), rationals.ONE], letter));
    if (front !== '')
      write(
        'factor-out-leading',
        `${head}${front}(${inside})${tail(c)}`,
        `Take $${asFraction(a)}$ out of the first two terms.`,
      );
    const pair = `${base}^{2}-${asFraction(square)}`;
    write(
      'add-and-subtract-square',
      `${head}${front === '' ? pair : `${front}\\left(${pair}\\right)`}${tail(c)}`,
      `Half the coefficient of $${name}$ is $${asFraction(half)}$; add and subtract its square, $${squareBase(half)}^2=${asFraction(square)}$.`,
    );
  }
  const line = `${head}${front}${base}^{2}${tail(k)}`;
  write('collect-the-constants', line, 'Combine the constants.');
  return line;
}

const squareBase = (value: Rational) =>
  value.d === 1n && value.n >= 0n ? `${value.n}` : `\\left(${asFraction(value)}\\right)`;
