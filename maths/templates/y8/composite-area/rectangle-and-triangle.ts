import { defineTemplate } from '../../format';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  width: number;
  wall: number;
  roof: number;
  slant: number;
}

const stories = [
  'The end wall of a shed',
  'The front of a doll’s house',
  'The end of a tent',
  'A banner',
  'The side of a kennel',
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const unitOf = (p: Params) => (p.story === 0 || p.story === 2 ? 'm' : 'cm');
const area = (p: Params) => p.width * p.wall + (p.width * p.roof) / 2;
const square = (p: Params, value: number) => `${value} ${unitOf(p)}^2`;

export const rectangleAndTriangle = defineTemplate<Params>({
  id: 'y8/composite-area/rectangle-and-triangle',
  version: 1,
  topicId: '132-composite-area-and-perimeter',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'split-into-known-shapes',
  calculator: false,
  title: 'Area of a rectangle with a triangle on top',
  params(random) {
    const story = random.int(0, stories.length - 1);
    const scale = story === 0 || story === 2 ? 1 : random.int(2, 5);
    const [half, roof, slant] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [12, 5, 13],
      [8, 6, 10],
    ] as const);
    const wall = random.int(2, 12);
    return { story, width: 2 * half * scale, wall: wall * scale, roof: roof * scale, slant: slant * scale };
  },
  prompt: (p) => `${storyOf(p)} is a rectangle with a triangle on top. What is the area of the whole shape?`,
  instruction: (p) => `Give your answer in square ${unitOf(p) === 'm' ? 'metres' : 'centimetres'}.`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `A rectangle ${p.width} ${unitOf(p)} wide and ${p.wall} ${unitOf(p)} high with a triangle on top. The triangle is ${p.roof} ${unitOf(p)} high, and both of its slanted sides are ${p.slant} ${unitOf(p)} long.`,
    vertices: [
      [0, 0],
      [p.width, 0],
      [p.width, p.wall],
      [p.width / 2, p.wall + p.roof],
      [0, p.wall],
    ],
    sides: [
      `${p.width} ${unitOf(p)}`,
      `${p.wall} ${unitOf(p)}`,
      `${p.slant} ${unitOf(p)}`,
      `${p.slant} ${unitOf(p)}`,
      null,
    ],
    rightAngles: [0, 1],
    dashed: [
      [
        [0, p.wall],
        [p.width, p.wall],
      ],
      [
        [p.width / 2, p.wall],
        [p.width / 2, p.wall + p.roof],
      ],
    ],
  }),
  answer: (p) => ({ kind: 'quantity', model: square(p, area(p)), unit: `${unitOf(p)}^2` }),
  steps: (p) => [
    start(
      `${p.width}\\times ${p.wall}+\\frac{1}{2}\\times ${p.width}\\times ${p.roof}`,
      'The area is the rectangle plus the triangle. The triangle is half of base times height.',
      'Cut the shape along the dashed line. Which two shapes do you see?',
      'Which length of the triangle meets its base at a right angle?',
    ),
    equal(
      `${p.width * p.wall}+${(p.width * p.roof) / 2}`,
      'Work out each part.',
      'Work out the rectangle, then the triangle.',
      'How does the triangle compare with a rectangle of the same base and height?',
    ),
    equal(
      `${area(p)}`,
      'Add the two parts.',
      'Put the two parts together.',
      'How many unit squares do the two parts cover altogether?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-half-in-triangle',
      compute: (p) => square(p, p.width * p.wall + p.width * p.roof),
      firstWrongStep: 0,
      feedback: (p) =>
        `$${p.width}\\times ${p.roof}$ is the rectangle around the triangle. How much of it does the triangle fill?`,
    },
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) =>
        p.width + 2 * p.wall + 2 * p.slant === area(p) ? null : square(p, p.width + 2 * p.wall + 2 * p.slant),
      firstWrongStep: 0,
      feedback: () => 'That’s the perimeter, the distance around the shape. Area counts the squares inside.',
    },
    {
      misconceptionId: 'slant-as-height',
      compute: (p) => square(p, p.width * p.wall + (p.width * p.slant) / 2),
      firstWrongStep: 0,
      feedback: (p) => `The ${p.slant} ${unitOf(p)} side is slanted. The height is perpendicular to the base.`,
    },
  ],
  confirm(p) {
    // The shoelace sum over the corners.
    const corners: [number, number][] = [
      [0, 0],
      [p.width, 0],
      [p.width, p.wall],
      [p.width / 2, p.wall + p.roof],
      [0, p.wall],
    ];
    const twice = corners.reduce((sum, [x, y], place) => {
      const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0);
    return { kind: 'values', values: [twice / 2] };
  },
  examples: [
    { seed: 's1', input: '60 m^2', verdict: 'correct' },
    { seed: 's1', input: '72 m^2', verdict: 'wrong', misconceptionId: 'forgets-half-in-triangle' },
    { seed: 's1', input: '32 m^2', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's1', input: '63 m^2', verdict: 'wrong', misconceptionId: 'slant-as-height' },
  ],
});
