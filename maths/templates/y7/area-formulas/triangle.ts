import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A triangle whose height meets the base inside; left and right are the two parts of the base. */
interface Params {
  story: number;
  left: number;
  right: number;
  height: number;
  slant: number;
}

const stories = [
  'A pennant',
  'The sail of a toy boat',
  'A piece of fabric for a quilt',
  'A glass tile',
  'A paper flag',
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const base = (p: Params) => p.left + p.right;
const area = (p: Params) => (base(p) * p.height) / 2;
const square = (value: number) => `${value} cm^2`;

export const triangle = defineTemplate<Params>({
  id: 'y7/area-formulas/triangle',
  version: 1,
  topicId: '113-area-of-triangles-and-parallelograms',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'half-of-base-times-height',
  calculator: false,
  title: 'Area of a triangle',
  params: (random) =>
    drawUntil(
      () => {
        const [left, height, slant] = random.pick([
          [6, 8, 10],
          [8, 6, 10],
          [9, 12, 15],
          [5, 12, 13],
          [12, 5, 13],
          [12, 16, 20],
        ] as const);
        return { story: random.int(0, stories.length - 1), left, right: random.int(4, 20), height, slant };
      },
      (p) => (base(p) * p.height) % 2 === 0 && (base(p) * p.slant) % 2 === 0,
    ),
  prompt: (p) =>
    `${storyOf(p)} is a triangle. Its base is ${base(p)} cm, its height is ${p.height} cm, and its left side is ${p.slant} cm. What is its area?`,
  instruction: () => 'Give your answer in square centimetres.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `A triangle with a base of ${base(p)} cm and a left side of ${p.slant} cm. Its height of ${p.height} cm is drawn as a dashed line.`,
    vertices: [
      [0, 0],
      [base(p), 0],
      [p.left, p.height],
    ],
    sides: [`${base(p)} cm`, null, `${p.slant} cm`],
    dashed: [
      [
        [p.left, 0],
        [p.left, p.height],
      ],
    ],
  }),
  answer: (p) => ({ kind: 'quantity', model: square(area(p)), unit: 'cm^2', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{1}{2}\\times ${base(p)}\\times ${p.height}`,
      'A triangle is half of the rectangle with the same base and height.',
      'Draw the rectangle around the triangle. How much of it does the triangle fill?',
      'Which length is perpendicular to the base?',
    ),
    equal(
      `\\frac{1}{2}\\times ${base(p) * p.height}`,
      `The rectangle’s area is $${base(p)}\\times ${p.height}$ square centimetres.`,
      'Work out the rectangle first.',
      'How many squares are in the rectangle?',
    ),
    equal(`${area(p)}`, 'Halve it.', 'The triangle is only part of the rectangle.', 'What is half of the rectangle?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-half-in-triangle',
      compute: (p) => square(base(p) * p.height),
      firstWrongStep: 0,
      feedback: (p) => `$${base(p)}\\times ${p.height}$ is the area of the rectangle around the triangle.`,
    },
    {
      misconceptionId: 'slant-as-height',
      compute: (p) => square((base(p) * p.slant) / 2),
      firstWrongStep: 0,
      feedback: (p) => `The ${p.slant} cm side is slanted. The height is perpendicular to the base.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => (base(p) + p.height === area(p) ? null : square(base(p) + p.height)),
      firstWrongStep: 0,
      feedback: (p) =>
        `You added ${base(p)} and ${p.height}. Area counts rows of squares, so what should you do with the two lengths?`,
    },
  ],
  // Two right-angled triangles, each half of a rectangle of its own.
  confirm: (p) => ({ kind: 'values', values: [(p.left * p.height) / 2 + (p.right * p.height) / 2] }),
  examples: [
    { seed: 's1', input: '92 cm^2', verdict: 'correct' },
    { seed: 's2', input: '55 cm^2', verdict: 'correct' },
    { seed: 's1', input: '184 cm^2', verdict: 'wrong', misconceptionId: 'forgets-half-in-triangle' },
    { seed: 's1', input: '115 cm^2', verdict: 'wrong', misconceptionId: 'slant-as-height' },
    { seed: 's1', input: '31 cm^2', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
  ],
});
