import { polynomial } from '../../number-text';

/** A complex number with whole parts, in plain typing and LaTeX alike: "3-4i", "-i", "5". */
export function complexText(re: number, im: number): string {
  return polynomial(
    [
      [re, 0],
      [im, 1],
    ],
    'i',
  );
}
