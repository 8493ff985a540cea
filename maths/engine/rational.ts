import { MAX_BITS, spendAllowance, TooHeavy } from './limits';

/** An exact fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

const LIMIT = 1n << BigInt(MAX_BITS);
const BEYOND = LIMIT * LIMIT * 2n;
const WORD = 1n << 62n;

/** 64-bit words beyond the first; what makes long division and common divisors slow. */
const extraWords = (n: bigint) => (n < WORD && n > -WORD ? 0 : n.toString(16).length >> 4);

/** Charges for one result: a little for any, by words for multiplying, and more for a common divisor of two giants. */
function charge(n: bigint, d: bigint): void {
  const top = extraWords(n);
  const bottom = d === 1n ? 0 : extraWords(d);
  spendAllowance(3 + 4 * (top + bottom) + 45 * Math.min(top, bottom));
}

export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** `n/d` in lowest terms. Throws RangeError for d = 0 and `TooHeavy` for giants. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  let top = BigInt(n);
  let bottom = BigInt(d);
  if (bottom === 0n) throw new RangeError('division by zero');
  // Two numbers within the limit give no larger one by one operation.
  if (top > BEYOND || top < -BEYOND || bottom > BEYOND || bottom < -BEYOND) throw new TooHeavy('number too long');
  charge(top, bottom);
  if (bottom < 0n) {
    top = -top;
    bottom = -bottom;
  }
  if (bottom !== 1n) {
    const common = gcd(top, bottom);
    if (common > 1n) {
      top /= common;
      bottom /= common;
    }
  }
  if (top > LIMIT || top < -LIMIT || bottom > LIMIT) throw new TooHeavy('number too long');
  return { n: top, d: bottom };
}

export const add = (a: Rational, b: Rational) =>
  a.d === b.d ? rational(a.n + b.n, a.d) : rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const subtract = (a: Rational, b: Rational) => add(a, negate(b));
export const multiply = (a: Rational, b: Rational) => rational(a.n * b.n, a.d * b.d);
export const divide = (a: Rational, b: Rational) => rational(a.n * b.d, a.d * b.n);
export const isZero = (a: Rational) => a.n === 0n;
export const isInteger = (a: Rational) => a.d === 1n;
export const equals = (a: Rational, b: Rational) => a.n === b.n && a.d === b.d;
export const sign = (a: Rational) => (a.n > 0n ? 1 : a.n < 0n ? -1 : 0);
export const compare = (a: Rational, b: Rational) => sign(subtract(a, b));

/** Whole power; the exponent may be negative. Throws `TooHeavy` before a giant is built. */
export function power(a: Rational, exponent: number): Rational {
  if (!Number.isInteger(exponent)) throw new RangeError('whole exponents only');
  if (exponent < 0) return power(divide(ONE, a), -exponent);
  const bits = Math.max(a.n.toString(2).length, a.d.toString(2).length);
  if (a.n !== 0n && !(a.d === 1n && (a.n === 1n || a.n === -1n)) && bits * exponent > MAX_BITS * 2)
    throw new TooHeavy('power too large');
  if (exponent > 1e6) exponent = 2 + (exponent % 2);
  return rational(a.n ** BigInt(exponent), a.d ** BigInt(exponent));
}

/** Nearest double. */
export function toNumber(a: Rational): number {
  const direct = Number(a.n) / Number(a.d);
  if (Number.isFinite(direct)) return direct;
  const shift = BigInt(Math.max(0, Math.min(a.n.toString(2).length, a.d.toString(2).length) - 200));
  return Number(a.n >> shift) / Number(a.d >> shift);
}

export const toText = (a: Rational) => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`);
