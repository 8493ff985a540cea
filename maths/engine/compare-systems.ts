import { sameInOrder } from './compare-collections';
import { equationSides } from './compare-equations';
import { closeEnough } from './compare-values';
import { namedValues } from './named-values';
import { parameterOf, sameCurve } from './parametric-curves';
import type { Node } from './tree';

/**
 * A system's solution by name, or as a bracket (2, -1) in the order of the model's unknowns. A letter that only the
 * answer brings in (x = 3 - 2t, y = t) is a parameter, which may be chosen otherwise; those of `fixed` are no parameters.
 */
export function sameSystem(input: Node, model: Node, tolerance?: number, fixed: Set<string> = new Set()): boolean {
  const [first, second] = [pointOf(input), pointOf(model)];
  if (first && second) return isPoint(first) && isPoint(second) && sameInOrder(first.items, second.items);
  const wanted = namedValues(model);
  if (!wanted || wanted.size === 0) return false;
  const pair = input.kind === 'tuple' ? input : tupleValue(input, [...wanted.keys()]);
  if (pair && !isPoint(pair)) return false;
  const free = parameterOf(wanted);
  if (free !== null && !fixed.has(free)) {
    const named = pair ? paired(wanted, pair) : namedValues(input);
    if (named !== null && named.size === wanted.size && sameCurve(named, wanted)) return true;
  }
  const given = pair
    ? new Map([...wanted.keys()].map((name, index) => [name, pair.items[index]] as const))
    : namedValues(input);
  if (!given || given.size !== wanted.size || (pair && pair.items.length !== wanted.size)) return false;
  return [...wanted].every(([name, value]) => {
    const other = given.get(name);
    return other !== undefined && closeEnough(other, value, tolerance);
  });
}

const paired = (wanted: Map<string, Node>, pair: Tuple): Map<string, Node> =>
  new Map([...wanted.keys()].flatMap((name, index) => (pair.items[index] ? [[name, pair.items[index]]] : [])));

type Tuple = Extract<Node, { kind: 'tuple' }>;
const isPoint = (pair: Tuple) => pair.open === '(' && pair.close === ')';

/** A bracket, or the bracket that names in a bracket equal. */
function pointOf(node: Node): Tuple | null {
  if (node.kind === 'tuple') return node;
  const sides = equationSides(node);
  return sides?.left.kind === 'tuple' && sides.right.kind === 'tuple' ? sides.right : null;
}

/** "(x, y) = (2, -1)". */
function tupleValue(node: Node, names: string[]): Tuple | null {
  const sides = equationSides(node);
  if (sides?.left.kind !== 'tuple' || sides.right.kind !== 'tuple') return null;
  const written = sides.left.items.map((item) => (item.kind === 'symbol' ? item.name : ''));
  return written.join() === names.join() ? sides.right : null;
}
