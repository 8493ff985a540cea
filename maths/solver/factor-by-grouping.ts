import { commonFactor, negatedTerm } from './monomial';
import { collected, negated, type Polynomial, polynomialLatex, type Term, termLatex } from './polynomial';
import type { Split } from './split';

const PAIRINGS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

/** Four terms in two pairs with the same bracket: ax + ay + bx + by. */
export function factorGroups(terms: readonly Term[]): Split | null {
  for (const order of PAIRINGS) {
    const [a, b, c, d] = order.map((index) => terms[index]);
    const split = a && b && c && d ? pairs(collected([a, b]), collected([c, d])) : null;
    if (split) return split;
  }
  return null;
}

function pairs(first: Polynomial, second: Polynomial): Split | null {
  const [left, other] = [commonFactor(first), commonFactor(second)];
  const right =
    polynomialLatex(negated(other.rest)) === polynomialLatex(left.rest)
      ? { common: negatedTerm(other.common), rest: negated(other.rest) }
      : other;
  const inside = polynomialLatex(left.rest);
  if (polynomialLatex(right.rest) !== inside || left.rest.size < 2) return null;
  const outer = collected([left.common, right.common]);
  if (outer.size < 2) return null;
  const [p, q] = [left.common, right.common].map(termLatex1);
  return {
    factors: [left.rest, outer],
    lines: [
      {
        rule: 'factorise-pairs',
        latex: `${p}(${inside})${q?.startsWith('-') ? q : `+${q}`}(${inside})`,
        reason: 'Group the terms in pairs and take the common factor out of each pair.',
      },
    ],
    rule: 'common-bracket',
    reason: `Take out the common bracket $(${inside})$.`,
  };
}

const termLatex1 = (term: Term) => termLatex(term).replace(/^(-?)1$/, '$1');
