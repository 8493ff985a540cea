import { rounded } from '../../number-text';

/** Rounded to so many decimal places, never "-0.00". */
export function roundedText(value: number, places: number): string {
  const text = rounded(value, places);
  return Number(text) === 0 ? rounded(0, places) : text;
}

/** A wrong answer in so many decimal places, unless it lies too near to the right one to be told from a slip of rounding. */
export function unlessNear(wrong: number, right: number, places: number): string | null {
  if (!Number.isFinite(wrong) || Math.abs(wrong - right) < 2.5 * 10 ** -places) return null;
  return roundedText(wrong, places);
}

/** 12500 as "12,500". */
export function thousands(value: number): string {
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Amounts in words of a question: "\$12,500", "\$4.50". */
export function dollars(value: number): string {
  const [whole = '0', cents] = (Number.isInteger(value) ? `${value}` : rounded(value, 2)).split('.');
  return `\\$${thousands(Number(whole))}${cents === undefined ? '' : `.${cents}`}`;
}
