import { evaluate } from './evaluate';

/** Whether an inequality in plain typing ("x >= 4", "-2 < x <= 3", "x<1 or x>2") holds at a value of its letter. */
export function holdsAt(inequality: string, variable: string, value: number): boolean {
  const plain = inequality.replaceAll('≤', '<=').replaceAll('≥', '>=');
  return plain
    .split(/\bor\b/)
    .some((clause) => clause.split(/\band\b|,/).every((chain) => chainHolds(chain, variable, value)));
}

function chainHolds(chain: string, variable: string, value: number): boolean {
  const parts = chain.split(/(<=|>=|<|>)/);
  const sides = parts.filter((_, place) => place % 2 === 0).map((side) => evaluate(side, { [variable]: value }));
  const signs = parts.filter((_, place) => place % 2 === 1);
  if (signs.length === 0) throw new Error(`no inequality sign in "${chain}"`);
  return signs.every((sign, place) => compare(sides[place] ?? Number.NaN, sign, sides[place + 1] ?? Number.NaN));
}

function compare(left: number, sign: string, right: number): boolean {
  if (sign === '<') return left < right;
  if (sign === '>') return left > right;
  return sign === '<=' ? left <= right : left >= right;
}
