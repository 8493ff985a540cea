import { solutionValues } from './compare-collections';
import { equationSides, type Sides } from './compare-equations';
import { decimal } from './compare-values';
import { isComplex } from './complex';
import { evaluate } from './evaluate';
import { itemsOf, withoutPlusMinus } from './items';
import { sameNumericRoots } from './numeric-roots';
import { differenceForm } from './polynomial-of';
import { realRoots } from './real-roots';
import { sameValue } from './same-value';
import { solvedRegion } from './solve-inequality';
import { integer, type Node, some, variables } from './tree';
import { coefficientsOf } from './univariate';
import { inverseForm } from './unwrapped';

/**
 * Whether two lines in one unknown have the same real solutions; null where that cannot be told. Lines are equations,
 * alternatives by "or" or comma, ± written out, or bare values.
 */
export function sameRoots(a: Node, b: Node, variable: string, positive: boolean): boolean | null {
  if ([...variables(a), ...variables(b)].some((name) => name !== variable)) return null;
  const exactA = solutionValues(a, variable);
  const exactB = solutionValues(b, variable);
  if (exactA && exactB && exactA.every(closed) && exactB.every(closed) && !positive) return mutual(exactA, exactB);
  if (isComplex(a) || isComplex(b)) return sameNumericRoots(a, b, variable);
  const first = rootsOfLine(a, variable);
  const second = rootsOfLine(b, variable);
  if (first === null || second === null) return positive ? null : irrationalRoots(a, b, variable);
  const kept = (roots: number[]) => (positive ? roots.filter((root) => root > 1e-12) : roots);
  const [x, y] = [kept(first), kept(second)];
  if (x.length > 0 || y.length > 0 || a.kind === 'words' || b.kind === 'words') return near(x, y) && near(y, x);
  // Without a real solution on either side, only the complex ones can tell two equations apart.
  return sameNumericRoots(a, b, variable);
}

/** Solutions of equations whose coefficients are no rational numbers; by the complex ones where none is real. */
function irrationalRoots(a: Node, b: Node, variable: string): true | null {
  const alike = sameNumericRoots(a, b, variable) || sameNumericRoots(a, b, variable, 'real');
  return alike ? true : null;
}

const closed = (node: Node) => variables(node).length === 0;
const mutual = (a: Node[], b: Node[]) =>
  a.every((x) => b.some((y) => sameValue(x, y))) && b.every((x) => a.some((y) => sameValue(x, y)));
const near = (a: number[], b: number[]) =>
  a.every((x) => b.some((y) => Math.abs(x - y) <= 1e-9 * Math.max(1, Math.abs(x))));

/** The real solutions of alternatives in one unknown; null where they cannot be found. */
export function rootsOfLine(node: Node, variable: string): number[] | null {
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
  const solved = sides.left.kind === 'symbol' && sides.left.name === variable && closed(sides.right);
  const value = solved ? decimal(sides.right) : Number.NaN;
  if (Number.isFinite(value)) return [value];
  const squared = withoutRoot(sides) ?? withoutLogarithm(sides);
  if (squared) return rootsOfOne(squared, variable);
  const form = differenceForm(sides.left, sides.right);
  const coefficients = form && coefficientsOf(form.top, `x:${variable}`);
  const bottom = form && coefficientsOf(form.bottom, `x:${variable}`);
  if (coefficients?.length === 0) return null;
  if (!coefficients || !bottom) return rootsOfRegion(item, variable);
  // A solution must not make a denominator zero: both sides have to exist there.
  return realRoots(coefficients).filter(
    (root) =>
      Number.isFinite(evaluate(sides.left, { [variable]: root })) &&
      Number.isFinite(evaluate(sides.right, { [variable]: root })),
  );
}

/** √u = c with a number c ≥ 0 as u = c². */
function withoutRoot({ left, right }: Sides): Node | null {
  const single = left.kind === 'root' && left.index === null && closed(right) && decimal(right) >= 0;
  if (!single || closed(left.of)) return null;
  return { kind: 'relation', parts: [left.of, { kind: 'pow', base: right, exponent: integer(2) }], operators: ['='] };
}

/** log_b u = c with numbers b and c as u = b^c. */
function withoutLogarithm(sides: Sides): Node | null {
  const opened = inverseForm(sides);
  return opened && closed(opened.right) && !closed(opened.left)
    ? { kind: 'relation', parts: [opened.left, opened.right], operators: ['='] }
    : null;
}

/** The solutions of an equation with absolute values. */
function rootsOfRegion(item: Node, variable: string): number[] | null {
  if (!some(item, (part) => part.kind === 'call' && part.name === 'abs')) return null;
  const region = solvedRegion(item, variable);
  return region?.every((one) => one.low === one.high) ? region.map((one) => one.low) : null;
}
