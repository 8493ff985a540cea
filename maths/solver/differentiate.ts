import { type Node, rationals, rewrite, some, toLatex, variables } from '../engine/index';
import { dependsOn, exactNumber, power, product, tidy } from './calculus-tree';
import { derivativeOf } from './derivative';
import { numberNode } from './number-node';
import { collected, inOrder, letterLatex, polynomialLatex, polynomialOf, termsOf } from './polynomial';
import type { CalculusProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** Differentiates by the rules: the function, the derivative as the rules give it, then simplified. */
export function differentiate({ expression, variable }: Extract<CalculusProblem, { kind: 'differentiate' }>): Solution {
  const given = sideOf(readMaths(expression));
  const by = variable ?? chosen(given);
  const letter = letterLatex(by).trim();
  const name = by === 'y' ? 'f' : 'y';
  const working = new Working('differentiate');
  const head = `\\frac{d${name}}{d${letter}}=`;
  working.start('read-the-function', `${name}=${toLatex(given)}`, 'Start with the given function.');
  const powers = asPowers(given, by);
  working.equal('write-as-powers', `${name}=${toLatex(powers)}`, 'Write roots and fractions as powers.');
  const { of, rules } = derivativeOf(powers, by);
  const sentences = [...new Set(rules.map((rule) => rule.sentence))].slice(0, 3);
  const simple = simplified(of, by);
  working.result(
    rules[0]?.rule ?? 'constant-rule',
    head + toLatex(of),
    sentences.join(' ') || 'The derivative of a constant is $0$, and the derivative of the variable is $1$.',
  );
  working.equal('simplify', head + simple, 'Simplify.');
  return working.answer({ kind: 'expression', model: simple, variable: by }, simple);
}

/** The right side of "y = …" or "f(x) = …", or the expression itself. */
function sideOf(tree: Node): Node {
  if (tree.kind !== 'relation') return tree;
  const right = tree.parts[1];
  return tree.operators.join() === '=' && right ? right : cannot('I need a function to work with.');
}

function chosen(node: Node): string {
  const names = variables(node);
  if (names.length <= 1) return names[0] ?? 'x';
  return names.includes('x')
    ? 'x'
    : names.includes('t')
      ? 't'
      : cannot('There are several letters here, so tell me which one to use.');
}

/** 3/x² as 3x^{-2}, √x as x^{1/2}: single powers of the letter only. */
function asPowers(node: Node, by: string): Node {
  return rewrite(node, (part) => {
    if (part.kind === 'root' && part.of.kind === 'symbol' && part.of.name === by) {
      const index = part.index ? exactNumber(part.index) : rationals.rational(2);
      return index ? power(part.of, rationals.divide(rationals.ONE, index)) : part;
    }
    if (part.kind !== 'div' || dependsOn(part.top, by)) return part;
    const bottoms = part.bottom.kind === 'mul' ? part.bottom.factors : [part.bottom];
    const [last, ...more] = bottoms.filter((factor) => dependsOn(factor, by));
    const base = last?.kind === 'pow' ? last.base : last;
    const exponent = last?.kind === 'pow' ? exactNumber(last.exponent) : rationals.ONE;
    if (!last || more.length > 0 || base?.kind !== 'symbol' || !exponent) return part;
    const numbers = bottoms.filter((factor) => factor !== last);
    const front: Node = numbers.length > 0 ? { kind: 'div', top: part.top, bottom: product(numbers) } : part.top;
    return product([front, { kind: 'pow', base, exponent: numberNode(rationals.negate(exponent)) }]);
  });
}

/** Collected where it is a polynomial in one letter; a quotient with its top multiplied out; else tidied. */
function simplified(node: Node, by: string): string {
  const keepsBrackets = some(node, (part) => part.kind === 'pow' && part.base.kind === 'add');
  const form = keepsBrackets ? null : polynomialOf(node);
  if (form) return polynomialLatex(form);
  if (node.kind === 'div') {
    const top = polynomialOf(node.top);
    const terms = termsOf(node.top);
    if (top && terms && top.size > 0 && dependsOn(node.bottom, by)) {
      return `\\frac{${polynomialLatex(collected(inOrder(top)))}}{${toLatex(node.bottom)}}`;
    }
  }
  return toLatex(tidy(node));
}
