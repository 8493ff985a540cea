import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A measurement with the smallest unit of its scale; asked is the largest value it can stand for. */
interface Params {
  story: number;
  /** The measurement counted in smallest units. */
  count: number;
  step: number;
}

const stories = [
  { what: 'The length of a table', unit: 'cm', steps: [1, 0.1], size: [80, 200] },
  { what: 'The mass of a parcel', unit: 'kg', steps: [0.1, 0.5], size: [2, 20] },
  { what: 'The height of a door', unit: 'cm', steps: [1, 5], size: [190, 220] },
  { what: 'The volume of juice in a jug', unit: 'mL', steps: [10, 20, 50], size: [300, 900] },
  { what: 'The time for a sprint', unit: 's', steps: [0.1, 1], size: [12, 60] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const shown = (p: Params) => decimalText(p.count * p.step);
const largest = (p: Params) => decimalText((p.count + 0.5) * p.step);
const text = (p: Params, value: string) => `${value} ${storyOf(p).unit}`;

export const largestAbsoluteError = defineTemplate<Params>({
  id: 'y9/measurement-error/largest-absolute-error',
  version: 1,
  topicId: '155-measurement-error',
  years: [9],
  difficulty: 'EASY',
  strategy: 'half-of-the-smallest-unit',
  calculator: false,
  title: 'Upper limit of a measurement',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { steps, size } = stories[story] ?? stories[0];
        const step = random.pick<number>(steps);
        return { story, step, count: random.int(Math.ceil(size[0] / step), Math.floor(size[1] / step)) };
      },
      (p) => p.count % 10 !== 0,
    ),
  prompt: (p) =>
    `${storyOf(p).what} is ${shown(p)} ${storyOf(p).unit}, measured to the nearest ${p.step === 1 ? '' : `${p.step} `}${storyOf(p).unit}. What is the upper limit of the true value?`,
  instruction: (p) => `Give your answer in ${storyOf(p).unit}.`,
  answer: (p) => ({
    kind: 'quantity',
    model: text(p, largest(p)),
    unit: storyOf(p).unit,
    forms: [{ kind: 'decimal' }],
  }),
  steps: (p) => [
    start(
      `${p.step}\\div 2`,
      'Rounding to the nearest mark changes a value by at most half the distance between two marks.',
      'How far can the true value be from the measured value?',
      'What is half the distance between two marks?',
    ),
    equal(
      decimalText(p.step / 2),
      'This is the largest error.',
      'Work out half the distance.',
      'What is the largest the error can be?',
    ),
    start(
      `${shown(p)}+${decimalText(p.step / 2)}`,
      'Add the largest error to the measured value.',
      'Go up from the measured value by the largest error.',
      'Is the upper limit above or below the measured value?',
    ),
    equal(
      largest(p),
      'Work out the sum.',
      'Work out the sum.',
      'Would a value just below this still round to the measured value?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'full-unit-as-error',
      compute: (p) => text(p, decimalText((p.count + 1) * p.step)),
      firstWrongStep: 0,
      feedback: () =>
        'You went up the whole distance to the next mark. Where does a value start rounding to that mark?',
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => text(p, decimalText((p.count - 0.5) * p.step)),
      firstWrongStep: 2,
      feedback: () => 'That’s the lower limit. Which one does the question ask for?',
    },
    {
      misconceptionId: 'error-rounding-forgotten',
      compute: (p) => text(p, shown(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the measured value. Could the true value be a bit larger?',
    },
  ],
  // Raise the true value in tiny steps while it is still rounded to the measured one.
  confirm(p) {
    const tiny = 10_000;
    let value = p.count * tiny;
    while (Math.round((value + 1) / tiny) === p.count) value += 1;
    return { kind: 'values', values: [((value + 1) / tiny) * p.step] };
  },
  examples: [
    { seed: 's1', input: '17.25 kg', verdict: 'correct' },
    { seed: 's2', input: '595 mL', verdict: 'correct' },
    { seed: 's1', input: '17.5 kg', verdict: 'wrong', misconceptionId: 'full-unit-as-error' },
    { seed: 's1', input: '16.75 kg', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
    { seed: 's1', input: '17 kg', verdict: 'wrong', misconceptionId: 'error-rounding-forgotten' },
  ],
});
