import { solutionValues } from './compare-collections';
import { equationSides, solvedFor } from './compare-equations';
import { decimal } from './compare-values';
import { eliminant } from './eliminants';
import { rootsOfLine } from './equation-roots';
import { evaluate } from './evaluate';
import { itemsOf } from './items';
import { linearRow } from './linear-systems';
import { negate, type Rational } from './rational';
import { realRoots } from './real-roots';
import { near } from './same-value';
import { integer, type Node, rewrite, symbol, variables } from './tree';

/** The real solutions of two equations in two unknowns, as pairs in the order of the names. */
export interface Solved {
  names: [string, string];
  points: [number, number][];
  /** The real roots of what is left in one unknown when the other is eliminated; some may belong to no pair. */
  leftAlone(axis: number): number[] | null;
}

/**
 * Solves two equations of which one can be solved for an unknown (y = …, or a linear one) by putting it into the other,
 * and two polynomial equations such as circles by eliminating each unknown in turn; null for all others.
 */
export function solveTwo(equations: Node[]): Solved | null {
  const names = [...new Set(equations.flatMap(variables))].sort();
  const [first, second, ...more] = names;
  if (equations.length !== 2 || first === undefined || second === undefined || more.length > 0) return null;
  for (const [index, equation] of equations.entries()) {
    const other = equations[1 - index];
    for (const name of names) {
      const value = other && isolated(equation, name, names);
      const left = name === first ? second : first;
      const points = value && solvedBy(put(other, name, value), left, value);
      if (points)
        return {
          names: [first, second],
          points: points.map(([x, y]) => (left === first ? [x, y] : [y, x])),
          leftAlone: (axis) => aloneRoots(equations, [first, second], axis),
        };
    }
  }
  return byElimination(equations, [first, second]);
}

/** All pairs of a root for the one unknown and a root for the other that both equations hold for. */
function byElimination(equations: Node[], names: [string, string]): Solved | null {
  const [xs, ys] = [0, 1].map((axis) => aloneRoots(equations, names, axis));
  if (!xs || !ys) return null;
  const points = xs
    .flatMap((x) => ys.map((y): [number, number] => [x, y]))
    .filter((point) => isOnAll(equations, names, point));
  return { names, points, leftAlone: (axis) => (axis === 0 ? xs : ys) };
}

function aloneRoots(equations: Node[], names: [string, string], axis: number): number[] | null {
  const [first, second] = equations.map(equationSides);
  const [kept, eliminated] = axis === 0 ? names : [names[1], names[0]];
  const left = first && second ? eliminant([first, second], kept, eliminated) : null;
  return left && realRoots(left);
}

function isOnAll(equations: Node[], names: [string, string], [x, y]: [number, number]): boolean {
  const at = { [names[0]]: x, [names[1]]: y };
  return equations.every((equation) => {
    const sides = equationSides(equation);
    return sides !== null && near(evaluate(sides.left, at), evaluate(sides.right, at), 1e-9);
  });
}

/** Each root of an equation in one unknown with the value of the other unknown there. */
function solvedBy(equation: Node, name: string, other: Node): [number, number][] | null {
  const roots = rootsOfLine(equation, name);
  const points = roots?.map((root): [number, number] => [root, evaluate(other, { [name]: root })]);
  return points?.every(([, value]) => Number.isFinite(value)) ? points : null;
}

/** What an unknown equals by an equation: the other side of y = x², or a linear equation rearranged. */
function isolated(equation: Node, name: string, names: string[]): Node | null {
  const solved = solvedFor(equation, name);
  if (solved) return solved;
  const row = linearRow(equation, names);
  const own = row?.[names.indexOf(name)];
  if (!row || !own || own.n === 0n) return null;
  const terms = row.flatMap((coefficient, index): Node[] => {
    const other = names[index];
    if (other === name) return [];
    const number = fraction(negate(coefficient));
    return [other === undefined ? number : { kind: 'mul', factors: [number, symbol(other)] }];
  });
  return { kind: 'div', top: { kind: 'add', terms }, bottom: fraction(own) };
}

function fraction({ n, d }: Rational): Node {
  const size: Node = { kind: 'div', top: integer(n < 0n ? -n : n), bottom: integer(d) };
  return n < 0n ? { kind: 'neg', of: size } : size;
}

const put = (node: Node, name: string, value: Node): Node =>
  rewrite(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));

/**
 * Whether a line says no more and no less than the solutions of a system: its pairs, the values of one unknown, an
 * equation in one unknown with just these roots, or another equation that all the pairs satisfy.
 */
export function followsFromTwo(solved: Solved, line: Node): boolean {
  const { names, points } = solved;
  if (line.kind === 'words') return line.says === 'none' && points.length === 0;
  const pairs = pairsOf(line, names);
  if (pairs) return mutual(pairs, points);
  const used = variables(line);
  const [name] = used;
  const axis = name === undefined ? -1 : names.indexOf(name);
  if (used.length === 1 && axis >= 0 && name !== undefined) {
    const column = points.map((point) => [point[axis] ?? Number.NaN]);
    const values = (solutionValues(line, name)?.map(decimal) ?? rootsOfLine(line, name))?.map((value) => [value]);
    if (!values) return false;
    return mutual(values, column) || mutual(values, solved.leftAlone(axis)?.map((root) => [root]) ?? []);
  }
  if (used.length !== 2 || used.some((each) => !names.includes(each))) return false;
  const equations = itemsOf(line).map(equationSides);
  if (equations.length > 1) {
    const other = solveTwo(itemsOf(line));
    return other !== null && mutual(other.points, points);
  }
  const [sides] = equations;
  return points.length > 0 && sides != null && points.every((point) => isOnAll([line], names, point));
}

const mutual = (a: number[][], b: number[][]) => within(a, b) && within(b, a);
const within = (inner: number[][], outer: number[][]) =>
  inner.every((one) =>
    outer.some((other) => one.every((value, index) => near(value, other[index] ?? Number.NaN, 1e-9))),
  );

/** "(1, 1) or (2, 4)", "x = 1, y = 1 or x = 2, y = 4"; null where a line is no list of such pairs. */
function pairsOf(line: Node, names: [string, string]): number[][] | null {
  const items = itemsOf(line.kind === 'tuple' ? { kind: 'list', items: [line], joins: [] } : line);
  if (items.every((item) => item.kind === 'tuple')) {
    const pairs = items.map((item) => itemsOf(item).map(decimal));
    return pairs.every((pair) => pair.length === 2) ? pairs : null;
  }
  if (items.length % 2 !== 0) return null;
  const values = items.map((item) => names.map((name) => solvedFor(item, name)));
  const pairs: number[][] = [];
  for (let index = 0; index < values.length; index += 2) {
    const [one, two] = [values[index] ?? [], values[index + 1] ?? []];
    const pair = names.map((_, axis) => one[axis] ?? two[axis]);
    if (pair.some((value) => !value || variables(value).length > 0)) return null;
    pairs.push(pair.flatMap((value) => (value ? [decimal(value)] : [])));
  }
  return pairs;
}
