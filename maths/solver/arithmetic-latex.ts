import { integer, isWhole, type Node, type Rational, rationals, toLatex } from '../engine/index';
import { asDecimal, type NumberStyle } from './number-latex';
import { readMaths } from './read-maths';

/** A tree of numbers as arithmetic is written: × between factors, ÷ where it was typed. */
export function arithmeticLatex(node: Node, divides: boolean): string {
  const go = (part: Node) => arithmeticLatex(part, divides);
  switch (node.kind) {
    case 'add':
      return node.terms
        .map((term, index) => (index === 0 || term.kind === 'neg' ? go(term) : `+${bracketed(term, go)}`))
        .join('');
    case 'neg':
      return `-${node.of.kind === 'add' || node.of.kind === 'neg' ? `(${go(node.of)})` : go(node.of)}`;
    case 'mul':
      return node.factors
        .map((factor, index) =>
          index > 0 && factor.kind === 'div' && divides && !isPlainFraction(factor)
            ? `(${go(factor)})`
            : bracketed(factor, go),
        )
        .join('\\times ');
    case 'div':
      if (!divides || isPlainFraction(node)) return `\\frac{${go(node.top)}}{${go(node.bottom)}}`;
      return `${bracketed(node.top, go)}\\div ${node.bottom.kind === 'mul' || (node.bottom.kind === 'div' && !isPlainFraction(node.bottom)) ? `(${go(node.bottom)})` : bracketed(node.bottom, go)}`;
    case 'pow':
      return node.base.kind === 'number'
        ? `${go(node.base)}^{${go(node.exponent)}}`
        : `\\left(${go(node.base)}\\right)^{${go(node.exponent)}}`;
    default:
      return toLatex(node);
  }
}

const bracketed = (node: Node, go: (part: Node) => string) =>
  node.kind === 'add' || node.kind === 'neg' ? `(${go(node)})` : go(node);

/** A fraction in lowest terms, which is a number and no division still to be done. */
export function isPlainFraction(node: Node): boolean {
  if (node.kind !== 'div' || !isWhole(node.top) || !isWhole(node.bottom)) return false;
  const [top, bottom] = [BigInt(node.top.whole), BigInt(node.bottom.whole)];
  return bottom > 1n && rationals.gcd(top, bottom) === 1n;
}

/** A value as a tree: a decimal where decimals are used and it ends, else a fraction. */
export function valueNode(value: Rational, style: NumberStyle): Node {
  const size = value.n < 0n ? rationals.negate(value) : value;
  const text = style === asDecimal ? asDecimal(size) : '';
  const node: Node =
    size.d === 1n
      ? integer(size.n)
      : text.includes('.')
        ? readMaths(text)
        : { kind: 'div', top: integer(size.n), bottom: integer(size.d) };
  return value.n < 0n ? { kind: 'neg', of: node } : node;
}
