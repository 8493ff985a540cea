import { equationSides } from './compare-equations';
import { evaluate, type Point } from './evaluate';
import { namedValues } from './named-values';
import { near } from './same-value';
import { type Node, some, variables } from './tree';

const UNIT_VECTORS = ['i', 'j', 'k'];
const AXES = ['x', 'y', 'z'];
/** Values of the parameter; three of them show a line. */
const STEPS = [0, 1, 2, -3];

/** A straight line: one of its points, and its direction. */
export interface Line {
  point: number[];
  direction: number[];
}

/** Letters before a direction: t in (1, 2) + t(3, 4) and in i + t(2i - j). */
export function directionLetters(node: Node): string[] {
  const sum = equationSides(node)?.right ?? node;
  const products = sum.kind === 'add' ? sum.terms.flatMap((term) => (term.kind === 'mul' ? [term.factors] : [])) : [];
  return products.flatMap((factors) =>
    factors.some(isDirection) ? factors.flatMap((factor) => (factor.kind === 'symbol' ? [factor.name] : [])) : [],
  );
}

/** Whether a line is given as a point plus a multiple of a direction. */
export const isVectorEquation = (node: Node): boolean => directionLetters(node).length > 0;

const isDirection = (node: Node) =>
  node.kind === 'tuple' ||
  node.kind === 'matrix' ||
  (node.kind === 'add' && some(node, (part) => part.kind === 'symbol' && UNIT_VECTORS.includes(part.name)));

/**
 * The line that "(1, 2) + t(3, 4)", "i + 2j + t(3i + 4j)", "(1 + 3t, 2 + 4t)" or "x = 1 + 3t, y = 2 + 4t" describes by one
 * parameter; null for anything else. `size` is the number of components, where it is known.
 */
export function lineOf(node: Node, size: number | null): Line | null {
  const parts = components(node, size);
  const [name, ...more] = parts?.names ?? [];
  return parts === null || name === undefined || more.length > 0 ? null : lineThrough((t) => parts.at({ [name]: t }));
}

/** Whether two lines hold the same points, whichever point and direction each was given by. */
export function sameLine(a: Line, b: Line): boolean {
  const between = b.point.map((value, index) => value - (a.point[index] ?? 0));
  return a.point.length === b.point.length && isParallel(a.direction, b.direction) && isParallel(a.direction, between);
}

const isParallel = (a: number[], b: number[]): boolean =>
  a.every((x, i) => b.every((y, j) => near(x * y, (a[j] ?? 0) * (b[i] ?? 0), 1e-10)));

export function lineThrough(at: (t: number) => number[] | null): Line | null {
  const points = STEPS.map(at);
  const [start, next] = points;
  if (!start || !next) return null;
  const direction = next.map((value, index) => value - (start[index] ?? 0));
  const straight = points.every((point, index) =>
    point?.every((value, axis) =>
      near(value, (start[axis] ?? 0) + (STEPS[index] ?? 0) * (direction[axis] ?? 0), 1e-10),
    ),
  );
  return straight && direction.some((value) => Math.abs(value) > 1e-12) && start.every(Number.isFinite)
    ? { point: start, direction }
    : null;
}

interface Components {
  names: string[];
  at(point: Point): number[] | null;
}

function components(node: Node, size: number | null): Components | null {
  const sides = equationSides(node);
  if (sides && (sides.left.kind === 'symbol' || sides.left.kind === 'tuple')) return components(sides.right, size);
  if (node.kind === 'list') return byAxis(node);
  const plain = some(node, (part) => part.kind === 'tuple' || part.kind === 'matrix');
  const names = variables(node).filter((name) => plain || !UNIT_VECTORS.includes(name));
  const length = size ?? (some(node, (part) => part.kind === 'symbol' && part.name === 'k') ? 3 : 2);
  return {
    names,
    at: (point) => {
      const value = vectorAt(node, point, plain ? null : length);
      return Array.isArray(value) && (size === null || value.length === size) ? value : null;
    },
  };
}

/** x = 1 + 3t, y = 2 + 4t. */
function byAxis(node: Node): Components | null {
  const values = namedValues(node);
  if (values === null || values.size < 2) return null;
  const axes = AXES.slice(0, values.size).map((axis) => values.get(axis));
  const known = axes.filter((axis) => axis !== undefined);
  if (known.length !== values.size) return null;
  return {
    names: [...new Set(known.flatMap(variables))],
    at: (point) => known.map((axis) => evaluate(axis, point)),
  };
}

type Value = number | number[] | null;

/** A number, or the components of a vector; null where the two are mixed. `units` is the length of i, j and k. */
function vectorAt(node: Node, point: Point, units: number | null): Value {
  switch (node.kind) {
    case 'tuple':
      return node.items.map((item) => evaluate(item, point));
    case 'matrix':
      return node.rows.every((row) => row.length === 1) ? node.rows.flat().map((item) => evaluate(item, point)) : null;
    case 'symbol': {
      const axis = units === null ? -1 : UNIT_VECTORS.indexOf(node.name);
      if (axis < 0 || units === null) return evaluate(node, point);
      return axis < units ? Array.from({ length: units }, (_, index) => (index === axis ? 1 : 0)) : null;
    }
    case 'neg':
      return scaled(vectorAt(node.of, point, units), -1);
    case 'add':
      return node.terms.map((term) => vectorAt(term, point, units)).reduce(sum);
    case 'mul':
      return node.factors.map((factor) => vectorAt(factor, point, units)).reduce(product);
    case 'div':
      return scaled(vectorAt(node.top, point, units), 1 / evaluate(node.bottom, point));
    default:
      return evaluate(node, point);
  }
}

function sum(a: Value, b: Value): Value {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length ? a.map((value, index) => value + (b[index] ?? 0)) : null;
  return typeof a === 'number' && typeof b === 'number' ? a + b : null;
}

function product(a: Value, b: Value): Value {
  if (typeof a === 'number') return scaled(b, a);
  return typeof b === 'number' ? scaled(a, b) : null;
}

const scaled = (a: Value, by: number): Value =>
  Array.isArray(a) ? a.map((value) => value * by) : a === null ? null : a * by;
