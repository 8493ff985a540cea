import type { Case } from '../case';
import { freshAlgebraCases, freshAlgebraFormCases } from './algebra';
import { freshCalculusCases } from './calculus';
import { freshCollectionCases } from './collections';
import { fourthCases } from './fourth';
import { freshMeasureCases } from './measures';
import { freshNumberCases } from './numbers';
import { freshRelationCases } from './relations';
import { secondAlgebraCases } from './second-algebra';
import { secondNumberCases } from './second-numbers';
import { thirdCases } from './third';
import { freshTypingCases } from './typing';

/** Cases whose verdicts were written down from the conventions and ordinary maths before the checker saw them. */
export const freshCases: Record<string, Case[]> = {
  numbers: freshNumberCases,
  typing: freshTypingCases,
  algebra: freshAlgebraCases,
  forms: freshAlgebraFormCases,
  relations: freshRelationCases,
  collections: freshCollectionCases,
  measures: freshMeasureCases,
  calculus: freshCalculusCases,
  'second numbers': secondNumberCases,
  'second algebra': secondAlgebraCases,
  third: thirdCases,
  fourth: fourthCases,
};
