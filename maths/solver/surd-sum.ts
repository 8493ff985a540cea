import { exactValue, isWhole, type Node, type Rational, rationals } from '../engine/index';
import { asFraction } from './number-latex';
import { squarePart } from './surd-number';

/** A number times √inside; inside is a whole number, 1 for a plain number. */
export interface SurdTerm {
  coefficient: Rational;
  inside: bigint;
}

/** The terms of an expression of numbers and square roots, multiplied out, roots not yet simplified; or null. */
export function surdTerms(node: Node): SurdTerm[] | null {
  const value = exactValue(node);
  if (value && node.kind !== 'root') return [{ coefficient: value, inside: 1n }];
  switch (node.kind) {
    case 'root': {
      const under = node.index === null ? exactValue(node.of) : null;
      if (!under || under.n < 0n) return null;
      return [{ coefficient: rationals.rational(1n, under.d), inside: under.n * under.d }];
    }
    case 'neg':
      return times(surdTerms(node.of), [{ coefficient: rationals.rational(-1), inside: 1n }]);
    case 'add': {
      const parts = node.terms.map(surdTerms);
      return parts.every((part) => part !== null) ? parts.flat() : null;
    }
    case 'mul':
      return node.factors.map(surdTerms).reduce(times);
    case 'div': {
      const bottom = exactValue(node.bottom);
      if (!bottom || rationals.isZero(bottom)) return null;
      return times(surdTerms(node.top), [{ coefficient: rationals.divide(rationals.ONE, bottom), inside: 1n }]);
    }
    case 'pow': {
      if (!isWhole(node.exponent) || node.exponent.whole.length > 1) return null;
      const base = surdTerms(node.base);
      return Array.from({ length: Number(node.exponent.whole) }, () => base).reduce(times, [
        { coefficient: rationals.ONE, inside: 1n },
      ]);
    }
    default:
      return null;
  }
}

export function times(a: SurdTerm[] | null, b: SurdTerm[] | null): SurdTerm[] | null {
  if (!a || !b || a.length * b.length > 16) return null;
  return a.flatMap((left) =>
    b.map((right) => ({
      coefficient: rationals.multiply(left.coefficient, right.coefficient),
      inside: left.inside * right.inside,
    })),
  );
}

/** Each root with its largest square factor taken out. */
export const simplified = (terms: readonly SurdTerm[]): SurdTerm[] =>
  terms.map(({ coefficient, inside }) => {
    if (inside === 0n) return { coefficient: rationals.ZERO, inside: 1n };
    const square = squarePart(inside);
    return {
      coefficient: rationals.multiply(coefficient, rationals.rational(square)),
      inside: inside / (square * square),
    };
  });

/** Like surds added; plain numbers first. */
export function collectedSurds(terms: readonly SurdTerm[]): SurdTerm[] {
  const sums = new Map<bigint, Rational>();
  for (const { coefficient, inside } of terms) {
    sums.set(inside, rationals.add(sums.get(inside) ?? rationals.ZERO, coefficient));
  }
  return [...sums]
    .filter(([, coefficient]) => !rationals.isZero(coefficient))
    .map(([inside, coefficient]) => ({ coefficient, inside }))
    .sort((a, b) => (a.inside < b.inside ? -1 : 1));
}

/** One term with what stands under its root written as given. */
function termLatex({ coefficient, inside }: SurdTerm, under: string): string {
  if (inside === 1n) return asFraction(coefficient);
  const front = asFraction(coefficient).replace(/^(-?)1$/, '$1');
  return `${front}\\sqrt{${under}}`;
}

export function surdsLatex(terms: readonly SurdTerm[], under = (term: SurdTerm) => `${term.inside}`): string {
  if (terms.length === 0) return '0';
  return terms
    .map((term, index) => {
      const text = termLatex(term, under(term));
      return index === 0 || text.startsWith('-') ? text : `+${text}`;
    })
    .join('');
}

/** \frac{1+2\sqrt{3}}{5}: one denominator under everything. */
export function surdFractionLatex(terms: readonly SurdTerm[]): string {
  const bottom = terms.map(({ coefficient }) => coefficient.d).reduce((a, b) => (a * b) / rationals.gcd(a, b), 1n);
  const top = surdsLatex(
    terms.map((term) => ({ ...term, coefficient: rationals.multiply(term.coefficient, rationals.rational(bottom)) })),
  );
  if (bottom === 1n) return top;
  return terms.length === 1 && top.startsWith('-')
    ? `-\\frac{${top.slice(1)}}{${bottom}}`
    : `\\frac{${top}}{${bottom}}`;
}

/** Plain typing for a model answer. */
export function surdsPlain(terms: readonly SurdTerm[]): string {
  const bottom = terms.map(({ coefficient }) => coefficient.d).reduce((a, b) => (a * b) / rationals.gcd(a, b), 1n);
  const whole = terms.map((term) => ({
    ...term,
    coefficient: rationals.multiply(term.coefficient, rationals.rational(bottom)),
  }));
  const top = surdsLatex(whole).replace(/\\sqrt\{(\d+)\}/g, 'sqrt($1)');
  return bottom === 1n ? top : `(${top})/${bottom}`;
}
