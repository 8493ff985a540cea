import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** AB = AC, and C lies between B and D. The angle at A is even. */
interface Params {
  apex: number;
  name: string;
}

const base = (p: Params) => (180 - p.apex) / 2;
const text = (value: number) => `${value}°`;
const model = (p: Params) => text(180 - base(p));
const [a, b, c, d] = [0, 1, 2, 3];
const at = (p: Params, place: number) => p.name.charAt(place);

export const exteriorOfIsosceles = defineTemplate<Params>({
  id: 'y10/proof/exterior-of-isosceles',
  version: 1,
  topicId: '171-geometric-proof',
  years: [10],
  difficulty: 'EASY',
  strategy: 'chain-of-angle-reasons',
  calculator: false,
  title: 'Angle by a chain of reasons',
  params: (random) =>
    drawUntil(
      () => ({ apex: 2 * random.int(10, 70), name: random.pick(['ABCD', 'PQRS', 'KLMN', 'TUVW']) }),
      (p) => p.apex !== 60 && p.apex !== 90,
    ),
  prompt: (p) =>
    `In the triangle $${at(p, a)}${at(p, b)}${at(p, c)}$, $${at(p, a)}${at(p, b)}=${at(p, a)}${at(p, c)}$ and $\\angle ${at(p, b)}${at(p, a)}${at(p, c)}=${p.apex}^\\circ$. The side $${at(p, b)}${at(p, c)}$ is extended beyond $${at(p, c)}$ to $${at(p, d)}$. Find $\\angle ${at(p, a)}${at(p, c)}${at(p, d)}$.`,
  instruction: () => 'Give the angle in degrees.',
  figure: (p) => {
    const half = Math.tan((p.apex * Math.PI) / 360);
    const [wide, high] = (half > 1 ? [6, 6 / half] : [6 * half, 6]).map((size) => Number(size.toFixed(2))) as [
      number,
      number,
    ];
    return {
      kind: 'polygon',
      alt: `A triangle ${at(p, a)}${at(p, b)}${at(p, c)} with ${at(p, a)} at the top. The sides ${at(p, a)}${at(p, b)} and ${at(p, a)}${at(p, c)} are marked as equal. The angle at ${at(p, a)} is ${p.apex} degrees. The base continues from ${at(p, c)} to ${at(p, d)}. The angle between ${at(p, c)}${at(p, a)} and ${at(p, c)}${at(p, d)} is unknown.`,
      vertices: [
        [0, high],
        [-wide, 0],
        [wide, 0],
      ],
      names: [at(p, a), at(p, b), at(p, c)],
      angles: [text(p.apex), null, null],
      ticks: [1, null, 1],
      dashed: [
        [
          [wide, 0],
          [wide + 4, 0],
        ],
      ],
      notes: [{ at: [wide + 4, 0.5], text: at(p, d) }],
    };
  },
  answer: (p) => ({ kind: 'quantity', model: model(p), unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `180-${p.apex}`,
      'The angles in a triangle add up to 180 degrees, so this is left for the two base angles.',
      'How much is left for the two base angles?',
      'What do the angles in a triangle add up to?',
    ),
    equal(
      `${180 - p.apex}`,
      'This is left for the two of them together.',
      'Subtract.',
      'How is it shared between the two angles?',
    ),
    start(
      `${180 - p.apex}\\div 2`,
      'Angles opposite equal sides are equal.',
      'Which two angles are opposite the equal sides?',
      'What do equal sides tell you about the angles?',
    ),
    equal(`${base(p)}`, `This is $\\angle ${at(p, a)}${at(p, c)}${at(p, b)}$.`, 'Divide.', 'Which angle is this?'),
    start(
      `180-${base(p)}`,
      `The angles at ${at(p, c)} along the straight line add up to 180 degrees.`,
      `Which two angles at ${at(p, c)} make a straight line?`,
      `How does the straight line through ${at(p, c)} help?`,
    ),
    equal(
      `${180 - base(p)}`,
      'This is the angle you need.',
      'Subtract.',
      'Does it equal the sum of the two opposite interior angles?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => text(base(p)),
      firstWrongStep: 4,
      feedback: () => 'That’s the angle inside the triangle. The question asks for the one next to it.',
    },
    {
      misconceptionId: 'angles-assumed-equal',
      compute: (p) => unlessRight(text(180 - p.apex), model(p)),
      firstWrongStep: 2,
      feedback: (p) =>
        `You treated the angle at ${at(p, c)} as equal to the angle at ${at(p, a)}. Which sides are equal?`,
    },
    {
      misconceptionId: 'angle-sum-mixed-up',
      compute: (p) => text(180 - (360 - p.apex) / 2),
      firstWrongStep: 0,
      feedback: () => 'You used the angle sum of a shape with four sides. How many sides does a triangle have?',
    },
  ],
  // Put the triangle on a plane and measure the angle.
  confirm(p) {
    const half = (p.apex * Math.PI) / 360;
    const [x, y] = [Math.sin(half), Math.cos(half)];
    return { kind: 'values', values: [(Math.atan2(y, -x) * 180) / Math.PI] };
  },
  examples: [
    { seed: 's1', input: '103°', verdict: 'correct' },
    { seed: 's2', input: '138°', verdict: 'correct' },
    { seed: 's1', input: '77°', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '154°', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
    { seed: 's1', input: '13°', verdict: 'wrong', misconceptionId: 'angle-sum-mixed-up' },
  ],
});
