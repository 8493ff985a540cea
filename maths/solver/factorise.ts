import { type Node, toLatex } from '../engine/index';
import { factorGroups } from './factor-by-grouping';
import { factorTrinomial } from './factor-trinomial';
import { factorPair } from './factor-two-terms';
import { commonFactor } from './monomial';
import {
  inOrder,
  type Polynomial,
  plainTyping,
  polynomialLatex,
  polynomialOf,
  type Term,
  termLatex,
} from './polynomial';
import type { AlgebraProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import type { Split } from './split';
import { Working } from './working';

/** Factorises over the whole numbers: common factor, two terms, trinomials, grouping, until nothing splits. */
export function factorise({ expression }: AlgebraProblem): Solution {
  const tree = readMaths(expression);
  const working = new Working('factorise');
  working.start('read-the-expression', toLatex(tree), 'Start with the given expression.');
  const form = polynomialOf(tree) ?? cannot('I can factorise sums of whole-number powers of letters and numbers.');
  expandFirst(working, tree, form);
  const line = factorLines(working, form);
  if (line === null) return cannot('As far as I can see, this doesn’t factorise over the whole numbers.');
  return working.answer({ kind: 'expression', model: plainTyping(line), forms: [{ kind: 'factorised' }] });
}

function expandFirst(working: Working, tree: Node, form: Polynomial): void {
  const terms = tree.kind === 'add' ? tree.terms.length : 1;
  if (terms === form.size && tree.kind === 'add') return;
  working.equal('collect-like-terms', polynomialLatex(form), 'Expand and collect like terms first.');
}

/** Writes the lines down to the last product; null where nothing factorises. */
export function factorLines(working: Working, form: Polynomial): string | null {
  const { common, rest } = commonFactor(form);
  const front = termLatex(common);
  const first = front === '1' ? '' : front;
  let done: Polynomial[] = [];
  let open: Polynomial[] = [rest];
  let splits = 0;
  if (first !== '' && form.size > 1) {
    working.equal('common-factor', productLatex(common, open), `Take out the highest common factor, $${front}$.`);
    splits += 1;
  }
  while (open.length > 0 && splits < 8) {
    const [next, ...others] = open;
    if (!next) break;
    const split = splitOf(next);
    if (!split) {
      done = [...done, next];
      open = others;
      continue;
    }
    splits += 1;
    for (const { rule, latex, reason } of split.lines) {
      working.equal(rule, around(common, done, latex, others), reason);
    }
    open = [...split.factors, ...others];
    working.equal(split.rule, productLatex(common, [...done, ...open]), split.reason);
  }
  return splits === 0 ? null : productLatex(common, [...done, ...open]);
}

function splitOf(form: Polynomial): Split | null {
  const terms = inOrder(form);
  if (terms.length === 2) return factorPair(terms);
  if (terms.length === 3) return factorTrinomial(terms);
  return terms.length === 4 ? factorGroups(terms) : null;
}

/** A line for one factor with the others around it. */
function around(common: Term, before: Polynomial[], latex: string, after: Polynomial[]): string {
  const front = termLatex(common);
  const others = before.length + after.length;
  if (front === '1' && others === 0) return latex;
  const sign = front === '1' ? '' : front === '-1' ? '-' : front;
  const bracketed = (form: Polynomial) => `(${polynomialLatex(form)})`;
  return `${sign}${before.map(bracketed).join('')}\\left(${latex}\\right)${after.map(bracketed).join('')}`;
}

/** 2x(x+3)(x-1)^{2}: equal factors as powers. */
export function productLatex(common: Term, factors: Polynomial[]): string {
  const counts = new Map<string, { text: string; times: number }>();
  for (const factor of factors) {
    const latex = polynomialLatex(factor);
    if (latex === '1') continue;
    const held = counts.get(latex);
    counts.set(latex, { text: factor.size > 1 ? `(${latex})` : latex, times: (held?.times ?? 0) + 1 });
  }
  const product = [...counts.values()].map(({ text, times }) => (times === 1 ? text : `${text}^{${times}}`)).join('');
  const front = termLatex(common);
  if (product === '') return front;
  return front === '1'
    ? product.replace(/^\(([^()]*)\)$/, '$1')
    : front === '-1'
      ? `-${product}`
      : `${front}${product}`;
}

/** A polynomial as one term times factors that split no further. */
export function factorsOf(form: Polynomial): { common: Term; factors: Polynomial[] } {
  const { common, rest } = commonFactor(form);
  const done: Polynomial[] = [];
  let open = [rest];
  while (open.length > 0 && done.length < 8) {
    const [next, ...others] = open;
    const split = next && splitOf(next);
    if (next && !split) done.push(next);
    open = split ? [...split.factors, ...others] : others;
  }
  return { common, factors: done };
}
