import { equationSides } from './compare-equations';
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
