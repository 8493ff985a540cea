import { TooHeavy } from './limits';
import { type Rational, rational } from './rational';

/** More digits than a text can have. */
const MAX_DIGITS = 1000;

/** What was written, as a tree. Brackets that only group are gone; sums and products are flat. */
export type Node =
  | NumberNode
  | { kind: 'mixed'; whole: NumberNode; top: NumberNode; bottom: NumberNode }
  | { kind: 'symbol'; name: string } // x, x_1, pi, e, i, infinity, theta
  | { kind: 'neg'; of: Node }
  | { kind: 'add'; terms: Node[] } // a - b is add [a, neg b]
  | { kind: 'mul'; factors: Node[] }
  | { kind: 'div'; top: Node; bottom: Node }
  | { kind: 'pow'; base: Node; exponent: Node }
  | { kind: 'root'; of: Node; index: Node | null } // null is a square root
  | { kind: 'call'; name: string; args: Node[] } // sin, ln, log [x, base], abs, binomial [n, k]
  | { kind: 'percent'; of: Node }
  | { kind: 'degrees'; of: Node }
  | { kind: 'factorial'; of: Node }
  | { kind: 'plus-minus'; left: Node | null; right: Node }
  | { kind: 'relation'; parts: Node[]; operators: Relation[] } // 4 <= x < 9 has three parts
  | { kind: 'tuple'; items: Node[]; open: '(' | '['; close: ')' | ']' } // (2, -3), [4, 9)
  | { kind: 'set'; items: Node[] }
  | { kind: 'list'; items: Node[]; joins: Join[] }
  | { kind: 'union'; parts: Node[] }
  | { kind: 'difference'; parts: Node[] } // R ∖ {0}: the first without the others
  | { kind: 'ratio'; items: Node[] }
  | { kind: 'quantity'; value: Node; unit: UnitPower[] }
  | { kind: 'matrix'; rows: Node[][] }
  | { kind: 'words'; says: 'none' | 'all' }; // "no solution", "all real numbers"

export interface NumberNode {
  kind: 'number';
  /** Digits before the point, at least one. */
  whole: string;
  /** Digits after the point that do not recur; null when no point was written. */
  decimals: string | null;
  /** Recurring digits, or an empty string. */
  recurring: string;
}

/** One factor of a unit: m² is { name: 'm', power: 2 }. */
export interface UnitPower {
  name: string;
  power: number;
}

export type Relation = '=' | '<' | '>' | '<=' | '>=' | '!=' | 'in';
export type Join = ',' | 'or' | 'and' | ' ';

export const integer = (value: number | bigint): NumberNode => ({
  kind: 'number',
  whole: `${value}`,
  decimals: null,
  recurring: '',
});
export const symbol = (name: string): Node => ({ kind: 'symbol', name });

export function numberValue(node: NumberNode): Rational {
  const decimals = node.decimals ?? '';
  if (node.whole.length + decimals.length + node.recurring.length > MAX_DIGITS) throw new TooHeavy('number too long');
  const scale = 10n ** BigInt(decimals.length);
  const fixed = BigInt(node.whole + decimals);
  if (node.recurring === '') return rational(fixed, scale);
  const nines = 10n ** BigInt(node.recurring.length) - 1n;
  return rational(fixed * nines + BigInt(node.recurring), scale * nines);
}

export const isWhole = (node: Node): node is NumberNode => node.kind === 'number' && node.decimals === null;
export const isNumber = (node: Node): node is NumberNode => node.kind === 'number';

/** The direct parts of a node, left to right. */
export function children(node: Node): Node[] {
  switch (node.kind) {
    case 'number':
    case 'symbol':
    case 'words':
      return [];
    case 'mixed':
      return [node.whole, node.top, node.bottom];
    case 'neg':
    case 'percent':
    case 'degrees':
    case 'factorial':
      return [node.of];
    case 'add':
      return node.terms;
    case 'mul':
      return node.factors;
    case 'div':
      return [node.top, node.bottom];
    case 'pow':
      return [node.base, node.exponent];
    case 'root':
      return node.index === null ? [node.of] : [node.of, node.index];
    case 'call':
      return node.args;
    case 'plus-minus':
      return node.left === null ? [node.right] : [node.left, node.right];
    case 'relation':
    case 'union':
    case 'difference':
      return node.parts;
    case 'tuple':
    case 'set':
    case 'list':
    case 'ratio':
      return node.items;
    case 'quantity':
      return [node.value];
    case 'matrix':
      return node.rows.flat();
  }
}

/** Whether any node of the tree meets the test. */
export function some(node: Node, test: (node: Node) => boolean): boolean {
  return test(node) || children(node).some((child) => some(child, test));
}

/** A copy of the tree in which each node is replaced by what `change` gives, innermost first. */
export function rewrite(node: Node, change: (node: Node) => Node): Node {
  const go = (child: Node) => rewrite(child, change);
  switch (node.kind) {
    case 'number':
    case 'symbol':
    case 'words':
    case 'mixed':
      return change(node);
    case 'neg':
    case 'percent':
    case 'degrees':
    case 'factorial':
      return change({ ...node, of: go(node.of) });
    case 'add':
      return change({ ...node, terms: node.terms.map(go) });
    case 'mul':
      return change({ ...node, factors: node.factors.map(go) });
    case 'div':
      return change({ ...node, top: go(node.top), bottom: go(node.bottom) });
    case 'pow':
      return change({ ...node, base: go(node.base), exponent: go(node.exponent) });
    case 'root':
      return change({ ...node, of: go(node.of), index: node.index === null ? null : go(node.index) });
    case 'call':
      return change({ ...node, args: node.args.map(go) });
    case 'plus-minus':
      return change({ ...node, left: node.left === null ? null : go(node.left), right: go(node.right) });
    case 'relation':
    case 'union':
    case 'difference':
      return change({ ...node, parts: node.parts.map(go) });
    case 'tuple':
    case 'set':
    case 'list':
    case 'ratio':
      return change({ ...node, items: node.items.map(go) });
    case 'quantity':
      return change({ ...node, value: go(node.value) });
    case 'matrix':
      return change({ ...node, rows: node.rows.map((row) => row.map(go)) });
  }
}

const CONSTANTS = new Set(['pi', 'e', 'i', 'infinity']);

/** Names of the unknowns, sorted. */
export function variables(node: Node): string[] {
  const names = new Set<string>();
  some(node, (part) => {
    if (part.kind === 'symbol' && !CONSTANTS.has(part.name)) names.add(part.name);
    return false;
  });
  return [...names].sort();
}
