import { primeFactors } from '../integer-factors';
import { isWhole, type Node, numberValue, some } from '../tree';
import { reducible } from './fractions';
import { hasLikeTerms } from './like-terms';
import { isDoubleMinus } from './signs';

/** No decimals and no percentages anywhere. */
export const isExact = (node: Node): boolean =>
  !some(node, (part) => (part.kind === 'number' && part.decimals !== null) || part.kind === 'percent');

/** Simplest surd form: small whole radicands, none in a denominator, like surds collected, fractions cancelled. */
export function isSimplestSurd(node: Node): boolean {
  if (!isExact(node) || some(node, reducible) || some(node, isDoubleMinus)) return false;
  if (some(node, (part) => part.kind === 'root' && !simpleRoot(part))) return false;
  if (some(node, (part) => part.kind === 'pow' && part.exponent.kind !== 'symbol' && numericPower(part))) return false;
  if (some(node, (part) => part.kind === 'div' && some(part.bottom, isRoot))) return false;
  return !some(
    node,
    (part) => (part.kind === 'add' && hasLikeTerms(part)) || (part.kind === 'mul' && crowded(part.factors)),
  );
}

const isRoot = (node: Node) => node.kind === 'root';

const numericPower = (node: Node) => node.kind === 'pow' && !some(node.base, (part) => part.kind === 'symbol');

/** √n where no square (for other indices, no k-th power) can be taken out of n. */
export function simpleRoot(node: Node): boolean {
  if (node.kind !== 'root') return true;
  if (some(node.of, (part) => part.kind === 'symbol')) return true;
  if (!isWhole(node.of)) return false;
  const index = node.index === null ? 2 : isWhole(node.index) ? Number(node.index.whole) : Number.NaN;
  const value = numberValue(node.of).n;
  const factors = value > 1n ? primeFactors(value) : null;
  return factors !== null && [...factors.values()].every((count) => count < index);
}

/** Two roots or two numbers side by side, or a product still to be expanded. */
function crowded(factors: Node[]): boolean {
  const numbers = factors.filter((factor) => factor.kind === 'number' || factor.kind === 'mixed');
  const roots = factors.filter((factor) => factor.kind === 'root' && !some(factor, (part) => part.kind === 'symbol'));
  const sums = factors.filter((factor) => factor.kind === 'add');
  const open = sums.length > 1 || (sums.length === 1 && roots.length > 0);
  return (
    numbers.length > 1 ||
    roots.length > 1 ||
    (open && sums.every((sum) => !some(sum, (part) => part.kind === 'symbol')))
  );
}
