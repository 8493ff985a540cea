import { type Node, numberValue, type Rational, rationals } from '../engine/index';
import { decimalText } from './number-latex';

/** A decimal of 0 or more, set out by its digits. */
export interface Numeral {
  value: Rational;
  /** As written without spaces: "347", "3.40". */
  text: string;
  /** Digits after the point. */
  places: number;
}

/** A written number without a sign and without recurring digits, or null. */
export function numeralOf(node: Node): Numeral | null {
  if (node.kind !== 'number' || node.recurring !== '') return null;
  const value = numberValue(node);
  const text = decimalText(value) ?? '';
  return { value, text, places: (text.split('.')[1] ?? '').length };
}

const UNITS = [
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
  'millions',
  'ten millions',
];
const PARTS = ['tenths', 'hundredths', 'thousandths', 'ten-thousandths', 'hundred-thousandths', 'millionths'];

/** "tens" for exponent 1, "tenths" for −1. */
export const placeName = (exponent: number): string =>
  (exponent >= 0 ? UNITS[exponent] : PARTS[-exponent - 1]) ?? `$10^{${exponent}}$ column`;

/** The digits of value × 10^places as a whole number, most significant first. */
export const scaledDigits = (value: Rational, places: number): number[] =>
  [...`${rationals.multiply(value, rationals.rational(10n ** BigInt(places))).n}`].map(Number);

/** Cells of a column layout: digits right-aligned in `width` columns, the point in a column of its own. */
export function cells(
  digits: readonly (number | string | null)[],
  width: number,
  places: number,
  point: boolean,
): (string | null)[] {
  const padded = [...Array.from({ length: width - digits.length }, () => null), ...digits].map((digit) =>
    digit === null ? null : `${digit}`,
  );
  if (places === 0) return padded;
  return [...padded.slice(0, width - places), point ? '.' : null, ...padded.slice(width - places)];
}
