import { type Node, some, variables } from '../tree';
import { unsigned } from './signs';

const isI = (node: Node) => node.kind === 'symbol' && node.name === 'i';
const holdsI = (node: Node) => some(node, isI);

/** Whether the model is a complex number written a + bi and the answer a product, quotient or power of such numbers. */
export const lacksCartesian = (node: Node, model: Node): boolean =>
  variables(model).length === 0 && holdsI(model) && isCartesian(model) && !isCartesian(node);

/** Real and imaginary part apart: 3 + 2i, (1 + i√3)/2, ½(1 + i). */
function isCartesian(node: Node): boolean {
  const plain = unsigned(node);
  if (some(plain, (part) => part.kind === 'call' && part.name === 'cis')) return false;
  if (plain.kind === 'div') return !holdsI(plain.bottom) && isCartesian(plain.top);
  const terms = plain.kind === 'add' ? plain.terms.map(unsigned) : [plain];
  const [scale, sum, ...more] = plain.kind === 'mul' ? plain.factors : [];
  if (scale?.kind === 'div' && sum?.kind === 'add' && more.length === 0) return !holdsI(scale) && isCartesian(sum);
  return terms.filter(holdsI).length <= 1 && terms.every(isPart);
}

/** A real number, or i once among real factors. */
function isPart(term: Node): boolean {
  if (!holdsI(term) || isI(term)) return true;
  if (term.kind === 'div') return !holdsI(term.bottom) && isPart(term.top);
  if (term.kind !== 'mul') return false;
  const factors = term.factors.filter(holdsI);
  return factors.length === 1 && factors.every((factor) => isI(factor) || (factor.kind === 'div' && isPart(factor)));
}
