import { exactValue, type Rational, rationals, variables } from '../engine/index';
import { roundedText } from './number-latex';
import { readMaths } from './read-maths';
import { cannot } from './solution';
import type { Working } from './working';

/** The exact value of number text from a problem. */
export function givenNumber(text: string, what: string): Rational {
  const tree = readMaths(`${text}`.replace(/[$%]/g, ''));
  const value = variables(tree).length === 0 ? exactValue(tree) : null;
  return value ?? cannot(`I need a number for the ${what}.`);
}

/** The same, above zero. */
export function positiveNumber(text: string, what: string): Rational {
  const value = givenNumber(text, what);
  return rationals.sign(value) > 0 ? value : cannot(`The ${what} has to be more than zero.`);
}

/** A length or angle given as a double, as decimal text. */
export function measureText(value: number): string {
  if (!Number.isFinite(value) || value <= 0 || value > 1e6)
    return cannot('Lengths and angles have to be more than zero and not too large.');
  const text = `${value}`;
  return /^\d+(\.\d{1,6})?$/.test(text) ? text : cannot('Give lengths and angles to at most six decimal places.');
}

/** A whole number from a problem, within bounds. */
export function countNumber(value: number, what: string, low: number, high: number): number {
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  return cannot(`The ${what} has to be a whole number from $${low}$ to $${high}$.`);
}

export const share = (value: Rational): Rational => rationals.divide(value, rationals.rational(100));

/** $12.50 as LaTeX and as a model answer, rounded to the cent. */
export const dollars = (value: Rational): { latex: string; model: string } => {
  const text = roundedText(value, 2);
  const sign = text.startsWith('-') ? '-' : '';
  return { latex: `${sign}\\$${text.replace('-', '')}`, model: `${sign}$${text.replace('-', '')}` };
};

/** The last line with an amount of money: exact or rounded to the cent. */
export function moneyResult(working: Working, value: Rational, head = '') {
  const { latex, model } = dollars(value);
  const isExact = rationals.multiply(value, rationals.rational(100)).d === 1n;
  const sign = head === '' ? '' : isExact ? `${head}=` : `${head}\\approx `;
  const reason = isExact ? 'Write the amount in dollars and cents.' : 'Round to the nearest cent.';
  working.result('money', `${sign}${latex}`, reason);
  return working.answer({ kind: 'money', model }, latex);
}
