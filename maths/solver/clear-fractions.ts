import { type Node, rationals, toLatex } from '../engine/index';
import { termNodes } from './linear-terms';
import { divideTerms } from './monomial';
import {
  add,
  collected,
  constantTerm,
  multiply,
  type Polynomial,
  polynomialLatex,
  polynomialOf,
  powerIn,
  scale,
  type Term,
  termLatex,
} from './polynomial';
import { cannot } from './solution';

/** An equation multiplied by its lowest common denominator and expanded. */
export interface Cleared {
  left: Polynomial;
  right: Polynomial;
  /** LaTeX of what both sides were multiplied by; "1" where there was no fraction. */
  by: string;
  /** Every denominator there was. */
  bottoms: Polynomial[];
}

interface Fraction {
  top: Polynomial;
  bottom: Polynomial;
}

export function clearFractions(left: Node, right: Node): Cleared {
  const bottoms = [left, right].flatMap(termNodes).map((node) => fractionOf(node).bottom);
  const single = bottoms
    .flatMap((bottom) => (bottom.size === 1 ? [...bottom.values()] : []))
    .reduce(leastCommon, UNIT_TERM);
  const brackets = [...new Map(bottoms.filter(isBracket).map((bottom) => [polynomialLatex(bottom), bottom])).values()];
  const front = termLatex(single);
  const tail = brackets.map((bottom) => `(${polynomialLatex(bottom)})`).join('');
  const clear = (side: Node) =>
    termNodes(side)
      .map(fractionOf)
      .map(({ top, bottom }) => {
        const [only] = isBracket(bottom) ? [] : bottom.values();
        const others = brackets.filter((other) => polynomialLatex(other) !== polynomialLatex(bottom));
        return others.reduce(multiply, multiply(top, collected([only ? divideTerms(single, only) : single])));
      })
      .reduce(add, new Map());
  return { left: clear(left), right: clear(right), by: front === '1' && tail !== '' ? tail : front + tail, bottoms };
}

const isBracket = (form: Polynomial) => form.size > 1;
const UNIT_TERM = constantTerm(rationals.ONE);
const UNIT = collected([UNIT_TERM]);

/** The least common multiple of two terms with whole coefficients. */
function leastCommon(a: Term, b: Term): Term {
  const letters = [...new Set([...a.powers, ...b.powers].map(([letter]) => letter))].sort();
  const [p, q] = [a.coefficient.n, b.coefficient.n];
  const size = (p * q) / rationals.gcd(p, q);
  return {
    coefficient: rationals.rational(size < 0n ? -size : size),
    powers: letters.map((letter) => [letter, Math.max(powerIn(a, letter), powerIn(b, letter))] as const),
  };
}

function fractionOf(node: Node): Fraction {
  if (node.kind === 'neg') {
    const inner = fractionOf(node.of);
    return { ...inner, top: scale(inner.top, rationals.rational(-1)) };
  }
  const whole = polynomialOf(node);
  if (whole && node.kind !== 'div') {
    const bottom = [...whole.values()]
      .map((term) => term.coefficient.d)
      .reduce((a, b) => (a * b) / rationals.gcd(a, b), 1n);
    const by = rationals.rational(bottom);
    return { top: scale(whole, by), bottom: collected([constantTerm(by)]) };
  }
  const [top, bottom] = node.kind === 'div' ? [polynomialOf(node.top), polynomialOf(node.bottom)] : [whole, UNIT];
  const isRead = top && bottom && bottom.size > 0 && [...bottom.values()].every((term) => term.coefficient.d === 1n);
  return isRead ? { top, bottom } : cannot(`I can’t work with $${toLatex(node)}$ here.`);
}
