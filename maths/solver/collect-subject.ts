import { type Node, rationals } from '../engine/index';
import { clearFractions } from './clear-fractions';
import {
  coefficientsIn,
  collected,
  inOrder,
  letterLatex,
  multiply,
  negated,
  type Polynomial,
  polynomialLatex,
  subtract,
  type Term,
  termsLatex,
} from './polynomial';
import { readMaths } from './read-maths';
import { cannot } from './solution';
import type { Working } from './working';

/** Positive terms first: d − b, not −b + d. */
function valueLatex(form: Polynomial): string {
  const terms = inOrder(form);
  const isNegative = (term: Term) => rationals.sign(term.coefficient) < 0;
  return termsLatex([...terms.filter((term) => !isNegative(term)), ...terms.filter(isNegative)]);
}

const NOT_LINEAR = 'The letter appears more than once, with an index other than 1, so I can’t make it the subject.';

/** Makes a letter that appears more than once the subject: no fractions, letter terms together, common factor, divide. */
export function collectSubject(working: Working, left: Node, right: Node, subject: string): Node {
  const { left: l, right: r, by } = clearFractions(left, right);
  const line = (a: Polynomial, b: Polynomial) => `${polynomialLatex(a)}=${polynomialLatex(b)}`;
  if (by === '1') working.equivalent('expand-brackets', line(l, r), 'Expand the brackets.');
  else working.equivalent('clear-fractions', line(l, r), `Multiply every term by $${by}$ and expand.`);
  const name = letterLatex(subject).trim();
  const [constant = new Map(), factor = new Map(), ...higher] = coefficientsIn(subtract(l, r), subject);
  if (higher.length > 0 || factor.size === 0) return cannot(NOT_LINEAR);
  const flip = [...factor.values()].every((term) => rationals.sign(term.coefficient) < 0);
  const [k, value] = flip ? [negated(factor), constant] : [factor, negated(constant)];
  const together = multiply(k, collected([{ coefficient: rationals.ONE, powers: [[subject, 1]] }]));
  working.equivalent(
    'collect-the-subject',
    `${polynomialLatex(together)}=${valueLatex(value)}`,
    `Bring all terms with $${name}$ to one side and everything else to the other side.`,
  );
  if (k.size > 1) {
    working.equivalent(
      'factor-out-subject',
      `${name}(${polynomialLatex(k)})=${valueLatex(value)}`,
      `Take out the common factor $${name}$.`,
    );
  }
  const divided =
    polynomialLatex(k) === '1' ? valueLatex(value) : `\\frac{${valueLatex(value)}}{${polynomialLatex(k)}}`;
  working.equivalent('divide-both-sides', `${name}=${divided}`, `Divide both sides by $${polynomialLatex(k)}$.`);
  return readMaths(divided);
}
