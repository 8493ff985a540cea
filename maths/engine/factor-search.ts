import { integerRoot } from './integer-factors';
import { spendAllowance } from './limits';
import { isZero, rational } from './rational';
import { type Coefficients, commonDivisor, derivative, primitive, trim, valueAt } from './univariate';

/** Whether a polynomial of degree 2 or more has a factor of lower degree over the rationals. Degrees above 8 count as factorable. */
export function factorsOverRationals(coefficients: Coefficients): boolean {
  const a = trim(coefficients);
  const degree = a.length - 1;
  if (degree < 2) return false;
  if (degree > 8) return true;
  if (isZero(a[0] ?? rational(0))) return true;
  if (degree === 2) return perfectDiscriminant(primitive(a));
  if (commonDivisor(a, derivative(a)).length > 1) return true;
  return hasRationalRoot(a) || (degree > 3 && hasQuadraticFactor(a));
}

function perfectDiscriminant([c = 0n, b = 0n, a = 0n]: bigint[]): boolean {
  return integerRoot(b * b - 4n * a * c, 2) !== null;
}

export function divisors(n: bigint): bigint[] {
  const size = n < 0n ? -n : n;
  const out: bigint[] = [];
  for (let d = 1n; d * d <= size && d <= 2000n; d += 1n) {
    spendAllowance(1);
    if (size % d !== 0n) continue;
    out.push(d);
    if (d * d !== size) out.push(size / d);
  }
  return out;
}

export function rationalRoots(a: Coefficients) {
  const whole = primitive(a);
  const roots = [];
  for (const top of divisors(whole[0] ?? 0n)) {
    for (const bottom of divisors(whole.at(-1) ?? 1n)) {
      for (const sign of [1n, -1n]) {
        const root = rational(sign * top, bottom);
        if (root.n === sign * top && isZero(valueAt(a, root))) roots.push(root);
      }
    }
  }
  return roots;
}

const hasRationalRoot = (a: Coefficients) => rationalRoots(a).length > 0;

/** Kronecker's search for px² + qx + r by its values at 0, 1 and −1. */
function hasQuadraticFactor(a: Coefficients): boolean {
  const whole = primitive(a);
  const at = (x: bigint) => whole.reduceRight((total, value) => total * x + value, 0n);
  const [zero, one, minus] = [at(0n), at(1n), at(-1n)];
  const signed = (n: bigint) => divisors(n).flatMap((d) => [d, -d]);
  const [firsts, seconds, thirds] = [divisors(zero), signed(one), signed(minus)];
  if (firsts.length * seconds.length * thirds.length > 4000) return true;
  for (const r of firsts) {
    for (const s of seconds) {
      spendAllowance(4 * thirds.length);
      for (const t of thirds) {
        const p2 = s + t - 2n * r;
        const q2 = s - t;
        if (p2 === 0n || p2 % 2n !== 0n || q2 % 2n !== 0n) continue;
        if (dividesEvenly(whole, [r, q2 / 2n, p2 / 2n])) return true;
      }
    }
  }
  return false;
}

function dividesEvenly(whole: bigint[], [r = 0n, q = 0n, p = 1n]: bigint[]): boolean {
  const rest = [...whole];
  for (let top = rest.length - 1; top >= 2; top -= 1) {
    const lead = rest[top] ?? 0n;
    if (lead % p !== 0n) return false;
    const factor = lead / p;
    rest[top - 1] = (rest[top - 1] ?? 0n) - factor * q;
    rest[top - 2] = (rest[top - 2] ?? 0n) - factor * r;
  }
  return rest[0] === 0n && rest[1] === 0n;
}
