import { exactValue } from '../normal-form';
import { gcd, rational } from '../rational';
import { isWhole, type Node, numberValue, some } from '../tree';
import { unsigned } from './signs';

const coprime = (a: bigint, b: bigint) => gcd(a, b) === 1n;

/** An integer, or a fraction or mixed numeral that cannot be cancelled; for other values, every fraction in it. */
export function isLowestTerms(node: Node): boolean {
  if (exactValue(node) !== null) return lowestRational(node);
  return !some(node, (part) => part.kind === 'number' && part.decimals !== null) && !some(node, reducible);
}

function lowestRational(node: Node): boolean {
  const plain = unsigned(node);
  if (isWhole(plain)) return true;
  if (plain.kind === 'mixed') {
    const [whole, top, bottom] = [plain.whole, plain.top, plain.bottom].map((part) => numberValue(part).n);
    return (
      whole !== undefined &&
      top !== undefined &&
      bottom !== undefined &&
      whole > 0n &&
      top > 0n &&
      top < bottom &&
      coprime(top, bottom)
    );
  }
  if (plain.kind !== 'div') return false;
  const top = node.kind === 'neg' ? plain.top : unsigned(plain.top);
  if (!isWhole(top) || !isWhole(plain.bottom)) return false;
  const bottom = numberValue(plain.bottom).n;
  return bottom > 1n && coprime(numberValue(top).n, bottom);
}

/** A fraction whose numbers have a common factor, whatever else is in it: 2π/6. */
export function reducible(node: Node): boolean {
  if (node.kind === 'mixed') return !lowestRational(node);
  if (node.kind !== 'div') return false;
  const bottom = contentOf(node.bottom);
  return bottom === 1n && isWhole(node.bottom) ? true : bottom !== null && gcd(contentOf(node.top) ?? 1n, bottom) > 1n;
}

/** The greatest whole factor visible in a product or sum; null where there is none to speak of. */
export function contentOf(node: Node): bigint | null {
  const plain = unsigned(node);
  if (isWhole(plain)) return numberValue(plain).n;
  if (plain.kind === 'mul') {
    return plain.factors.map((factor) => contentOf(factor) ?? 1n).reduce((a, b) => a * b, 1n);
  }
  if (plain.kind === 'add') return plain.terms.map((term) => contentOf(term) ?? 1n).reduce(gcd, 0n);
  return 1n;
}

/** A whole number with a proper fraction; a whole number or proper fraction where the value is one. */
export function isMixed(node: Node): boolean {
  const plain = unsigned(node);
  if (plain.kind === 'mixed') {
    const [whole, top, bottom] = [numberValue(plain.whole).n, numberValue(plain.top).n, numberValue(plain.bottom).n];
    return whole > 0n && top > 0n && top < bottom;
  }
  if (isWhole(plain)) return true;
  const fraction = wholeFraction(node);
  return fraction !== null && fraction.top < fraction.bottom && fraction.top > 0n;
}

/** One fraction of whole numbers, or a whole number where the value is one. */
export function isImproper(node: Node): boolean {
  const plain = unsigned(node);
  if (isWhole(plain)) return true;
  const fraction = wholeFraction(node);
  return fraction !== null && fraction.bottom > 0n && rational(fraction.top, fraction.bottom).d >= 1n;
}

function wholeFraction(node: Node): { top: bigint; bottom: bigint } | null {
  const plain = unsigned(node);
  if (plain.kind !== 'div') return null;
  const top = node.kind === 'neg' ? plain.top : unsigned(plain.top);
  return isWhole(top) && isWhole(plain.bottom)
    ? { top: numberValue(top).n, bottom: numberValue(plain.bottom).n }
    : null;
}

/** One fraction bar at the outside and none within; no negative powers. Without a bar where the model needs none. */
export function isSingleFraction(node: Node, model: Node): boolean {
  const plain = unsigned(node);
  const broken = (part: Node) =>
    part.kind === 'div' ||
    part.kind === 'mixed' ||
    part.kind === 'percent' ||
    (part.kind === 'pow' && part.exponent.kind === 'neg');
  if (plain.kind !== 'div') return unsigned(model).kind !== 'div' && !some(plain, broken);
  return !some(plain.top, broken) && !some(plain.bottom, broken);
}
