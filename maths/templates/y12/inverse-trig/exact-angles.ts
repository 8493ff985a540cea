/** Angles are counted in twelfths of pi, so that every exact angle is a whole number. */
export type TrigName = 'sin' | 'cos' | 'tan';

export interface ExactValue {
  latex: string;
  /** The acute angle (in twelfths of pi) whose sine or tangent this is. */
  sin?: number;
  tan?: number;
}

export const exactValues: ExactValue[] = [
  { latex: '\\frac{1}{2}', sin: 2 },
  { latex: '\\frac{\\sqrt{2}}{2}', sin: 3 },
  { latex: '\\frac{\\sqrt{3}}{2}', sin: 4 },
  { latex: '1', sin: 6, tan: 3 },
  { latex: '\\frac{\\sqrt{3}}{3}', tan: 2 },
  { latex: '\\sqrt{3}', tan: 4 },
];

/** The exact value of a function at an angle in LaTeX; null where it has none here (or is zero or not defined). */
export function exactLatex(name: TrigName, twelfths: number): string | null {
  const value = trigOf(name)((twelfths * Math.PI) / 12);
  const found = exactValues.find((entry) => {
    const acute = name === 'tan' ? entry.tan : entry.sin;
    if (acute === undefined) return false;
    return Math.abs(Math.abs(value) - (name === 'tan' ? Math.tan : Math.sin)((acute * Math.PI) / 12)) < 1e-9;
  });
  return found === undefined ? null : `${value < 0 ? '-' : ''}${found.latex}`;
}

export const trigOf = (name: TrigName) => Math[name];
export const inverseOf = (name: TrigName) => ({ sin: Math.asin, cos: Math.acos, tan: Math.atan })[name];

/** The range of each inverse function in words and LaTeX. */
export const rangeLatex: Record<TrigName, string> = {
  sin: '-\\frac{\\pi}{2}\\le\\theta\\le\\frac{\\pi}{2}',
  cos: '0\\le\\theta\\le\\pi',
  tan: '-\\frac{\\pi}{2}<\\theta<\\frac{\\pi}{2}',
};
