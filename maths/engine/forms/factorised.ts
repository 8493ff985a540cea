import { isWhole, type Node, some } from '../tree';
import { reducible } from './fractions';
import { isIrreducible } from './irreducible';
import { unsigned } from './signs';

/** A product whose bracketed factors cannot be factorised further over the rationals, nor give out a number or unknown. */
export function isFactorised(node: Node): boolean {
  const plain = unsigned(node);
  if (plain.kind === 'div' && !some(plain.bottom, (part) => part.kind === 'symbol'))
    return !reducible(plain) && isFactorised(plain.top);
  const factors = plain.kind === 'mul' ? plain.factors : [plain];
  if (factors.filter((factor) => isNumeric(factor)).length > 1) return false;
  const bases = factors.map((factor) =>
    unsigned(factor.kind === 'pow' && wholePower(factor.exponent) ? factor.base : factor),
  );
  if (factors.some((factor) => factor.kind === 'pow' && factor.base.kind === 'mul')) return false;
  return (
    bases.every((base) => base.kind !== 'add' || isIrreducible(base)) &&
    bases.every((base) => base.kind !== 'div' || isNumeric(base) || isFactorised(base))
  );
}

const isNumeric = (node: Node) => !some(node, (part) => part.kind === 'symbol' || part.kind === 'root');
const wholePower = (node: Node) => isWhole(node);
