/** How many ways to put k of n different things in a row. */
export function arrangements(n: number, k: number): number {
  let count = 1;
  for (let i = 0; i < k; i += 1) count *= n - i;
  return count;
}

export function factorial(n: number): number {
  return arrangements(n, n);
}

/** How many ways to choose k of n different things. */
export function choices(n: number, k: number): number {
  return arrangements(n, k) / factorial(k);
}

/** A row of Pascal's triangle by adding neighbours, for confirming keys. */
export function pascalRow(n: number): number[] {
  let row = [1];
  for (let i = 0; i < n; i += 1) row = [...row, 0].map((value, place) => value + (row[place - 1] ?? 0));
  return row;
}

/** The coefficients of a product of polynomials, constant term first, for confirming keys. */
export function multiplied(a: number[], b: number[]): number[] {
  const out = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      out[i + j] = (out[i + j] ?? 0) + x * y;
    });
  });
  return out;
}

/** Whole numbers without a factor 1 in front: (1, "x") is "x". */
export const withFactor = (n: number, text: string) => `${n === 1 ? '' : n === -1 ? '-' : n}${text}`;
