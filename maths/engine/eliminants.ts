import type { Sides } from './compare-equations';
import { spendAllowance } from './limits';
import type { Polynomial } from './polynomial';
import { differenceForm } from './polynomial-of';
import { add, divide, isZero, multiply, negate, ONE, type Rational, rational, subtract, ZERO } from './rational';
import { type Coefficients, trim, valueAt } from './univariate';

/** Coefficients of one unknown by its power, each a polynomial in the other unknown. */
type Grid = Coefficients[];

/** Conics and a little more; a larger determinant is not worked out. */
const MAX_DEGREE = 4;
const MAX_SIZE = 6;

/**
 * The polynomial in one unknown that two polynomial equations in two unknowns leave when the other is eliminated (their
 * resultant); null where one of them is no polynomial, the degrees are too high, or they share a curve.
 */
export function eliminant(equations: readonly [Sides, Sides], kept: string, eliminated: string): Coefficients | null {
  const [f, g] = equations.map((sides) => gridOf(sides, eliminated, kept));
  if (!f || !g) return null;
  const [m, n] = [f.length - 1, g.length - 1];
  if (m + n < 1 || m + n > MAX_SIZE) return null;
  const degree = n * width(f) + m * width(g);
  const points = Array.from({ length: degree + 1 }, (_, index) =>
    rational(index % 2 === 0 ? index / 2 : -(index + 1) / 2),
  );
  const values = points.map((point) => sylvester(at(f, point), at(g, point)));
  const made = interpolated(points, values);
  return made.length === 0 ? null : made;
}

function gridOf({ left, right }: Sides, eliminated: string, kept: string): Grid | null {
  const form = differenceForm(left, right);
  if (form?.bottom.size !== 1 || !form.bottom.has('')) return null;
  return gridOfPolynomial(form.top, `x:${eliminated}`, `x:${kept}`);
}

function gridOfPolynomial(top: Polynomial, eliminated: string, kept: string): Grid | null {
  const grid: Grid = [];
  for (const { monomial, coefficient } of top.values()) {
    if (monomial.some(([name, power]) => (name !== eliminated && name !== kept) || power < 0 || power > MAX_DEGREE))
      return null;
    const powerOf = (name: string) => monomial.find(([other]) => other === name)?.[1] ?? 0;
    const [row, column] = [powerOf(eliminated), powerOf(kept)];
    while (grid.length <= row) grid.push([]);
    const list = grid[row] ?? [];
    while (list.length <= column) list.push(ZERO);
    list[column] = coefficient;
  }
  return grid.length === 0 ? null : grid;
}

const width = (grid: Grid) => Math.max(0, ...grid.map((list) => list.length - 1));
const at = (grid: Grid, point: Rational): Rational[] => grid.map((list) => valueAt(list, point));

/** The determinant of the Sylvester matrix of two polynomials, lowest power first. */
function sylvester(f: Rational[], g: Rational[]): Rational {
  const [m, n] = [f.length - 1, g.length - 1];
  const row = (a: Rational[], shift: number): Rational[] =>
    Array.from({ length: m + n }, (_, column) => a[a.length - 1 - (column - shift)] ?? ZERO);
  return determinant([
    ...Array.from({ length: n }, (_, shift) => row(f, shift)),
    ...Array.from({ length: m }, (_, shift) => row(g, shift)),
  ]);
}

function determinant(matrix: Rational[][]): Rational {
  const rows = matrix.map((row) => [...row]);
  let out = ONE;
  for (let column = 0; column < rows.length; column += 1) {
    spendAllowance(rows.length * rows.length * 30);
    const place = rows.findIndex((row, index) => index >= column && !isZero(row[column] ?? ZERO));
    const pivot = rows[place];
    if (!pivot) return ZERO;
    if (place !== column) {
      rows[place] = rows[column] ?? [];
      rows[column] = pivot;
      out = negate(out);
    }
    const lead = pivot[column] ?? ONE;
    out = multiply(out, lead);
    for (let below = column + 1; below < rows.length; below += 1) {
      const row = rows[below] ?? [];
      const factor = divide(row[column] ?? ZERO, lead);
      if (isZero(factor)) continue;
      rows[below] = row.map((value, index) => subtract(value, multiply(factor, pivot[index] ?? ZERO)));
    }
  }
  return out;
}

/** The polynomial through these points, by Newton's divided differences. */
function interpolated(points: Rational[], values: Rational[]): Coefficients {
  let differences = values;
  let product: Coefficients = [ONE];
  let out: Coefficients = [];
  for (let order = 0; order < points.length; order += 1) {
    const lead = differences[0] ?? ZERO;
    out = sum(
      out,
      product.map((value) => multiply(value, lead)),
    );
    product = sum(
      [ZERO, ...product],
      product.map((value) => negate(multiply(value, points[order] ?? ZERO))),
    );
    differences = differences
      .slice(1)
      .map((value, index) =>
        divide(
          subtract(value, differences[index] ?? ZERO),
          subtract(points[index + order + 1] ?? ONE, points[index] ?? ZERO),
        ),
      );
  }
  return trim(out);
}

const sum = (a: Coefficients, b: Coefficients): Coefficients =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, index) => add(a[index] ?? ZERO, b[index] ?? ZERO));
