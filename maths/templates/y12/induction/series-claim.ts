import { polynomial } from '../../number-text';

/** The series of the terms 2ci + b. Its sum of n terms is n(cn + c + b). */
export interface SeriesClaim {
  c: number;
  b: number;
}

const linear = (slope: number, constant: number, letter: string) =>
  polynomial(
    [
      [slope, 1],
      [constant, 0],
    ],
    letter,
  );

/** The term with this number, as a formula in a letter. */
export const termFormula = (s: SeriesClaim, letter = 'n') => linear(2 * s.c, s.b, letter);
/** The term after it. */
export const nextTermFormula = (s: SeriesClaim, letter = 'k') => linear(2 * s.c, 2 * s.c + s.b, letter);
/** The second factor of the sum of n terms. */
export const sumFactor = (s: SeriesClaim, letter = 'n') => linear(s.c, s.c + s.b, letter);
/** The second factor of the sum of n + 1 terms. */
export const nextSumFactor = (s: SeriesClaim, letter = 'k') => linear(s.c, 2 * s.c + s.b, letter);
export const termAt = (s: SeriesClaim, i: number) => 2 * s.c * i + s.b;

/** "5+9+13": the first three terms. */
export const firstTerms = (s: SeriesClaim) =>
  [1, 2, 3].map((i) => (i > 1 && termAt(s, i) >= 0 ? `+${termAt(s, i)}` : `${termAt(s, i)}`)).join('');
