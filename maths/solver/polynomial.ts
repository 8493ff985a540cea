import { isWhole, type Node, numberValue, type Rational, rationals, spendAllowance } from '../engine/index';
import { asFraction, type NumberStyle } from './number-latex';

/** A number times powers of letters, letters in alphabetical order. */
export interface Term {
  coefficient: Rational;
  powers: readonly (readonly [letter: string, power: number])[];
}

/** A sum of unlike terms by their letters; never holds a zero term. */
export type Polynomial = ReadonlyMap<string, Term>;

const MAX_TERMS = 40;
const keyOf = (term: Term) => term.powers.map(([letter, power]) => `${letter}^${power}`).join('*');

/** Like terms collected. */
export function collected(terms: Iterable<Term>): Polynomial {
  const out = new Map<string, Term>();
  for (const term of terms) {
    const key = keyOf(term);
    const sum = rationals.add(out.get(key)?.coefficient ?? rationals.ZERO, term.coefficient);
    if (rationals.isZero(sum)) out.delete(key);
    else out.set(key, { ...term, coefficient: sum });
  }
  return out;
}

export const constantTerm = (coefficient: Rational): Term => ({ coefficient, powers: [] });

export function multiplyTerms(a: Term, b: Term): Term {
  const powers = new Map(a.powers);
  for (const [letter, power] of b.powers) powers.set(letter, (powers.get(letter) ?? 0) + power);
  return {
    coefficient: rationals.multiply(a.coefficient, b.coefficient),
    powers: [...powers].filter(([, power]) => power !== 0).sort(([x], [y]) => (x < y ? -1 : 1)),
  };
}

/** Every term of one times every term of the other, like terms not yet collected. */
export function distributed(a: Iterable<Term>, b: Iterable<Term>): Term[] {
  const right = [...b];
  const out = [...a].flatMap((left) => right.map((other) => multiplyTerms(left, other)));
  spendAllowance(20 * out.length);
  return out;
}

export const multiply = (a: Polynomial, b: Polynomial): Polynomial => collected(distributed(a.values(), b.values()));
export const add = (a: Polynomial, b: Polynomial): Polynomial => collected([...a.values(), ...b.values()]);
export const scale = (a: Polynomial, by: Rational): Polynomial =>
  collected([...a.values()].map((term) => ({ ...term, coefficient: rationals.multiply(term.coefficient, by) })));
export const negated = (a: Polynomial): Polynomial => scale(a, rationals.rational(-1));
export const subtract = (a: Polynomial, b: Polynomial): Polynomial => add(a, negated(b));

/** The terms a tree multiplies out to, in the order written and not yet collected; null where it is no polynomial. */
export function termsOf(node: Node): Term[] | null {
  spendAllowance(1);
  switch (node.kind) {
    case 'number':
      return [constantTerm(numberValue(node))];
    case 'mixed': {
      const part = rationals.divide(numberValue(node.top), numberValue(node.bottom));
      return [constantTerm(rationals.add(numberValue(node.whole), part))];
    }
    case 'symbol':
      return ['e', 'i', 'infinity'].includes(node.name)
        ? null
        : [{ coefficient: rationals.ONE, powers: [[node.name, 1]] }];
    case 'neg':
      return times(termsOf(node.of), [constantTerm(rationals.rational(-1))]);
    case 'add': {
      const parts = node.terms.map(termsOf);
      return parts.every((part) => part !== null) ? parts.flat() : null;
    }
    case 'mul':
      return node.factors.map(termsOf).reduce(times, [constantTerm(rationals.ONE)]);
    case 'div': {
      const bottom = polynomialOf(node.bottom);
      const divisor = bottom && constantOf(bottom);
      if (!divisor || rationals.isZero(divisor)) return null;
      return times(termsOf(node.top), [constantTerm(rationals.divide(rationals.ONE, divisor))]);
    }
    case 'pow': {
      if (!isWhole(node.exponent)) return null;
      const exponent = Number(node.exponent.whole);
      if (exponent > 8) {
        const base = polynomialOf(node.base);
        const [only] = base?.size === 1 ? base.values() : [];
        return only && exponent <= 60 ? [powerOf(only, exponent)] : null;
      }
      let out: Term[] | null = [constantTerm(rationals.ONE)];
      for (let i = 0; i < exponent; i += 1) out = times(out, termsOf(node.base));
      return out;
    }
    default:
      return null;
  }
}

function times(a: Term[] | null, b: Term[] | null): Term[] | null {
  if (!a || !b || a.length * b.length > MAX_TERMS) return null;
  return distributed(a, b);
}

export const powerOf = (term: Term, exponent: number): Term => ({
  coefficient: rationals.power(term.coefficient, exponent),
  powers: term.powers.map(([letter, power]) => [letter, power * exponent] as const),
});

export function polynomialOf(node: Node): Polynomial | null {
  const terms = termsOf(node);
  return terms && collected(terms);
}

/** The value of a polynomial without letters, or null. */
export function constantOf(a: Polynomial): Rational | null {
  if (a.size === 0) return rationals.ZERO;
  return a.size === 1 ? (a.get('')?.coefficient ?? null) : null;
}

export const lettersOf = (a: Polynomial): string[] =>
  [...new Set([...a.values()].flatMap((term) => term.powers.map(([letter]) => letter)))].sort();

export const powerIn = (term: Term, letter: string): number =>
  term.powers.find(([other]) => other === letter)?.[1] ?? 0;

/** What multiplies each power of the letter, lowest power first. */
export function coefficientsIn(a: Polynomial, letter: string): Polynomial[] {
  const out: Term[][] = [];
  for (const term of a.values()) {
    const power = powerIn(term, letter);
    while (out.length <= power) out.push([]);
    out[power]?.push({ ...term, powers: term.powers.filter(([other]) => other !== letter) });
  }
  return out.map(collected);
}

/** Numbers multiplying each power of the only letter, lowest first; null where there are other letters. */
export function numbersIn(a: Polynomial, letter: string): Rational[] | null {
  const out = coefficientsIn(a, letter).map(constantOf);
  return out.every((value) => value !== null) ? out : null;
}

/** Coefficients, lowest power first, as a polynomial in one letter. */
export const inLetter = (coefficients: readonly Rational[], letter: string): Polynomial =>
  collected(
    coefficients
      .map((coefficient, power) => ({ coefficient, powers: power === 0 ? [] : [[letter, power] as const] }))
      .reverse(),
  );

const degree = (term: Term) => term.powers.reduce((total, [, power]) => total + power, 0);

/** Highest powers first, then by letters; the way a textbook orders terms. */
export const inOrder = (a: Polynomial): Term[] =>
  [...a.values()].sort((x, y) => degree(y) - degree(x) || (lettersKey(x) < lettersKey(y) ? -1 : 1));

const lettersKey = (term: Term) =>
  term.powers.map(([letter, power]) => `${letter.toLowerCase()}${letter}${9 - Math.min(9, power)}`).join('');

const NAMES: Record<string, string> = {
  alpha: '\\alpha ',
  beta: '\\beta ',
  gamma: '\\gamma ',
  delta: '\\delta ',
  lambda: '\\lambda ',
  mu: '\\mu ',
  omega: '\\omega ',
  phi: '\\phi ',
  pi: '\\pi ',
  rho: '\\rho ',
  sigma: '\\sigma ',
  theta: '\\theta ',
};

/** x, \theta, x_{1}. */
export function letterLatex(letter: string): string {
  const [name = '', index] = letter.split('_');
  const base = NAMES[name] ?? (name.length > 1 ? `\\${name} ` : name);
  return index === undefined ? base : `${base.trim()}_{${index}}`;
}

export function lettersLatex(term: Term): string {
  return term.powers
    .map(([letter, power]) => (power === 1 ? letterLatex(letter) : `${letterLatex(letter).trim()}^{${power}}`))
    .join('');
}

export function termLatex(term: Term, style: NumberStyle = asFraction): string {
  const letters = lettersLatex(term);
  const number = style(term.coefficient);
  if (letters === '') return number;
  if (number === '1') return letters;
  return number === '-1' ? `-${letters}` : `${number}${letters}`;
}

/** Terms one after the other with their signs. */
export function termsLatex(terms: readonly Term[], style: NumberStyle = asFraction): string {
  if (terms.length === 0) return '0';
  return terms
    .map((term, index) => {
      const text = termLatex(term, style);
      return index === 0 || text.startsWith('-') ? text : `+${text}`;
    })
    .join('');
}

export const polynomialLatex = (a: Polynomial, style: NumberStyle = asFraction): string =>
  termsLatex(inOrder(a), style);

/** Plain typing for a model answer: 3x^2-(1/2)x+1. */
export const polynomialPlain = (a: Polynomial): string => plainTyping(polynomialLatex(a, bracketedFraction));

const bracketedFraction: NumberStyle = ({ n, d }) =>
  d === 1n ? `${n}` : `${n < 0n ? '-' : ''}(${n < 0n ? -n : n}/${d})`;

/** LaTeX of a polynomial as it is typed: x^2 for x^{2}, theta for \theta. */
export const plainTyping = (latex: string): string =>
  latex
    .replace(/\^\{(-?\d+)\}/g, (_, digits: string) => (digits.startsWith('-') ? `^(${digits})` : `^${digits}`))
    .replaceAll('\\', ' ');
