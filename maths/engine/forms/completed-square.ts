import { type Node, some } from '../tree';
import { unsigned } from './signs';

const hasSymbol = (node: Node) =>
  some(node, (part) => part.kind === 'symbol' && part.name !== 'pi' && part.name !== 'e');

/** a(x + h)² + k: one square of a linear bracket, with numbers only around it. */
export function isCompletedSquare(node: Node): boolean {
  const terms = node.kind === 'add' ? node.terms : [node];
  const squares = terms.filter(hasSymbol);
  const [square] = squares;
  if (squares.length !== 1 || !square || terms.length > 2) return false;
  return isSquareTerm(unsigned(square));
}

function isSquareTerm(node: Node): boolean {
  if (node.kind === 'div') return isSquareTerm(node.top) && !hasSymbol(node.bottom);
  const factors = node.kind === 'mul' ? node.factors : [node];
  const [only, ...more] = factors.filter(hasSymbol);
  if (!only || more.length > 0 || only.kind !== 'pow') return false;
  return only.exponent.kind === 'number' && only.exponent.whole === '2' && isLinear(only.base);
}

/** x, x + h, 2x − 3. */
function isLinear(node: Node): boolean {
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
