import { Normaliser } from '../normal-form';
import { generators } from '../polynomial';
import { isWhole, type Node, some } from '../tree';
import { coefficientsOf } from '../univariate';
import { isIrreducible } from './irreducible';
import { unsigned } from './signs';

/**
 * A sum of polynomials and of fractions whose denominators are powers of something that cannot be split, each with a
 * smaller degree above: 1/x − 3/(x + 2)².
 */
export function isPartialFractions(node: Node): boolean {
  const terms = node.kind === 'add' ? node.terms.map(unsigned) : [unsigned(node)];
  const fractions = terms.filter((term) => some(term, (part) => part.kind === 'div' && hasUnknown(part.bottom)));
  const bottoms = fractions.map((term) => (term.kind === 'div' ? JSON.stringify(unsigned(term.bottom)) : ''));
  return (
    new Set(bottoms).size === bottoms.length &&
    fractions.every((term) => term.kind === 'div' && isSimple(term.top, term.bottom))
  );
}

const hasUnknown = (node: Node) =>
  some(node, (part) => part.kind === 'symbol' && part.name !== 'pi' && part.name !== 'e');

function isSimple(top: Node, bottom: Node): boolean {
  if (some(top, (part) => part.kind === 'div' && hasUnknown(part.bottom))) return false;
  const factors = (bottom.kind === 'mul' ? bottom.factors : [bottom]).filter(hasUnknown);
  const [only, ...more] = factors;
  if (!only || more.length > 0) return false;
  const base = only.kind === 'pow' && isWhole(only.exponent) ? only.base : only;
  const [above, below] = [degree(top), degree(base)];
  return (base.kind !== 'add' || isIrreducible(base)) && above !== null && below !== null && above < below;
}

function degree(node: Node): number | null {
  const form = new Normaliser().normalise(node);
  const [name, ...more] = generators(form.top);
  if (more.length > 0) return null;
  if (name === undefined) return 0;
  const own = coefficientsOf(form.top, name);
  return own && own.length - 1;
}
