/** The slope of f at x by the five-point central difference, good to about eight digits. For confirming keys. */
export function numericSlope(f: (x: number) => number, x: number): number {
  const h = 1e-4;
  return (f(x - 2 * h) - 8 * f(x - h) + 8 * f(x + h) - f(x + 2 * h)) / (12 * h);
}

/** The integral of f from a to b by Simpson's rule. For confirming keys. */
export function numericIntegral(f: (x: number) => number, a: number, b: number): number {
  const halves = 200;
  const h = (b - a) / (2 * halves);
  let sum = f(a) + f(b);
  for (let i = 1; i < 2 * halves; i += 1) sum += (i % 2 === 1 ? 4 : 2) * f(a + i * h);
  return (sum * h) / 3;
}
