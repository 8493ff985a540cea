import type { Polynomial } from './polynomial';
import { add, divide, gcd, isZero, multiply, negate, ONE, type Rational, rational, ZERO } from './rational';

/** Coefficients of one unknown, lowest power first, no zero at the end. */
export type Coefficients = Rational[];

export function trim(a: Coefficients): Coefficients {
  let length = a.length;
  while (length > 0 && isZero(a[length - 1] ?? ZERO)) length -= 1;
  return a.slice(0, length);
}

/** The coefficients of a polynomial in one generator alone, or null. */
export function coefficientsOf(a: Polynomial, name: string): Coefficients | null {
  const out: Coefficients = [];
  for (const { monomial, coefficient } of a.values()) {
    const [first, ...more] = monomial;
    if (more.length > 0 || (first && first[0] !== name)) return null;
    const power = first?.[1] ?? 0;
    if (power > 60 || power < 0) return null;
    while (out.length <= power) out.push(ZERO);
    out[power] = coefficient;
  }
  return trim(out);
}

export function remainder(a: Coefficients, b: Coefficients): Coefficients {
  return divideWithRemainder(a, b).rest;
}

export function divideWithRemainder(a: Coefficients, b: Coefficients): { whole: Coefficients; rest: Coefficients } {
  let rest = trim(a);
  const lead = b.at(-1) ?? ONE;
  const whole: Coefficients = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => ZERO);
  while (rest.length >= b.length && rest.length > 0) {
    const shift = rest.length - b.length;
    const factor = divide(rest.at(-1) ?? ZERO, lead);
    whole[shift] = factor;
    rest = trim(
      rest
        .map((value, index) => (index < shift ? value : add(value, negate(multiply(factor, b[index - shift] ?? ZERO)))))
        .slice(0, -1),
    );
  }
  return { whole: trim(whole), rest };
}

export function commonDivisor(a: Coefficients, b: Coefficients): Coefficients {
  let [x, y] = [trim(a), trim(b)];
  while (y.length > 0) [x, y] = [y, monic(remainder(x, y))];
  return monic(x);
}

const monic = (a: Coefficients): Coefficients => {
  const lead = a.at(-1);
  return lead ? a.map((value) => divide(value, lead)) : a;
};

export const derivative = (a: Coefficients): Coefficients =>
  trim(a.slice(1).map((value, index) => multiply(value, rational(index + 1))));

export function valueAt(a: Coefficients, x: Rational): Rational {
  return a.reduceRight((total, value) => add(multiply(total, x), value), ZERO);
}

/** Whole coefficients without a common factor. */
export function primitive(a: Coefficients): bigint[] {
  const scale = a.reduce((least, value) => (least * value.d) / gcd(least, value.d), 1n);
  const whole = a.map((value) => (value.n * scale) / value.d);
  const common = whole.reduce(gcd, 0n);
  return common > 1n ? whole.map((value) => value / common) : whole;
}
