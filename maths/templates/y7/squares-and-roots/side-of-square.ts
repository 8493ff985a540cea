import { defineTemplate } from '../../format';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  side: number;
}

const stories = [
  { what: 'A square vegetable garden', ask: 'How many metres of edging do you need to go around it?' },
  { what: 'A square chicken run', ask: 'How many metres of fencing do you need to go around it?' },
  { what: 'A square dance floor', ask: 'How many metres of rope do you need to go around it?' },
  { what: 'A square courtyard', ask: 'How many metres is it all the way around?' },
  { what: 'A square martial arts mat', ask: 'How many metres of tape do you need to go around its edge?' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const area = (p: Params) => p.side ** 2;

export const sideOfSquare = defineTemplate<Params>({
  id: 'y7/squares-and-roots/side-of-square',
  version: 1,
  topicId: '101-squares-and-square-roots',
  years: [7, 8],
  difficulty: 'NORMAL',
  strategy: 'side-from-area',
  calculator: false,
  title: 'Perimeter of a square from its area',
  params: (random) => ({ story: random.int(0, stories.length - 1), side: random.int(5, 20) }),
  prompt: (p) => `${storyOf(p).what} has an area of ${area(p)} m². ${storyOf(p).ask}`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `A square with an area of ${area(p)} square metres. The length of its sides is unknown.`,
    vertices: [
      [0, 0],
      [p.side, 0],
      [p.side, p.side],
      [0, p.side],
    ],
    sides: ['?', null, null, null],
    rightAngles: [0, 1, 2, 3],
  }),
  answer: (p) => ({ kind: 'quantity', model: `${4 * p.side} m`, unit: 'm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\sqrt{${area(p)}}`,
      'The side times itself gives the area, so the side is the square root of the area.',
      'Which number times itself gives the area?',
      'How are the side and the area of a square related?',
    ),
    equal(
      `${p.side}`,
      `$${p.side}\\times ${p.side}=${area(p)}$, so each side is $${p.side}$ m long.`,
      'Try square numbers you know that are close to the area.',
      'Square a few multiples of ten. Which two is the area between?',
    ),
    start(
      `4\\times ${p.side}`,
      'A square has four sides of the same length.',
      'Now walk around the square.',
      'How many sides are there, and how long is each?',
    ),
    equal(
      `${4 * p.side}`,
      'Multiply the side by 4.',
      'Work out the product.',
      'Is your answer in metres, and not square metres?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'root-as-half',
      compute: (p) => (area(p) % 2 === 0 ? unlessRight(`${2 * area(p)} m`, `${4 * p.side} m`) : null),
      firstWrongStep: 1,
      feedback: (p) => `Half of ${area(p)} isn’t the side. The side times itself must give ${area(p)}.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${p.side} m`,
      firstWrongStep: 2,
      feedback: () => 'That’s one side. The question asks for the whole perimeter.',
    },
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => `${4 * area(p)} m`,
      firstWrongStep: 0,
      feedback: (p) => `${area(p)} m² is the space inside, not the length of a side.`,
    },
  ],
  confirm(p) {
    // Grow a square until it holds the area, then walk around it.
    let side = 0;
    while (side * side < area(p)) side += 1;
    return { kind: 'values', values: [side + side + side + side] };
  },
  examples: [
    { seed: 's1', input: '64 m', verdict: 'correct' },
    { seed: 's2', input: '64 m', verdict: 'correct' },
    { seed: 's1', input: '512 m', verdict: 'wrong', misconceptionId: 'root-as-half' },
    { seed: 's1', input: '16 m', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '1024 m', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
  ],
});
