import { type Node, rationals, toLatex } from '../engine/index';
import { factorsOf, productLatex } from './factorise';
import { divideTerms } from './monomial';
import { type Polynomial, plainTyping, polynomialLatex, polynomialOf, type Term } from './polynomial';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** A quotient of two polynomials with its common factors cancelled. */
export function simplifyAlgebraicFraction(top: Node, bottom: Node): Solution {
  const [above, below] = [polynomialOf(top), polynomialOf(bottom)];
  if (!above || !below || below.size === 0)
    return cannot('I can simplify a fraction with polynomials in the numerator and denominator.');
  const working = new Working('algebraic-fraction');
  working.start(
    'read-the-expression',
    `\\frac{${toLatex(top)}}{${toLatex(bottom)}}`,
    'Start with the given expression.',
  );
  const [p, q] = [factorsOf(above), factorsOf(below)];
  const fraction = (a: string, b: string) => (b === '1' ? a : `\\frac{${a}}{${b}}`);
  working.equal(
    'factorise-top-and-bottom',
    fraction(productLatex(p.common, p.factors), productLatex(q.common, q.factors)),
    'Factorise the numerator and the denominator.',
  );
  const rest = cancelled(p.factors, q.factors);
  const number = divideTerms(p.common, q.common);
  const [up, down] = split(number);
  const latex = fraction(productLatex(up, rest.top), productLatex(down, rest.bottom));
  const common = rest.gone.map((factor) => `$${polynomialLatex(factor)}$`).join(' and ');
  const reason =
    common === ''
      ? 'Cancel the common factors of the numerator and denominator.'
      : `Cancel the common factor ${common}.`;
  working.equal('cancel-common-factors', latex, reason);
  const model = `(${productLatex(up, rest.top)})/(${productLatex(down, rest.bottom)})`;
  return working.answer(
    {
      kind: 'expression',
      model: plainTyping(model).replace(/\((\d+|[A-Za-z])\)/g, '$1'),
      forms: [{ kind: 'simplified' }],
    },
    latex,
  );
}

function cancelled(top: Polynomial[], bottom: Polynomial[]) {
  const gone: Polynomial[] = [];
  const left = [...bottom];
  const kept = top.filter((factor) => {
    const text = polynomialLatex(factor);
    const at = left.findIndex((other) => polynomialLatex(other) === text);
    if (at < 0) return true;
    left.splice(at, 1);
    if (text !== '1') gone.push(factor);
    return false;
  });
  return { top: kept, bottom: left, gone };
}

/** What stands above and below of a term with negative powers. */
function split({ coefficient, powers }: Term): [Term, Term] {
  const above = powers.filter(([, power]) => power > 0);
  const below = powers.filter(([, power]) => power < 0).map(([letter, power]) => [letter, -power] as const);
  return [
    { coefficient: rationals.rational(coefficient.n), powers: above },
    { coefficient: rationals.rational(coefficient.d), powers: below },
  ];
}
