import type { Sides } from './compare-equations';
import { equationSides, solvedFor } from './compare-equations';
import { decimal } from './compare-values';
import { type Complex, evaluateComplex, over, plus, times } from './complex';
import { itemsOf, withoutPlusMinus } from './items';
import { spendAllowance } from './limits';
import type { Polynomial } from './polynomial';
import { differenceForm } from './polynomial-of';
import { toNumber } from './rational';
import { type Node, rewrite, symbol, variables } from './tree';
import { inverseForm } from './unwrapped';

const MAX_POWER = 8;
const ROUNDS = 120;
const real = (re: number): Complex => ({ re, im: 0 });
const size = (a: Complex) => Math.hypot(a.re, a.im);
const minus = (a: Complex, b: Complex): Complex => ({ re: a.re - b.re, im: a.im - b.im });

/**
 * Whether two lines in one unknown have the same complex solutions, by doubles; null where one of them is no
 * alternative of polynomial equations. `among: 'real'` compares the real ones alone, of which there
 * must be some.
 */
export function sameNumericRoots(
  a: Node,
  b: Node,
  variable: string,
  among: 'real' | 'complex' = 'complex',
): boolean | null {
  const [first, second] = [rootsOfLine(a, variable), rootsOfLine(b, variable)];
  if (first === null || second === null) return null;
  const kept = (roots: Complex[]) => (among === 'real' ? roots.filter((root) => Math.abs(root.im) < 1e-7) : roots);
  const [x, y] = [kept(first), kept(second)];
  // Repeated solutions of higher equations are found to fewer places.
  const slack = Math.max(first.length, second.length) > 2 ? 1e-6 : 1e-9;
  const within = (inner: Complex[], outer: Complex[]) =>
    inner.every((one) => outer.some((other) => size(minus(one, other)) <= slack * Math.max(1, size(one))));
  return (among === 'complex' || x.length > 0) && within(x, y) && within(y, x);
}

function rootsOfLine(node: Node, variable: string): Complex[] | null {
  if (node.kind === 'words') return null;
  const lists = itemsOf(node)
    .flatMap(withoutPlusMinus)
    .map((item) => rootsOfItem(item, variable));
  return lists.every((list) => list !== null) ? lists.flatMap((list) => list ?? []) : null;
}

function rootsOfItem(item: Node, variable: string): Complex[] | null {
  const value = equationSides(item) ? solvedFor(item, variable) : item;
  if (value) return variables(value).length > 0 ? null : finite([evaluateComplex(withImaginary(value), {})]);
  const sides = equationSides(item);
  if (!sides) return null;
  const opened = inverseForm(sides);
  return rootsOfSides(opened && variables(opened.right).length === 0 ? opened : sides, variable);
}

function rootsOfSides(sides: Sides, variable: string): Complex[] | null {
  const form = differenceForm(sides.left, sides.right);
  const top = form && coefficients(form.top, `x:${variable}`);
  const bottom = form && coefficients(form.bottom, `x:${variable}`);
  if (!top || !bottom || top.length === 0) return null;
  const roots = finite(rootsOf(top));
  return roots === null ? null : roots.filter((root) => size(valueAt(bottom, root)) > 1e-9);
}

const finite = (values: Complex[]) => (values.every((value) => Number.isFinite(size(value))) ? values : null);

/** √−19 as i√19. */
const withImaginary = (node: Node): Node =>
  rewrite(node, (part) =>
    part.kind === 'root' && part.index === null && decimal(part.of) < 0
      ? { kind: 'mul', factors: [symbol('i'), { ...part, of: { kind: 'neg', of: part.of } }] }
      : part,
  );

/** Lowest power first; null for anything but a polynomial in the unknown with numbers before its powers. */
function coefficients(terms: Polynomial, name: string): Complex[] | null {
  const out: Complex[] = [];
  for (const { monomial, coefficient } of terms.values()) {
    let value = real(toNumber(coefficient));
    let power = 0;
    for (const [other, exponent] of monomial) {
      if (other === name) power = exponent;
      else {
        const factor = generatorValue(other);
        if (!factor) return null;
        for (let i = 0; i < exponent; i += 1) value = times(value, factor);
      }
    }
    if (power > MAX_POWER) return null;
    while (out.length <= power) out.push(real(0));
    out[power] = plus(out[power] ?? real(0), value);
  }
  while (out.length > 0 && size(out.at(-1) ?? real(0)) < 1e-12) out.pop();
  return out;
}

function generatorValue(name: string): Complex | null {
  const [kind, index = '', base = ''] = name.split(':');
  if (kind === 'c') return index === 'i' ? { re: 0, im: 1 } : real(index === 'pi' ? Math.PI : Math.E);
  if (kind === 'r') return real(Number(base) ** (1 / Number(index)));
  return kind === 'l' ? real(Math.log(Number(index))) : null;
}

const valueAt = (a: Complex[], x: Complex) => a.reduceRight((total, value) => plus(times(total, x), value), real(0));

function rootsOf(a: Complex[]): Complex[] {
  const [c = real(0), b = real(0), lead = real(1)] = a;
  if (a.length < 2) return [];
  if (a.length === 2) return [over(times(real(-1), c), b)];
  if (a.length > 3) return iterated(a);
  const discriminant = minus(times(b, b), times(real(4), times(lead, c)));
  const scale = Math.max(size(b) ** 2, size(lead) * size(c));
  const root = size(discriminant) < 1e-13 * scale ? real(0) : squareRoot(discriminant);
  return [1, -1].map((sign) => over(plus(times(real(-1), b), times(real(sign), root)), times(real(2), lead)));
}

function squareRoot(a: Complex): Complex {
  const re = Math.sqrt((size(a) + a.re) / 2);
  const im = Math.sqrt((size(a) - a.re) / 2);
  return { re, im: a.im < 0 ? -im : im };
}

/** All roots at once by the method of Durand and Kerner. */
function iterated(a: Complex[]): Complex[] {
  const lead = a.at(-1) ?? real(1);
  const monic = a.map((value) => over(value, lead));
  const count = a.length - 1;
  spendAllowance(3 * ROUNDS * count * count);
  const bound = 1 + Math.max(...monic.slice(0, -1).map(size));
  let roots = monic.slice(1).map((_, index) => {
    const angle = (2 * Math.PI * index) / count + 0.4;
    return { re: bound * Math.cos(angle), im: bound * Math.sin(angle) };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    roots = roots.map((root, index) => {
      const others = roots.filter((_, other) => other !== index).map((other) => minus(root, other));
      return minus(root, over(valueAt(monic, root), others.reduce(times, real(1))));
    });
  }
  return roots;
}
