import { integer, type Node, type Rational } from '../engine/index';

/** A number as a tree. */
export function numberNode(value: Rational): Node {
  const top = integer(value.n < 0n ? -value.n : value.n);
  const node: Node = value.d === 1n ? top : { kind: 'div', top, bottom: integer(value.d) };
  return value.n < 0n ? { kind: 'neg', of: node } : node;
}
