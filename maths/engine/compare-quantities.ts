import { closeEnough } from './compare-values';
import { type Rational, toNumber } from './rational';
import { type Node, some, type UnitPower } from './tree';
import { conversion, unitSize } from './units';

export interface Amount {
  value: Node;
  /** Null where no unit was written. */
  unit: UnitPower[] | null;
}

/** Value and unit of "5 cm", "2 h 30 min" (a sum in its first unit), "50%" or a bare number; null for anything else. */
export function amountOf(node: Node): Amount | null {
  switch (node.kind) {
    case 'quantity':
      if (node.value.kind === 'mul' && node.value.factors.some(isQuantity))
        return product(node.value.factors, node.unit);
      return node.value.kind === 'quantity' ? null : { value: node.value, unit: node.unit };
    case 'percent':
      return { value: node.of, unit: [{ name: '%', power: 1 }] };
    case 'degrees':
      return { value: node.of, unit: [{ name: '°', power: 1 }] };
    case 'neg': {
      const inner = amountOf(node.of);
      return inner && { value: { kind: 'neg', of: inner.value }, unit: inner.unit };
    }
    case 'add':
      return sum(node.terms) ?? { value: node, unit: null };
    case 'mul':
      return compound(node.factors) ?? { value: node, unit: null };
    case 'list':
    case 'relation':
    case 'tuple':
    case 'set':
    case 'ratio':
    case 'words':
      return null;
    default:
      return { value: node, unit: null };
  }
}

/** "$30 + $7", "2 m + 30 cm": amounts of one dimension, in the unit of the first; null for sums of plain numbers. */
function sum(terms: Node[]): Amount | null {
  const amounts = terms.map(amountOf);
  const shared = sharedUnit(terms);
  if (shared) {
    const values = amounts.flatMap((amount) => (amount ? [amount.value] : []));
    return values.length === terms.length ? { value: { kind: 'add', terms: values }, unit: shared } : null;
  }
  const first = amounts[0]?.unit;
  if (!first) return null;
  const values: Node[] = [];
  for (const amount of amounts) {
    const rate = amount?.unit ? conversion(amount.unit, first) : null;
    if (!amount || !rate) return null;
    values.push(scaled(amount.value, rate));
  }
  return { value: { kind: 'add', terms: values }, unit: first };
}

/** The unit after a sum of plain numbers belongs to all of it: 6 + 2π cm. */
function sharedUnit(terms: Node[]): UnitPower[] | null {
  const units = terms.map((term) => {
    const plain = term.kind === 'neg' ? term.of : term;
    return plain.kind === 'quantity' ? plain.unit : plain.kind === 'percent' || plain.kind === 'degrees' ? [] : null;
  });
  const last = units.at(-1);
  if (!last || last[0] === undefined || last[0].name === '$') return null;
  return units.slice(0, -1).every((unit) => unit === null) && !terms.slice(0, -1).some(measured) ? last : null;
}

const measured = (node: Node) =>
  some(node, (part) => part.kind === 'quantity' || part.kind === 'percent' || part.kind === 'degrees');

/** "2 h 30 min": quantities of one dimension side by side, largest first. */
function compound(factors: Node[]): Amount | null {
  const first = factors[0];
  if (first?.kind !== 'quantity' || !factors.every((factor) => factor.kind === 'quantity')) return null;
  const terms: Node[] = [];
  let last: Rational | null = null;
  for (const factor of factors) {
    if (factor.kind !== 'quantity') return null;
    const rate = conversion(factor.unit, first.unit);
    if (!rate || (last && toNumber(rate) >= toNumber(last))) return null;
    last = rate;
    terms.push(scaled(factor.value, rate));
  }
  return { value: { kind: 'add', terms }, unit: first.unit };
}

/** "3 cm × 5 cm", read as (3 cm × 5) cm: values and units multiplied. */
function product(factors: Node[], last: UnitPower[]): Amount {
  const powers = new Map(last.map(({ name, power }) => [name, power]));
  for (const factor of factors)
    for (const { name, power } of isQuantity(factor) ? factor.unit : [])
      powers.set(name, (powers.get(name) ?? 0) + power);
  const values = factors.map((factor) => (isQuantity(factor) ? factor.value : factor));
  return { value: { kind: 'mul', factors: values }, unit: [...powers].map(([name, power]) => ({ name, power })) };
}

const isQuantity = (node: Node): node is Extract<Node, { kind: 'quantity' }> => node.kind === 'quantity';

function scaled(value: Node, rate: Rational): Node {
  const top: Node = { kind: 'number', whole: `${rate.n}`, decimals: null, recurring: '' };
  const bottom: Node = { kind: 'number', whole: `${rate.d}`, decimals: null, recurring: '' };
  return { kind: 'mul', factors: [value, { kind: 'div', top, bottom }] };
}

/** Whether two amounts are the same after conversion. A bare number is in `unit`; tolerance is in the unit of `b`. */
export function sameAmount(a: Amount, b: Amount, unit: UnitPower[] | null, tolerance?: number): boolean {
  const from = a.unit ?? unit ?? b.unit;
  const to = b.unit ?? unit;
  if (!from || !to) return a.unit === null && b.unit === null && closeEnough(a.value, b.value, tolerance);
  const rate = conversion(from, to);
  if (rate === null) return false;
  const value = unitSize(from).factor === unitSize(to).factor ? a.value : scaled(a.value, rate);
  return closeEnough(value, b.value, tolerance);
}
