import { compare, rational } from '../rational';
import { isNumber, isWhole, type Node, numberValue } from '../tree';
import { unsigned } from './signs';

/** A decimal or whole number with no fraction bar. */
export const isDecimal = (node: Node): boolean => unsigned(node).kind === 'number';

export const isWholeNumber = (node: Node): boolean => isWhole(unsigned(node));

export const isPercentage = (node: Node): boolean => unsigned(node).kind === 'percent';

/** Digits written after the point; −1 for anything but a plain decimal, percentage or scientific number. */
export function writtenPlaces(node: Node): number {
  const plain = unsigned(node);
  if (plain.kind === 'percent') return writtenPlaces(plain.of);
  const [first] = plain.kind === 'mul' && isScientific(node) ? plain.factors : [plain];
  if (!first) return -1;
  const digits = unsigned(first);
  return isNumber(digits) && digits.recurring === '' ? (digits.decimals ?? '').length : -1;
}

/** The counts of significant figures a number may show: 1200 shows two, three or four. */
export function significantFigures(node: Node, figures: number): number[] {
  const plain = unsigned(node);
  if (plain.kind === 'percent') return significantFigures(plain.of, figures);
  const [first] = plain.kind === 'mul' && isTimesPowerOfTen(plain) ? plain.factors : [plain];
  const digits = first ? unsigned(first) : plain;
  if (!isNumber(digits) || digits.recurring !== '') return [];
  // Zero has none to show, however it is written.
  if (numberValue(digits).n === 0n) return [figures];
  const written = (digits.whole + (digits.decimals ?? '')).replace(/^0+/, '');
  if (digits.decimals !== null) return [written.length];
  const least = written.replace(/0+$/, '').length;
  return Array.from({ length: written.length - least + 1 }, (_, index) => least + index);
}

/** A number times a power of ten, in scientific form or not. */
const isTimesPowerOfTen = (node: Node): boolean =>
  node.kind === 'mul' &&
  node.factors.length === 2 &&
  node.factors[1]?.kind === 'pow' &&
  isWhole(node.factors[1].base) &&
  node.factors[1].base.whole === '10';

/** a × 10^n with 1 ≤ a < 10 and a whole n. */
export function isScientific(node: Node): boolean {
  const plain = unsigned(node);
  if (plain.kind !== 'mul' || plain.factors.length !== 2) return false;
  const [first, power] = plain.factors;
  if (!first || !power || power.kind !== 'pow' || !isWhole(power.base) || power.base.whole !== '10') return false;
  const front = unsigned(first);
  if (!isWhole(unsigned(power.exponent)) || !isNumber(front)) return false;
  const size = numberValue(front);
  return compare(size, rational(1)) >= 0 && compare(size, rational(10)) < 0;
}
