import { rationals } from '../engine/index';
import { cubeRootOfTerm, negatedTerm, rootOfTerm } from './monomial';
import { collected, multiplyTerms, powerOf, type Term, termLatex } from './polynomial';
import type { Split } from './split';

/** Difference of two squares, sum or difference of two cubes. */
export function factorPair(terms: readonly Term[]): Split | null {
  const [first, second] = terms;
  if (!first || !second) return null;
  return squares(first, second) ?? cubes(first, second);
}

function squares(first: Term, second: Term): Split | null {
  const [a, b] = [rootOfTerm(first), rootOfTerm(negatedTerm(second))];
  if (!a || !b) return null;
  return {
    lines: [
      {
        rule: 'write-as-squares',
        latex: `${squareLatex(a)}-${squareLatex(b)}`,
        reason: 'Write both terms as squares.',
      },
    ],
    factors: [collected([a, b]), collected([a, negatedTerm(b)])],
    rule: 'difference-of-squares',
    reason: 'Use the difference of two squares, $a^2-b^2=(a+b)(a-b)$.',
  };
}

function squareLatex(term: Term): string {
  const text = termLatex(term);
  return /^\w$/.test(text) || /^\d+$/.test(text) ? `${text}^{2}` : `(${text})^{2}`;
}

function cubes(first: Term, second: Term): Split | null {
  const [a, b] = [cubeRootOfTerm(first), cubeRootOfTerm(second)];
  if (!a || !b || (first.powers.length === 0 && second.powers.length === 0)) return null;
  const adds = rationals.sign(second.coefficient) > 0;
  return {
    lines: [],
    factors: [collected([a, b]), collected([powerOf(a, 2), negatedTerm(multiplyTerms(a, b)), powerOf(b, 2)])],
    rule: adds ? 'sum-of-cubes' : 'difference-of-cubes',
    reason: adds
      ? 'Use the sum of two cubes, $a^3+b^3=(a+b)(a^2-ab+b^2)$.'
      : 'Use the difference of two cubes, $a^3-b^3=(a-b)(a^2+ab+b^2)$.',
  };
}
