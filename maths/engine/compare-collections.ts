import { bare, closeEnough, isNamed } from './compare-values';
import { itemsOf, withoutPlusMinus } from './items';
import { type Node, variables } from './tree';

type Same = (a: Node, b: Node) => boolean;

const sameItem =
  (tolerance?: number): Same =>
  (a, b) => {
    if (a.kind === 'tuple' && b.kind === 'tuple') return sameTuple(a, b, tolerance);
    if (a.kind === 'quantity' || b.kind === 'quantity') return false;
    return closeEnough(a, b, tolerance);
  };

export function sameInOrder(a: Node[], b: Node[], tolerance?: number): boolean {
  const same = sameItem(tolerance);
  return a.length === b.length && a.every((item, index) => same(item, b[index] ?? item) && b[index] !== undefined);
}

function sameTuple(a: Node, b: Node, tolerance?: number): boolean {
  return sameInOrder(itemsOf(a), itemsOf(b), tolerance);
}

/** Each value of one is in the other, both ways. */
export function sameMembers(a: Node[], b: Node[], tolerance?: number): boolean {
  const same = sameItem(tolerance);
  const within = (inner: Node[], outer: Node[]) => inner.every((x) => outer.some((y) => same(x, y)));
  return within(a, b) && within(b, a);
}

/** The values of "x = 2 or x = -3", "x = 2, -3", "{2, -3}", "x = ±2"; null where it is no set of values. */
export function solutionValues(node: Node, variable: string | undefined): Node[] | null {
  if (node.kind === 'words') return node.says === 'none' ? [] : null;
  if (node.kind === 'tuple') return null;
  const names = new Set<string>();
  const values: Node[] = [];
  for (const item of itemsOf(node)) {
    const value = named(item, variable, names);
    if (value === null) return null;
    const inner = value.kind === 'set' ? value.items : [value];
    values.push(...inner.flatMap(withoutPlusMinus));
  }
  // x = 0·x is no solved line: a value holds no unknown that is solved for.
  const own = variable === undefined ? names : new Set([variable]);
  return names.size > 1 || values.some((value) => variables(value).some((name) => own.has(name))) ? null : values;
}

function named(item: Node, variable: string | undefined, names: Set<string>): Node | null {
  if (item.kind !== 'relation') return item;
  const [left, right] = item.parts;
  if (item.parts.length !== 2 || !left || !right || !/^(?:=|in)$/.test(item.operators[0] ?? '')) return null;
  if (variable !== undefined) {
    if (item.operators[0] === 'in') return isNamed(left, variable) ? right : null;
    const value = bare(item, variable);
    if (value !== item) return value;
    return left.kind === 'symbol' && left.name.startsWith(`${variable}_`) ? right : null;
  }
  if (left.kind !== 'symbol') return null;
  names.add(left.name);
  return right;
}
