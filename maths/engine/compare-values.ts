import { evaluate } from './evaluate';
import { exactValue } from './normal-form';
import { toNumber } from './rational';
import { sameValue } from './same-value';
import { type Node, variables } from './tree';

/** Whether two values are the same, or (for closed values) no further apart than the tolerance. */
export function closeEnough(a: Node, b: Node, tolerance?: number): boolean {
  if (sameValue(a, b)) return true;
  if (tolerance === undefined || tolerance <= 0 || variables(a).length > 0 || variables(b).length > 0) return false;
  const left = decimal(a);
  const right = decimal(b);
  if (!Number.isFinite(left) || !Number.isFinite(right)) return false;
  // A little more than the tolerance, for what doubles lose: 2.55 − 2.5 is not quite 0.05.
  const lost = 4 * Number.EPSILON * Math.max(Math.abs(left), Math.abs(right));
  return Math.abs(left - right) <= tolerance * (1 + 1e-9) + lost;
}

/** A closed value as a double, from its exact form where it has one. */
export function decimal(node: Node): number {
  const exact = exactValue(node);
  return exact ? toNumber(exact) : evaluate(node, {});
}

/** "x = 4" means 4 where x is the unknown asked for; anything else stays as it is. */
export function bare(node: Node, variable: string | undefined): Node {
  if (variable === undefined || node.kind !== 'relation' || node.parts.length !== 2 || node.operators[0] !== '=')
    return node;
  const [left, right] = node.parts;
  if (!left || !right) return node;
  if (isNamed(left, variable)) return right;
  return isNamed(right, variable) && variables(left).length === 0 ? left : node;
}

/** x, or f(x) where the unknown is written "f(x)". */
export function isNamed(node: Node, variable: string): boolean {
  if (node.kind === 'symbol') return node.name === variable;
  if (node.kind !== 'mul') return false;
  return (
    node.factors.every((factor) => factor.kind === 'symbol') &&
    variable.replace(/[()\s]/g, '') ===
      node.factors.map((factor) => (factor.kind === 'symbol' ? factor.name : '')).join('')
  );
}
