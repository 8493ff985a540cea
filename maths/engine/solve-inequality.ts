import { evaluate } from './evaluate';
import { EVERYTHING, type Interval, intersect, unite } from './intervals';
import { differenceForm } from './polynomial-of';
import { realRoots } from './real-roots';
import { regionOf } from './solution-region';
import { integer, type Node, type Relation, rewrite, some } from './tree';
import { coefficientsOf } from './univariate';

/** Absolute values taken apart in one inequality before it is left alone. */
const MOST_BARS = 3;

/**
 * The real solutions of an inequality (or chain, or "or"/"and" list) in one unknown whose sides are polynomials, fractions
 * of them, or absolute values; null for others.
 */
export function solvedRegion(node: Node, variable: string): Interval[] | null {
  const direct = regionOf(node, variable);
  if (direct) return direct;
  if (node.kind === 'relation') {
    const parts = node.operators.map((operator, index) =>
      one(node.parts[index], operator, node.parts[index + 1], variable),
    );
    const known = parts.filter((part) => part !== null);
    return known.length === parts.length ? known.reduce(intersect, [EVERYTHING]) : null;
  }
  if (node.kind !== 'list') return null;
  const regions = node.items.map((item) => solvedRegion(item, variable));
  const known = regions.filter((region) => region !== null);
  if (known.length !== regions.length) return null;
  return node.joins.every((join) => join === 'or') ? unite(known.flat()) : known.reduce(intersect, [EVERYTHING]);
}

function one(left: Node | undefined, operator: Relation, right: Node | undefined, variable: string): Interval[] | null {
  if (!left || !right || operator === 'in') return null;
  return withoutBars(left, operator, right, variable, MOST_BARS);
}

/** |u| is u where u ≥ 0 and −u where u < 0: the solutions are those of both cases together. */
function withoutBars(left: Node, operator: Relation, right: Node, variable: string, most: number): Interval[] | null {
  const bars = innermostBars(left) ?? innermostBars(right);
  if (bars === null) return signs(left, operator, right, variable);
  const [inside] = bars.kind === 'call' ? bars.args : [];
  if (!inside || most === 0) return null;
  const text = JSON.stringify(bars);
  const put = (node: Node, value: Node) => rewrite(node, (part) => (JSON.stringify(part) === text ? value : part));
  const regions = (['>=', '<'] as const).map((side) => {
    const value: Node = side === '<' ? { kind: 'neg', of: inside } : inside;
    const where = signs(inside, side, integer(0), variable);
    const rest = withoutBars(put(left, value), operator, put(right, value), variable, most - 1);
    return where && rest && intersect(where, rest);
  });
  const known = regions.filter((region) => region !== null);
  return known.length === regions.length ? unite(known.flat()) : null;
}

function innermostBars(node: Node): Node | null {
  const isBars = (part: Node) => part.kind === 'call' && part.name === 'abs';
  let found: Node | null = null;
  some(node, (part) => {
    if (part.kind === 'call' && isBars(part) && !part.args.some((arg) => some(arg, isBars))) found = part;
    return found !== null;
  });
  return found;
}

/** Signs between the roots of left − right, and the places where a fraction has no value. */
function signs(left: Node, operator: Relation, right: Node, variable: string): Interval[] | null {
  const form = differenceForm(left, right);
  const coefficients = form && coefficientsOf(form.top, `x:${variable}`);
  const bottom = form && coefficientsOf(form.bottom, `x:${variable}`);
  if (!coefficients || !bottom) return null;
  const defined = (x: number) =>
    Number.isFinite(evaluate(left, { [variable]: x }) - evaluate(right, { [variable]: x }));
  const gaps = realRoots(bottom);
  // A point that a fraction cancels away may still be missing from its domain.
  const roots = realRoots(coefficients).filter((root) => defined(root) && !gaps.some((gap) => near(gap, root)));
  const stops = [...new Set([...roots, ...gaps])].sort((a, b) => a - b);
  const ends = [Number.NEGATIVE_INFINITY, ...stops, Number.POSITIVE_INFINITY];
  const points: Interval[] =
    operator.includes('=') && operator !== '!='
      ? roots.map((root) => ({ low: root, high: root, lowIn: true, highIn: true }))
      : [];
  const open = ends.slice(1).flatMap((high, index) => {
    const low = ends[index] ?? Number.NEGATIVE_INFINITY;
    const middle = Number.isFinite(low)
      ? Number.isFinite(high)
        ? (low + high) / 2
        : low + 1
      : Number.isFinite(high)
        ? high - 1
        : 0;
    const value = evaluate(left, { [variable]: middle }) - evaluate(right, { [variable]: middle });
    return holds(value, operator) ? [{ low, high, lowIn: false, highIn: false }] : [];
  });
  const all = coefficients.length === 0 && /^(?:=|<=|>=)$/.test(operator) && gaps.length === 0;
  return all ? [EVERYTHING] : unite([...open, ...points]);
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

function holds(value: number, operator: Relation): boolean {
  if (operator === '!=') return value !== 0;
  if (operator === '=') return value === 0;
  return operator.startsWith('<') ? value < 0 : value > 0;
}
