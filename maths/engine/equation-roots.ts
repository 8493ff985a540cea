import { solutionValues } from './compare-collections';
import { equationSides } from './compare-equations';
import { decimal } from './compare-values';
import { evaluate } from './evaluate';
import { itemsOf, withoutPlusMinus } from './items';
import { differenceForm } from './polynomial-of';
import { realRoots } from './real-roots';
import { sameValue } from './same-value';
import type { Node } from './tree';
import { variables } from './tree';
import { coefficientsOf } from './univariate';

/**
 * Whether two lines in one unknown have the same real solutions; null where that cannot be told. Lines are equations,
 * alternatives by "or" or comma, ± written out, or bare values.
 */
export function sameRoots(a: Node, b: Node, variable: string, positive: boolean): boolean | null {
  if ([...variables(a), ...variables(b)].some((name) => name !== variable)) return null;
  const exactA = solutionValues(a, variable);
  const exactB = solutionValues(b, variable);
  if (exactA && exactB && exactA.every(closed) && exactB.every(closed) && !positive) return mutual(exactA, exactB);
  const first = rootsOf(a, variable);
  const second = rootsOf(b, variable);
  if (first === null || second === null) return null;
  const kept = (roots: number[]) => (positive ? roots.filter((root) => root > 1e-12) : roots);
  return near(kept(first), kept(second)) && near(kept(second), kept(first));
}

const closed = (node: Node) => variables(node).length === 0;
const mutual = (a: Node[], b: Node[]) =>
  a.every((x) => b.some((y) => sameValue(x, y))) && b.every((x) => a.some((y) => sameValue(x, y)));
const near = (a: number[], b: number[]) =>
  a.every((x) => b.some((y) => Math.abs(x - y) <= 1e-9 * Math.max(1, Math.abs(x))));

function rootsOf(node: Node, variable: string): number[] | null {
  if (node.kind === 'words') return node.says === 'none' ? [] : null;
  const alternatives = itemsOf(node).flatMap(withoutPlusMinus);
  const roots = alternatives.map((item) => rootsOfOne(item, variable));
  return roots.every((list) => list !== null) ? roots.flat().filter((root) => root !== null) : null;
}

function rootsOfOne(item: Node, variable: string): number[] | null {
  const sides = equationSides(item);
  if (!sides) {
    const value = closed(item) ? decimal(item) : Number.NaN;
    return Number.isFinite(value) ? [value] : null;
  }
  const form = differenceForm(sides.left, sides.right);
  const coefficients = form && coefficientsOf(form.top, `x:${variable}`);
  const bottom = form && coefficientsOf(form.bottom, `x:${variable}`);
  if (!coefficients || !bottom || coefficients.length === 0) return null;
  // A solution must not make a denominator zero: both sides have to exist there.
  return realRoots(coefficients).filter(
    (root) =>
      Number.isFinite(evaluate(sides.left, { [variable]: root })) &&
      Number.isFinite(evaluate(sides.right, { [variable]: root })),
  );
}
