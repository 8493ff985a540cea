import { type Node, some } from '../tree';
import { hasLikeTerms } from './like-terms';
import { unsigned } from './signs';

/** A sum of collected terms with no brackets left. */
export function isExpanded(node: Node): boolean {
  if (node.kind === 'add') return !hasLikeTerms(node) && node.terms.every((term) => isTerm(unsigned(term)));
  return isTerm(unsigned(node));
}

/** One term: a number times powers of different unknowns, no sum inside a product, power or fraction. */
function isTerm(node: Node): boolean {
  if (node.kind === 'add' || node.kind === 'neg') return false;
  const factors = node.kind === 'mul' ? node.factors : [node];
  if (factors.filter((factor) => isCoefficient(factor)).length > 1) return false;
  const bases = factors
    .filter((factor) => !isCoefficient(factor))
    .map((factor) => JSON.stringify(factor.kind === 'pow' ? factor.base : factor));
  return new Set(bases).size === bases.length && factors.every(isPlain);
}

const isCoefficient = (node: Node) =>
  !some(node, (part) => part.kind === 'symbol' || part.kind === 'root' || part.kind === 'call');

function isPlain(factor: Node): boolean {
  switch (factor.kind) {
    case 'neg':
    case 'add':
    case 'mul':
      return false;
    case 'pow':
      if (!some(factor.base, (part) => part.kind === 'symbol'))
        return some(factor.exponent, (part) => part.kind === 'symbol') || factor.exponent.kind === 'div';
      return factor.base.kind === 'symbol';
    case 'div':
      return isTerm(unsigned(factor.top)) && isTerm(factor.bottom);
    default:
      return true;
  }
}
