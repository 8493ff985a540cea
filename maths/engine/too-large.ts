import { evaluate } from './evaluate';
import { isLight, MAX_EXPONENT } from './limits';
import { Normaliser } from './normal-form';
import { children, type Node, some, variables } from './tree';

export const TOO_MUCH = 'This is too large for me to work out. Can you write it more simply?';
export const TOO_LONG = 'This is too long for me to check. Can you write it more simply?';

/** Whether a power or factorial in the tree is too large to work out: 9^9^9^9. */
export function tooLarge(node: Node): boolean {
  return some(node, (part) => {
    if (part.kind === 'pow' && variables(part.exponent).length === 0) {
      if (Math.abs(evaluate(part.exponent, {})) > MAX_EXPONENT) return true;
      return variables(part.base).length === 0 && Math.abs(evaluate(part, {})) === Number.POSITIVE_INFINITY;
    }
    return part.kind === 'factorial' && variables(part.of).length === 0 && evaluate(part.of, {}) > 100;
  });
}

const COLLECTIONS = ['relation', 'list', 'set', 'tuple', 'union', 'ratio', 'matrix', 'quantity', 'plus-minus'];

/** Whether each value in the tree can be worked out with little effort by itself. */
export function isLightTree(node: Node): boolean {
  const values = (part: Node): Node[] => (COLLECTIONS.includes(part.kind) ? children(part).flatMap(values) : [part]);
  return isLight(() => {
    for (const value of values(node)) new Normaliser().normalise(value);
  });
}
