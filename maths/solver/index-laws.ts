import { exactValue, isWhole, type Node, type Rational, rationals, rewrite, some, toLatex } from '../engine/index';
import { asFraction } from './number-latex';
import { letterLatex, plainTyping } from './polynomial';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** A number times powers; a numeric base is kept under its digits. Indices may be fractions. */
interface Power {
  coefficient: Rational;
  indices: ReadonlyMap<string, Rational>;
}

const UNIT: Power = { coefficient: rationals.ONE, indices: new Map() };
const NOT_READ = 'I can use the index laws on products and quotients of powers.';

/** Whether an expression is a product or quotient of powers, with nothing added inside. */
export function isPowerProduct(tree: Node): boolean {
  return (
    !some(tree, (node) => node.kind === 'add' && exactValue(node) === null) &&
    some(tree, (node) => node.kind === 'pow') &&
    powerOf(tree, numericBases(tree)) !== null
  );
}

/** Simplifies by the index laws: powers of powers, products, quotients, then positive indices. */
export function simplifyIndices(tree: Node): Solution {
  const bases = numericBases(tree);
  const working = new Working('index-laws');
  working.start('read-the-expression', toLatex(tree), 'Start with the given expression.');
  const flat = rewrite(tree, (node) => (isBracketPower(node) ? readMaths(powerLatex(known(node, bases))) : node));
  if (toLatex(flat) !== toLatex(tree)) {
    working.equal(
      'power-of-a-power',
      tidy(flat),
      'Raise each factor to the power: multiply the indices, $(a^m)^n=a^{mn}$.',
    );
  }
  const { top, bottom } = sides(flat, bases);
  if (bottom === UNIT) {
    working.equal(
      'multiply-powers',
      powerLatex(top),
      'Multiply powers with the same base: add the indices, $a^m\\times a^n=a^{m+n}$.',
    );
  } else {
    working.equal(
      'multiply-powers',
      `\\frac{${powerLatex(top)}}{${powerLatex(bottom)}}`,
      'Multiply in the numerator and the denominator: add the indices of the same base.',
    );
  }
  const whole = multiply(top, raised(bottom, rationals.rational(-1)));
  if (bottom !== UNIT) {
    working.equal(
      'divide-powers',
      powerLatex(whole),
      'Divide powers with the same base: subtract the indices, $\\frac{a^m}{a^n}=a^{m-n}$.',
    );
  }
  working.equal(
    'positive-indices',
    positiveLatex(whole),
    'A negative index means one over the power, $a^{-n}=\\frac{1}{a^n}$.',
  );
  const line = working.last;
  if (bases) return working.answer({ kind: 'number', model: slashed(plainTyping(line)) });
  return working.answer({ kind: 'expression', model: slashed(line), forms: [{ kind: 'simplified' }] });
}

const slashed = (latex: string) =>
  plainTyping(
    latex
      .replace(/\^\{(-?)\\frac\{(\d+)\}\{(\d+)\}\}/g, '^($1$2/$3)')
      .replace(/\\frac\{((?:[^{}]|\{[^{}]*\})*)\}\{((?:[^{}]|\{[^{}]*\})*)\}/g, '($1)/($2)'),
  ).replace(/\((\d+|[A-Za-z])\)/g, '$1');

/** Whether the expression is of numbers only, so that numbers are bases. */
const numericBases = (tree: Node) => exactValue(tree) !== null && !some(tree, (node) => node.kind === 'symbol');

const isBracketPower = (node: Node) =>
  node.kind === 'pow' && node.base.kind !== 'symbol' && node.base.kind !== 'number';

const known = (node: Node, bases: boolean): Power => powerOf(node, bases) ?? cannot(NOT_READ);

function powerOf(node: Node, bases: boolean): Power | null {
  switch (node.kind) {
    case 'number': {
      const value = exactValue(node);
      if (!value) return null;
      return bases && isWhole(node) && value.n > 1n
        ? { ...UNIT, indices: new Map([[`${value.n}`, rationals.ONE]]) }
        : { ...UNIT, coefficient: value };
    }
    case 'symbol':
      return ['i', 'e', 'infinity'].includes(node.name)
        ? null
        : { ...UNIT, indices: new Map([[node.name, rationals.ONE]]) };
    case 'neg': {
      const inner = powerOf(node.of, bases);
      return inner && { ...inner, coefficient: rationals.negate(inner.coefficient) };
    }
    case 'mul':
      return node.factors.map((factor) => powerOf(factor, bases)).reduce((a, b) => a && b && multiply(a, b));
    case 'div': {
      const [top, bottom] = [powerOf(node.top, bases), powerOf(node.bottom, bases)];
      return top && bottom && multiply(top, raised(bottom, rationals.rational(-1)));
    }
    case 'pow': {
      const [base, exponent] = [powerOf(node.base, bases), exactValue(node.exponent)];
      if (!base || !exponent) return null;
      const isOne = rationals.equals(base.coefficient, rationals.ONE);
      if (exponent.d !== 1n && !isOne) return null;
      if (exponent.n > 60n || exponent.n < -60n) return null;
      return raised(base, exponent);
    }
    default:
      return null;
  }
}

function multiply(a: Power, b: Power): Power {
  const indices = new Map(a.indices);
  for (const [base, index] of b.indices) indices.set(base, rationals.add(indices.get(base) ?? rationals.ZERO, index));
  return { coefficient: rationals.multiply(a.coefficient, b.coefficient), indices: new Map([...indices].sort()) };
}

function raised({ coefficient, indices }: Power, exponent: Rational): Power {
  return {
    coefficient: exponent.d === 1n ? rationals.power(coefficient, Number(exponent.n)) : coefficient,
    indices: new Map([...indices].map(([base, index]) => [base, rationals.multiply(index, exponent)])),
  };
}

function sides(node: Node, bases: boolean): { top: Power; bottom: Power } {
  if (node.kind === 'div') {
    const [above, below] = [sides(node.top, bases), sides(node.bottom, bases)];
    return { top: multiply(above.top, below.bottom), bottom: multiply(above.bottom, below.top) };
  }
  if (node.kind === 'mul') {
    const parts = node.factors.map((factor) => sides(factor, bases));
    const bottoms = parts.map((part) => part.bottom).filter((bottom) => bottom !== UNIT);
    return {
      top: parts.map((part) => part.top).reduce(multiply),
      bottom: bottoms.length === 0 ? UNIT : bottoms.reduce(multiply),
    };
  }
  return { top: known(node, bases), bottom: UNIT };
}

const tidy = (node: Node) => toLatex(node).replace(/\\left\(([^()]*)\\right\)/g, '($1)');

function factorsLatex(indices: Iterable<readonly [string, Rational]>): string[] {
  return [...indices]
    .filter(([, index]) => !rationals.isZero(index))
    .map(([base, index]) => {
      const name = /^\d/.test(base) ? base : letterLatex(base).trim();
      return rationals.equals(index, rationals.ONE) ? name : `${name}^{${asFraction(index)}}`;
    });
}

function product(number: string, factors: string[]): string {
  const numeric = factors.some((factor) => /^\d/.test(factor));
  const text = factors.join(numeric ? '\\times ' : '');
  if (text === '') return number;
  if (number === '1') return text;
  if (number === '-1') return `-${text}`;
  return numeric ? `${number}\\times ${text}` : number + text;
}

const powerLatex = ({ coefficient, indices }: Power): string => product(asFraction(coefficient), factorsLatex(indices));

/** The same with a fraction bar in the place of negative indices. */
function positiveLatex({ coefficient, indices }: Power): string {
  const above = [...indices].filter(([, index]) => rationals.sign(index) > 0);
  const below = [...indices]
    .filter(([, index]) => rationals.sign(index) < 0)
    .map(([base, index]) => [base, rationals.negate(index)] as const);
  const { n, d } = coefficient;
  const top = product(`${n < 0n ? -n : n}`, factorsLatex(above));
  const bottom = product(`${d}`, factorsLatex(below));
  const sign = n < 0n ? '-' : '';
  return bottom === '1' ? sign + top : `${sign}\\frac{${top}}{${bottom}}`;
}
