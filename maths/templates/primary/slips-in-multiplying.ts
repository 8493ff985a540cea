import { digitsFromOnes, fromOnes } from './digits';

/** The product by one digit with every carried digit lost; the last column is written in full. */
export function productWithoutCarrying(n: number, digit: number): number {
  const digits = digitsFromOnes(n);
  return fromOnes(digits.map((d, place) => (place === digits.length - 1 ? d * digit : (d * digit) % 10)));
}

/** The product by one digit where each carried digit is added before multiplying; the last column is written in full. */
export function productCarryingTooEarly(n: number, digit: number): number {
  const digits = digitsFromOnes(n);
  let carried = 0;
  const columns = digits.map((d, place) => {
    const product = (d + carried) * digit;
    carried = Math.floor(product / 10);
    return place === digits.length - 1 ? product : product % 10;
  });
  return fromOnes(columns);
}
