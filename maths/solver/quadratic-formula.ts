import { rationals } from '../engine/index';
import { asFraction, inBrackets, plain } from './number-latex';
import type { Trinomial } from './quadratic-factors';
import { noReal, rootsAnswer } from './quadratic-roots';
import type { Solution } from './solution';
import { squareRootOf, surdLatex } from './surd-number';
import type { Working } from './working';

/** The quadratic formula, the discriminant worked out on the way. */
export function byFormula(working: Working, { a, b, c }: Trinomial, name: string, variable: string): Solution {
  const inside = b * b - 4n * a * c;
  const squared = `${inBrackets(`${b}`)}^{2}-4\\times${a}\\times${inBrackets(`${c}`)}`;
  if (inside < 0n) {
    working.identity('discriminant', `${squared}=${inside}`, 'Work out the discriminant $b^2-4ac$.');
    return noReal(
      working,
      variable,
      'The discriminant is negative, and the square root of a negative number isn’t real.',
    );
  }
  working.equivalent(
    'quadratic-formula',
    `${name}=\\frac{${-b}\\pm \\sqrt{${squared}}}{2\\times${a}}`,
    `Use the quadratic formula with $a=${a}$, $b=${b}$ and $c=${c}$.`,
  );
  working.equivalent(
    'work-out',
    `${name}=\\frac{${-b}\\pm \\sqrt{${inside}}}{${2n * a}}`,
    'Work out the discriminant and the denominator.',
  );
  const root = squareRootOf(rationals.rational(inside));
  const k = root.outside.n;
  if (root.inside === 1n) {
    const roots = [rationals.rational(-b + k, 2n * a), rationals.rational(-b - k, 2n * a)].slice(0, k === 0n ? 1 : 2);
    const line = roots.map((value) => `${name}=${asFraction(value)}`).join('\\text{ or }');
    working.equivalent(
      'both-signs',
      line,
      k === 0n ? 'The root is $0$, so there is one solution.' : 'Take the plus sign, then the minus sign.',
    );
    return working.answer({
      kind: 'solutions',
      model: roots.map((value) => `${variable}=${plain(value)}`).join(' or '),
      variable,
    });
  }
  const common = rationals.gcd(rationals.gcd(b, k), 2n * a);
  const [p, q, r] = [-b / common, k / common, (2n * a) / common];
  const top = `${p === 0n ? '' : p}\\pm ${surdLatex({ outside: rationals.rational(q), inside: root.inside })}`;
  working.equivalent(
    'simplify-the-surd',
    `${name}=${r === 1n ? top : `\\frac{${top}}{${r}}`}`,
    'Simplify the surd and cancel common factors.',
  );
  return working.answer(
    rootsAnswer(variable, rationals.rational(p, r), { outside: rationals.rational(q, r), inside: root.inside }),
  );
}
