import { type Amount, amountOf, sameAmount } from './compare-quantities';
import { integer, isNumber, type Node, some, symbol } from './tree';

/** An approximately-equal sign in a line of working. */
export const APPROXIMATELY = /\\approx(?![A-Za-z])|≈/g;

/** The values of a line apart, its name first where it has one: x = √2 ≈ 1.41 is x, √2, 1.41. */
const partsOf = (node: Node): Node[] =>
  node.kind === 'relation' && node.operators.every((operator) => operator === '=') ? node.parts : [node];

/**
 * Whether the last values of a line are the value before them, each rounded to the places it is written with. Null
 * where a side is no single value.
 */
export function roundsTo(exact: Node, rounded: Node): boolean | null {
  const [from, to] = [amountOf(exact), amountOf(rounded)];
  if (!from || !to) return null;
  const plain = to.value.kind === 'neg' ? to.value.of : to.value;
  if (!isNumber(plain) || plain.recurring !== '') return null;
  const places = plain.decimals === null ? -trailingZeros(plain.whole) : plain.decimals.length;
  return sameAmount(inUnitOf(to, from), to, null, 0.5 * 10 ** -places);
}

/** 1/3 ≈ 33.3% and tan⁻¹ 0.75 ≈ 36.9°: the exact value without a unit in the one of the rounded value. */
function inUnitOf({ unit }: Amount, exact: Amount): Amount {
  if (exact.unit !== null || unit === null) return exact;
  const [only] = unit;
  const times = (...factors: Node[]): Amount => ({ unit, value: { kind: 'mul', factors: [exact.value, ...factors] } });
  if (only?.name === '%') return times(integer(100));
  const angle = some(exact.value, (part) => part.kind === 'call' && part.name.startsWith('arc'));
  return only?.name === '°' && angle ? times({ kind: 'div', top: integer(180), bottom: symbol('pi') }) : exact;
}

/** 1300 may be rounded to hundreds. */
const trailingZeros = (digits: string) => (/^0+$/.test(digits) ? 0 : (/0*$/.exec(digits)?.[0].length ?? 0));

/** The value a line ends with, and the name it is given. */
export function valueOfLine(node: Node): { name: Node | null; value: Node } {
  const parts = partsOf(node);
  const [first = integer(0)] = parts;
  return { name: parts.length > 1 && first.kind === 'symbol' ? first : null, value: parts.at(-1) ?? first };
}
