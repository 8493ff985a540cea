import { isWhole, type Node, variables } from '../tree';
import { reducible } from './fractions';
import { hasLikeTerms } from './like-terms';
import { unsigned } from './signs';

/**
 * a(x + h)² + k: one square of a linear bracket, with numbers only around it; with letters too, where the model has more
 * letters than the unknown.
 */
export function isCompletedSquare(node: Node, model: Node, variable?: string): boolean {
  const names = variable === undefined ? variables(model) : [variable];
  return (names.length > 0 ? names : ['x']).some((name) => isSquareIn(node, name));
}

function isSquareIn(node: Node, name: string): boolean {
  const hasSymbol = (part: Node) => variables(part).includes(name);
  const terms = node.kind === 'add' ? node.terms : [node];
  const squares = terms.filter(hasSymbol);
  const [square] = squares;
  const rest = terms.filter((term) => !hasSymbol(term));
  if (squares.length !== 1 || !square || rest.some(isDivision)) return false;
  // With letters the rest may be a sum, such as c − b²/4.
  if (rest.length > 1 && (hasLikeTerms({ kind: 'add', terms: rest }) || rest.every(isClosed))) return false;
  return isSquareTerm(unsigned(square), hasSymbol);
}

const isClosed = (term: Node) => variables(term).length === 0;

/** 10/2, which is 5. */
const isDivision = (term: Node) => {
  const plain = unsigned(term);
  return plain.kind === 'div' && isWhole(plain.top) && isWhole(plain.bottom) && reducible(plain);
};

function isSquareTerm(node: Node, hasSymbol: (part: Node) => boolean): boolean {
  if (node.kind === 'div') return isSquareTerm(node.top, hasSymbol) && !hasSymbol(node.bottom);
  const factors = node.kind === 'mul' ? node.factors : [node];
  const [only, ...more] = factors.filter(hasSymbol);
  if (!only || more.length > 0 || only.kind !== 'pow') return false;
  return only.exponent.kind === 'number' && only.exponent.whole === '2' && isLinear(only.base, hasSymbol);
}

/** x, x + h, 2x − 3. */
function isLinear(node: Node, hasSymbol: (part: Node) => boolean): boolean {
  const terms = node.kind === 'add' ? node.terms : [node];
  const [only, ...more] = terms.filter(hasSymbol);
  if (!only || more.length > 0 || terms.length > 2) return false;
  const plain = unsigned(only);
  return (
    plain.kind === 'symbol' ||
    (plain.kind === 'mul' &&
      plain.factors.every((factor) => factor.kind === 'symbol' || !hasSymbol(factor)) &&
      plain.factors.filter(hasSymbol).length === 1)
  );
}
