import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** So many equal parts, each measured once to the nearest `unit`. */
interface Params {
  name: string;
  story: number;
  length: number;
  count: number;
}

const stories = [
  {
    text: 'measures the length of one paving stone',
    plural: 'paving stones',
    row: 'A path',
    unit: 'cm',
    nearest: 'centimetre',
    size: [25, 60],
  },
  {
    text: 'measures the length of one fence panel',
    plural: 'fence panels',
    row: 'A fence',
    unit: 'cm',
    nearest: 'centimetre',
    size: [120, 240],
  },
  {
    text: 'measures the thickness of one book',
    plural: 'books',
    row: 'A row on a shelf',
    unit: 'mm',
    nearest: 'millimetre',
    size: [12, 45],
  },
  {
    text: 'measures the height of one step',
    plural: 'steps',
    row: 'A staircase',
    unit: 'cm',
    nearest: 'centimetre',
    size: [15, 22],
  },
  {
    text: 'measures the length of one tile',
    plural: 'tiles',
    row: 'A row',
    unit: 'mm',
    nearest: 'millimetre',
    size: [95, 320],
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const text = (p: Params, value: number) => `${decimalText(value)} ${storyOf(p).unit}`;
const model = (p: Params) => text(p, (p.length + 0.5) * p.count);

export const errorOfATotal = defineTemplate<Params>({
  id: 'y10/accuracy/error-of-a-total',
  version: 1,
  topicId: '169-error-and-accuracy',
  years: [10],
  difficulty: 'EASY',
  strategy: 'error-times-the-number-of-parts',
  calculator: true,
  title: 'Upper limit of a total',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const [low, high] = (stories[story] ?? stories[0]).size;
        return { name: random.pick(firstNames), story, length: random.int(low, high), count: random.int(6, 40) };
      },
      (p) => p.count !== p.length,
    ),
  prompt: (p) =>
    `${p.name} ${storyOf(p).text} as ${p.length} ${storyOf(p).unit}, to the nearest ${storyOf(p).nearest}. ${storyOf(p).row} is made up of ${p.count} of these ${storyOf(p).plural}. What is the upper limit of the total ${storyOf(p).row === 'A staircase' ? 'height' : 'length'}?`,
  instruction: (p) => `Give your answer in ${storyOf(p).nearest}s.`,
  answer: (p) => ({ kind: 'quantity', model: model(p), unit: storyOf(p).unit, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.length}+0.5`,
      `One part can be longer than measured by up to half a ${storyOf(p).nearest}.`,
      'What is the longest one part could be and still round to the measured length?',
      'How far can the true length be from the measured one?',
    ),
    equal(
      `${p.length + 0.5}`,
      'This is the upper limit for one part.',
      'Add the largest possible error to the measured length.',
      'What is the upper limit for one part?',
    ),
    start(
      `${p.count}\\times ${p.length + 0.5}`,
      'Every part can have this error, so it adds up each time.',
      'Multiply the upper limit for one part.',
      'What happens to the error when you put many of these parts together?',
    ),
    equal(
      decimalText((p.length + 0.5) * p.count),
      'Work out the product.',
      'Multiply.',
      'How far is it from the total based on the measured length?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'error-of-one-only',
      compute: (p) => text(p, p.length * p.count + 0.5),
      firstWrongStep: 0,
      feedback: (p) =>
        `You added the error only once. There are ${p.count} parts, and each one can be longer than measured.`,
    },
    {
      misconceptionId: 'full-unit-as-error',
      compute: (p) => text(p, (p.length + 1) * p.count),
      firstWrongStep: 0,
      feedback: (p) => `You added a whole ${storyOf(p).nearest} to each part. Would that still round to ${p.length}?`,
    },
    {
      misconceptionId: 'error-rounding-forgotten',
      compute: (p) => unlessRight(text(p, p.length * p.count), model(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the total based on the measured length. Could each part be a little longer?',
    },
  ],
  // Put the parts together one by one, in halves of the unit.
  confirm(p) {
    let halves = 0;
    for (let part = 0; part < p.count; part += 1) halves += 2 * p.length + 1;
    return { kind: 'values', values: [halves / 2] };
  },
  examples: [
    { seed: 's1', input: '1150 cm', verdict: 'correct' },
    { seed: 's2', input: '693 mm', verdict: 'correct' },
    { seed: 's1', input: '1140.5 cm', verdict: 'wrong', misconceptionId: 'error-of-one-only' },
    { seed: 's1', input: '1160 cm', verdict: 'wrong', misconceptionId: 'full-unit-as-error' },
    { seed: 's1', input: '1140 cm', verdict: 'wrong', misconceptionId: 'error-rounding-forgotten' },
  ],
});
