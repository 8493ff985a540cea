import { rationals } from '../engine/index';
import { givenNumber, measureText } from './given-number';
import { angleResult, degrees, lengthResult, radians } from './measured';
import { asDecimal } from './number-latex';
import type { RightTriangleProblem } from './problem';
import { cannot, type Solution } from './solution';
import { squareRootOf, surdLatex } from './surd-number';
import { Working } from './working';

type Side = 'hypotenuse' | 'opposite' | 'adjacent';
const SIDES: Side[] = ['hypotenuse', 'opposite', 'adjacent'];

/** Pythagoras' theorem with two sides known, else sin, cos and tan. */
export function solveRightTriangle(problem: RightTriangleProblem): Solution {
  const known = SIDES.filter((side) => problem[side] !== undefined);
  if (problem.find !== 'angle' && problem[problem.find] !== undefined) return cannot('That side is already given.');
  const { hypotenuse, opposite, adjacent, angle } = problem;
  if (angle !== undefined && !(angle > 0 && angle < 90))
    return cannot('The angle has to be between $0^{\\circ}$ and $90^{\\circ}$.');
  if (hypotenuse !== undefined && [opposite, adjacent].some((leg) => leg !== undefined && leg >= hypotenuse))
    return cannot('The hypotenuse has to be the longest side.');
  if (problem.find === 'angle')
    return angle === undefined ? findAngle(problem, known) : cannot('The angle is already given.');
  if (angle === undefined)
    return known.length === 2
      ? pythagoras(problem, problem.find)
      : cannot('I need two sides, or one side and the angle.');
  return findSide(problem, problem.find, known, angle);
}

function pythagoras(problem: RightTriangleProblem, find: Side): Solution {
  const working = new Working('pythagoras');
  const text = (side: Side) => measureText(problem[side] ?? Number.NaN);
  const value = (side: Side) => givenNumber(text(side), 'length');
  const square = (side: Side) => rationals.multiply(value(side), value(side));
  const isLong = find === 'hypotenuse';
  const letter = isLong ? 'c' : 'a';
  const leg: Side = find === 'opposite' ? 'adjacent' : 'opposite';
  const total = isLong
    ? rationals.add(square('opposite'), square('adjacent'))
    : rationals.subtract(square('hypotenuse'), square(leg));
  if (isLong) {
    working.start(
      'pythagoras',
      `c^{2}=${text('opposite')}^{2}+${text('adjacent')}^{2}`,
      'Pythagoras’ theorem: the square of the hypotenuse is the sum of the squares of the other two sides.',
    );
  } else {
    working.start(
      'pythagoras',
      `${text('hypotenuse')}^{2}=a^{2}+${text(leg)}^{2}`,
      'Pythagoras’ theorem: the square of the hypotenuse is the sum of the squares of the other two sides.',
    );
    working.equivalent(
      'same-to-both-sides',
      `a^{2}=${text('hypotenuse')}^{2}-${text(leg)}^{2}`,
      `Subtract $${text(leg)}^2$ from both sides.`,
    );
  }
  working.equivalent('work-out', `${letter}^{2}=${asDecimal(total)}`, 'Work out the squares.');
  const isWhole = total.d === 1n && total.n < 10n ** 9n;
  const root = isWhole ? surdLatex(squareRootOf(total)) : `\\sqrt{${asDecimal(total)}}`;
  // Roots of long decimals are rounded at once: the exact root says nothing to the reader.
  if (total.d <= 10_000n)
    working.equivalent('square-root', `${letter}=${root}`, 'Take the square root; a length is positive.');
  else working.start('square-root', `${letter}=${root}`, 'Take the square root; a length is positive.');
  return { ...lengthResult(working, letter, Math.sqrt(rationals.toNumber(total)), problem.unit), positive: true };
}

/** sin, cos or tan by the two sides it joins: top over bottom. */
function ratioOf(first: Side, second: Side): { name: 'sin' | 'cos' | 'tan'; top: Side; bottom: Side } {
  const both = [first, second];
  if (!both.includes('adjacent')) return { name: 'sin', top: 'opposite', bottom: 'hypotenuse' };
  if (!both.includes('opposite')) return { name: 'cos', top: 'adjacent', bottom: 'hypotenuse' };
  return { name: 'tan', top: 'opposite', bottom: 'adjacent' };
}

const reasonFor = (name: string, top: Side, bottom: Side) =>
  `The sides here are the ${top} and the ${bottom}, so use $\\${name}\\theta=\\frac{\\text{${top}}}{\\text{${bottom}}}$.`;

function findSide(problem: RightTriangleProblem, find: Side, known: Side[], angle: number): Solution {
  const [from] = known;
  if (!from || known.length > 1) return cannot('Give one side and the angle, or two sides.');
  const { name, top, bottom } = ratioOf(find, from);
  const [side, theta] = [measureText(problem[from] ?? Number.NaN), measureText(angle)];
  const value = Number(side);
  const ratio = { sin: Math.sin, cos: Math.cos, tan: Math.tan }[name](radians(angle));
  const working = new Working('right-triangle');
  const call = `\\${name} ${theta}^{\\circ}`;
  const isTop = find === top;
  working.start(
    'choose-the-ratio',
    `${call}=\\frac{${isTop ? 'x' : side}}{${isTop ? side : 'x'}}`,
    reasonFor(name, top, bottom),
  );
  if (isTop) working.equivalent('multiply-both-sides', `x=${side}\\times ${call}`, `Multiply both sides by $${side}$.`);
  else
    working.equivalent(
      'swap-with-denominator',
      `x=\\frac{${side}}{${call}}`,
      `Multiply both sides by $x$, then divide both sides by $${call}$.`,
    );
  return lengthResult(working, 'x', isTop ? value * ratio : value / ratio, problem.unit);
}

function findAngle(problem: RightTriangleProblem, known: Side[]): Solution {
  const [first, second] = known;
  if (!first || !second || known.length > 2) return cannot('I need exactly two sides to find the angle.');
  const { name, top, bottom } = ratioOf(first, second);
  const [p, q] = [top, bottom].map((side) => measureText(problem[side] ?? Number.NaN));
  const working = new Working('right-triangle');
  working.start('choose-the-ratio', `\\${name}\\theta=\\frac{${p}}{${q}}`, reasonFor(name, top, bottom));
  working.start(
    'inverse-ratio',
    `\\theta=\\${name}^{-1}\\left(\\frac{${p}}{${q}}\\right)`,
    `The angle is acute, so use the inverse of $\\${name}$.`,
  );
  const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[name];
  return angleResult(working, '\\theta', degrees(inverse(Number(p) / Number(q))));
}
