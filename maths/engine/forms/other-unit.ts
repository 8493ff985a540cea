import type { Node, UnitPower } from '../tree';
import { sameUnit, unitNamed } from '../units';

/** What is said about an amount in another unit; null where it is in the one asked for. */
export function otherUnitMessage(node: Node, unit: string | undefined): string | null {
  if (!inOtherUnit(node, unit)) return null;
  return `Right amount. Now write it in ${unit}${unitsOf(node).length > 1 ? ' alone' : ''}.`;
}

/** Whether an amount is written in another unit than the one asked for, or in several: 5 m 4 cm where centimetres are. */
function inOtherUnit(node: Node, unit: string | undefined): boolean {
  const wanted = unit === undefined ? null : unitNamed(unit);
  if (wanted === null) return false;
  const written = unitsOf(node);
  return written.length > 1 || written.some((each) => !sameUnit(each, wanted));
}

function unitsOf(node: Node): UnitPower[][] {
  switch (node.kind) {
    case 'quantity':
      return [node.unit];
    case 'neg':
      return unitsOf(node.of);
    case 'mul':
      return node.factors.flatMap(unitsOf);
    case 'add':
      return node.terms.flatMap(unitsOf);
    default:
      return [];
  }
}
