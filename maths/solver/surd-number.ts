import { type Rational, rationals, spendAllowance } from '../engine/index';
import { asFraction } from './number-latex';
import { cannot } from './solution';

/** outside · √inside, with a square-free whole number inside. */
export interface Surd {
  outside: Rational;
  inside: bigint;
}

const LARGEST = 10n ** 9n;

/** The largest s with s² dividing n, for n above 0. */
export function squarePart(n: bigint): bigint {
  if (n > LARGEST) return cannot('The number under the root is too large for me to simplify.');
  let [rest, root] = [n, 1n];
  for (let p = 2n; p * p <= rest; p += 1n) {
    spendAllowance(1);
    while (rest % (p * p) === 0n) {
      rest /= p * p;
      root *= p;
    }
    while (rest % p === 0n) rest /= p;
  }
  return root * (integerSquareRoot(rest) ?? 1n);
}

/** The root of a perfect square, or null; by Newton's method, so that giants end quickly too. */
export function integerSquareRoot(n: bigint): bigint | null {
  if (n < 0n) return null;
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    spendAllowance(2);
    const next = (root + n / root) >> 1n;
    if (next >= root) return root * root === n ? root : null;
    root = next;
  }
}

/** √value for a value of 0 or more: √(p/q) = √(pq)/q. */
export function squareRootOf(value: Rational): Surd {
  if (rationals.isZero(value)) return { outside: rationals.ZERO, inside: 1n };
  const under = value.n * value.d;
  const root = integerSquareRoot(under);
  if (root !== null) return { outside: rationals.rational(root, value.d), inside: 1n };
  const square = squarePart(under);
  return { outside: rationals.rational(square, value.d), inside: under / (square * square) };
}

/** 2\sqrt{3}, \frac{\sqrt{5}}{2}, 4. */
export function surdLatex({ outside, inside }: Surd): string {
  if (inside === 1n || rationals.isZero(outside)) return asFraction(outside);
  const size = outside.n < 0n ? -outside.n : outside.n;
  const top = `${size === 1n ? '' : size}\\sqrt{${inside}}`;
  return `${outside.n < 0n ? '-' : ''}${outside.d === 1n ? top : `\\frac{${top}}{${outside.d}}`}`;
}

/** Plain typing for a model answer: 2sqrt(3)/5. */
export function surdPlain({ outside, inside }: Surd): string {
  if (inside === 1n) return rationals.toText(outside);
  const front = outside.n === 1n ? '' : outside.n === -1n ? '-' : `${outside.n}`;
  return `${front}sqrt(${inside})${outside.d === 1n ? '' : `/${outside.d}`}`;
}
