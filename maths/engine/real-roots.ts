import { rationalRoots } from './factor-search';
import { spendAllowance } from './limits';
import { isZero, rational, sign, toNumber, ZERO } from './rational';
import { type Coefficients, commonDivisor, derivative, divideWithRemainder, valueAt } from './univariate';

/** The different real roots, in order: rational ones exactly, the others by bisection between turning points. */
export function realRoots(coefficients: Coefficients): number[] {
  if (coefficients.length < 2) return [];
  const simple = divideWithRemainder(coefficients, commonDivisor(coefficients, derivative(coefficients))).whole;
  if (isZero(simple[0] ?? ZERO)) return sorted([0, ...realRoots(simple.slice(1))]);
  if (simple.length === 2)
    return rationalRoots(simple).length > 0
      ? rationalRoots(simple).map(toNumber)
      : [toNumber(rational(-(simple[0]?.n ?? 0n) * (simple[1]?.d ?? 1n), (simple[0]?.d ?? 1n) * (simple[1]?.n ?? 1n)))];
  return between(simple);
}

const sorted = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);

/** Roots of a polynomial without repeated roots lie between the roots of its derivative, one at most in each gap. */
function between(a: Coefficients): number[] {
  const doubles = a.map(toNumber);
  const at = (x: number) => {
    spendAllowance(1 + doubles.length / 4);
    return doubles.reduceRight((total, value) => total * x + value, 0);
  };
  const lead = Math.abs(doubles.at(-1) ?? 1);
  const bound = 1 + Math.max(...doubles.map((value) => Math.abs(value) / lead));
  const stops = [-bound, ...realRoots(derivative(a)), bound];
  const roots = stops.slice(1).flatMap((right, index) => bisect(at, stops[index] ?? -bound, right));
  const exact = rationalRoots(a);
  return sorted(
    roots.map(
      (root) =>
        exact
          .map(toNumber)
          .find(
            (value) =>
              Math.abs(value - root) < 1e-7 * Math.max(1, Math.abs(root)) && sign(valueAt(a, exact[0] ?? ZERO)) === 0,
          ) ?? root,
    ),
  );
}

function bisect(at: (x: number) => number, from: number, to: number): number[] {
  let [low, high] = [from, to];
  const start = Math.sign(at(low));
  if (start === 0) return [low];
  if (Math.sign(at(high)) === start) return [];
  for (let i = 0; i < 200 && high - low > 1e-15 * Math.max(1, Math.abs(low)); i += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (Math.sign(at(middle)) === start) low = middle;
    else high = middle;
  }
  return [(low + high) / 2];
}
