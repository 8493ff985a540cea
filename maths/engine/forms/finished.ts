import { exactValue } from '../normal-form';
import { isNumber, isWhole, type Node, numberValue, some, variables } from '../tree';
import { hasLikeTerms } from './like-terms';
import { unsigned } from './signs';

/**
 * Whether a number is worked out to a value: a number, fraction, percentage or power of ten; surds, π, powers and
 * functions where the model has such a thing. "as the question needs": what the model leaves may be left.
 */
export function isWorkedOut(node: Node, model: Node): boolean {
  if (variables(node).length > 0 || node.kind === 'matrix') return true;
  if (sameTree(node, model)) return true;
  const plain = unsigned(node);
  if (isLiteral(plain) || isPowerOfTen(plain)) return true;
  if (plain.kind === 'div') return isWorkedFraction(plain.top, plain.bottom, model);
  if (exactValue(node) !== null && !irrational(node)) return isComplex(node) || sameShape(plain, unsigned(model));
  // A root, power or function that is a plain number: √36, 2^3, log 100.
  if (exactValue(node) !== null) return sameShape(plain, unsigned(model));
  return !some(node, (part) => leftToDo(part, model));
}

/** A sum, product or quotient of plain numbers, which anybody would still work out: 2 + 3, 4 × 5, 12/3. */
export function isCalculation(node: Node): boolean {
  const plain = unsigned(node);
  if (isLiteral(plain) || isPowerOfTen(plain) || exactValue(plain) === null) return false;
  if (some(plain, (part) => ['root', 'call', 'symbol', 'pow', 'factorial', 'percent'].includes(part.kind)))
    return false;
  if (plain.kind !== 'div') return plain.kind === 'add' || plain.kind === 'mul';
  return !isWorkedFraction(plain.top, plain.bottom, plain.top) || some(plain, isSum);
}

const sameTree = (a: Node, b: Node) => JSON.stringify(a) === JSON.stringify(b);
const isLiteral = (node: Node): boolean =>
  node.kind === 'number' ||
  node.kind === 'mixed' ||
  node.kind === 'symbol' ||
  (node.kind === 'percent' && isLiteral(unsigned(node.of)));
const irrational = (node: Node) => some(node, (part) => ['root', 'call', 'symbol'].includes(part.kind));
const isComplex = (node: Node) => some(node, (part) => part.kind === 'symbol' && part.name === 'i');

/** 10^6, 3.2 × 10^5, 12 × 10^-6. */
function isPowerOfTen(node: Node): boolean {
  const [front, power, ...more] = node.kind === 'mul' ? node.factors : [null, node];
  if (!power || more.length > 0 || power.kind !== 'pow' || !isWhole(power.base) || power.base.whole !== '10')
    return false;
  return isWhole(unsigned(power.exponent)) && (front === null || (front !== undefined && isNumber(unsigned(front))));
}

/** a/b that is no whole number; 12/3 is a division. Decimals above or below are one too, where they do not cancel to that. */
function isWorkedFraction(top: Node, bottom: Node, model: Node): boolean {
  const [above, below] = [unsigned(top), unsigned(bottom)];
  if (isWhole(above) && isWhole(below)) {
    if (unsigned(model).kind === 'div') return true;
    const d = numberValue(below).n;
    return d !== 0n && numberValue(above).n % d !== 0n;
  }
  if (isNumber(above) && isNumber(below)) return false;
  return ![top, bottom].some((part) => some(part, (inner) => leftToDo(inner, model)));
}

/** A power or product written as the model is: 2^3 × 5 where index form is asked for. */
const sameShape = (node: Node, model: Node) =>
  !isLiteral(model) &&
  !isPowerOfTen(model) &&
  node.kind === model.kind &&
  node.kind !== 'add' &&
  (node.kind === 'pow' || node.kind === 'mul' || node.kind === 'factorial');

const isSum = (node: Node) => node.kind === 'add';
const isZero = (node: Node): boolean => node.kind === 'mul' && exactValue(node)?.n === 0n;
const isRational = (node: Node): boolean => !irrational(node) && exactValue(node) !== null;

/** Arithmetic that a student can still do: 2 + 3, 2 × 5π, 6π + 6π, √(16 − 4), 1.05^3, sin 30°. */
function leftToDo(part: Node, model: Node): boolean {
  switch (part.kind) {
    case 'add':
      return (
        part.terms.filter(isRational).length > 1 ||
        hasLikeTerms(part) ||
        part.terms.some(isZero) ||
        part.terms.filter((term) => term.kind !== 'div' && some(term, isSum)).length > 1
      );
    case 'mul':
      return part.factors.filter(isRational).length > 1 && !isPowerOfTen(part);
    case 'pow':
      return (
        isRational(part.base) &&
        isWhole(unsigned(part.exponent)) &&
        !isPowerOfTen(part) &&
        !some(model, (other) => other.kind === 'pow')
      );
    case 'call':
      return !some(model, (other) => other.kind === 'call');
    case 'factorial':
      return !some(model, (other) => other.kind === 'factorial' || other.kind === 'call');
    default:
      return false;
  }
}
