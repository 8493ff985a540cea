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
    row: 'a path',
    unit: 'cm',
    nearest: 'centimetre',
    size: [25, 60],
  },
  {
    text: 'measures the length of one fence panel',
    plural: 'fence panels',
    row: 'a fence',
    unit: 'cm',
    nearest: 'centimetre',
    size: [120, 240],
  },
  {
    text: 'measures how thick one book is',
    plural: 'books',
    row: 'a shelf row',
    unit: 'mm',
    nearest: 'millimetre',
    size: [12, 45],
  },
  {
    text: 'measures the height of one step of a stair',
    plural: 'steps',
    row: 'the whole stair',
    unit: 'cm',
    nearest: 'centimetre',
    size: [15, 22],
  },
  {
    text: 'measures the length of one tile',
    plural: 'tiles',
    row: 'a row',
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
    `${p.name} ${storyOf(p).text} and finds ${p.length} ${storyOf(p).unit}, to the nearest ${storyOf(p).nearest}. Now ${p.count} such ${storyOf(p).plural} are put together to make ${storyOf(p).row}. What is the upper limit of the total ${storyOf(p).row === 'the whole stair' ? 'height' : 'length'}?`,
  instruction: (p) => `Give your answer in ${storyOf(p).nearest}s.`,
  answer: (p) => ({ kind: 'quantity', model: model(p), unit: storyOf(p).unit, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.length}+0.5`,
      `One part can be longer than measured by up to half a ${storyOf(p).nearest}.`,
      'How long can one part be at most, if it is rounded to the measured length?',
      'By how much can the true length differ from the measured one?',
    ),
    equal(
      `${p.length + 0.5}`,
      'This is the upper limit of one part.',
      'Add the largest error to the measured length.',
      'What is the upper limit for one part?',
    ),
    start(
      `${p.count}\\times ${p.length + 0.5}`,
      'The parts are alike, so the error comes again with each of them.',
      'Multiply the upper limit of one part.',
      'What happens to the error, when many such parts are put together?',
    ),
    equal(
      decimalText((p.length + 0.5) * p.count),
      'Work out the product.',
      'Multiply.',
      'How far is it from the total that was planned?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'error-of-one-only',
      compute: (p) => text(p, p.length * p.count + 0.5),
      firstWrongStep: 0,
      feedback: (p) => `You added the error once. There are ${p.count} parts, and each can be too long.`,
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
      feedback: () => 'That is the total from the measured length. Could each part be a little longer?',
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
