import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** An area of the model in square centimetres, at scale 1 : scale. */
interface Params {
  story: number;
  scale: number;
  area: number;
}

const stories = [
  {
    what: 'An architect builds a model of a house',
    part: 'The roof of the model',
    verb: 'covers',
    whole: 'the real roof',
    scales: [20, 25, 30, 40, 50],
  },
  {
    what: 'A class builds a model of a playground',
    part: 'The lawn of the model',
    verb: 'covers',
    whole: 'the real lawn',
    scales: [40, 50, 60, 80],
  },
  {
    what: 'A designer draws a plan of a flat',
    part: 'The living room on the plan',
    verb: 'covers',
    whole: 'the real living room',
    scales: [20, 25, 30],
  },
  {
    what: 'An engineer builds a model of a plane',
    part: 'One wing of the model',
    verb: 'has a surface area of',
    whole: 'the same wing of the real plane',
    scales: [20, 24, 30, 32],
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const text = (value: number) => `${decimalText(value)} m^2`;
const real = (p: Params) => (p.area * p.scale ** 2) / 10_000;
const model = (p: Params) => text(real(p));

export const areaOfTheRealOne = defineTemplate<Params>({
  id: 'y10/scale-models/area-of-the-real-one',
  version: 1,
  topicId: '170-scale-and-proportion-models',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'square-of-the-scale',
  calculator: true,
  title: 'Area from a scale model',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { scales } = stories[story] ?? stories[0];
        return { story, scale: random.pick(scales), area: 5 * random.int(15, 120) };
      },
      (p) => real(p) >= 5 && real(p) <= 600,
    ),
  prompt: (p) =>
    `${storyOf(p).what} at a scale of $1:${p.scale}$. ${storyOf(p).part} ${storyOf(p).verb} ${p.area} $\\text{cm}^2$. What is the area of ${storyOf(p).whole} in square metres?`,
  answer: (p) => ({ kind: 'quantity', model: model(p), unit: 'm^2', forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.area}\\times ${p.scale}^2`,
      `Lengths are multiplied by ${p.scale}. An area has two lengths, so multiply by the scale factor twice.`,
      'If every length is multiplied by the scale factor, what is the area multiplied by?',
      'How many times as long is the real one, and how many times as wide?',
    ),
    equal(
      `${p.area * p.scale ** 2}`,
      'This is the real area in square centimetres.',
      'Square the scale first, then multiply.',
      'What units is this area in?',
    ),
    start(
      `${p.area * p.scale ** 2}\\div 10000`,
      'There are 100 times 100 square centimetres in a square metre.',
      'Convert the units. How many square centimetres are in a square metre?',
      'How many square centimetres fit along one side of a square metre, and how many altogether?',
    ),
    equal(decimalText(real(p)), 'This is the area in square metres.', 'Divide.', 'Is this a sensible size?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'scale-factor-linear-for-area',
      compute: (p) => text((p.area * p.scale) / 10_000),
      firstWrongStep: 0,
      feedback: (p) => `You multiplied by ${p.scale} just once, so only the length grew. The width grows as well.`,
    },
    {
      misconceptionId: 'square-unit-linear-conversion',
      compute: (p) => text((p.area * p.scale ** 2) / 100),
      firstWrongStep: 2,
      feedback: () => 'There are 100 centimetres in a metre. Are there 100 square centimetres in a square metre?',
    },
    {
      misconceptionId: 'square-as-double',
      compute: (p) => unlessRight(text((p.area * p.scale * 2) / 10_000), model(p)),
      firstWrongStep: 1,
      feedback: (p) => `$${p.scale}^2$ isn’t $${p.scale}\\times 2$.`,
    },
  ],
  // Enlarge a strip, one centimetre wide and as long as the area says, in metres.
  confirm(p) {
    const [wide, long] = [p.scale / 100, (p.area * p.scale) / 100];
    return { kind: 'values', values: [wide * long] };
  },
  examples: [
    { seed: 's1', input: '124.8 m^2', verdict: 'correct' },
    { seed: 's2', input: '21.4 m^2', verdict: 'correct' },
    { seed: 's1', input: '1.56 m^2', verdict: 'wrong', misconceptionId: 'scale-factor-linear-for-area' },
    { seed: 's1', input: '12480 m^2', verdict: 'wrong', misconceptionId: 'square-unit-linear-conversion' },
    { seed: 's1', input: '3.12 m^2', verdict: 'wrong', misconceptionId: 'square-as-double' },
  ],
});
