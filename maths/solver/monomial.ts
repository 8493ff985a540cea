import { type Rational, rationals } from '../engine/index';
import { collected, inOrder, multiplyTerms, type Polynomial, powerIn, type Term } from './polynomial';
import { integerSquareRoot } from './surd-number';

const reciprocal = ({ coefficient, powers }: Term): Term => ({
  coefficient: rationals.divide(rationals.ONE, coefficient),
  powers: powers.map(([letter, power]) => [letter, -power] as const),
});

/** One term divided by another. */
export const divideTerms = (a: Term, b: Term): Term => multiplyTerms(a, reciprocal(b));

/** The highest common factor of all terms, with the sign of the first; and what is left. */
export function commonFactor(form: Polynomial): { common: Term; rest: Polynomial } {
  const terms = inOrder(form);
  const [first] = terms;
  if (!first) return { common: { coefficient: rationals.ONE, powers: [] }, rest: form };
  const top = terms.map((term) => term.coefficient.n).reduce(rationals.gcd, 0n);
  const bottom = terms.map((term) => term.coefficient.d).reduce((a, b) => (a * b) / rationals.gcd(a, b), 1n);
  const sign = rationals.sign(first.coefficient) < 0 ? -1n : 1n;
  const powers = first.powers
    .map(([letter]) => [letter, Math.min(...terms.map((term) => powerIn(term, letter)))] as const)
    .filter(([, power]) => power > 0);
  const common: Term = { coefficient: rationals.rational(sign * top, bottom), powers };
  return { common, rest: collected(terms.map((term) => divideTerms(term, common))) };
}

/** The square root of a term, or null: 9x⁴ gives 3x². */
export function rootOfTerm({ coefficient, powers }: Term): Term | null {
  const [top, bottom] = [integerSquareRoot(coefficient.n), integerSquareRoot(coefficient.d)];
  if (top === null || bottom === null || powers.some(([, power]) => power % 2 !== 0)) return null;
  return {
    coefficient: rationals.rational(top, bottom),
    powers: powers.map(([letter, power]) => [letter, power / 2] as const),
  };
}

/** The cube root of a term, its sign kept, or null. */
export function cubeRootOfTerm({ coefficient, powers }: Term): Term | null {
  const root = BigInt(Math.round(Math.cbrt(Number(coefficient.n))));
  if (coefficient.d !== 1n || root ** 3n !== coefficient.n || powers.some(([, power]) => power % 3 !== 0)) return null;
  return {
    coefficient: rationals.rational(root),
    powers: powers.map(([letter, power]) => [letter, power / 3] as const),
  };
}

export const withNumber = (term: Term, coefficient: Rational): Term => ({ ...term, coefficient });
export const negatedTerm = (term: Term): Term => ({ ...term, coefficient: rationals.negate(term.coefficient) });
