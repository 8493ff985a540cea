import { isWhole, type Node, numberValue, some, variables } from '../tree';
import { sharesFactor } from './common-factor';
import { isLowestTerms, reducible } from './fractions';
import { hasLikeTerms } from './like-terms';
import { isDoubleMinus, isNegative } from './signs';
import { simpleRoot } from './surds';

/** Nothing left to work out, collect or cancel. Factorised and expanded forms may both be simplified. */
export function isSimplified(node: Node, model: Node): boolean {
  return !some(node, unfinished) && !(some(node, isFunctionOfUnknown) && !some(model, isFunctionOfUnknown));
}

/** sin x, ln x: where the model has none, an identity is left to use, as in sin² x + cos² x. */
const isFunctionOfUnknown = (node: Node): boolean =>
  node.kind === 'call' && node.name !== 'abs' && node.args.some((part) => variables(part).length > 0);

/** The terms of sin² x + cos² x and their like: the squares of sine and cosine of one angle, with one factor. */
function isPythagorean(terms: Node[]): boolean {
  const squares = terms.flatMap((term) => {
    const factors = term.kind === 'mul' ? term.factors : [term];
    const square = factors.find(
      (factor) =>
        factor.kind === 'pow' &&
        factor.base.kind === 'call' &&
        isWhole(factor.exponent) &&
        factor.exponent.whole === '2',
    );
    if (square?.kind !== 'pow' || square.base.kind !== 'call') return [];
    return [
      { name: square.base.name, of: JSON.stringify([square.base.args, factors.filter((factor) => factor !== square)]) },
    ];
  });
  return squares.some((one) => one.name === 'sin' && squares.some((two) => two.name === 'cos' && two.of === one.of));
}

function unfinished(node: Node): boolean {
  switch (node.kind) {
    case 'add':
      return (
        hasLikeTerms(node) ||
        isPythagorean(node.terms) ||
        (node.terms.filter(isConstant).length > 1 && node.terms.filter(isRational).length > 1) ||
        looseBrackets(node.terms)
      );
    case 'mul':
      return crowded(node.factors);
    case 'div':
      return unfinishedFraction(node.top, node.bottom);
    case 'mixed':
      return !isLowestTerms(node);
    case 'pow':
      return unfinishedPower(node.base, node.exponent);
    case 'root':
      return !simpleRoot(node);
    case 'neg':
      return isDoubleMinus(node) || isZero(node.of);
    case 'factorial':
      return isConstant(node.of);
    case 'call':
      return node.name === 'abs' && node.args.every(isConstant);
    default:
      return false;
  }
}

const isConstant = (node: Node) => !some(node, (part) => part.kind === 'symbol');
const isRational = (node: Node) => !some(node, (part) => ['symbol', 'root', 'call', 'pow'].includes(part.kind));
const isZero = (node: Node) => isWhole(node) && /^0+$/.test(node.whole);
const isOne = (node: Node) => isWhole(node) && node.whole === '1';

/** In a sum, a bracket with only a number before it could be expanded and collected: 2(x + 1) + 3. */
function looseBrackets(terms: Node[]): boolean {
  return terms.some((term) => {
    const plain = term.kind === 'neg' ? term.of : term;
    const factors = plain.kind === 'mul' ? plain.factors : [plain];
    return (
      factors.some((factor) => factor.kind === 'add') &&
      factors.every((factor) => factor.kind === 'add' || isRational(factor)) &&
      factors.filter((factor) => factor.kind === 'add').length === 1
    );
  });
}

/** Two numbers, a 1 or 0, a sign, or the same base twice in one product. */
function crowded(factors: Node[]): boolean {
  const scientific =
    factors.length === 2 && factors[1]?.kind === 'pow' && isWhole(factors[1].base) && factors[1].base.whole === '10';
  if (scientific) return false;
  const numbers = factors.filter(isRational);
  if (
    numbers.length > 1 ||
    numbers.some((factor) => isOne(factor) || isZero(factor)) ||
    factors.some((factor) => factor.kind === 'neg')
  )
    return true;
  const roots = factors.filter((factor) => factor.kind === 'root' && isConstant(factor));
  const bases = factors.map((factor) => JSON.stringify(factor.kind === 'pow' ? factor.base : factor));
  const coefficient = numbers[0];
  const cancels =
    coefficient?.kind === 'div' && factors.some((factor) => factor.kind === 'div' && factor !== coefficient);
  return roots.length > 1 || new Set(bases).size !== bases.length || cancels;
}

function unfinishedFraction(top: Node, bottom: Node): boolean {
  const nested = (part: Node) =>
    part.kind === 'div' || part.kind === 'mixed' || (part.kind === 'number' && part.decimals !== null);
  if (reducible({ kind: 'div', top, bottom }) || isZero(top) || bottom.kind === 'neg') return true;
  if ([top, bottom].some((part) => some(part, nested))) return true;
  // (−x − 2)/(−x − 3): a minus sign can be taken out above and below.
  if (isNegative(top) && isNegative(bottom)) return true;
  return sharesFactor(top, bottom);
}

/** Powers of numbers are to be worked out (up to what fits on paper); x^1 and x^0 are never left. */
function unfinishedPower(base: Node, exponent: Node): boolean {
  if (isOne(exponent) || isZero(exponent) || base.kind === 'pow') return true;
  if (base.kind === 'mul' && isWhole(exponent)) return true;
  if (!isWhole(base) || !isWhole(exponent)) return isRational(base) && isWhole(exponent);
  return base.whole !== '10' && Number(numberValue(base).n) ** Number(exponent.whole) < 1e6;
}
