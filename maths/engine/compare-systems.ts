import { sameInOrder } from './compare-collections';
import { equationSides } from './compare-equations';
import { closeEnough } from './compare-values';
import { itemsOf } from './items';
import type { Node } from './tree';

/** The value of each named unknown of "x = 2, y = -1"; null where an item is no such equation or a name comes twice. */
export function namedValues(node: Node): Map<string, Node> | null {
  const values = new Map<string, Node>();
  if (node.kind === 'list' && node.joins.includes('or')) return null;
  for (const item of itemsOf(node)) {
    const sides = equationSides(item);
    const [name, value] = sides?.left.kind === 'symbol' ? [sides.left, sides.right] : [sides?.right, sides?.left];
    if (name?.kind !== 'symbol' || !value || values.has(name.name)) return null;
    values.set(name.name, value);
  }
  return values;
}

/** A system's solution by name, or as a bracket (2, -1) in the order of the model's unknowns. */
export function sameSystem(input: Node, model: Node, tolerance?: number): boolean {
  const [first, second] = [pointOf(input), pointOf(model)];
  if (first && second) return isPoint(first) && isPoint(second) && sameInOrder(first.items, second.items);
  const wanted = namedValues(model);
  if (!wanted || wanted.size === 0) return false;
  const pair = input.kind === 'tuple' ? input : tupleValue(input, [...wanted.keys()]);
  if (pair && !isPoint(pair)) return false;
  const given = pair
    ? new Map([...wanted.keys()].map((name, index) => [name, pair.items[index]] as const))
    : namedValues(input);
  if (!given || given.size !== wanted.size || (pair && pair.items.length !== wanted.size)) return false;
  return [...wanted].every(([name, value]) => {
    const other = given.get(name);
    return other !== undefined && closeEnough(other, value, tolerance);
  });
}

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
