import { isWhole, type Node, some } from '../tree';
import { sharesFactor } from './common-factor';
import { unsigned } from './signs';

/** Powers with positive indices only, each base once, and nothing left to cancel between top and bottom. */
export const isPositiveIndex = (node: Node): boolean => !some(node, isOpen);

function isOpen(node: Node): boolean {
  switch (node.kind) {
    case 'pow':
      return (
        node.exponent.kind === 'neg' ||
        (isWhole(node.exponent) && /^0*$/.test(node.exponent.whole)) ||
        unsigned(node.base).kind === 'div'
      );
    case 'mul': {
      const bases = node.factors.map((factor) => JSON.stringify(factor.kind === 'pow' ? factor.base : factor));
      return new Set(bases).size !== bases.length;
    }
    case 'div':
      return sharesFactor(node.top, node.bottom);
    default:
      return false;
  }
}
