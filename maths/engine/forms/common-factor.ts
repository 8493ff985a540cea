import { TooHeavy } from '../limits';
import { Normaliser } from '../normal-form';
import { generators, proportion } from '../polynomial';
import { cancelMonomials } from '../polynomial-of';
import type { Node } from '../tree';
import { coefficientsOf, commonDivisor } from '../univariate';

/** Whether top and bottom of a fraction have a common factor with an unknown. Several unknowns: a common power only. */
export function sharesFactor(top: Node, bottom: Node): boolean {
  try {
    const normaliser = new Normaliser();
    const a = normaliser.normalise(top).top;
    const b = normaliser.normalise(bottom).top;
    const names = new Set([...generators(a), ...generators(b)]);
    const [only] = names;
    if (names.size === 0 || only === undefined) return false;
    if (names.size === 1) {
      const [left, right] = [coefficientsOf(a, only), coefficientsOf(b, only)];
      return left !== null && right !== null && commonDivisor(left, right).length > 1;
    }
    return cancelMonomials({ top: a, bottom: b }) !== a || (a.size > 1 && proportion(a, b) !== null);
  } catch (error) {
    // Too heavy to tell is too heavy to be finished.
    return error instanceof TooHeavy;
  }
}
