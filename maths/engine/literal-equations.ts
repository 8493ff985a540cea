import { equationSides, type Sides } from './compare-equations';
import { evaluate, type Point } from './evaluate';
import { withoutPlusMinus } from './items';
import { near, sameValue, samplePoints } from './same-value';
import { type Node, variables } from './tree';

/** An equation that says nothing: both sides are the same anyway. */
export const holdsByItself = (sides: Sides): boolean => sameValue(sides.left, sides.right);

/**
 * A formula solved for one of its unknowns (r = √(A/π) after A = πr²): putting it back must hold at every sample point,
 * and no other solution may lie nearby on the same side of zero.
 */
export function impliedBySolved(
  before: Node,
  after: Node,
  options: { variable?: string; positive?: boolean },
): boolean {
  const sides = equationSides(before);
  if (!sides) return false;
  const alternatives = (after.kind === 'list' ? after.items : [after]).flatMap(withoutPlusMinus);
  const solved = alternatives.map((item) => solution(item, options.variable));
  const names = new Set(solved.map((item) => item?.name));
  const [name] = names;
  if (names.size !== 1 || name === undefined) return false;
  const values = solved.flatMap((item) => (item ? [item.value] : []));
  const others = variables(before).filter((other) => other !== name);
  if (values.some((value) => variables(value).some((other) => !others.includes(other)))) return false;
  let checked = 0;
  for (const sample of samplePoints(others)) {
    const point = options.positive
      ? Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, Math.abs(value)]))
      : sample;
    const found = values.map((value) => evaluate(value, point)).filter((value) => Number.isFinite(value));
    if (found.length === 0) continue;
    if (
      !found.every((value) => satisfies(sides, { ...point, [name]: value })) ||
      !onlyThese(sides, point, name, found, options.positive === true)
    )
      return false;
    checked += 1;
  }
  return checked >= 6;
}

function solution(node: Node, variable?: string): { name: string; value: Node } | null {
  const sides = equationSides(node);
  if (sides?.left.kind !== 'symbol') return null;
  const { name } = sides.left;
  return (variable === undefined || variable === name) && !variables(sides.right).includes(name)
    ? { name, value: sides.right }
    : null;
}

function satisfies(sides: Sides, point: Point): boolean {
  const [left, right] = [evaluate(sides.left, point), evaluate(sides.right, point)];
  // 27^243 is beyond every number here, and near to none.
  return Number.isFinite(left) && Number.isFinite(right) && near(left, right, 1e-9);
}

/** Scans for a change of sign away from the solutions found. */
function onlyThese(sides: Sides, point: Point, name: string, found: number[], positive: boolean): boolean {
  const reach = 3 * Math.max(1, ...found.map(Math.abs));
  const at = (x: number) =>
    evaluate(sides.left, { ...point, [name]: x }) - evaluate(sides.right, { ...point, [name]: x });
  let last = Number.NaN;
  const from = positive ? reach / 997 : -reach;
  const step = (reach - from) / 60;
  for (let x = from; x <= reach; x += step) {
    const here = at(x);
    const crossed = Number.isFinite(last) && Number.isFinite(here) && last * here < 0 && Math.abs(last - here) < 1e6;
    if (crossed && !found.some((value) => value >= x - step * 1.01 && value <= x + step * 0.01)) return false;
    last = here;
  }
  return true;
}
