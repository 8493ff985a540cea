import { rationals } from '../engine/index';
import { inLetter, type Polynomial, polynomialLatex } from './polynomial';
import { integerSquareRoot } from './surd-number';

/** Whole numbers a, b, c of ax² + bx + c. */
export interface Trinomial {
  a: bigint;
  b: bigint;
  c: bigint;
}

/** How a trinomial factorises: m·n = ac and m + n = b, then (p x + q)(r x + s). */
export interface TrinomialFactors {
  m: bigint;
  n: bigint;
  first: { p: bigint; q: bigint };
  second: { p: bigint; q: bigint };
}

/** Factors of a trinomial without a common factor and with a > 0; null where there are none over the whole numbers. */
export function trinomialFactors({ a, b, c }: Trinomial): TrinomialFactors | null {
  const root = integerSquareRoot(b * b - 4n * a * c);
  if (root === null) return null;
  const [m, n] = [(b + root) / 2n, (b - root) / 2n];
  const common = rationals.gcd(a, m);
  const first = { p: a / common, q: m / common };
  return { m, n, first, second: { p: common, q: n / first.p } };
}

const linear = (letter: string, { p, q }: { p: bigint; q: bigint }): Polynomial =>
  inLetter([rationals.rational(q), rationals.rational(p)], letter);

export const linearLatex = (letter: string, factor: { p: bigint; q: bigint }): string =>
  polynomialLatex(linear(letter, factor));

/** (x+2)(x-3), (x-1)^{2}, or x(x+4). */
export function factorsLatex(letter: string, { first, second }: TrinomialFactors): string {
  const [a, b] = [linearLatex(letter, first), linearLatex(letter, second)];
  if (a === b) return `(${a})^{2}`;
  if (second.q === 0n && second.p === 1n) return `${b}(${a})`;
  if (first.q === 0n && first.p === 1n) return `${a}(${b})`;
  return `(${a})(${b})`;
}

/** ax² + mx + nx + c. */
export const splitLatex = (letter: string, { a, c }: Trinomial, { m, n }: TrinomialFactors): string =>
  [
    polynomialLatex(inLetter([rationals.ZERO, rationals.ZERO, rationals.rational(a)], letter)),
    polynomialLatex(inLetter([rationals.ZERO, rationals.rational(m)], letter)),
    polynomialLatex(inLetter([rationals.ZERO, rationals.rational(n)], letter)),
    `${c}`,
  ]
    .map((text, index) => (index === 0 || text.startsWith('-') ? text : `+${text}`))
    .join('');

/** g x (px + q) + h (px + q), the pairs of the split trinomial with their common factors taken out. */
export function groupedLatex(letter: string, { first, second }: TrinomialFactors): string {
  const inside = linearLatex(letter, first);
  const outer = polynomialLatex(inLetter([rationals.ZERO, rationals.rational(second.p)], letter));
  const number = second.q === 1n ? '+' : second.q === -1n ? '-' : `${second.q > 0n ? '+' : ''}${second.q}`;
  return `${outer}(${inside})${number}(${inside})`;
}
