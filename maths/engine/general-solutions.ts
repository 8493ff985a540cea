import { evaluate } from './evaluate';
import { type Node, rewrite, some, variables } from './tree';

const REACH = 24;
/** Letters that stand for any integer in a general solution. */
const INTEGER_NAME = /^[nkm]$/;

/** The integer of a general solution such as x = nπ + π/4; null where there is none, or more than one unknown. */
export function integerName(values: Node[], variable: string | undefined): string | null {
  const names = new Set(values.flatMap(variables));
  const [name] = names;
  return names.size === 1 && name !== undefined && name !== variable && INTEGER_NAME.test(name) ? name : null;
}

/**
 * Whether two general solutions give the same values, whatever letter and whichever member they count from:
 * π/4 + nπ, 5π/4 − kπ. Compares all members within a window that both fill.
 */
export function sameGeneralSolution(a: Node[], b: Node[], variable: string | undefined): boolean {
  const [first, second] = [integerName(a, variable), integerName(b, variable)];
  if (first === null || second === null || [...a, ...b].some(hasLongDecimal)) return false;
  // 30 + 360n and 30° + 360°n name the same angles where only one of them carries the sign.
  const angled = (nodes: Node[]) => nodes.some((node) => some(node, (part) => part.kind === 'degrees'));
  const bare = (nodes: Node[], others: Node[]) =>
    angled(nodes) && !angled(others) && !others.some(hasPi) ? nodes.map(withoutDegrees) : nodes;
  const [left, right] = [members(bare(a, b), first), members(bare(b, a), second)];
  if (!left || !right) return false;
  const window = Math.min(left.reach, right.reach) / 2;
  const within = (inner: number[], outer: number[]) =>
    inner.every((x) => Math.abs(x) > window || outer.some((y) => Math.abs(x - y) <= 1e-11 * Math.max(1, Math.abs(x))));
  return within(left.values, right.values) && within(right.values, left.values);
}

const hasLongDecimal = (node: Node) => some(node, (part) => part.kind === 'number' && (part.decimals?.length ?? 0) > 6);

const hasPi = (node: Node) => some(node, (part) => part.kind === 'symbol' && part.name === 'pi');
const withoutDegrees = (node: Node) => rewrite(node, (part) => (part.kind === 'degrees' ? part.of : part));

/** Every member for integers from −24 to 24, and how far from zero the members are complete. */
function members(nodes: Node[], name: string): { values: number[]; reach: number } | null {
  const values: number[] = [];
  let reach = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const own = Array.from({ length: 2 * REACH + 1 }, (_, index) => evaluate(node, { [name]: index - REACH }));
    if (!own.every(Number.isFinite)) return null;
    if (variables(node).length > 0) reach = Math.min(reach, Math.abs(own[0] ?? 0), Math.abs(own.at(-1) ?? 0));
    values.push(...own);
  }
  return reach > 0 && Number.isFinite(reach) ? { values, reach } : null;
}
