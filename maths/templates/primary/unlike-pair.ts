import type { Random } from '../../engine/random';
import { type Fraction, greatestCommonFactor, leastCommonMultiple } from './fractions';

/** Two proper fractions in lowest terms with denominators of which neither is a multiple of the other. */
export interface UnlikePair {
  first: Fraction;
  second: Fraction;
}

const denominators: [number, number][] = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [6, 8],
  [6, 9],
  [3, 8],
  [4, 10],
  [6, 10],
  [5, 6],
  [2, 7],
  [3, 10],
];

export function drawUnlikePair(random: Random): UnlikePair {
  const [left, right] = random.shuffle(random.pick(denominators)) as [number, number];
  return { first: properFraction(random, left), second: properFraction(random, right) };
}

function properFraction(random: Random, bottom: number): Fraction {
  const tops = Array.from({ length: bottom - 1 }, (_, i) => i + 1).filter((t) => greatestCommonFactor(t, bottom) === 1);
  return { top: random.pick(tops), bottom };
}

export function commonBottom({ first, second }: UnlikePair): number {
  return leastCommonMultiple(first.bottom, second.bottom);
}

/** The fraction written with another denominator, a multiple of its own. */
export function over(fraction: Fraction, bottom: number): Fraction {
  return { top: (fraction.top * bottom) / fraction.bottom, bottom };
}
