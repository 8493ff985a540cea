import { exactValue, integer, type Node, type Rational, rationals, rewrite, toLatex } from '../engine/index';
import { linearSteps } from './linear-steps';
import { asFraction, inBrackets, plain } from './number-latex';
import { collected, constantTerm, polynomialLatex, polynomialOf, polynomialPlain, subtract } from './polynomial';
import type { LineProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** Gradient and equation of a line from two points, gradient and intercepts from its equation. */
export function solveLine(problem: LineProblem): Solution {
  return problem.kind === 'line-through' ? throughPoints(problem) : fromEquation(problem);
}

const number = (text: string): Rational => exactValue(readMaths(text)) ?? cannot('The coordinates have to be numbers.');

function throughPoints({ points, find }: Extract<LineProblem, { kind: 'line-through' }>): Solution {
  const [[x1, y1], [x2, y2]] = points.map(([x, y]) => [number(x), number(y)]) as [
    [Rational, Rational],
    [Rational, Rational],
  ];
  const working = new Working('straight-line');
  if (rationals.equals(x1, x2)) {
    if (rationals.equals(y1, y2)) return cannot('The two points are the same, so they don’t give a line.');
    if (find === 'gradient') return cannot('The line is vertical, so it has no gradient.');
    working.start(
      'vertical-line',
      `x=${asFraction(x1)}`,
      `Both points have $x=${asFraction(x1)}$, so the line is vertical.`,
    );
    return working.answer({ kind: 'equation', model: `x=${plain(x1)}`, variable: 'x' });
  }
  const [rise, run] = [rationals.subtract(y2, y1), rationals.subtract(x2, x1)];
  const gradient = rationals.divide(rise, run);
  const gap = (a: Rational, b: Rational) => `${asFraction(a)}-${inBrackets(asFraction(b))}`;
  working.start(
    'gradient-formula',
    `m=\\frac{${gap(y2, y1)}}{${gap(x2, x1)}}`,
    'The gradient is rise over run, $m=\\frac{y_2-y_1}{x_2-x_1}$.',
  );
  if (find === 'gradient' || run.d !== 1n || rise.d !== 1n || run.n !== 1n) {
    working.equal('work-out', `m=\\frac{${asFraction(rise)}}{${asFraction(run)}}`, 'Work out the rise and the run.');
  }
  working.equal('simplify', `m=${asFraction(gradient)}`, 'Simplify.');
  if (find === 'gradient') return working.answer({ kind: 'number', model: plain(gradient), variable: 'm' });
  const shift = (letter: string, by: Rational) =>
    polynomialLatex(
      collected([{ coefficient: rationals.ONE, powers: [[letter, 1]] }, constantTerm(rationals.negate(by))]),
    );
  const slope = asFraction(gradient).replace(/^(-?)1$/, '$1');
  const bracket = rationals.isZero(x1) ? 'x' : `(${shift('x', x1)})`;
  const right = rationals.isZero(gradient) ? '0' : `${slope}${bracket}`;
  working.start(
    'point-gradient-form',
    `${shift('y', y1)}=${right}`,
    'Use the point-gradient form $y-y_1=m(x-x_1)$ with the first point.',
  );
  const form = collected([
    { coefficient: gradient, powers: [['x', 1]] },
    constantTerm(rationals.subtract(y1, rationals.multiply(gradient, x1))),
  ]);
  working.equivalent('make-the-subject', `y=${polynomialLatex(form)}`, 'Expand and get $y$ by itself.');
  return working.answer({ kind: 'equation', model: `y=${polynomialPlain(form)}`, variable: 'y' });
}

function fromEquation({ equation, find }: Extract<LineProblem, { kind: 'line' }>): Solution {
  const tree = readMaths(equation);
  const [left, right] = tree.kind === 'relation' && tree.operators.join() === '=' ? tree.parts : [];
  const [a, b] = [left && polynomialOf(left), right && polynomialOf(right)];
  const all = a && b ? subtract(a, b) : cannot('I need the equation of a straight line in $x$ and $y$.');
  if (!left || !right || [...all.keys()].some((key) => !['', 'x^1', 'y^1'].includes(key)))
    return cannot('I need the equation of a straight line in $x$ and $y$.');
  const at = (key: string) => all.get(key)?.coefficient ?? rationals.ZERO;
  const working = new Working('straight-line');
  const given = toLatex(tree);
  working.start('read-the-equation', given, 'Start with the given equation.');
  if (find !== 'gradient') return intercept(working, left, right, find === 'y-intercept' ? 'x' : 'y', given);
  const y = at('y^1');
  if (rationals.isZero(y)) return cannot('The line is vertical, so it has no gradient.');
  const x = { coefficient: rationals.negate(at('x^1')), powers: [['x', 1]] as const };
  const rest = collected([x, constantTerm(rationals.negate(at('')))]);
  const front = asFraction(y).replace(/^(-?)1$/, '$1');
  if (!/^y=/.test(given))
    working.equivalent(
      'isolate-y',
      `${front}y=${polynomialLatex(rest)}`,
      'Get the term with $y$ by itself on the left.',
    );
  const gradient = rationals.divide(x.coefficient, y);
  const solved = collected([
    { ...x, coefficient: gradient },
    constantTerm(rationals.divide(rationals.negate(at('')), y)),
  ]);
  working.equivalent('gradient-intercept-form', `y=${polynomialLatex(solved)}`, 'Write it in the form $y=mx+c$.');
  working.result('read-the-gradient', `m=${asFraction(gradient)}`, 'The gradient $m$ is the number in front of $x$.');
  return working.answer({ kind: 'number', model: plain(gradient), variable: 'm' });
}

function intercept(working: Working, left: Node, right: Node, zero: 'x' | 'y', given: string): Solution {
  const put = (node: Node) =>
    rewrite(node, (part) => (part.kind === 'symbol' && part.name === zero ? integer(0) : part));
  const other = zero === 'x' ? 'y' : 'x';
  const where = `Every point on the $${other}$-axis has $${zero}=0$, so substitute $0$ for $${zero}$.`;
  working.from(`${given},\\ ${zero}=0`);
  working.equivalent('put-in-zero', `${toLatex(put(left))}=${toLatex(put(right))}`, where);
  const end = linearSteps(working, put(left), put(right), '=', other);
  if (!('value' in end)) return cannot(`This line doesn’t cross the $${other}$-axis at one point.`);
  const point = (text: string) => (zero === 'x' ? `(0,${text})` : `(${text},0)`);
  working.result('write-the-point', point(asFraction(end.value)), 'Write it as a point.');
  return working.answer({ kind: 'coordinate', model: point(plain(end.value)) });
}
