import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';
import { roundedText, unlessNear } from '../../y10/shared/near';

/** Two sides in whole units and the angle between them in degrees. */
interface Params {
  story: number;
  a: number;
  b: number;
  angle: number;
}

const stories = [
  { what: 'A triangular garden bed', unit: 'm' },
  { what: 'A triangular shade cloth', unit: 'm' },
  { what: 'A triangular sheep paddock', unit: 'm' },
  { what: 'A triangular tile', unit: 'cm' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const areaUnit = (p: Params) => `${storyOf(p).unit}^2`;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const area = (p: Params) => (p.a * p.b * Math.sin(radians(p.angle))) / 2;

export const triangleArea = defineTemplate<Params>({
  id: 'y12/measurement/triangle-area',
  version: 1,
  topicId: '183-measurement-similarity-non-right-trigonometry',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'area-from-two-sides-and-angle',
  calculator: true,
  title: 'Area from two sides and the angle between them',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, 3), a: random.int(5, 40), b: random.int(5, 40), angle: random.int(25, 140) }),
      (p) => p.a !== p.b && Math.abs(p.angle - 90) > 8 && Math.abs(p.angle - 45) > 3 && p.a < 3 * p.b && p.b < 3 * p.a,
    ),
  prompt: (p) =>
    `${storyOf(p).what} has two sides of ${p.a} ${storyOf(p).unit} and ${p.b} ${storyOf(p).unit}. The angle between them is $${p.angle}^\\circ$. Find its area in ${storyOf(p).unit === 'm' ? 'square metres' : 'square centimetres'}.`,
  instruction: () => 'Give your answer correct to 1 decimal place.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `A triangle with sides ${p.a} ${storyOf(p).unit} and ${p.b} ${storyOf(p).unit} and an angle of ${p.angle} degrees between them.`,
    vertices: [
      [0, 0],
      [p.a, 0],
      [Number((p.b * Math.cos(radians(p.angle))).toFixed(2)), Number((p.b * Math.sin(radians(p.angle))).toFixed(2))],
    ],
    sides: [`${p.a} ${storyOf(p).unit}`, null, `${p.b} ${storyOf(p).unit}`],
    angles: [`${p.angle}°`, null, null],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${roundedText(area(p), 1)} ${areaUnit(p)}`,
    unit: areaUnit(p),
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `${p.b}\\times\\sin ${p.angle}^\\circ`,
      `Take the side of ${p.a} ${storyOf(p).unit} as the base. This is the height above it.`,
      'For the area, you need a height perpendicular to the base.',
      'How high is the third vertex above the base?',
    ),
    start(
      `\\frac{1}{2}\\times ${p.a}\\times ${p.b}\\times\\sin ${p.angle}^\\circ`,
      'The area is half of base times height.',
      'Use this height in the formula for the area of a triangle.',
      'What fraction of base times height is the area of a triangle?',
    ),
    result(
      roundedText(area(p), 1),
      'Use your calculator in degree mode and round to one decimal place.',
      'Check that your calculator is in degree mode.',
      'Is the area no more than half the product of the two sides?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-half-in-triangle',
      compute: (p) => unlessNear(2 * area(p), area(p), 1),
      firstWrongStep: 1,
      feedback: () => 'That’s the area of a parallelogram with these sides. How much of it is the triangle?',
    },
    {
      misconceptionId: 'slant-as-height',
      compute: (p) => unlessNear((p.a * p.b) / 2, area(p), 1),
      firstWrongStep: 0,
      feedback: () => 'You used the second side as the height, but it isn’t perpendicular to the first.',
    },
    {
      misconceptionId: 'opposite-adjacent-swap',
      compute: (p) => (p.angle < 90 ? unlessNear((p.a * p.b * Math.cos(radians(p.angle))) / 2, area(p), 1) : null),
      firstWrongStep: 0,
      feedback: () => 'The height is opposite the angle. Which ratio uses the opposite side?',
    },
  ],
  // Find the third side, then use Heron's formula.
  confirm(p) {
    const c = Math.hypot(p.a - p.b * Math.cos(radians(p.angle)), p.b * Math.sin(radians(p.angle)));
    const s = (p.a + p.b + c) / 2;
    return { kind: 'values', values: [Number(decimalText(Math.sqrt(s * (s - p.a) * (s - p.b) * (s - c))))] };
  },
  examples: [
    { seed: 's1', input: '130.7', verdict: 'correct' },
    { seed: 's2', input: '364.9', verdict: 'correct' },
    { seed: 's1', input: '261.4', verdict: 'wrong', misconceptionId: 'forgets-half-in-triangle' },
    { seed: 's1', input: '240.0', verdict: 'wrong', misconceptionId: 'slant-as-height' },
    { seed: 's1', input: '201.3', verdict: 'wrong', misconceptionId: 'opposite-adjacent-swap' },
  ],
});
