import { productOf, sumOf } from './build';
import { sameValue } from './same-value';
import { integer, type Node, rewrite, some, symbol } from './tree';

const UNITS = ['i', 'j', 'k'];
/** Names that no one types, so that i is not taken for the imaginary unit. */
const hidden = (name: string) => `unit_${name}_vector`;

/** The components of a column (or row) of a matrix, or of i + 2j, as a bracket of `size` values; null for others. */
export function vectorOf(node: Node, size: number | null): Node | null {
  if (node.kind === 'matrix') {
    const [first] = node.rows;
    if (node.rows.every((row) => row.length === 1)) return bracket(node.rows.flat());
    return node.rows.length === 1 && first ? bracket(first) : null;
  }
  if (!some(node, isUnitVector)) return null;
  const plain = rewrite(node, (part) =>
    part.kind === 'symbol' && isUnitVector(part) ? symbol(hidden(part.name)) : part,
  );
  const parts = UNITS.map((name) => component(plain, name));
  const sum = sumOf(parts.map((part, index) => productOf(part, symbol(hidden(UNITS[index] ?? '')))));
  const length = size ?? (some(node, (part) => part.kind === 'symbol' && part.name === 'k') ? 3 : 2);
  const rest = parts.slice(length);
  return sameValue(sum, plain) && rest.every((part) => sameValue(part, integer(0)))
    ? bracket(parts.slice(0, length))
    : null;
}

const isUnitVector = (node: Node) => node.kind === 'symbol' && UNITS.includes(node.name);
const bracket = (items: Node[]): Node => ({ kind: 'tuple', items, open: '(', close: ')' });

/** What stands before one unit vector: the value with 1 for it and 0 for the others. */
const component = (node: Node, name: string): Node =>
  rewrite(node, (part) =>
    part.kind === 'symbol' && UNITS.some((unit) => hidden(unit) === part.name)
      ? integer(part.name === hidden(name) ? 1 : 0)
      : part,
  );
