import { rationals } from '../engine/index';
import { asFraction, inBrackets, plain } from './number-latex';
import { letterLatex } from './polynomial';
import {
  factorsLatex,
  groupedLatex,
  linearLatex,
  splitLatex,
  type Trinomial,
  type TrinomialFactors,
} from './quadratic-factors';
import type { Solution } from './solution';
import type { Working } from './working';

/** The lines from ax² + bx + c = 0 to the product of its factors. */
export function factorLines(working: Working, whole: Trinomial, factors: TrinomialFactors, variable: string): void {
  const { a, b, c } = whole;
  const { m, n } = factors;
  const product = `${factorsLatex(variable, factors)}=0`;
  if (c === 0n) {
    working.equivalent('common-factor', product, `Take out the common factor $${letterLatex(variable).trim()}$.`);
    return;
  }
  if (a === 1n) {
    const reason = `Find two numbers that multiply to $${c}$ and add to $${b}$: $${m}$ and $${n}$.`;
    working.equivalent('factorise-trinomial', product, reason);
    return;
  }
  working.equivalent(
    'split-the-middle-term',
    `${splitLatex(variable, whole, factors)}=0`,
    `Find two numbers that multiply to $${a}\\times${inBrackets(`${c}`)}=${a * c}$ and add to $${b}$: $${m}$ and $${n}$. Split the middle term.`,
  );
  working.equivalent(
    'factorise-pairs',
    `${groupedLatex(variable, factors)}=0`,
    'Take the common factor out of each pair.',
  );
  working.equivalent(
    'common-bracket',
    product,
    `Take out the common bracket $(${linearLatex(variable, factors.first)})$.`,
  );
}

/** The lines from a product that is zero to its roots. */
export function byFactors(working: Working, factors: TrinomialFactors, name: string, variable: string): Solution {
  const both = [factors.first, factors.second];
  const roots = both.map(({ p, q }) => rationals.rational(-q, p));
  const [first = rationals.ZERO, second = rationals.ZERO] = roots;
  if (rationals.equals(first, second)) {
    working.equivalent(
      'null-factor-law',
      `${linearLatex(variable, factors.first)}=0`,
      'A square is zero only when the expression being squared is zero.',
    );
    working.equivalent(
      'solve-each-factor',
      `${name}=${asFraction(first)}`,
      'Solve the linear equation; there’s one solution.',
    );
    return working.answer({ kind: 'solutions', model: `${variable}=${plain(first)}`, variable });
  }
  working.equivalent(
    'null-factor-law',
    both.map((factor) => `${linearLatex(variable, factor)}=0`).join('\\text{ or }'),
    'A product is zero only when one of its factors is zero.',
  );
  working.equivalent(
    'solve-each-factor',
    roots.map((root) => `${name}=${asFraction(root)}`).join('\\text{ or }'),
    'Solve each linear equation.',
  );
  const model = roots.map((root) => `${variable}=${plain(root)}`).join(' or ');
  return working.answer({ kind: 'solutions', model, variable });
}
