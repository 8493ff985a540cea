import type { Node } from '../tree';

/** A value without one minus sign in front. */
export const unsigned = (node: Node): Node => (node.kind === 'neg' ? node.of : node);

/** −x, −x − 1. */
export const isNegative = (node: Node): boolean =>
  node.kind === 'neg' || (node.kind === 'add' && node.terms.every((term) => term.kind === 'neg'));

/** Two minus signs that make one plus: −(−x), −(−x)/3. */
export const isDoubleMinus = (node: Node): boolean =>
  node.kind === 'neg' && (node.of.kind === 'neg' || (node.of.kind === 'div' && isNegative(node.of.top)));
