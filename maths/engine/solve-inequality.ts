import { evaluate } from './evaluate';
import { EVERYTHING, type Interval, intersect, unite } from './intervals';
import { differenceForm } from './polynomial-of';
import { realRoots } from './real-roots';
import { regionOf } from './solution-region';
import type { Node, Relation } from './tree';
import { coefficientsOf } from './univariate';

/** The real solutions of an inequality (or chain, or "or"/"and" list) in one unknown with polynomial sides; null for others. */
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

/** Signs between the roots of left − right. Fractions with the unknown below the bar are left alone. */
function one(left: Node | undefined, operator: Relation, right: Node | undefined, variable: string): Interval[] | null {
  if (!left || !right || operator === 'in') return null;
  const form = differenceForm(left, right);
  const coefficients = form && coefficientsOf(form.top, `x:${variable}`);
  const bottom = form && coefficientsOf(form.bottom, `x:${variable}`);
  if (!coefficients || bottom?.length !== 1) return null;
  const roots = realRoots(coefficients);
  const ends = [Number.NEGATIVE_INFINITY, ...roots, Number.POSITIVE_INFINITY];
  const points: Interval[] =
    operator.includes('=') && operator !== '!='
      ? roots.map((root) => ({ low: root, high: root, lowIn: true, highIn: true }))
      : [];
  const gaps = ends.slice(1).flatMap((high, index) => {
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
  return unite([...gaps, ...points]);
}

function holds(value: number, operator: Relation): boolean {
  if (operator === '!=') return value !== 0;
  if (operator === '=') return value === 0;
  return operator.startsWith('<') ? value < 0 : value > 0;
}
