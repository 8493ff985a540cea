import type { Figure } from '../../../figures/figure';
import { thousands } from './thousands';

/** A bracket of the scale for residents from 1 July 2026: `base` dollars plus `percent` of what is over `from`. */
interface TaxBracket {
  from: number;
  to: number;
  base: number;
  percent: number;
}

const taxBrackets: [TaxBracket, TaxBracket, TaxBracket, TaxBracket] = [
  { from: 0, to: 18200, base: 0, percent: 0 },
  { from: 18200, to: 45000, base: 0, percent: 15 },
  { from: 45000, to: 135000, base: 4020, percent: 30 },
  { from: 135000, to: 190000, base: 31020, percent: 37 },
];

export function bracketOf(income: number): TaxBracket {
  return taxBrackets.find((bracket) => income <= bracket.to) ?? taxBrackets[3];
}

/** Dollar by dollar through the scale, for confirming keys: each dollar is taxed at the rate of its own bracket. */
export function taxDollarByDollar(income: number): number {
  let cents = 0;
  for (let dollar = 1; dollar <= income; dollar += 1) cents += bracketOf(dollar).percent;
  return cents / 100;
}

const rangeText = ({ from, to }: TaxBracket) => `${thousands(from === 0 ? 0 : from + 1)} to ${thousands(to)}`;

function taxText({ from, base, percent }: TaxBracket): string {
  if (percent === 0) return 'nil';
  const part = `${percent} cents for each dollar over ${thousands(from)}`;
  return base === 0 ? part : `${thousands(base)} dollars plus ${part}`;
}

/** The scale as a table beside the question. */
export function taxTable(): Figure {
  const rows = taxBrackets.map((bracket) => [rangeText(bracket), taxText(bracket)]);
  const told = rows.map(([range, tax]) => `Income from ${range} dollars: ${tax}`).join('. ');
  return {
    kind: 'table',
    alt: `A tax table. ${told}.`,
    head: ['Taxable income in dollars', 'Tax on this income'],
    rows,
  };
}
