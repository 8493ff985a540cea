import { piLatex, piText } from './pi-text';

export type Ratio = 'sin' | 'cos' | 'tan';

/** An exact value of a ratio with the angle, in twelfths of π, from which its other angles follow by symmetry. */
interface ExactValue {
  text: string;
  latex: string;
  /** Smallest angle from 0 with this value (for sine and tangent of negative values: negative). */
  twelfths: number;
}

const of = (text: string, latex: string, twelfths: number): ExactValue => ({ text, latex, twelfths });

export const sineValues: ExactValue[] = [
  of('1/2', '\\frac{1}{2}', 2),
  of('√2/2', '\\frac{\\sqrt{2}}{2}', 3),
  of('√3/2', '\\frac{\\sqrt{3}}{2}', 4),
  of('-1/2', '-\\frac{1}{2}', -2),
  of('-√2/2', '-\\frac{\\sqrt{2}}{2}', -3),
  of('-√3/2', '-\\frac{\\sqrt{3}}{2}', -4),
];

export const cosineValues: ExactValue[] = [
  of('1/2', '\\frac{1}{2}', 4),
  of('√2/2', '\\frac{\\sqrt{2}}{2}', 3),
  of('√3/2', '\\frac{\\sqrt{3}}{2}', 2),
  of('-1/2', '-\\frac{1}{2}', 8),
  of('-√2/2', '-\\frac{\\sqrt{2}}{2}', 9),
  of('-√3/2', '-\\frac{\\sqrt{3}}{2}', 10),
];

export const tangentValues: ExactValue[] = [
  of('1', '1', 3),
  of('√3', '\\sqrt{3}', 4),
  of('1/√3', '\\frac{1}{\\sqrt{3}}', 2),
  of('-1', '-1', -3),
  of('-√3', '-\\sqrt{3}', -4),
  of('-1/√3', '-\\frac{1}{\\sqrt{3}}', -2),
];

/** An interval of one full turn, its ends in twelfths of π. */
type Turn = readonly [from: number, to: number];
export const turns: Turn[] = [
  [0, 24],
  [-12, 12],
  [-6, 18],
  [6, 30],
];

/** All angles of the turn, both ends included, with the same value of the ratio as this one. In order. */
export function anglesLike(ratio: Ratio, twelfths: number, [from, to]: Turn): number[] {
  const family = ratio === 'sin' ? [twelfths, 12 - twelfths] : ratio === 'cos' ? [twelfths, -twelfths] : [twelfths];
  const period = ratio === 'tan' ? 12 : 24;
  const found = new Set<number>();
  for (const angle of family) {
    for (let n = -4; n <= 4; n += 1) {
      const turned = angle + n * period;
      if (turned >= from && turned <= to) found.add(turned);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** "x=pi/6 or x=5pi/6" */
export const anglesText = (angles: number[]) => angles.map((angle) => `x=${piText(angle, 12)}`).join(' or ');

/** The same in LaTeX. */
export const anglesLatex = (angles: number[]) => angles.map((angle) => `x=${piLatex(angle, 12)}`).join('\\text{ or }');

/** "0 ≤ x ≤ 2π" in LaTeX. */
export const turnLatex = ([from, to]: Turn) => `${piLatex(from, 12)}\\leq x\\leq ${piLatex(to, 12)}`;

/** The angles of the turn at which f is zero, looked for at every quarter of a degree; for confirming keys. */
export function zerosOnTurn(f: (x: number) => number, [from, to]: Turn): number[] {
  const zeros: number[] = [];
  for (let i = from * 60; i <= to * 60; i += 1) {
    const x = (i * Math.PI) / 720;
    if (Math.abs(f(x)) < 1e-9) zeros.push(x);
  }
  return zeros;
}
