import { exactValue, integer, type Node, type Rational, rationals, toLatex, variables } from '../engine/index';
import { numberNode } from './number-node';

/** Building blocks for derivatives and antiderivatives: what multiplies or adds nothing is left out. */
export const dependsOn = (node: Node, letter: string): boolean => variables(node).includes(letter);

export const ZERO = integer(0);
export const ONE = integer(1);

export const isZero = (node: Node): boolean => exactNumber(node)?.n === 0n;
export const isOne = (node: Node): boolean => {
  const value = exactNumber(node);
  return value !== null && value.n === 1n && value.d === 1n;
};

/** The value of a plain number, fraction or its negative; null for anything with letters or functions. */
export function exactNumber(node: Node): Rational | null {
  return variables(node).length === 0 ? exactValue(node) : null;
}

export function sum(terms: readonly Node[]): Node {
  const kept = terms.flatMap((term) => (term.kind === 'add' ? term.terms : [term])).filter((term) => !isZero(term));
  const [only] = kept;
  if (!only) return ZERO;
  return kept.length === 1 ? only : { kind: 'add', terms: kept };
}

export function product(factors: readonly Node[]): Node {
  const flat = factors.flatMap((factor) => (factor.kind === 'mul' ? factor.factors : [factor]));
  if (flat.some(isZero)) return ZERO;
  const [first, ...others] = flat;
  if (first?.kind === 'neg') return minus(product([first.of, ...others]));
  const kept = flat.filter((factor) => !isOne(factor));
  const [only] = kept;
  if (!only) return ONE;
  return kept.length === 1 ? only : { kind: 'mul', factors: kept };
}

export const minus = (node: Node): Node =>
  isZero(node)
    ? node
    : node.kind === 'neg'
      ? node.of
      : node.kind === 'add'
        ? sum(node.terms.map(minus))
        : { kind: 'neg', of: node };

export function power(base: Node, exponent: Rational): Node {
  if (exponent.n === 0n) return ONE;
  return exponent.n === exponent.d ? base : { kind: 'pow', base, exponent: numberNode(exponent) };
}

export const quotient = (top: Node, bottom: Node): Node => (isOne(bottom) ? top : { kind: 'div', top, bottom });

/** Numbers multiplied together and put first, powers of the same base joined, sums collected where they are like. */
export function tidy(node: Node): Node {
  switch (node.kind) {
    case 'add':
      return tidySum(node.terms.map(tidy));
    case 'neg': {
      const inner = tidy(node.of);
      const { number, rest } = split(inner);
      return join(rationals.negate(number), rest);
    }
    case 'mul':
    case 'div': {
      const { number, rest } = split(node);
      return join(number, rest);
    }
    case 'pow':
      return { ...node, base: tidy(node.base), exponent: tidy(node.exponent) };
    case 'call':
      return { ...node, args: node.args.map(tidy) };
    default:
      return node;
  }
}

interface Factor {
  base: Node;
  exponent: Rational;
}

/** A product as its number and its other factors with their exponents. */
function split(node: Node): { number: Rational; rest: Factor[] } {
  const value = exactNumber(node);
  if (value) return { number: value, rest: [] };
  switch (node.kind) {
    case 'neg': {
      const { number, rest } = split(node.of);
      return { number: rationals.negate(number), rest };
    }
    case 'mul': {
      const parts = node.factors.map(split);
      return {
        number: parts.map((part) => part.number).reduce(rationals.multiply, rationals.ONE),
        rest: merged(parts.flatMap((part) => part.rest)),
      };
    }
    case 'div': {
      const [top, bottom] = [split(node.top), split(node.bottom)];
      const below = bottom.rest.map((factor) => ({ ...factor, exponent: rationals.negate(factor.exponent) }));
      return { number: rationals.divide(top.number, bottom.number), rest: merged([...top.rest, ...below]) };
    }
    case 'pow': {
      const exponent = exactNumber(node.exponent);
      return {
        number: rationals.ONE,
        rest: [exponent ? { base: tidy(node.base), exponent } : { base: tidy(node), exponent: rationals.ONE }],
      };
    }
    default: {
      const inner = tidy(node);
      if (inner.kind !== 'add') return { number: rationals.ONE, rest: [{ base: inner, exponent: rationals.ONE }] };
      return { number: rationals.ONE, rest: [{ base: inner, exponent: rationals.ONE }] };
    }
  }
}

function merged(factors: readonly Factor[]): Factor[] {
  const out = new Map<string, Factor>();
  for (const { base, exponent } of factors) {
    const key = toLatex(base);
    const held = out.get(key);
    out.set(key, { base, exponent: held ? rationals.add(held.exponent, exponent) : exponent });
  }
  return [...out.values()].filter(({ exponent }) => exponent.n !== 0n);
}

const rank = ({ base }: Factor) => (base.kind === 'symbol' ? 0 : base.kind === 'pow' ? 1 : base.kind === 'add' ? 2 : 3);

function join(number: Rational, factors: readonly Factor[]): Node {
  if (number.n === 0n) return ZERO;
  const sorted = [...factors].sort((a, b) => rank(a) - rank(b));
  const isAbove = ({ exponent }: Factor) => exponent.n > 0n;
  const size = number.n < 0n ? -number.n : number.n;
  const top = product([integer(size), ...sorted.filter(isAbove).map(({ base, exponent }) => power(base, exponent))]);
  const below = sorted.filter((factor) => !isAbove(factor));
  const bottom = product([
    integer(number.d),
    ...below.map(({ base, exponent }) => power(base, rationals.negate(exponent))),
  ]);
  const value = quotient(top, bottom);
  return number.n < 0n ? { kind: 'neg', of: value } : value;
}

function tidySum(terms: readonly Node[]): Node {
  const sums = new Map<string, { number: Rational; rest: Factor[] }>();
  for (const term of terms.flatMap((one) => (one.kind === 'add' ? one.terms : [one]))) {
    const { number, rest } = split(term);
    const key = rest
      .map(({ base, exponent }) => `${toLatex(base)}^${rationals.toText(exponent)}`)
      .sort()
      .join('*');
    const held = sums.get(key);
    sums.set(key, { number: held ? rationals.add(held.number, number) : number, rest });
  }
  return sum([...sums.values()].map(({ number, rest }) => join(number, rest)));
}
