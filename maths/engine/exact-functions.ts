import { primeFactors } from './integer-factors';
import { constant, constantOf, generator, NOTHING, proportion, scale, UNITY } from './polynomial';
import { type Quotient, type QuotientArithmetic, rationalOf, whole } from './quotient';
import { isInteger, negate, ONE, type Rational, rational, subtract } from './rational';

/** Exact values of functions where school maths knows them (sin 30°, log₂ 8, |−3|); null leaves the call as it is. */
export function exactCall(n: QuotientArithmetic, name: string, args: Quotient[]): Quotient | null {
  const [first, second] = args;
  if (!first) return null;
  switch (name) {
    case 'sin':
      return sine(n, first);
    case 'cos':
      return sine(n, n.subtract(half(n, 'c:pi'), first));
    case 'tan':
      return ratio(n, sine(n, first), sine(n, n.subtract(half(n, 'c:pi'), first)));
    case 'sec':
      return n.divide(whole(UNITY), n.multiply(whole(UNITY), exactCall(n, 'cos', [first]) ?? n.opaque('cos', [first])));
    case 'cosec':
      return n.divide(whole(UNITY), exactCall(n, 'sin', [first]) ?? n.opaque('sin', [first]));
    case 'ln':
      return logarithm(n, first);
    case 'log': {
      const top = logarithm(n, first);
      const bottom = logarithm(n, second ?? whole(constant(rational(10))));
      return ratio(n, top, bottom);
    }
    case 'abs':
      return absolute(n, first);
    case 'binomial':
      return second ? binomial(first, second) : null;
    default:
      return null;
  }
}

const ratio = (n: QuotientArithmetic, top: Quotient | null, bottom: Quotient | null) =>
  top && bottom ? n.divide(top, bottom) : null;
const half = (n: QuotientArithmetic, name: string) =>
  n.multiply(whole(generator(name)), whole(constant(rational(1, 2))));

/** The multiple of π an angle is, or null. */
function turns(angle: Quotient): Rational | null {
  if (angle.top.size === 0) return rational(0);
  const bottom = constantOf(angle.bottom);
  const multiple = bottom && proportion(angle.top, generator('c:pi'));
  return multiple && bottom ? rational(multiple.n * bottom.d, multiple.d * bottom.n) : null;
}

/** sin of multiples of π/6 and π/4. */
function sine(n: QuotientArithmetic, angle: Quotient): Quotient | null {
  const multiple = turns(angle);
  if (!multiple) return null;
  const whole2 = multiple.n / (multiple.d * 2n) - (multiple.n < 0n ? 1n : 0n);
  let part = subtract(multiple, rational(whole2 * 2n));
  if (part.n >= part.d * 2n) part = subtract(part, rational(2));
  const negative = part.n >= part.d;
  if (negative) part = subtract(part, ONE);
  if (part.n * 2n > part.d) part = subtract(ONE, part);
  const size = QUARTER[`${part.n}/${part.d}`];
  if (!size) return null;
  const [root, divisor] = size;
  const base = root === 0 ? NOTHING : root === 1 ? UNITY : generator(`r:2:${root}`);
  const value = scale(base, rational(1, divisor));
  return n.multiply(whole(value), whole(constant(negative ? negate(ONE) : ONE)));
}

const QUARTER: Record<string, [number, number]> = {
  '0/1': [0, 1],
  '1/6': [1, 2],
  '1/4': [2, 2],
  '1/3': [3, 2],
  '1/2': [1, 1],
};

/** ln of a positive rational as a sum over primes, of a power of e, or null. */
function logarithm(n: QuotientArithmetic, of: Quotient): Quotient | null {
  const value = rationalOf(of);
  if (value) {
    if (value.n <= 0n) return null;
    const top = primeFactors(value.n);
    const bottom = primeFactors(value.d);
    if (!top || !bottom) return null;
    const parts = [...[...top].map(([p, k]) => [p, k] as const), ...[...bottom].map(([p, k]) => [p, -k] as const)];
    return parts
      .map(([p, k]) => whole(scale(generator(`l:${p}`), rational(k))))
      .reduce((a, b) => n.add(a, b), whole(NOTHING));
  }
  const only = of.top.size === 1 && constantOf(of.bottom) ? [...of.top.values()][0] : undefined;
  const [factor] = only?.monomial ?? [];
  if (
    only?.monomial.length === 1 &&
    factor?.[0] === 'c:e' &&
    rationalOf({ top: constant(only.coefficient), bottom: of.bottom })?.n === 1n &&
    only.coefficient.d === 1n
  )
    return whole(constant(rational(factor[1])));
  return null;
}

function absolute(n: QuotientArithmetic, of: Quotient): Quotient | null {
  const value = rationalOf(of);
  if (!value) return null;
  return value.n < 0n ? n.multiply(of, whole(constant(rational(-1)))) : of;
}

function binomial(top: Quotient, bottom: Quotient): Quotient | null {
  const n = rationalOf(top);
  const k = rationalOf(bottom);
  if (!n || !k || !isInteger(n) || !isInteger(k) || k.n < 0n || n.n < k.n || n.n > 400n) return null;
  let out = 1n;
  for (let i = 1n; i <= k.n; i += 1n) out = (out * (n.n - k.n + i)) / i;
  return whole(constant(rational(out)));
}
