import { type Node, variables } from '../../engine/index';
import { isNumber, numberAt, type Value } from './values';

/** The roots of an equation of one letter, linear or quadratic; none for any other. */
export function rootsOf(sides: Node[], degrees: boolean): Value[] {
  const [left, right] = sides;
  if (sides.length !== 2 || !left || !right) return [];
  const names = [...new Set([...variables(left), ...variables(right)])];
  const [name] = names;
  if (names.length !== 1 || name === undefined) return [];
  const f = (x: number) => numberAt(left, () => x, degrees) - numberAt(right, () => x, degrees);
  const [low, zero, high, far] = [f(-1), f(0), f(1), f(2)] as [number, number, number, number];
  const square = (low + high) / 2 - zero;
  const slope = (high - low) / 2;
  if (
    ![low, zero, high, far].every(Number.isFinite) ||
    Math.abs(4 * square + 2 * slope + zero - far) > 1e-9 * Math.max(1, Math.abs(far))
  )
    return [];
  const roots =
    Math.abs(square) < 1e-12
      ? [-zero / slope]
      : [-1, 1].map((sign) => (-slope + sign * Math.sqrt(slope ** 2 - 4 * square * zero)) / (2 * square));
  return roots.map((root) => [root, root]).filter(isNumber);
}
