import { exactValue, variables } from '../engine/index';
import { simplifyAlgebraicFraction } from './algebraic-fraction';
import { calculate } from './calculate';
import { collect } from './expand';
import { simplifyFraction } from './fractions';
import { isPowerProduct, simplifyIndices } from './index-laws';
import { polynomialOf } from './polynomial';
import type { AlgebraProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { hasRoots, simplifySurds } from './surds';

/** Chooses what "simplify" means: surds, index laws, cancelling, or like terms. */
export function simplify({ expression }: AlgebraProblem): Solution {
  const tree = readMaths(expression);
  if (tree.kind === 'relation' || tree.kind === 'list')
    return cannot('I can simplify an expression, not an equation or a list.');
  const letters = variables(tree);
  if (letters.length === 0 && hasRoots(tree)) return simplifySurds(tree);
  const fraction = simplifyFraction(tree);
  if (fraction) return fraction;
  if (isPowerProduct(tree)) return simplifyIndices(tree);
  if (tree.kind === 'div' && exactValue(tree.bottom) === null) return simplifyAlgebraicFraction(tree.top, tree.bottom);
  if (letters.length === 0) return calculate({ kind: 'calculate', expression });
  if (polynomialOf(tree)) return collect(tree);
  return cannot('I can’t simplify this kind of expression.');
}

/** "Rationalise the denominator". */
export function rationaliseDenominator({ expression }: AlgebraProblem): Solution {
  const tree = readMaths(expression);
  return hasRoots(tree) ? simplifySurds(tree) : cannot('There’s no surd in the denominator here.');
}
