/** The numbers of the form r(cos θ + i sin θ) with r² = 2 or 4 and an angle (in twelfths of pi) in exact surds. */
export interface PolarStart {
  /** The square of the modulus: 2 for angles of π/4, 4 for angles of π/6. */
  square: 2 | 4;
  angle: number;
}

export const polarStarts: PolarStart[] = [
  ...[3, 9, -3, -9].map((angle): PolarStart => ({ square: 2, angle })),
  ...[2, 4, 8, 10, -2, -4, -8, -10].map((angle): PolarStart => ({ square: 4, angle })),
];

/** A component as a whole number times the root of 1, 2 or 3: [2, 3] is 2√3. */
export function surdOf(value: number): [number, number] {
  for (const root of [1, 3, 2]) {
    const factor = value / Math.sqrt(root);
    if (Math.abs(factor - Math.round(factor)) < 1e-6 * Math.max(1, Math.abs(factor)))
      return [Math.round(factor) + 0, root];
  }
  throw new Error(`${value} is no whole multiple of a small root`);
}

/** x + yi with components as whole multiples of small roots, in plain typing or LaTeX. */
export function surdComplex(re: number, im: number, write: (root: number) => string): string {
  const [[a, rootA], [b, rootB]] = [surdOf(re), surdOf(im)];
  const real = a === 0 ? '' : rootA === 1 ? `${a}` : `${front(a)}${write(rootA)}`;
  const size = Math.abs(b);
  const part = b === 0 ? '' : `${rootB === 1 ? (size === 1 ? '' : size) : `${front(size)}${write(rootB)}`}i`;
  if (part === '') return real === '' ? '0' : real;
  return `${real}${b < 0 ? '-' : real === '' ? '' : '+'}${part}`;
}

export const typedRoot = (root: number) => `sqrt(${root})`;
export const latexRoot = (root: number) => `\\sqrt{${root}}`;
const front = (n: number) => (n === 1 ? '' : n === -1 ? '-' : `${n}`);
