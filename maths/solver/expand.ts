import { isWhole, type Node, rationals, toLatex } from '../engine/index';
import { styleOf } from './number-latex';
import {
  collected,
  constantTerm,
  distributed,
  inOrder,
  type Polynomial,
  polynomialLatex,
  polynomialPlain,
  type Term,
  termsLatex,
  termsOf,
} from './polynomial';
import type { AlgebraProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** Multiplies brackets out, two at a time, and collects like terms. */
export function expand({ expression }: AlgebraProblem): Solution {
  const tree = readMaths(expression);
  const working = new Working('expand');
  working.start('read-the-expression', toLatex(tree), 'Start with the given expression.');
  const brackets = bracketsOf(tree);
  const form = brackets
    ? multiplyOut(working, brackets, tree.kind === 'mul' ? tree.factors : [tree])
    : sumOut(working, tree);
  return working.answer({ kind: 'expression', model: polynomialPlain(form), forms: [{ kind: 'expanded' }] });
}

/** Collects like terms of an expression, brackets multiplied out first. */
export function collect(tree: Node): Solution {
  const working = new Working('collect-like-terms');
  working.start('read-the-expression', toLatex(tree), 'Start with the given expression.');
  const form = sumOut(working, tree);
  return working.answer({ kind: 'expression', model: polynomialPlain(form), forms: [{ kind: 'simplified' }] });
}

/** The factors of a product, powers written out; null where there is no product of two brackets. */
function bracketsOf(tree: Node): Node[] | null {
  const factors = (tree.kind === 'mul' ? tree.factors : [tree]).flatMap(writtenOut);
  return factors.filter((factor) => factor.kind === 'add').length >= 2 ? factors : null;
}

function writtenOut(factor: Node): Node[] {
  if (factor.kind !== 'pow' || factor.base.kind !== 'add' || !isWhole(factor.exponent)) return [factor];
  const times = Number(factor.exponent.whole);
  return times >= 2 && times <= 6 ? Array.from({ length: times }, () => factor.base) : [factor];
}

const NOT_READ = 'I can expand sums, products and whole powers of letters and numbers.';

function multiplyOut(working: Working, factors: Node[], written: Node[]): Polynomial {
  const brackets = factors.filter((factor) => factor.kind === 'add');
  const single = factors.filter((factor) => factor.kind !== 'add');
  const front = single.map(toLatex).join('');
  if (factors.length > written.length) {
    const product = brackets.map((node) => `(${toLatex(node)})`).join('');
    working.equal('write-as-a-product', front + product, 'Write the power as a product of brackets.');
  }
  let [product = [], ...rest] = brackets.map((node) => termsOf(node) ?? cannot(NOT_READ));
  while (rest.length > 0) {
    const [next = [], ...others] = rest;
    const after = others.map((terms) => `(${termsLatex(terms)})`).join('');
    const wrap = (text: string) => (front + after === '' ? text : `${front}(${text})${after}`);
    const terms = distributed(product, next);
    const reason = 'Multiply each term of the first bracket by each term of the second.';
    working.equal('distribute', wrap(termsLatex(terms)), reason);
    product = inOrder(collected(terms));
    working.equal('collect-like-terms', wrap(termsLatex(product)), 'Collect like terms.');
    rest = others;
  }
  const outside = single
    .map((node) => termsOf(node) ?? cannot(NOT_READ))
    .reduce((a, b) => distributed(a, b), [ONE_TERM]);
  const form = collected(distributed(product, outside));
  working.equal('distribute', polynomialLatex(form), 'Multiply every term inside by the factor in front.');
  return form;
}

const ONE_TERM: Term = constantTerm(rationals.ONE);

function sumOut(working: Working, tree: Node): Polynomial {
  const style = styleOf(tree);
  const parts = (tree.kind === 'add' ? tree.terms : [tree]).map((node) => termsOf(node) ?? cannot(NOT_READ));
  const terms: Term[] = parts.flat();
  const line = termsLatex(terms, style);
  if (line !== toLatex(tree).replaceAll(/\\left|\\right/g, '')) {
    working.equal('distribute', line, 'Multiply every term inside the bracket by what’s in front of it.');
  }
  const form = collected(terms);
  if (form.size < terms.length)
    working.equal('collect-like-terms', polynomialLatex(form, style), 'Collect like terms.');
  return form;
}
