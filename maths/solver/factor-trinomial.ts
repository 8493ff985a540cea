import { rationals } from '../engine/index';
import { rootOfTerm, withNumber } from './monomial';
import { inBrackets } from './number-latex';
import { collected, multiplyTerms, polynomialLatex, type Term, termsLatex } from './polynomial';
import { trinomialFactors } from './quadratic-factors';
import type { Split } from './split';

/** a u² + b u v + c v², with u and v letters, powers of letters or 1. */
export function factorTrinomial(terms: readonly Term[]): Split | null {
  const [first, middle, last] = terms;
  if (!first || !middle || !last) return null;
  const [u, v] = [first, last].map((term) => rootOfTerm(withNumber(term, rationals.ONE)));
  const numbers = [first, middle, last].map((term) => term.coefficient);
  if (!u || !v || numbers.some((value) => value.d !== 1n)) return null;
  const product = multiplyTerms(u, v);
  if (collected([withNumber(middle, rationals.ONE), withNumber(product, rationals.rational(-1))]).size > 0) return null;
  const [a = 0n, b = 0n, c = 0n] = numbers.map((value) => value.n);
  const found = trinomialFactors({ a, b, c });
  if (!found) return null;
  const { m, n, first: one, second: two } = found;
  const times = (term: Term, number: bigint) => withNumber(term, rationals.rational(number));
  const factor = ({ p, q }: { p: bigint; q: bigint }) => collected([times(u, p), times(v, q)]);
  const factors: Split['factors'] = [factor(one), factor(two)];
  if (a === 1n) {
    return {
      factors,
      lines: [],
      rule: 'factorise-trinomial',
      reason: `Find two numbers that multiply to $${c}$ and add to $${b}$: $${m}$ and $${n}$.`,
    };
  }
  const inside = polynomialLatex(factors[0]);
  const outer = [times(u, two.p), times(v, two.q)].map((term) => termsLatex([term]));
  const [left = '', right = ''] = outer.map((text) => (text === '1' ? '' : text === '-1' ? '-' : text));
  return {
    factors,
    lines: [
      {
        rule: 'split-the-middle-term',
        latex: termsLatex([first, times(product, m), times(product, n), last]),
        reason: `Find two numbers that multiply to $${a}\\times${inBrackets(`${c}`)}=${a * c}$ and add to $${b}$: $${m}$ and $${n}$. Split the middle term.`,
      },
      {
        rule: 'factorise-pairs',
        latex: `${left}(${inside})${right.startsWith('-') ? right : `+${right}`}(${inside})`,
        reason: 'Take the common factor out of each pair.',
      },
    ],
    rule: 'common-bracket',
    reason: `Take out the common bracket $(${inside})$.`,
  };
}
