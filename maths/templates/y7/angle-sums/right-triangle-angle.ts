import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  angle: number;
}

const stories = [
  'A ramp, the floor and a wall form a right-angled triangle.',
  'A ladder, the ground and a wall form a right-angled triangle.',
  'A set square is a right-angled triangle.',
  'A corner shelf is a right-angled triangle.',
] as const;

const other = (p: Params) => 90 - p.angle;
const degrees = (value: number) => `${value}°`;

export const rightTriangleAngle = defineTemplate<Params>({
  id: 'y7/angle-sums/right-triangle-angle',
  version: 1,
  topicId: '117-angle-sums',
  years: [7],
  difficulty: 'EASY',
  strategy: 'angle-sum-of-a-triangle',
  calculator: false,
  title: 'Third angle of a right-angled triangle',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), angle: random.int(18, 72) }),
      (p) => p.angle !== 45,
    ),
  prompt: (p) =>
    `${stories[p.story] ?? stories[0]} One of its other angles is $${p.angle}^\\circ$. What is the size of the third angle?`,
  instruction: () => 'Give your answer in degrees.',
  figure: (p) => ({
    kind: 'right-triangle',
    alt: `A right-angled triangle. One of the other angles is ${p.angle} degrees, and the third angle is unknown.`,
    base: 10,
    height: Math.round(1000 * Math.tan((p.angle * Math.PI) / 180)) / 100,
    labels: { baseAngle: `${p.angle}°`, topAngle: 'x' },
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: degrees(other(p)),
    unit: '°',
    variable: 'x',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `180-90-${p.angle}`,
      'The angles of a triangle add up to a straight angle, and one of them is a right angle.',
      'What do the three angles of a triangle add up to?',
      'Which two of the three angles do you know already?',
    ),
    equal(
      `90-${p.angle}`,
      'Taking off the right angle leaves 90 degrees for the other two.',
      'Subtract the right angle first.',
      'How many degrees are left for the other two angles?',
    ),
    equal(`${other(p)}`, 'Subtract the known angle.', 'Subtract one more angle.', 'Do all three angles add up?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'supplementary-complementary-swap',
      compute: (p) => degrees(180 - p.angle),
      firstWrongStep: 0,
      feedback: () => 'Don’t forget the right angle: it counts too.',
    },
    {
      misconceptionId: 'angle-sum-mixed-up',
      compute: (p) => degrees(360 - 90 - p.angle),
      firstWrongStep: 0,
      feedback: () => 'You used the angle sum of a quadrilateral.',
    },
    {
      misconceptionId: 'angles-assumed-equal',
      compute: () => '45°',
      firstWrongStep: 1,
      feedback: (p) => `The two angles are only equal if each is half a right angle. Here, one of them is ${p.angle}°.`,
    },
  ],
  // Two such triangles make a rectangle: the two angles fill one of its corners, degree by degree.
  confirm(p) {
    const corner = Array.from({ length: 90 }, (_, degree) => degree);
    return { kind: 'values', values: [corner.filter((degree) => degree >= p.angle).length] };
  },
  examples: [
    { seed: 's1', input: '72°', verdict: 'correct' },
    { seed: 's2', input: '66°', verdict: 'correct' },
    { seed: 's1', input: '162°', verdict: 'wrong', misconceptionId: 'supplementary-complementary-swap' },
    { seed: 's1', input: '252°', verdict: 'wrong', misconceptionId: 'angle-sum-mixed-up' },
    { seed: 's1', input: '45°', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
  ],
});
