import { children, type Node } from './tree';

/** A sum without sums directly inside it. */
export function sumOf(terms: Node[]): Node {
  const flat = terms.flatMap((term) => (term.kind === 'add' ? term.terms : [term]));
  const [only] = flat;
  return flat.length === 1 && only ? only : { kind: 'add', terms: flat };
}

/** A product without products directly inside it. */
export function productOf(left: Node, right: Node): Node {
  const factors = [left, right].flatMap((factor) => (factor.kind === 'mul' ? factor.factors : [factor]));
  return { kind: 'mul', factors };
}

/** A value raised to a power, or as it is without one. */
export const raisedTo = (node: Node, exponent: Node | null): Node =>
  exponent === null ? node : { kind: 'pow', base: node, exponent };

/** Whether a value ends in a written number, so that another number cannot follow without a sign. */
export function endsInNumber(node: Node): boolean {
  if (node.kind === 'number' || node.kind === 'mixed') return true;
  const last = node.kind === 'mul' ? children(node).at(-1) : undefined;
  return last !== undefined && endsInNumber(last);
}
