import { type Node, rationals, toLatex } from '../engine/index';
import { type Comparison, SIGNS, TURNED } from './linear-steps';
import { asFraction, plain } from './number-latex';
import { inLetter, letterLatex, polynomialLatex } from './polynomial';
import { primitive, quadraticOf } from './quadratic';
import { factorsLatex, type Trinomial, trinomialFactors } from './quadratic-factors';
import { cannot, type Solution } from './solution';
import { type Surd, squareRootOf, surdLatex, surdPlain } from './surd-number';
import { Working } from './working';

interface Root {
  latex: string;
  plain: string;
}

/** Solves a quadratic inequality: zero on the right, roots, then the side of the parabola that is asked for. */
export function solveQuadraticInequality(left: Node, right: Node, given: Comparison, variable: string): Solution {
  const numbers = quadraticOf(left, right, variable) ?? cannot('This is not a quadratic inequality.');
  const working = new Working('quadratic-inequality');
  working.start(
    'read-the-inequality',
    `${toLatex(left)}${SIGNS[given]}${toLatex(right)}`,
    'Start with the given inequality.',
  );
  const whole = primitive(numbers);
  const turned = rationals.sign(numbers[2] ?? rationals.ONE) < 0;
  const sign = turned ? TURNED[given] : given;
  const form = inLetter(
    [whole.c, whole.b, whole.a].map((value) => rationals.rational(value)),
    variable,
  );
  working.equivalent(
    'standard-form',
    `${polynomialLatex(inLetter(numbers, variable))}${SIGNS[given]}0`,
    'Move every term to the left, so the right side is $0$.',
  );
  working.equivalent(
    'positive-leading-coefficient',
    `${polynomialLatex(form)}${SIGNS[sign]}0`,
    turned
      ? 'Divide both sides by a negative number, so that the squared term is positive; the sign turns around.'
      : 'Divide or multiply both sides by a positive number, so that the coefficients are small whole numbers.',
  );
  const factors = trinomialFactors(whole);
  if (factors) {
    working.equivalent('factorise', `${factorsLatex(variable, factors)}${SIGNS[sign]}0`, 'Factorise the left side.');
  }
  return region(working, whole, sign, variable);
}

function region(working: Working, whole: Trinomial, sign: Comparison, variable: string): Solution {
  const name = letterLatex(variable).trim();
  const inside = whole.b * whole.b - 4n * whole.a * whole.c;
  const below = sign.startsWith('<');
  const end = (latex: string, model: string, reason: string) => {
    working.equivalent('read-the-region', latex, reason);
    return working.answer({ kind: 'inequality', model, variable });
  };
  if (inside < 0n) {
    const why = 'The discriminant is negative and the parabola opens upwards, so it is always above the axis.';
    return below
      ? end('\\text{no solution}', 'no solution', why)
      : end('\\text{all real numbers}', 'all real numbers', why);
  }
  const [low, high] = rootsOf(whole, inside);
  if (inside === 0n) {
    const why = `The parabola touches the axis at $${name}=${low.latex}$ and is above it everywhere else.`;
    if (sign === '<') return end('\\text{no solution}', 'no solution', why);
    if (sign === '>=') return end('\\text{all real numbers}', 'all real numbers', why);
    if (sign === '<=') return end(`${name}=${low.latex}`, `${variable}=${low.plain}`, why);
    const sides = (at: Root, key: 'latex' | 'plain') =>
      key === 'latex'
        ? `${name}<${at.latex}\\text{ or }${name}>${at.latex}`
        : `${variable}<${at.plain} or ${variable}>${at.plain}`;
    return end(sides(low, 'latex'), sides(low, 'plain'), why);
  }
  const roots = `The parabola opens upwards and crosses the axis at $${low.latex}$ and $${high.latex}$`;
  const strict = sign.endsWith('=') ? '=' : '';
  const [less, more] = [`<${strict}` as Comparison, `>${strict}` as Comparison];
  if (below) {
    return end(
      `${low.latex}${SIGNS[less]}${name}${SIGNS[less]}${high.latex}`,
      `${low.plain}${less}${variable}${less}${high.plain}`,
      `${roots}; it is below the axis between them.`,
    );
  }
  return end(
    `${name}${SIGNS[less]}${low.latex}\\text{ or }${name}${SIGNS[more]}${high.latex}`,
    `${variable}${less}${low.plain} or ${variable}${more}${high.plain}`,
    `${roots}; it is above the axis outside them.`,
  );
}

function rootsOf({ a, b }: Trinomial, inside: bigint): [Root, Root] {
  const root = squareRootOf(rationals.rational(inside));
  const middle = rationals.rational(-b, 2n * a);
  const surd: Surd = { inside: root.inside, outside: rationals.divide(root.outside, rationals.rational(2n * a)) };
  if (surd.inside === 1n) {
    const both = [rationals.subtract(middle, surd.outside), rationals.add(middle, surd.outside)];
    const [low, high] = both.map((value) => ({ latex: asFraction(value), plain: plain(value) }));
    return low && high ? [low, high] : cannot('I could not find the roots.');
  }
  const one = (sign: '+' | '-'): Root => ({
    latex: `${middle.n === 0n ? (sign === '-' ? '-' : '') : asFraction(middle) + sign}${surdLatex(surd)}`,
    plain: `${middle.n === 0n ? (sign === '-' ? '-' : '') : plain(middle) + sign}${surdPlain(surd)}`,
  });
  return [one('-'), one('+')];
}
