import { algebraMisconceptions } from './algebra';
import { calculusMisconceptions } from './calculus';
import { decimalsMisconceptions } from './decimals';
import { equationsMisconceptions } from './equations';
import { fractionsMisconceptions } from './fractions';
import { integersMisconceptions } from './integers';
import { measurementMisconceptions } from './measurement';
import type { Misconception } from './misconception';
import { numberMisconceptions } from './number';
import { orderOfOperationsMisconceptions } from './order-of-operations';
import { percentMisconceptions } from './percent';
import { probabilityMisconceptions } from './probability';
import { statisticsMisconceptions } from './statistics';

export type { Misconception } from './misconception';

/** Every named misconception. */
export const misconceptions: Misconception[] = [
  ...numberMisconceptions,
  ...fractionsMisconceptions,
  ...decimalsMisconceptions,
  ...percentMisconceptions,
  ...integersMisconceptions,
  ...orderOfOperationsMisconceptions,
  ...algebraMisconceptions,
  ...equationsMisconceptions,
  ...measurementMisconceptions,
  ...statisticsMisconceptions,
  ...probabilityMisconceptions,
  ...calculusMisconceptions,
];

const byId = new Map(misconceptions.map((misconception) => [misconception.id, misconception]));

export function misconceptionById(id: string): Misconception | undefined {
  return byId.get(id);
}
