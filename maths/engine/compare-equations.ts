import { evaluate } from './evaluate';
import { TooHeavy } from './limits';
import { sameModulo } from './modular-value';
import { isDecided, Normaliser } from './normal-form';
import { proportion } from './polynomial';
import { cancelMonomials, differenceForm } from './polynomial-of';
import type { Quotient } from './quotient';
import { type Rational, sign } from './rational';
import { near, sameValue, samplePoints } from './same-value';
import { type Node, variables } from './tree';

export interface Sides {
  left: Node;
  right: Node;
}

/** The two sides of a single equation, or null. */
export function equationSides(node: Node): Sides | null {
  if (node.kind !== 'relation' || node.parts.length !== 2 || node.operators[0] !== '=') return null;
  const [left, right] = node.parts;
  return left && right ? { left, right } : null;
}

/** Whether left − right of one is a constant (not zero) times left − right of the other; gives the sign of that constant. */
export function proportionalSides(a: Sides, b: Sides): 1 | -1 | null {
  const first = differenceForm(a.left, a.right);
  const second = differenceForm(b.left, b.right);
  if (!first || !second) return sameModulo(a.left, b.left) && sameModulo(a.right, b.right) ? 1 : null;
  const ratio = proportion(cancelMonomials(first), cancelMonomials(second)) ?? crossProportion(first, second);
  if (ratio) return sign(ratio) > 0 ? 1 : -1;
  const decided = [first.top, first.bottom, second.top, second.bottom].every(isDecided);
  return decided ? null : sampledProportion(a, b);
}

/** The same after multiplying out both denominators; null too where that is too heavy. */
function crossProportion(a: Quotient, b: Quotient): Rational | null {
  try {
    const normaliser = new Normaliser();
    return proportion(normaliser.product(a.top, b.bottom), normaliser.product(b.top, a.bottom));
  } catch (error) {
    if (error instanceof TooHeavy) return null;
    throw error;
  }
}

/** The same by seeded sampling, for sides with functions of an unknown. Everything else is decided exactly. */
function sampledProportion(a: Sides, b: Sides): 1 | -1 | null {
  const names = [...new Set([...namesOf(a), ...namesOf(b)])].sort();
  if (names.length === 0 || namesOf(a).length !== namesOf(b).length || namesOf(a).length !== names.length) return null;
  let ratio: number | null = null;
  let common = 0;
  for (const point of samplePoints(names)) {
    const first = evaluate(a.left, point) - evaluate(a.right, point);
    const second = evaluate(b.left, point) - evaluate(b.right, point);
    if (!Number.isFinite(first) || !Number.isFinite(second)) continue;
    if (Math.abs(second) < 1e-9 || Math.abs(first) < 1e-9) return null;
    const here = first / second;
    if (ratio === null) ratio = here;
    else if (!near(here / ratio, 1, 1e-9)) return null;
    common += 1;
  }
  return ratio !== null && common >= 6 ? (ratio > 0 ? 1 : -1) : null;
}

const namesOf = (sides: Sides) => [...new Set([...variables(sides.left), ...variables(sides.right)])];

/** Equations with the same zero set as far as a constant factor shows. An equation without unknowns never is. */
export function sameEquation(a: Node, b: Node): boolean {
  const first = equationSides(a);
  const second = equationSides(b);
  return first !== null && second !== null && namesOf(first).length > 0 && proportionalSides(first, second) !== null;
}

/** The other side of "v = expression without v" (either way round), or null. */
export function solvedFor(node: Node, variable: string): Node | null {
  const sides = equationSides(node);
  if (!sides) return null;
  const { left, right } = sides;
  if (left.kind === 'symbol' && left.name === variable && !variables(right).includes(variable)) return right;
  if (right.kind === 'symbol' && right.name === variable && !variables(left).includes(variable)) return left;
  return null;
}

/** Both solved for the variable: compare what it equals. */
export function sameSolvedEquation(a: Node, b: Node, variable: string): boolean {
  const first = solvedFor(a, variable);
  const second = solvedFor(b, variable);
  return first !== null && second !== null && sameValue(first, second);
}
