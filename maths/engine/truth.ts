import { sameValue } from './same-value';
import { type Node, variables } from './tree';

/** What an equation without a solution to find says: 0 = 0 holds for all numbers, 0 = 5 for none; null for others. */
export function truthOf(node: Node): 'all' | 'none' | null {
  if (node.kind !== 'relation' || node.operators.some((operator) => operator !== '=')) return null;
  const [first, ...others] = node.parts;
  if (!first) return null;
  if (others.every((part) => sameValue(first, part))) return 'all';
  return variables(node).length === 0 ? 'none' : null;
}
