import { integer, type Node, type Rational, rationals, rewrite, toLatex } from '../engine/index';
import { squareLines } from './complete-square';
import { asFraction, inBrackets, plain } from './number-latex';
import { numbersIn, polynomialLatex, polynomialOf } from './polynomial';
import type { ParabolaProblem } from './problem';
import { solveQuadratic } from './quadratic';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

const NOT_READ = 'I need an equation such as $y=x^2-4x+3$.';

/** Vertex, axis of symmetry and intercepts of y = ax² + bx + c. */
export function solveParabola({ equation, find }: ParabolaProblem): Solution {
  const tree = readMaths(equation);
  const [left, right] = tree.kind === 'relation' && tree.operators.join() === '=' ? tree.parts : [];
  if (left?.kind !== 'symbol' || left.name !== 'y' || !right) return cannot(NOT_READ);
  const form = polynomialOf(right);
  const numbers = form && numbersIn(form, 'x');
  if (!form || numbers?.length !== 3) return cannot(NOT_READ);
  const working = new Working('parabola');
  if (find === 'x-intercepts') return xIntercepts(working, right, numbers);
  working.start('read-the-equation', toLatex(tree), 'Start with the given equation.');
  if (find === 'y-intercept') return yIntercept(working, numbers, right);
  if (right.kind !== 'add' || find === 'axis')
    working.equal('standard-form', `y=${polynomialLatex(form)}`, 'Expand and collect like terms.');
  return find === 'axis' ? axis(working, numbers) : vertex(working, numbers, right);
}

function yIntercept(working: Working, [c = rationals.ZERO]: readonly Rational[], right: Node): Solution {
  const put = rewrite(right, (part) => (part.kind === 'symbol' && part.name === 'x' ? integer(0) : part));
  working.start('put-in-zero', `y=${toLatex(put)}`, 'On the $y$-axis $x=0$, so substitute $0$ for $x$.');
  working.equal('work-out', `y=${asFraction(c)}`, 'Work it out.');
  working.result('write-the-point', `(0,${asFraction(c)})`, 'Write it as a point.');
  return working.answer({ kind: 'coordinate', model: `(0,${plain(c)})` });
}

function axis(working: Working, [, b = rationals.ZERO, a = rationals.ONE]: readonly Rational[]): Solution {
  const x = rationals.divide(rationals.negate(b), rationals.multiply(rationals.rational(2), a));
  working.start(
    'axis-formula',
    `x=-\\frac{${asFraction(b)}}{2\\times${inBrackets(asFraction(a))}}`,
    `The axis of symmetry is $x=-\\frac{b}{2a}$, with $a=${asFraction(a)}$ and $b=${asFraction(b)}$.`,
  );
  working.equal('work-out', `x=${asFraction(x)}`, 'Work it out.');
  return working.answer({ kind: 'equation', model: `x=${plain(x)}`, variable: 'x' });
}

function vertex(working: Working, numbers: readonly Rational[], written: Node): Solution {
  const [c = rationals.ZERO, b = rationals.ZERO, a = rationals.ONE] = numbers;
  const h = rationals.divide(rationals.negate(b), rationals.multiply(rationals.rational(2), a));
  const k = rationals.add(c, rationals.divide(rationals.multiply(b, h), rationals.rational(2)));
  if (!isVertexForm(written)) squareLines(working, numbers, 'x', 'y=');
  working.result(
    'read-the-vertex',
    `(${asFraction(h)},${asFraction(k)})`,
    'In the form $y=a(x-h)^2+k$ the vertex is $(h,k)$.',
  );
  return working.answer({ kind: 'coordinate', model: `(${plain(h)},${plain(k)})` });
}

/** a(x − h)² + k, as it may be given. */
const isVertexForm = (node: Node): boolean =>
  /^-?(?:\d+|\\frac\{\d+\}\{\d+\})?\\left\(x[+-][^x]*\\right\)\^\{2\}(?:[+-][^x]*)?$/.test(toLatex(node));

function xIntercepts(working: Working, right: Node, numbers: readonly Rational[]): Solution {
  const solution = solveQuadratic(right, integer(0), 'x');
  working.start('put-in-zero', `${toLatex(right)}=0`, 'On the $x$-axis $y=0$, so set $y$ equal to $0$ and solve.');
  for (const step of solution.steps.slice(1)) working.add(step);
  if (solution.answer.model === 'no solution') {
    working.note('The parabola doesn’t cross the $x$-axis.');
    return working.answer({ kind: 'solutions', model: 'no solution', variable: 'x' });
  }
  const values = solution.answer.model.split(' or ').map((text) => text.replace('x=', ''));
  const latex = values.map((text) => `(${toLatex(readMaths(text))},0)`).join(',\\ ');
  const touches = numbers.length === 3 && values.length === 1;
  working.result(
    'write-the-points',
    latex,
    touches ? 'Write it as a point; the parabola touches the axis there.' : 'Write them as points.',
  );
  return working.answer({ kind: 'coordinate', model: values.map((text) => `(${text},0)`).join(', ') });
}
