import type { Node } from '../tree';

/** A value without one minus sign in front. */
export const unsigned = (node: Node): Node => (node.kind === 'neg' ? node.of : node);
