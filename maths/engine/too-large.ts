import { evaluate } from './evaluate';
import { MAX_EXPONENT } from './limits';
import { type Node, some, variables } from './tree';

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
