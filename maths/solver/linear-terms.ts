import { type Node, type Rational, rationals, toLatex } from '../engine/index';
import { asFraction, type NumberStyle } from './number-latex';
import { constantOf, constantTerm, distributed, polynomialOf, termsLatex, termsOf } from './polynomial';

/** One term of a side: a number times what is left of it. `rest` is null where nothing is left. */
interface Part {
  coefficient: Rational;
  rest: Node | null;
}

export const termNodes = (side: Node): Node[] => (side.kind === 'add' ? side.terms : [side]);

/** The number in front of a term, its denominator taken in: (x+1)/2 is 1/2 times x+1. */
export function splitNumber(node: Node): Part {
  if (node.kind === 'neg') {
    const inner = splitNumber(node.of);
    return { ...inner, coefficient: rationals.negate(inner.coefficient) };
  }
  const value = numberOf(node);
  if (value) return { coefficient: value, rest: null };
  if (node.kind === 'div') {
    const bottom = numberOf(node.bottom);
    if (!bottom || rationals.isZero(bottom)) return { coefficient: rationals.ONE, rest: node };
    const top = splitNumber(node.top);
    return { ...top, coefficient: rationals.divide(top.coefficient, bottom) };
  }
  if (node.kind !== 'mul') return { coefficient: rationals.ONE, rest: node };
  const parts = node.factors.map(splitNumber);
  const rests = parts.map((part) => part.rest).filter((rest) => rest !== null);
  const [only] = rests;
  return {
    coefficient: parts.map((part) => part.coefficient).reduce(rationals.multiply, rationals.ONE),
    rest: rests.length > 1 || !only ? { kind: 'mul', factors: rests } : only,
  };
}

function numberOf(node: Node): Rational | null {
  const form = polynomialOf(node);
  return form && constantOf(form);
}

/** The least whole number that clears the denominators of all terms. */
export function commonDenominator(sides: readonly Node[]): bigint {
  return sides
    .flatMap(termNodes)
    .map((term) => splitNumber(term).coefficient.d)
    .reduce((least, d) => (least * d) / rationals.gcd(least, d), 1n);
}

/** A side multiplied by a number term by term, brackets kept. */
export function multipliedLatex(side: Node, by: Rational, style: NumberStyle = asFraction): string {
  const pieces = termNodes(side).map((term) => {
    const { coefficient, rest } = splitNumber(term);
    const factor = rationals.multiply(coefficient, by);
    const terms = rest ? termsOf(rest) : [constantTerm(rationals.ONE)];
    if (rest === null || (terms && terms.length === 1))
      return termsLatex(distributed([constantTerm(factor)], terms ?? []), style);
    const number = style(factor);
    const inside = rest.kind === 'mul' ? toLatex(rest) : `(${toLatex(rest)})`;
    return number === '1' ? `(${toLatex(rest)})` : number === '-1' ? `-${inside}` : `${number}${inside}`;
  });
  const [only] = pieces;
  if (pieces.length === 1 && only) return only.replace(/^\((.*)\)$/, '$1');
  return joined(pieces);
}

const joined = (pieces: string[]) =>
  pieces.map((text, index) => (index === 0 || text.startsWith('-') ? text : `+${text}`)).join('');

/** Whether any term of a side is a bracket times something. */
export const hasBrackets = (side: Node): boolean =>
  termNodes(side).some((term) => {
    const bare = term.kind === 'neg' ? term.of : term;
    return bare.kind === 'add' || (bare.kind === 'mul' && bare.factors.some((factor) => factor.kind === 'add'));
  });
