export interface Fraction {
  top: number;
  bottom: number;
}

export function greatestCommonFactor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonFactor(b, a % b);
}

export function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonFactor(a, b)) * b;
}

export function lowestTerms({ top, bottom }: Fraction): Fraction {
  const factor = greatestCommonFactor(top, bottom);
  return { top: top / factor, bottom: bottom / factor };
}

export function sameValue(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom === b.top * a.bottom;
}

/** LaTeX: `\frac{3}{4}`. */
export function fractionLatex({ top, bottom }: Fraction): string {
  return `\\frac{${top}}{${bottom}}`;
}

/** Plain typing: `3/4`. */
export function fractionText({ top, bottom }: Fraction): string {
  return `${top}/${bottom}`;
}
