import { defineTemplate } from '../../format';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  baseAngle: number;
}

const stories = [
  'The front of a tent',
  'A slice of pizza with straight edges',
  'The gable of a house',
  'A road sign',
  'A bunting flag',
] as const;

const apex = (p: Params) => 180 - 2 * p.baseAngle;
const degrees = (value: number) => `${value}°`;

export const isosceles = defineTemplate<Params>({
  id: 'y7/angle-sums/isosceles',
  version: 1,
  topicId: '117-angle-sums',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'equal-base-angles',
  calculator: false,
  title: 'Base angles of an isosceles triangle',
  params: (random) => {
    let baseAngle = 60;
    while (baseAngle === 60) baseAngle = random.int(35, 80);
    return { story: random.int(0, stories.length - 1), baseAngle };
  },
  prompt: (p) =>
    `${stories[p.story] ?? stories[0]} is an isosceles triangle. The angle between its two equal sides is $${apex(p)}^\\circ$. What is the size of each of the other two angles?`,
  instruction: () => 'Give your answer in degrees.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `An isosceles triangle. The angle at the top, between the two equal sides, is ${apex(p)} degrees.`,
    vertices: [
      [0, 0],
      [10, 0],
      [5, Math.round(500 * Math.tan((p.baseAngle * Math.PI) / 180)) / 100],
    ],
    sides: [null, 'a', 'a'],
  }),
  answer: (p) => ({ kind: 'quantity', model: degrees(p.baseAngle), unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{180-${apex(p)}}{2}`,
      'The two base angles are equal, and all three angles add up to 180 degrees.',
      'Which two angles of an isosceles triangle are equal?',
      'How many degrees are left for the other two angles together?',
    ),
    equal(
      `\\frac{${180 - apex(p)}}{2}`,
      `The two base angles make $${180 - apex(p)}^\\circ$ altogether.`,
      'Subtract the angle you know from the angle sum.',
      'What do the two base angles add up to?',
    ),
    equal(
      `${p.baseAngle}`,
      'Share this equally between the two angles.',
      'The two angles are equal, so halve it.',
      'Do the three angles add up?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => degrees(180 - apex(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s both angles together. What is the size of each one?',
    },
    {
      misconceptionId: 'angles-assumed-equal',
      compute: (p) => degrees(apex(p)),
      firstWrongStep: 0,
      feedback: () => 'The equal angles are opposite the equal sides, not between them.',
    },
    {
      misconceptionId: 'angle-sum-mixed-up',
      compute: (p) => unlessRight(degrees(180 - apex(p) / 2), degrees(p.baseAngle)),
      firstWrongStep: 0,
      feedback: () => 'You used the angle sum of a quadrilateral. A triangle’s is half of that.',
    },
  ],
  // Grow both base angles together until the triangle is closed.
  confirm(p) {
    let each = 0;
    while (apex(p) + each + each < 180) each += 1;
    return { kind: 'values', values: [each] };
  },
  examples: [
    { seed: 's1', input: '67°', verdict: 'correct' },
    { seed: 's2', input: '59°', verdict: 'correct' },
    { seed: 's1', input: '134°', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '46°', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
    { seed: 's1', input: '157°', verdict: 'wrong', misconceptionId: 'angle-sum-mixed-up' },
  ],
});
