import { isPrime } from '../integer-factors';
import { isWhole, type Node, numberValue, some } from '../tree';
import { unsigned } from './signs';

/** A product of powers, each base once: 2^3 × 5, x^5 y. Composite bases only where the model has them too. */
export function isIndexForm(node: Node, model: Node): boolean {
  const plain = unsigned(node);
  const parts = plain.kind === 'div' ? [...factorsOf(plain.top), ...factorsOf(plain.bottom)] : factorsOf(plain);
  const allowed = new Set(basesIn(model));
  const bases = parts.map((part) => baseOf(part, plain.kind === 'div' || hasSymbol(plain)));
  if (bases.some((base) => base === null)) return false;
  const keys = bases.map((base) => JSON.stringify(base));
  const known = bases.every(
    (base) =>
      base !== null &&
      (!isWhole(base) ||
        allowed.has(base.whole) ||
        isPrime(numberValue(base).n) ||
        (hasSymbol(plain) && !isPower(parts, base))),
  );
  const primed = bases.every(
    (base) => base === null || !isWhole(base) || allowed.has(base.whole) || allowed.size === 0 || hasSymbol(plain),
  );
  return known && primed && new Set(keys).size === keys.length;
}

const hasSymbol = (node: Node) => some(node, (part) => part.kind === 'symbol');
const factorsOf = (node: Node): Node[] => (node.kind === 'mul' ? node.factors : [node]);
const isPower = (parts: Node[], base: Node) => parts.some((part) => part.kind === 'pow' && part.base === base);

/** The base of one factor; null where it is no power of a number or an unknown. */
function baseOf(part: Node, coefficients: boolean): Node | null {
  if (part.kind === 'pow') return isSimple(part.base) && part.exponent.kind !== 'pow' ? part.base : null;
  if (isWhole(part)) return coefficients || isPrime(numberValue(part).n) ? part : null;
  return part.kind === 'symbol' ? part : null;
}

const isSimple = (node: Node) =>
  isWhole(node) ||
  node.kind === 'symbol' ||
  (node.kind === 'neg' && isWhole(node.of)) ||
  node.kind === 'div' ||
  node.kind === 'add';

/** Whole numbers that are bases or factors in the model. */
function basesIn(model: Node): string[] {
  const plain = unsigned(model);
  const parts = plain.kind === 'div' ? [...factorsOf(plain.top), ...factorsOf(plain.bottom)] : factorsOf(plain);
  return parts.flatMap((part) => {
    const base = part.kind === 'pow' ? part.base : part;
    return isWhole(base) ? [base.whole] : [];
  });
}
