import { equationSides } from './compare-equations';
import { differenceForm } from './polynomial-of';
import { add, divide, isZero, multiply, negate, type Rational, ZERO } from './rational';
import { type Node, variables } from './tree';

/** One row a system: coefficients by unknown, the constant last. */
type Row = Rational[];

/** `same`: equal solutions; `implied`: every equation of the second follows from the first; `unknown`: not linear. */
export function sameLinearSystem(a: Node[], b: Node[]): 'same' | 'implied' | 'different' | 'unknown' {
  const names = [...new Set([...a, ...b].flatMap(variables))].sort();
  const first = a.map((item) => linearRow(item, names));
  const second = b.map((item) => linearRow(item, names));
  if (first.some((one) => one === null) || second.some((one) => one === null)) return 'unknown';
  const left = reduce(first.filter((one) => one !== null));
  const right = reduce(second.filter((one) => one !== null));
  if (right.length === 0 || left.some(isContradiction) || right.some(isContradiction)) return 'different';
  if (JSON.stringify(left.map(text)) === JSON.stringify(right.map(text))) return 'same';
  return reduce([...left, ...right]).length === left.length ? 'implied' : 'different';
}

const text = (one: Row) => one.map((value) => `${value.n}/${value.d}`);
const isContradiction = (one: Row) => one.slice(0, -1).every(isZero);

/** Coefficients by unknown, the constant last; null for an equation that is not linear. */
export function linearRow(item: Node, names: string[]): Row | null {
  const sides = equationSides(item);
  const form = sides && differenceForm(sides.left, sides.right);
  if (form?.bottom.size !== 1 || !form.bottom.has('')) return null;
  const out: Row = [...names, ''].map(() => ZERO);
  for (const { monomial, coefficient } of form.top.values()) {
    const [first, ...more] = monomial;
    if (more.length > 0 || (first && first[1] !== 1)) return null;
    const index = first ? names.findIndex((name) => `x:${name}` === first[0]) : names.length;
    if (index < 0) return null;
    out[index] = coefficient;
  }
  return out;
}

/** Reduced row echelon form without zero rows. */
function reduce(rows: Row[]): Row[] {
  const left = rows.map((one) => [...one]);
  const done: Row[] = [];
  const width = left[0]?.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const at = left.findIndex((one) => !isZero(one[column] ?? ZERO));
    const [pivot] = at < 0 ? [] : left.splice(at, 1);
    if (!pivot) continue;
    const lead = pivot[column] ?? ZERO;
    const unit = pivot.map((value) => divide(value, lead));
    const clear = (one: Row) =>
      one.map((value, index) => add(value, negate(multiply(one[column] ?? ZERO, unit[index] ?? ZERO))));
    for (const list of [left, done]) for (const [index, one] of list.entries()) list[index] = clear(one);
    done.push(unit);
  }
  return done;
}
