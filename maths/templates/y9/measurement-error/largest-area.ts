import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  length: number;
  width: number;
}

const stories = [
  { what: 'A garden bed', unit: 'm' },
  { what: 'A noticeboard', unit: 'cm' },
  { what: 'A sports court', unit: 'm' },
  { what: 'A sheet of glass', unit: 'cm' },
  { what: 'A rug', unit: 'm' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const area = (a: number, b: number) => decimalText(a * b);
const text = (p: Params, value: string) => `${value} ${storyOf(p).unit}^2`;

export const largestArea = defineTemplate<Params>({
  id: 'y9/measurement-error/largest-area',
  version: 1,
  topicId: '155-measurement-error',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'upper-limits-into-a-formula',
  calculator: true,
  title: 'Upper limit of an area',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), length: random.int(5, 40), width: random.int(3, 30) }),
      (p) => p.length > p.width,
    ),
  prompt: (p) =>
    `${storyOf(p).what} is a rectangle. It is ${p.length} ${storyOf(p).unit} long and ${p.width} ${storyOf(p).unit} wide, each to the nearest ${storyOf(p).unit === 'm' ? 'metre' : 'centimetre'}. What is the upper limit of its area?`,
  instruction: (p) => `Give your answer in $\\text{${storyOf(p).unit}}^2$.`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `A rectangle, measured as ${p.length} ${storyOf(p).unit} long and ${p.width} ${storyOf(p).unit} wide.`,
    vertices: [
      [0, 0],
      [p.length, 0],
      [p.length, p.width],
      [0, p.width],
    ],
    sides: [`${p.length} ${storyOf(p).unit}`, `${p.width} ${storyOf(p).unit}`, null, null],
    rightAngles: [0, 1, 2, 3],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: text(p, area(p.length + 0.5, p.width + 0.5)),
    unit: `${storyOf(p).unit}^2`,
    forms: [{ kind: 'decimal' }],
  }),
  steps: (p) => [
    step(
      'identity',
      `${p.length}+0.5=${p.length + 0.5}`,
      'The true length is less than this, which is half a unit more than the measured length.',
      'What is the longest it can be?',
      'How far can the true length be from the measured length?',
    ),
    step(
      'identity',
      `${p.width}+0.5=${p.width + 0.5}`,
      'It’s the same for the width.',
      'What is the widest it can be?',
      'What is the upper limit of the width?',
    ),
    start(
      `${p.length + 0.5}\\times ${p.width + 0.5}`,
      'The area is largest when both sides are as long as possible.',
      'Multiply the two upper limits.',
      'Which length and width make the area as large as possible?',
    ),
    equal(
      area(p.length + 0.5, p.width + 0.5),
      'Work out the product.',
      'Use your calculator.',
      'How much larger is this than the area from the measured sides?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'error-rounding-forgotten',
      compute: (p) => text(p, area(p.length, p.width)),
      firstWrongStep: 0,
      feedback: () => 'That’s the area from the measured sides. Could the true sides be a bit longer?',
    },
    {
      misconceptionId: 'full-unit-as-error',
      compute: (p) => text(p, area(p.length + 1, p.width + 1)),
      firstWrongStep: 0,
      feedback: (p) =>
        `You went up by a whole ${storyOf(p).unit === 'm' ? 'metre' : 'centimetre'}. Where does a length start rounding up?`,
    },
    {
      misconceptionId: 'error-of-one-only',
      compute: (p) => text(p, decimalText(p.length * p.width + 0.5)),
      firstWrongStep: 2,
      feedback: () => 'You added the error to the area at the end. Add it to each side first.',
    },
  ],
  // The measured rectangle, a strip along each side, and the little corner.
  confirm: (p) => ({ kind: 'values', values: [p.length * p.width + p.length / 2 + p.width / 2 + 1 / 4] }),
  examples: [
    { seed: 's1', input: '327.75 m^2', verdict: 'correct' },
    { seed: 's2', input: '194.25 m^2', verdict: 'correct' },
    { seed: 's1', input: '306 m^2', verdict: 'wrong', misconceptionId: 'error-rounding-forgotten' },
    { seed: 's1', input: '350 m^2', verdict: 'wrong', misconceptionId: 'full-unit-as-error' },
    { seed: 's1', input: '306.5 m^2', verdict: 'wrong', misconceptionId: 'error-of-one-only' },
  ],
});
