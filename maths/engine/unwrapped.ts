import type { Sides } from './compare-equations';
import { integer, type Node } from './tree';

/** log_b u = v as u = b^v, either way round; null for other equations. */
export function inverseForm({ left, right }: Sides): Sides | null {
  const direct = baseOf(left);
  if (direct) return { left: direct.of, right: { kind: 'pow', base: direct.base, exponent: right } };
  const turned = baseOf(right);
  return turned && { left: turned.of, right: { kind: 'pow', base: turned.base, exponent: left } };
}

function baseOf(node: Node): { base: Node; of: Node } | null {
  if (node.kind !== 'call') return null;
  const [of, base] = node.args;
  if (!of || (node.name !== 'ln' && node.name !== 'log')) return null;
  return { of, base: node.name === 'ln' ? { kind: 'symbol', name: 'e' } : (base ?? integer(10)) };
}

/** The square of a value, with square roots taken away. */
export function squareOf(node: Node): Node {
  switch (node.kind) {
    case 'root':
      return node.index === null ? node.of : { kind: 'pow', base: node, exponent: integer(2) };
    case 'div':
      return { kind: 'div', top: squareOf(node.top), bottom: squareOf(node.bottom) };
    case 'mul':
      return { kind: 'mul', factors: node.factors.map(squareOf) };
    default:
      return { kind: 'pow', base: node, exponent: integer(2) };
  }
}

/** Whether a value with positive letters cannot be below zero, as far as its form shows. */
export function isPositive(node: Node): boolean {
  switch (node.kind) {
    case 'number':
    case 'mixed':
      return true;
    case 'symbol':
      return node.name !== 'i';
    case 'root':
      return node.index === null;
    case 'div':
      return isPositive(node.top) && isPositive(node.bottom);
    case 'mul':
      return node.factors.every(isPositive);
    case 'add':
      return node.terms.every(isPositive);
    case 'pow':
      return isPositive(node.base);
    default:
      return false;
  }
}
