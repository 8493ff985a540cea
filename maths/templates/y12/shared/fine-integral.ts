import { numericIntegral } from '../../numeric-calculus';

/** The integral of f from a to b by Simpson's rule on 16 parts of the way, good to about 12 digits. For confirming keys. */
export function fineIntegral(f: (x: number) => number, a: number, b: number): number {
  const width = (b - a) / 16;
  let sum = 0;
  for (let i = 0; i < 16; i += 1) sum += numericIntegral(f, a + i * width, a + (i + 1) * width);
  return sum;
}
