/** Components of a vector, two or three. */
export type Vector = number[];

export const minus = (a: Vector, b: Vector): Vector => a.map((value, i) => value - (b[i] ?? 0));
export const plus = (a: Vector, b: Vector): Vector => a.map((value, i) => value + (b[i] ?? 0));
export const times = (factor: number, a: Vector): Vector => a.map((value) => factor * value + 0);
export const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
export const squared = (a: Vector): number => dot(a, a);

/** "(2, -3)": plain typing and LaTeX are the same. */
export const tuple = (a: Vector): string => `(${a.join(', ')})`;

/** A column in LaTeX. */
export const column = (a: Vector): string => `\\begin{pmatrix}${a.join('\\\\')}\\end{pmatrix}`;
