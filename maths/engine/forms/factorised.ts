import { isWhole, type Node, some } from '../tree';
import { reducible } from './fractions';
import { isIrreducible } from './irreducible';
import { unsigned } from './signs';

/** A product whose bracketed factors cannot be factorised further over the rationals, nor give out a number or unknown. */
export function isFactorised(node: Node, model: Node): boolean {
  const plain = unsigned(node);
  if (some(plain, (part) => isForeign(part, model))) return false;
  if (plain.kind === 'div' && !some(plain.bottom, (part) => part.kind === 'symbol'))
    return !reducible(plain) && isFactorised(plain.top, model);
  if (plain.kind === 'div')
    return !reducible(plain) && isFactorised(plain.top, model) && isFactorised(plain.bottom, model);
  const factors = plain.kind === 'mul' ? plain.factors : [plain];
  const numbers = factors.filter((factor) => isNumeric(factor));
  if (numbers.length > 1 || (factors.length > 1 && numbers.some(isOne))) return false;
  const bases = factors.map((factor) =>
    unsigned(factor.kind === 'pow' && wholePower(factor.exponent) ? factor.base : factor),
  );
  if (factors.some((factor) => factor.kind === 'pow' && factor.base.kind === 'mul')) return false;
  return (
    bases.every((base) => base.kind !== 'add' || isIrreducible(base)) &&
    bases.every((base) => base.kind !== 'div' || isNumeric(base) || isFactorised(base, model))
  );
}

/**
 * What no factor of a polynomial has, unless the model has it: a negative power or an unknown below, a function, a
 * fraction inside a bracket.
 */
function isForeign(part: Node, model: Node): boolean {
  const inModel = (test: (node: Node) => boolean) => some(model, test);
  if (part.kind === 'pow' && !wholePower(part.exponent))
    return !inModel((other) => other.kind === 'pow' && !wholePower(other.exponent));
  if (part.kind === 'call' || part.kind === 'root') return !inModel((other) => other.kind === part.kind);
  return (
    part.kind === 'add' &&
    part.terms.some(holdsFraction) &&
    !inModel((other) => other.kind === 'add' && other.terms.some(holdsFraction))
  );
}

const holdsFraction = (term: Node) =>
  some(
    term,
    (part) => part.kind === 'div' || part.kind === 'mixed' || (part.kind === 'number' && part.decimals !== null),
  );
const isOne = (node: Node) => isWhole(unsigned(node)) && JSON.stringify(unsigned(node)).includes('"whole":"1"');
const isNumeric = (node: Node) => !some(node, (part) => part.kind === 'symbol' || part.kind === 'root');
const wholePower = (node: Node) => isWhole(node);
