import { type Node, rationals, some, toLatex } from '../engine/index';
import { asFraction } from './number-latex';
import { cannot, type Solution } from './solution';
import { squarePart } from './surd-number';
import {
  collectedSurds,
  type SurdTerm,
  simplified,
  surdFractionLatex,
  surdsLatex,
  surdsPlain,
  surdTerms,
  times,
} from './surd-sum';
import { Working } from './working';

const NOT_READ = 'I can simplify sums, products and quotients of whole numbers and square roots.';

export const hasRoots = (node: Node): boolean => some(node, (part) => part.kind === 'root');

/** Simplifies surds: multiply, take out square factors, collect; a surd below the line is rationalised. */
export function simplifySurds(tree: Node): Solution {
  const working = new Working('surds');
  working.start('read-the-expression', toLatex(tree), 'Start with the given expression.');
  if (tree.kind === 'div' && hasRoots(tree.bottom)) return rationalise(working, tree.top, tree.bottom);
  const terms = surdTerms(tree) ?? cannot(NOT_READ);
  const hasProducts = some(
    tree,
    (node) =>
      (node.kind === 'mul' && node.factors.filter(hasRoots).length > 1) ||
      node.kind === 'pow' ||
      (node.kind === 'mul' && node.factors.some((factor) => factor.kind === 'add')),
  );
  if (hasProducts) {
    working.equal('multiply-surds', surdsLatex(terms), 'Multiply: $\\sqrt{a}\\times\\sqrt{b}=\\sqrt{ab}$.');
  }
  return finish(working, terms);
}

function finish(working: Working, terms: readonly SurdTerm[]): Solution {
  const reducible = terms.filter(({ inside }) => inside > 1n && squarePart(inside) > 1n);
  if (reducible.length > 0) {
    const split = ({ inside }: SurdTerm) => {
      const square = squarePart(inside) ** 2n;
      return square === 1n || square === inside ? `${inside}` : `${square}\\times ${inside / square}`;
    };
    working.equal(
      'square-factors',
      surdsLatex(terms, split),
      'Write each number under a root with its largest square factor.',
    );
    working.equal('take-out-squares', surdsLatex(simplified(terms)), 'Take the square factors out of the surds.');
  }
  const done = collectedSurds(simplified(terms));
  const latex = surdFractionLatex(done);
  const reason = terms.length > done.length ? 'Collect like terms.' : 'Write the result in simplest form.';
  working.equal('collect-like-surds', latex, reason);
  const form = done.some(({ inside }) => inside > 1n) ? 'surd' : 'lowest-terms';
  return working.answer({ kind: 'number', model: surdsPlain(done), forms: [{ kind: form }] }, latex);
}

function rationalise(working: Working, top: Node, bottom: Node): Solution {
  const [above, below] = [surdTerms(top), surdTerms(bottom)];
  if (!above || !below) return cannot(NOT_READ);
  const divisor = collectedSurds(simplified(below));
  const [first, second] = divisor;
  if (divisor.length === 0) return cannot('You can’t divide by zero.');
  if (!first || divisor.length > 2) return cannot('I can rationalise a denominator of one or two terms.');
  working.equal(
    'simplify-the-denominator',
    `\\frac{${surdsLatex(above)}}{${surdsLatex(divisor)}}`,
    'Simplify the denominator first.',
  );
  if (first.inside === 1n && !second) return finish(working, surdTermsOver(above, first));
  const by: SurdTerm[] = second
    ? [first, { ...second, coefficient: rationals.negate(second.coefficient) }]
    : [{ coefficient: rationals.ONE, inside: first.inside }];
  const bracketed = (terms: readonly SurdTerm[]) => (terms.length > 1 ? `(${surdsLatex(terms)})` : surdsLatex(terms));
  const factor = bracketed(by);
  working.equal(
    'multiply-top-and-bottom',
    `\\frac{${bracketed(above)}\\times ${factor}}{${bracketed(divisor)}\\times ${factor}}`,
    second
      ? `Multiply the numerator and denominator by the conjugate of the denominator, $${surdsLatex(by)}$.`
      : `Multiply the numerator and denominator by $${surdsLatex(by)}$, so the denominator is a whole number.`,
  );
  const product = times(above, by) ?? cannot(NOT_READ);
  const [number] = collectedSurds(simplified(times(divisor, by) ?? []));
  if (number?.inside !== 1n) return cannot(NOT_READ);
  working.equal(
    'work-out-both',
    `\\frac{${surdsLatex(product)}}{${asFraction(number.coefficient)}}`,
    second
      ? 'The denominator is a difference of two squares.'
      : 'A square root times itself is the number under the root.',
  );
  const tops = collectedSurds(simplified(product));
  working.equal(
    'simplify-the-numerator',
    `\\frac{${surdsLatex(tops)}}{${asFraction(number.coefficient)}}`,
    'Simplify the numerator.',
  );
  return finish(working, surdTermsOver(tops, number));
}

const surdTermsOver = (terms: readonly SurdTerm[], { coefficient }: SurdTerm): SurdTerm[] =>
  terms.map((term) => ({ ...term, coefficient: rationals.divide(term.coefficient, coefficient) }));
