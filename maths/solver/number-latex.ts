import { type Node, type Rational, rationals, some } from '../engine/index';

/** How an exact number is written. */
export type NumberStyle = (value: Rational) => string;

/** 3, -\frac{1}{2}. */
export const asFraction: NumberStyle = ({ n, d }) =>
  d === 1n ? `${n}` : `${n < 0n ? '-' : ''}\\frac{${n < 0n ? -n : n}}{${d}}`;

/** 3, -0.5; a fraction where the decimal does not end. */
export const asDecimal: NumberStyle = (value) => decimalText(value) ?? asFraction(value);

/** Decimals where decimals were typed, fractions otherwise. */
export const styleOf = (...trees: Node[]): NumberStyle =>
  trees.some((tree) => some(tree, (node) => node.kind === 'number' && node.decimals !== null)) ? asDecimal : asFraction;

/** The digits of a decimal that ends, or null where it recurs. */
export function decimalText(value: Rational): string | null {
  let places = 0;
  let rest = value.d;
  for (const prime of [10n, 5n, 2n]) {
    while (rest % prime === 0n) {
      rest /= prime;
      places += 1;
    }
  }
  return rest === 1n ? roundedText(value, places) : null;
}

/** A value rounded half away from zero to a number of decimal places, zeros kept: 2.50. */
export function roundedText(value: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const top = (value.n < 0n ? -value.n : value.n) * scale;
  const whole = (2n * top + value.d) / (2n * value.d);
  const digits = `${whole}`.padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return value.n < 0n && whole !== 0n ? `-${text}` : text;
}

/** A double rounded to a number of decimal places, zeros kept; never "-0.00". */
export function roundedDouble(value: number, places: number): string {
  const text = (Math.round((Math.abs(value) + Number.EPSILON) * 10 ** places) / 10 ** places).toFixed(places);
  return value < 0 && Number(text) !== 0 ? `-${text}` : text;
}

/** 2\frac{1}{3}; whole numbers and proper fractions as they are. */
export function mixedLatex(value: Rational): string {
  const { n, d } = value;
  const size = n < 0n ? -n : n;
  if (d === 1n || size < d) return asFraction(value);
  return `${n < 0n ? '-' : ''}${size / d}\\frac{${size % d}}{${d}}`;
}

/** A number as it stands after a sign or times: negative ones in brackets. */
export const inBrackets = (text: string): string => (text.startsWith('-') ? `(${text})` : text);

/** "+ 3" or "- 3" after another term. */
export const signed = (text: string): string => (text.startsWith('-') ? text : `+${text}`);

/** Plain typing for a model answer: 3, -1/2. */
export const plain = (value: Rational): string => rationals.toText(value);
