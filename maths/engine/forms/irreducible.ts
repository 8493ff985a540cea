import { factorsOverRationals } from '../factor-search';
import { Normaliser } from '../normal-form';
import { generators, type Polynomial } from '../polynomial';
import { add, gcd, multiply, power, type Rational, rational, ZERO } from '../rational';
import type { Node } from '../tree';
import { type Coefficients, coefficientsOf, trim } from '../univariate';
import { hasLikeTerms } from './like-terms';

/** Whether a sum with collected terms has no factor but itself over the rationals. */
export function isIrreducible(node: Node): boolean {
  if (hasLikeTerms(node)) return false;
  try {
    const form = new Normaliser().normalise(node);
    if (form.bottom.size !== 1 || generators(form.bottom).size > 0) return true;
    return content(form.top) && commonUnknown(form.top) === null && noFactor(form.top);
  } catch {
    return false;
  }
}

/** No common whole factor; sums with fractions such as x + 1/2 pass. */
function content(terms: Polynomial): boolean {
  const all = [...terms.values()].map((term) => term.coefficient);
  return all.map((value) => value.n).reduce(gcd, 0n) === 1n || all.some((value) => value.d > 1n);
}

function commonUnknown(terms: Polynomial): string | null {
  for (const name of generators(terms)) {
    if ([...terms.values()].every((term) => term.monomial.some(([other]) => other === name))) return name;
  }
  return null;
}

/** One unknown: searched. Several: put small numbers for all but one; one irreducible case of full degree decides. */
function noFactor(terms: Polynomial): boolean {
  const names = [...generators(terms)].sort();
  const [first] = names;
  if (first === undefined) return true;
  if (names.length === 1) {
    const own = coefficientsOf(terms, first);
    return own === null || !factorsOverRationals(own);
  }
  return (
    names.some((name) => degree(terms, name) === 1 && linearIn(terms, name)) ||
    names.some((name) => [2, 3, 5, 7].some((seed) => !reducibleAt(terms, name, names, seed)))
  );
}

const degree = (terms: Polynomial, name: string) =>
  Math.max(0, ...[...terms.values()].map((term) => term.monomial.find(([other]) => other === name)?.[1] ?? 0));

/** p·x + q with a single-term p: nothing but a common unknown could be a factor, and that is ruled out already. */
function linearIn(terms: Polynomial, name: string): boolean {
  return [...terms.values()].filter((term) => term.monomial.some(([other]) => other === name)).length === 1;
}

function reducibleAt(terms: Polynomial, kept: string, names: string[], seed: number): boolean {
  const own: Coefficients = [];
  for (const term of terms.values()) {
    let value: Rational = term.coefficient;
    let at = 0;
    for (const [name, exponent] of term.monomial) {
      if (name === kept) at = exponent;
      else value = multiply(value, power(rational(seed + 4 * names.indexOf(name)), exponent));
    }
    while (own.length <= at) own.push(ZERO);
    own[at] = add(own[at] ?? ZERO, value);
  }
  const whole = trim(own);
  if (whole.length - 1 < degree(terms, kept) || whole.length < 3) return true;
  return factorsOverRationals(whole);
}
