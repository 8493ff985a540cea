import { decimal } from './compare-values';
import { complementOf, EVERYTHING, type Interval, intersect, unite } from './intervals';
import { type Node, type Relation, variables } from './tree';

const FLIPPED: Record<string, Relation> = {
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
  '=': '=',
  '!=': '!=',
  in: 'in',
};

/**
 * The real region that "x >= 4", "4 <= x < 9", "x < -2 or x > 3", "[4, 9)" or a union describes, where the unknown stands
 * alone; null where it is anything else.
 */
export function regionOf(node: Node, variable: string): Interval[] | null {
  switch (node.kind) {
    case 'words':
      return node.says === 'all' ? [EVERYTHING] : [];
    case 'symbol':
      return node.name === 'R' ? [EVERYTHING] : null;
    case 'tuple':
      return interval(node.items, node.open === '[', node.close === ']');
    case 'union':
      return joined(
        node.parts.map((part) => regionOf(part, variable)),
        'or',
      );
    case 'difference': {
      const [from, without] = node.parts.map((part) => regionOf(part, variable));
      return from && without ? intersect(from, complementOf(without)) : null;
    }
    case 'list':
      return joined(
        node.items.map((item) => (item.kind === 'relation' || item.kind === 'tuple' ? regionOf(item, variable) : null)),
        listJoin(node.joins),
      );
    case 'set': {
      const points = node.items.map((item) => point(item));
      return points.every((one) => one !== null) ? unite(points) : null;
    }
    case 'relation':
      return relation(node.parts, node.operators, variable);
    default:
      return null;
  }
}

/** Whether an answer says that every real number is meant: "all real numbers", x ∈ ℝ. */
export function isEverything(node: Node, variable: string | undefined): boolean {
  if (node.kind === 'words') return node.says === 'all';
  if (node.kind === 'symbol') return node.name === 'R' && variable !== 'R';
  const interval = node.kind === 'tuple' && node.open === '(' && node.close === ')';
  const region = (node.kind === 'relation' || interval) && variable !== undefined ? regionOf(node, variable) : null;
  return region?.length === 1 && region[0]?.low === EVERYTHING.low && region[0].high === EVERYTHING.high;
}

/** "and" narrows; "or" widens; a comma is read as "and", and as "or" where nothing would be left: x < -2, x > 2. */
const listJoin = (joins: string[]) => {
  if (joins.every((join) => join === 'or')) return 'or';
  return joins.includes('or') ? 'mixed' : joins.includes('and') ? 'and' : 'comma';
};

function joined(parts: (Interval[] | null)[], how: 'or' | 'and' | 'comma' | 'mixed'): Interval[] | null {
  const known = parts.filter((part) => part !== null);
  if (known.length !== parts.length || how === 'mixed') return null;
  const all = known.reduce((a, b) => intersect(a, b), [EVERYTHING]);
  return how === 'or' || (how === 'comma' && all.length === 0) ? unite(known.flat()) : all;
}

function boundary(node: Node): number | null {
  if (variables(node).length > 0) return null;
  const value = decimal(node);
  return Number.isNaN(value) ? null : value;
}

function point(node: Node): Interval | null {
  const value = boundary(node);
  return value === null || !Number.isFinite(value) ? null : { low: value, high: value, lowIn: true, highIn: true };
}

function interval(items: Node[], lowIn: boolean, highIn: boolean): Interval[] | null {
  const [first, second] = items;
  if (!first || !second || items.length !== 2) return null;
  const low = boundary(first);
  const high = boundary(second);
  if (low === null || high === null || low > high) return null;
  if ((lowIn && !Number.isFinite(low)) || (highIn && !Number.isFinite(high))) return null;
  return unite([{ low, high, lowIn, highIn }]);
}

function relation(parts: Node[], operators: Relation[], variable: string): Interval[] | null {
  let out: Interval[] = [EVERYTHING];
  let alone = 0;
  for (const [index, operator] of operators.entries()) {
    const left = parts[index];
    const right = parts[index + 1];
    if (!left || !right) return null;
    const onLeft = left.kind === 'symbol' && left.name === variable;
    const onRight = right.kind === 'symbol' && right.name === variable;
    if (onLeft === onRight) return null;
    alone += 1;
    if (operator === 'in') {
      if (operators.length > 1 || !onLeft || right.kind === 'relation') return null;
      return regionOf(right, variable);
    }
    const side = oneSided(onLeft ? operator : (FLIPPED[operator] ?? operator), onLeft ? right : left);
    if (side === null) return null;
    out = intersect(out, side);
  }
  // A chain names the unknown once, in the middle: 4 <= x < 9.
  const count = parts.filter((part) => part.kind === 'symbol' && part.name === variable).length;
  return alone > 0 && count === 1 && alone <= 2 && sameWay(operators) ? out : null;
}

/** In 4 <= x < 9 both signs point the same way. */
const sameWay = (operators: Relation[]) =>
  operators.length === 1 ||
  operators.every((operator) => operator.startsWith('<')) ||
  operators.every((operator) => operator.startsWith('>'));

function oneSided(operator: Relation, bound: Node): Interval[] | null {
  const value = boundary(bound);
  if (value === null) return null;
  if (!Number.isFinite(value))
    return (operator === '<' && value > 0) || (operator === '>' && value < 0) ? [EVERYTHING] : null;
  const below = (included: boolean): Interval => ({ ...EVERYTHING, high: value, highIn: included });
  const above = (included: boolean): Interval => ({ ...EVERYTHING, low: value, lowIn: included });
  switch (operator) {
    case '<':
      return [below(false)];
    case '<=':
      return [below(true)];
    case '>':
      return [above(false)];
    case '>=':
      return [above(true)];
    case '=':
      return [{ low: value, high: value, lowIn: true, highIn: true }];
    case '!=':
      return [below(false), above(false)];
    default:
      return null;
  }
}
