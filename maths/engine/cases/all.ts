import type { Case } from './case';
import { collectionCases } from './collections';
import { equationCases, expressionCases } from './expressions';
import { formCases } from './forms';
import { freshCases } from './fresh/all';
import { authorCases } from './from-authors';
import { measureCases } from './measures';
import { numberCases } from './numbers';
import { suspiciousAlgebraCases } from './teacher-algebra';
import { suspiciousMeasureCases } from './teacher-measures';
import { suspiciousNumberCases } from './teacher-numbers';

/** Every case table by its name. */
export const caseTables: Record<string, Case[]> = {
  numbers: numberCases,
  expressions: expressionCases,
  equations: equationCases,
  collections: collectionCases,
  measures: measureCases,
  forms: formCases,
  'suspicious numbers': suspiciousNumberCases,
  'suspicious algebra': suspiciousAlgebraCases,
  'suspicious measures': suspiciousMeasureCases,
  'from authors': authorCases,
  ...Object.fromEntries(Object.entries(freshCases).map(([name, cases]) => [`fresh ${name}`, cases])),
};

export const allCases: Case[] = Object.values(caseTables).flat();
