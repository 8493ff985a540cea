import { type Rational, rationals } from '../engine/index';
import { asFraction, plain } from './number-latex';
import { inLetter, letterLatex, polynomialLatex } from './polynomial';
import type { Trinomial } from './quadratic-factors';
import { noReal, plusMinusLatex, rootsAnswer, TWO_ROOTS } from './quadratic-roots';
import type { Solution } from './solution';
import { squareRootOf, surdLatex } from './surd-number';
import type { Working } from './working';

/** (px + q)² = value, by taking the square root of both sides. */
export function bySquareOfLinear(working: Working, base: Rational[], value: Rational, variable: string): Solution {
  const [q = rationals.ZERO, p = rationals.ONE] = base;
  const root = squareRootOf(value);
  const name = letterLatex(variable).trim();
  const inside = polynomialLatex(inLetter(base, variable));
  const minus = rationals.negate(q);
  if (root.inside === 1n) {
    working.equivalent('square-root', value.n === 0n ? `${inside}=0` : `${inside}=\\pm ${surdLatex(root)}`, TWO_ROOTS);
    const roots = [rationals.add(minus, root.outside), rationals.subtract(minus, root.outside)].map((top) =>
      rationals.divide(top, p),
    );
    working.equivalent(
      'solve-each-sign',
      roots.map((value) => `${name}=${asFraction(value)}`).join('\\text{ or }'),
      'Solve with the plus sign, then with the minus sign.',
    );
    return working.answer({
      kind: 'solutions',
      model: roots.map((value) => `${variable}=${plain(value)}`).join(' or '),
      variable,
    });
  }
  const middle = rationals.divide(minus, p);
  const size = { ...root, outside: rationals.divide(root.outside, p) };
  const shown = { ...size, outside: size.outside.n < 0n ? rationals.negate(size.outside) : size.outside };
  working.equivalent(
    'square-root',
    `${name}=${plusMinusLatex(middle, shown)}`,
    `${TWO_ROOTS} Then get $${name}$ by itself.`,
  );
  return working.answer(rootsAnswer(variable, middle, shown));
}

/** ax² + c = 0, by getting the square by itself. */
export function bySquareRoot(working: Working, { a, c }: Trinomial, name: string, variable: string): Solution {
  const value = rationals.rational(-c, a);
  working.equivalent('isolate-the-square', `${name}^{2}=${asFraction(value)}`, `Get $${name}^2$ by itself.`);
  if (value.n < 0n) return noReal(working, variable, `A square is never negative, so no real $${name}$ works.`);
  const root = squareRootOf(value);
  if (value.n === 0n) {
    working.equivalent('square-root', `${name}=0`, 'Only $0$ squared is $0$.');
    return working.answer({ kind: 'solutions', model: `${variable}=0`, variable });
  }
  working.equivalent('square-root', `${name}=\\pm ${surdLatex(root)}`, TWO_ROOTS);
  return working.answer(rootsAnswer(variable, rationals.ZERO, root));
}

/** ax² + bx + c = 0, by making the left side a square. */
export function byCompletingTheSquare(
  working: Working,
  { a, b, c }: Trinomial,
  name: string,
  variable: string,
): Solution {
  const [p, q] = [rationals.rational(b, a), rationals.rational(c, a)];
  const half = rationals.divide(p, rationals.rational(2));
  const right = rationals.subtract(rationals.multiply(half, half), q);
  const x = inLetter([rationals.ZERO, p, rationals.ONE], variable);
  const square = `(${polynomialLatex(inLetter([half, rationals.ONE], variable))})^{2}`;
  working.equivalent(
    'move-the-constant',
    `${polynomialLatex(x)}=${asFraction(rationals.negate(q))}`,
    a === 1n ? 'Move the constant to the right.' : `Divide by $${a}$ and move the constant to the right.`,
  );
  working.equivalent(
    'complete-the-square',
    `${square}=${asFraction(right)}`,
    `Add the square of half the coefficient of $${name}$, $${asFraction(rationals.multiply(half, half))}$, to both sides.`,
  );
  if (right.n < 0n) return noReal(working, variable, 'A square is never negative, so there’s no real solution.');
  const root = squareRootOf(right);
  const left = polynomialLatex(inLetter([half, rationals.ONE], variable));
  const middle = rationals.negate(half);
  if (root.inside !== 1n) {
    working.equivalent(
      'square-root',
      `${name}=${plusMinusLatex(middle, root)}`,
      `${TWO_ROOTS} Then get $${name}$ by itself.`,
    );
    return working.answer(rootsAnswer(variable, middle, root));
  }
  working.equivalent('square-root', right.n === 0n ? `${left}=0` : `${left}=\\pm ${surdLatex(root)}`, TWO_ROOTS);
  const roots = [rationals.add(middle, root.outside), rationals.subtract(middle, root.outside)].slice(
    0,
    right.n === 0n ? 1 : 2,
  );
  working.equivalent(
    'same-to-both-sides',
    roots.map((value) => `${name}=${asFraction(value)}`).join('\\text{ or }'),
    `Get $${name}$ by itself, with each sign in turn.`,
  );
  return working.answer({
    kind: 'solutions',
    model: roots.map((value) => `${variable}=${plain(value)}`).join(' or '),
    variable,
  });
}
