import { rationals } from '../engine/index';
import { givenNumber, measureText } from './given-number';
import { angleResult, degrees, lengthResult, radians } from './measured';
import { asDecimal, roundedDouble } from './number-latex';
import type { TriangleProblem } from './problem';
import { cannot, type Solution } from './solution';
import { Working } from './working';

type SideName = 'a' | 'b' | 'c';
type AngleName = 'A' | 'B' | 'C';
const NAMES: SideName[] = ['a', 'b', 'c'];
const opposite = (side: SideName) => side.toUpperCase() as AngleName;

/** A triangle with what is known; sides and angles checked. */
class Triangle {
  constructor(readonly given: TriangleProblem) {
    for (const name of NAMES) {
      if (this.side(name) !== undefined) measureText(this.side(name) ?? 0);
      const angle = this.angle(name);
      if (angle !== undefined && !(measureText(angle) && angle < 180))
        cannot('Every angle has to be between $0^{\\circ}$ and $180^{\\circ}$.');
    }
    const angles = NAMES.map((name) => this.angle(name)).filter((angle) => angle !== undefined);
    const total = angles.reduce((sum, angle) => sum + angle, 0);
    if (
      total > 180 + 1e-9 ||
      (angles.length === 3 && Math.abs(total - 180) > 1e-9) ||
      (angles.length === 2 && total >= 180)
    )
      cannot('The angles of a triangle add to $180^{\\circ}$, but these don’t.');
    const [a, b, c] = NAMES.map((name) => this.side(name));
    if (a !== undefined && b !== undefined && c !== undefined && (a >= b + c || b >= a + c || c >= a + b))
      cannot('These three sides don’t make a triangle: any two sides together have to be longer than the third.');
  }

  side(name: SideName): number | undefined {
    return this.given[name];
  }

  /** The angle opposite a side. */
  angle(name: SideName): number | undefined {
    return this.given[opposite(name)];
  }

  others(name: SideName): [SideName, SideName] {
    const [first = 'a', second = 'b'] = NAMES.filter((other) => other !== name);
    return [first, second];
  }
}

/** Sine rule, cosine rule, angle sum and areas. The ambiguous case is said. */
export function solveTriangle(problem: TriangleProblem): Solution {
  if (problem.find !== 'area' && problem[problem.find] !== undefined) return cannot('That is already given.');
  const triangle = new Triangle(problem);
  switch (problem.find) {
    case 'area':
      return area(triangle);
    case 'a':
    case 'b':
    case 'c':
      return findSide(triangle, problem.find);
    default:
      return findAngle(triangle, problem.find.toLowerCase() as SideName);
  }
}

const sine = (angle: string) => `\\sin ${angle}^{\\circ}`;
const cosine = (angle: string) => `\\cos ${angle}^{\\circ}`;
const NOT_ENOUGH = 'There isn’t enough information for the sine rule or the cosine rule.';

function findSide(triangle: Triangle, find: SideName): Solution {
  const [p, q] = triangle.others(find);
  const [b, c, own] = [triangle.side(p), triangle.side(q), triangle.angle(find)];
  if (b !== undefined && c !== undefined && own !== undefined) return cosineSide(triangle, find, b, c, own);
  const working = new Working('sine-rule');
  const angles = NAMES.map((name) => triangle.angle(name));
  const isPair = angles.filter((angle) => angle !== undefined).length >= 2;
  const from = [p, q].find((name) => triangle.side(name) !== undefined);
  if (!isPair || !from) {
    if (from && triangle.angle(from) !== undefined)
      return cannot(
        'With two sides and an angle that isn’t between them, ask for the other angle first, because there may be two triangles.',
      );
    return cannot(NOT_ENOUGH);
  }
  const third = (name: SideName) =>
    triangle.angle(name) ?? 180 - angles.reduce<number>((sum, angle) => sum + (angle ?? 0), 0);
  for (const name of [find, from]) if (triangle.angle(name) === undefined) angleSumLine(working, triangle, name);
  const [target, known, side] = [
    measureText(round6(third(find))),
    measureText(round6(third(from))),
    measureText(triangle.side(from) ?? 0),
  ];
  working.start(
    'sine-rule',
    `\\frac{${find}}{${sine(target)}}=\\frac{${side}}{${sine(known)}}`,
    'Sine rule: side over the sine of the opposite angle is the same for all sides.',
  );
  working.equivalent(
    'multiply-both-sides',
    `${find}=\\frac{${side}\\times ${sine(target)}}{${sine(known)}}`,
    `Multiply both sides by $${sine(target)}$.`,
  );
  const value = (Number(side) * Math.sin(radians(Number(target)))) / Math.sin(radians(Number(known)));
  return lengthResult(working, find, value, triangle.given.unit);
}

const round6 = (value: number) => Math.round(value * 1e6) / 1e6;

function angleSumLine(working: Working, triangle: Triangle, name: SideName): void {
  const [p, q] = triangle.others(name).map((other) => measureText(triangle.angle(other) ?? 0));
  const left = round6(180 - Number(p) - Number(q));
  working.identity(
    'angle-sum',
    `180-${p}-${q}=${left}`,
    `The angles add to $180^{\\circ}$, so $${opposite(name)}=${left}^{\\circ}$.`,
  );
}

function cosineSide(triangle: Triangle, find: SideName, b: number, c: number, own: number): Solution {
  const working = new Working('cosine-rule');
  const [p, q, angle] = [measureText(b), measureText(c), measureText(own)];
  const right = `${p}^{2}+${q}^{2}-2\\times ${p}\\times ${q}\\times ${cosine(angle)}`;
  working.start(
    'cosine-rule',
    `${find}^{2}=${right}`,
    'You know two sides and the angle between them, so use the cosine rule.',
  );
  working.equivalent('square-root', `${find}=\\sqrt{${right}}`, 'Take the square root; a length is positive.');
  const value = Math.sqrt(b * b + c * c - 2 * b * c * Math.cos(radians(own)));
  return { ...lengthResult(working, find, value, triangle.given.unit), positive: true };
}

function findAngle(triangle: Triangle, find: SideName): Solution {
  const [p, q] = triangle.others(find);
  if (triangle.angle(p) !== undefined && triangle.angle(q) !== undefined) return thirdAngle(triangle, find);
  const [a, b, c] = [triangle.side(find), triangle.side(p), triangle.side(q)];
  if (a !== undefined && b !== undefined && c !== undefined) return cosineAngle(find, a, b, c);
  const from = [p, q].find((name) => triangle.side(name) !== undefined && triangle.angle(name) !== undefined);
  if (a === undefined || !from) return cannot(NOT_ENOUGH);
  return sineAngle(triangle, find, from, a);
}

function thirdAngle(triangle: Triangle, find: SideName): Solution {
  const working = new Working('angle-sum');
  const [p, q] = triangle.others(find).map((name) => measureText(triangle.angle(name) ?? 0));
  working.start('angle-sum', `180-${p}-${q}`, 'The angles of a triangle add to $180^{\\circ}$.');
  const left = round6(180 - Number(p) - Number(q));
  working.equal('subtract', `${left}`, 'Subtract.');
  return working.answer({ kind: 'number', model: `${left}°` }, `${left}^{\\circ}`);
}

function cosineAngle(find: SideName, a: number, b: number, c: number): Solution {
  const working = new Working('cosine-rule');
  const name = opposite(find);
  const [s, p, q] = [a, b, c].map((side) => measureText(side));
  working.start(
    'cosine-rule',
    `\\cos ${name}=\\frac{${p}^{2}+${q}^{2}-${s}^{2}}{2\\times ${p}\\times ${q}}`,
    'You know all three sides, so use the cosine rule for the angle.',
  );
  const [x, y, z] = [s, p, q].map((text) => givenNumber(text ?? '', 'side'));
  if (!x || !y || !z) return cannot(NOT_ENOUGH);
  const square = (value: typeof x) => rationals.multiply(value, value);
  const top = rationals.subtract(rationals.add(square(y), square(z)), square(x));
  const bottom = rationals.multiply(rationals.rational(2), rationals.multiply(y, z));
  working.equal(
    'work-out',
    `\\cos ${name}=\\frac{${asDecimal(top)}}{${asDecimal(bottom)}}`,
    'Work out the numerator and denominator.',
  );
  working.start(
    'inverse-cosine',
    `${name}=\\cos^{-1}\\left(\\frac{${asDecimal(top)}}{${asDecimal(bottom)}}\\right)`,
    'Use the inverse of $\\cos$.',
  );
  return angleResult(working, name, degrees(Math.acos(rationals.toNumber(rationals.divide(top, bottom)))));
}

function sineAngle(triangle: Triangle, find: SideName, from: SideName, a: number): Solution {
  const working = new Working('sine-rule');
  const name = opposite(find);
  const [known, other] = [triangle.angle(from) ?? 0, triangle.side(from) ?? 1];
  const [s, t, angle] = [measureText(a), measureText(other), measureText(known)];
  working.start(
    'sine-rule',
    `\\frac{\\sin ${name}}{${s}}=\\frac{${sine(angle)}}{${t}}`,
    'Sine rule: the sine of an angle over the opposite side is the same for all sides.',
  );
  working.equivalent(
    'multiply-both-sides',
    `\\sin ${name}=\\frac{${s}\\times ${sine(angle)}}{${t}}`,
    `Multiply both sides by $${s}$.`,
  );
  const value = (a * Math.sin(radians(known))) / other;
  if (value > 1 + 1e-12) {
    working.result(
      'no-triangle',
      '\\text{no solution}',
      'Sine is never more than $1$, so there’s no triangle like this.',
    );
    return working.answer({ kind: 'solutions', model: 'no solution' });
  }
  const acute = degrees(Math.asin(Math.min(1, value)));
  const obtuse = 180 - acute;
  working.start(
    'inverse-sine',
    `${name}=\\sin^{-1}\\left(\\frac{${s}\\times ${sine(angle)}}{${t}}\\right)`,
    'Use the inverse of $\\sin$; it gives the acute angle.',
  );
  if (obtuse + known >= 180 - 1e-9 || obtuse - acute < 1e-6) {
    working.note(
      obtuse - acute < 1e-6
        ? 'The angle is a right angle.'
        : 'The obtuse angle with the same sine doesn’t fit in this triangle.',
    );
    return angleResult(working, name, acute);
  }
  const [x, y] = [roundedDouble(acute, 1), roundedDouble(obtuse, 1)];
  working.note(
    `This is the ambiguous case: two different triangles fit, with $${name}\\approx ${x}^{\\circ}$ and with $${name}\\approx ${y}^{\\circ}$.`,
  );
  working.result(
    'ambiguous-case',
    `${name}\\approx ${x}^{\\circ}\\text{ or }${name}\\approx ${y}^{\\circ}`,
    `An obtuse angle has the same sine: $180^{\\circ}-${x}^{\\circ}=${y}^{\\circ}$ fits too, so there are two triangles.`,
  );
  return working.answer({ kind: 'solutions', model: `${x}° or ${y}°`, variable: name, tolerance: radians(0.05) });
}

function area(triangle: Triangle): Solution {
  const between = NAMES.find(
    (name) =>
      triangle.angle(name) !== undefined && triangle.others(name).every((side) => triangle.side(side) !== undefined),
  );
  const working = new Working('triangle-area');
  if (between) {
    const [p, q] = triangle.others(between).map((name) => measureText(triangle.side(name) ?? 0));
    const angle = measureText(triangle.angle(between) ?? 0);
    working.start(
      'area-formula',
      `S=\\frac{1}{2}\\times ${p}\\times ${q}\\times ${sine(angle)}`,
      'The area is half the product of two sides and the sine of the angle between them.',
    );
    return lengthResult(
      working,
      'S',
      0.5 * Number(p) * Number(q) * Math.sin(radians(Number(angle))),
      triangle.given.unit,
      true,
    );
  }
  const sides = NAMES.map((name) => triangle.side(name)).filter((side) => side !== undefined);
  const [a, b, c] = sides.map((side) => measureText(side));
  if (!a || !b || !c) return cannot('I need two sides and the angle between them, or all three sides.');
  const s = round6((Number(a) + Number(b) + Number(c)) / 2);
  working.identity('half-perimeter', `\\frac{${a}+${b}+${c}}{2}=${s}`, `Half the perimeter is $s=${s}$.`);
  working.start(
    'heron',
    `S=\\sqrt{${s}(${s}-${a})(${s}-${b})(${s}-${c})}`,
    'Heron’s formula: the area is $\\sqrt{s(s-a)(s-b)(s-c)}$.',
  );
  const value = Math.sqrt(s * (s - Number(a)) * (s - Number(b)) * (s - Number(c)));
  return lengthResult(working, 'S', value, triangle.given.unit, true);
}
