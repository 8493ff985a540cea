import { gcd } from '../rational';
import { isWhole, type Node, numberValue } from '../tree';

/** Whole parts without a common factor. */
export function isSimplestRatio(node: Node): boolean {
  if (node.kind !== 'ratio' || !node.items.every(isWhole)) return false;
  return node.items.map((item) => (isWhole(item) ? numberValue(item).n : 0n)).reduce(gcd, 0n) === 1n;
}

/** Whether a unit (or the dollar sign) was written. */
export function withUnit(node: Node): boolean {
  switch (node.kind) {
    case 'quantity':
    case 'percent':
    case 'degrees':
      return true;
    case 'neg':
      return withUnit(node.of);
    case 'mul':
      return node.factors.every(withUnit);
    case 'list':
    case 'set':
    case 'tuple':
      return node.items.some(withUnit);
    default:
      return false;
  }
}
