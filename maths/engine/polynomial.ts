import { type Budget, spendAllowance } from './limits';
import { add, isZero, multiply, negate, ONE, type Rational, toText } from './rational';

/** Powers of generators, sorted by name; a generator is an unknown, π, e, i, √p, ln p or an opaque function value. */
export type Monomial = readonly (readonly [string, number])[];

export interface Term {
  monomial: Monomial;
  coefficient: Rational;
}

/** A sum of terms with rational coefficients, keyed by monomial; never holds a zero term. */
export type Polynomial = ReadonlyMap<string, Term>;

const keyOf = (monomial: Monomial) => monomial.map(([name, exponent]) => `${name}^${exponent}`).join('*');

export const NOTHING: Polynomial = new Map();

export function constant(value: Rational): Polynomial {
  return isZero(value) ? NOTHING : new Map([['', { monomial: [], coefficient: value }]]);
}

export const UNITY = constant(ONE);

export function generator(name: string, exponent = 1): Polynomial {
  const monomial: Monomial = [[name, exponent]];
  return new Map([[keyOf(monomial), { monomial, coefficient: ONE }]]);
}

export function addPolynomials(a: Polynomial, b: Polynomial, budget: Budget): Polynomial {
  budget.spend(a.size + 4 * b.size);
  const out = new Map(a);
  for (const [key, term] of b) addTerm(out, key, term);
  return out;
}

function addTerm(out: Map<string, Term>, key: string, term: Term): void {
  const held = out.get(key);
  if (!held) {
    out.set(key, term);
    return;
  }
  const coefficient = add(held.coefficient, term.coefficient);
  if (isZero(coefficient)) out.delete(key);
  else out.set(key, { monomial: term.monomial, coefficient });
}

export function scale(a: Polynomial, factor: Rational): Polynomial {
  if (isZero(factor)) return NOTHING;
  return new Map([...a].map(([key, term]) => [key, { ...term, coefficient: multiply(term.coefficient, factor) }]));
}

export const negatePolynomial = (a: Polynomial): Polynomial =>
  new Map([...a].map(([key, term]) => [key, { ...term, coefficient: negate(term.coefficient) }]));

/** How powers of a generator reduce: √p² = p, i² = −1, (root of r)^k = r. Returns null where they do not. */
export type Reduction = (name: string, exponent: number) => { exponent: number; factor: Rational } | null;

export function multiplyPolynomials(a: Polynomial, b: Polynomial, reduce: Reduction, budget: Budget): Polynomial {
  const out = new Map<string, Term>();
  for (const left of a.values()) {
    for (const right of b.values()) {
      const term = multiplyTerms(left, right, reduce);
      const key = keyOf(term.monomial);
      budget.spend(10 + 6 * (left.monomial.length + right.monomial.length) + (key.length >> 3));
      addTerm(out, key, term);
    }
  }
  return out;
}

function multiplyTerms(a: Term, b: Term, reduce: Reduction): Term {
  let coefficient = multiply(a.coefficient, b.coefficient);
  if (a.monomial.length === 0) return { monomial: b.monomial, coefficient };
  if (b.monomial.length === 0) return { monomial: a.monomial, coefficient };
  const exponents = new Map(a.monomial);
  for (const [name, exponent] of b.monomial) exponents.set(name, (exponents.get(name) ?? 0) + exponent);
  const monomial: [string, number][] = [];
  for (const [name, exponent] of exponents) {
    const reduced = reduce(name, exponent);
    if (reduced) coefficient = multiply(coefficient, reduced.factor);
    const left = reduced ? reduced.exponent : exponent;
    if (left !== 0) monomial.push([name, left]);
  }
  monomial.sort(([x], [y]) => (x < y ? -1 : 1));
  return { monomial, coefficient };
}

/** The value of a polynomial without generators, or null. */
export function constantOf(a: Polynomial): Rational | null {
  if (a.size === 0) return { n: 0n, d: 1n };
  const only = a.get('');
  return a.size === 1 && only ? only.coefficient : null;
}

/** A text that is the same for the same polynomial. */
export function polynomialKey(a: Polynomial): string {
  const terms = [...a].map(([key, term]) => {
    spendAllowance(5 + (key.length >> 4));
    return `${toText(term.coefficient)}·${key}`;
  });
  return terms.sort().join('+');
}

export function generators(a: Polynomial): Set<string> {
  const names = new Set<string>();
  for (const term of a.values()) for (const [name] of term.monomial) names.add(name);
  return names;
}

/** c with a = c·b, or null when there is none. */
export function proportion(a: Polynomial, b: Polynomial): Rational | null {
  if (a.size !== b.size || a.size === 0) return null;
  let ratio: Rational | null = null;
  for (const [key, term] of a) {
    const other = b.get(key);
    if (!other) return null;
    const here = multiply(term.coefficient, {
      n: other.coefficient.d * sgn(other.coefficient.n),
      d: abs(other.coefficient.n),
    });
    if (ratio === null) ratio = here;
    else if (ratio.n !== here.n || ratio.d !== here.d) return null;
  }
  return ratio;
}

const sgn = (n: bigint) => (n < 0n ? -1n : 1n);
const abs = (n: bigint) => (n < 0n ? -n : n);
