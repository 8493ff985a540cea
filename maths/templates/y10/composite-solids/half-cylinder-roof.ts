import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';

/** A box with half a cylinder on top, lying along the length. */
interface Params {
  story: number;
  radius: number;
  wall: number;
  length: number;
}

const stories = [
  { what: 'A greenhouse', unit: 'm', radius: [2, 5], wall: [2, 4], length: [8, 25] },
  { what: 'A loaf of bread', unit: 'cm', radius: [4, 7], wall: [5, 9], length: [18, 30] },
  { what: 'A letterbox', unit: 'cm', radius: [6, 12], wall: [10, 20], length: [25, 40] },
  { what: 'A hay shed', unit: 'm', radius: [3, 6], wall: [3, 5], length: [12, 30] },
  { what: 'A treasure chest for a school play', unit: 'cm', radius: [15, 25], wall: [20, 40], length: [60, 90] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const box = (p: Params) => 2 * p.radius * p.wall * p.length;
const roof = (p: Params, radius = p.radius) => (Math.PI * radius * radius * p.length) / 2;
const text = (p: Params, value: number) => `${rounded(value, 1)} ${storyOf(p).unit}^3`;

export const halfCylinderRoof = defineTemplate<Params>({
  id: 'y10/composite-solids/half-cylinder-roof',
  version: 1,
  topicId: '166-composite-solids',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'box-and-half-cylinder',
  calculator: true,
  title: 'Volume of a prism with a rounded top',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { radius, wall, length } = stories[story] ?? stories[0];
        return {
          story,
          radius: random.int(radius[0], radius[1]),
          wall: random.int(wall[0], wall[1]),
          length: random.int(length[0], length[1]),
        };
      },
      (p) => 2 * p.radius !== p.wall && p.radius !== p.wall,
    ),
  prompt: (p) =>
    `${storyOf(p).what} is in the shape of a rectangular prism with half a cylinder on top. The figure shows its front. It is ${p.length} ${storyOf(p).unit} long. What is its volume?`,
  instruction: (p) =>
    `Give your answer in $\\text{${storyOf(p).unit}}^3$, correct to one decimal place. Use the $\\pi$ key on your calculator.`,
  figure: (p) => {
    const unit = storyOf(p).unit;
    return {
      kind: 'polygon',
      alt: `The front: a rectangle ${2 * p.radius} ${unit} wide and ${p.wall} ${unit} high, with a semicircle on its top side. The top side is the diameter of the semicircle.`,
      vertices: [
        [0, 0],
        [2 * p.radius, 0],
        [2 * p.radius, p.wall],
        [0, p.wall],
      ],
      sides: [`${2 * p.radius} ${unit}`, `${p.wall} ${unit}`, null, null],
      rightAngles: [0, 1],
      semicircles: [{ side: 2, outward: true }],
    };
  },
  answer: (p) => ({
    kind: 'quantity',
    model: text(p, box(p) + roof(p)),
    unit: `${storyOf(p).unit}^3`,
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `${2 * p.radius}\\times ${p.wall}\\times ${p.length}`,
      'The lower part is a rectangular prism.',
      'Start with the prism: multiply its length, width and height.',
      'What are the length, width and height of the prism?',
    ),
    equal(
      `${box(p)}`,
      'This is the volume of the prism.',
      'Work out the volume of the prism.',
      'What is the volume of the prism?',
    ),
    start(
      `\\frac{1}{2}\\times\\pi\\times ${p.radius}^2\\times ${p.length}`,
      `The top is half a cylinder. Its radius is half of ${2 * p.radius}.`,
      'Find the radius of the semicircle, then take half the volume of a cylinder.',
      'Is the width of the front the radius or the diameter of the semicircle?',
    ),
    equal(
      `${(p.radius ** 2 * p.length) / 2}\\pi`,
      'Work out the coefficient of $\\pi$.',
      'Multiply the numbers and leave $\\pi$ as it is.',
      'What is the coefficient of $\\pi$?',
    ),
    result(
      rounded(box(p) + roof(p), 1),
      'Add the two parts, and round at the end.',
      'Add the two volumes, and only round now.',
      'Which of the two parts is larger?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => text(p, box(p) + roof(p, 2 * p.radius)),
      firstWrongStep: 2,
      feedback: (p) =>
        `The width of ${2 * p.radius} ${storyOf(p).unit} goes from one side of the semicircle to the other.`,
    },
    {
      misconceptionId: 'half-circle-not-halved',
      compute: (p) => text(p, box(p) + 2 * roof(p)),
      firstWrongStep: 2,
      feedback: () => 'You used a whole cylinder on top. How much of a cylinder is there?',
    },
    {
      misconceptionId: 'one-part-left-out',
      compute: (p) => text(p, roof(p)),
      firstWrongStep: 4,
      feedback: () => 'That’s only the rounded part. The prism below it is part of the solid too.',
    },
  ],
  // Cut the front into thin upright strips.
  confirm(p) {
    const strips = 400_000;
    const wide = (2 * p.radius) / strips;
    let front = 0;
    for (let i = 0; i < strips; i += 1) {
      const x = (i + 0.5) * wide - p.radius;
      front += (p.wall + Math.sqrt(p.radius ** 2 - x * x)) * wide;
    }
    return { kind: 'values', values: [front * p.length] };
  },
  examples: [
    { seed: 's1', input: '6708.8 cm^3', verdict: 'correct' },
    { seed: 's2', input: '136047.0 cm^3', verdict: 'correct' },
    { seed: 's3', input: '1172.40 m^3', verdict: 'wrong-form' },
    { seed: 's1', input: '13155.4 cm^3', verdict: 'wrong', misconceptionId: 'radius-diameter-swap' },
    { seed: 's1', input: '8857.7 cm^3', verdict: 'wrong', misconceptionId: 'half-circle-not-halved' },
    { seed: 's1', input: '2148.8 cm^3', verdict: 'wrong', misconceptionId: 'one-part-left-out' },
  ],
});
