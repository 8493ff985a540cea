import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** All lengths are measured so many percent too long (or too short); an area or a volume is worked out from them. */
interface Params {
  name: string;
  story: number;
  percent: number;
  long: boolean;
  side: number;
}

const stories = [
  { what: 'the side of a square garden bed', of: 'area', power: 2, unit: 'm' },
  { what: 'the edge of a cube of ice', of: 'volume', power: 3, unit: 'cm' },
  { what: 'the radius of a round pond', of: 'area', power: 2, unit: 'm' },
  { what: 'the edge of a cube of stone', of: 'volume', power: 3, unit: 'cm' },
  { what: 'the side of a square solar panel', of: 'area', power: 2, unit: 'm' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const factor = (p: Params) => 1 + ((p.long ? 1 : -1) * p.percent) / 100;
const change = (p: Params) => Math.abs(factor(p) ** storyOf(p).power - 1) * 100;
const text = (value: number) => `${Number(rounded(value, 4))}%`;
const model = (p: Params) => text(change(p));

export const percentageErrorInAVolume = defineTemplate<Params>({
  id: 'y10/accuracy/percentage-error-in-a-volume',
  version: 1,
  topicId: '169-error-and-accuracy',
  years: [10],
  difficulty: 'HARD',
  strategy: 'power-of-the-error-factor',
  calculator: true,
  title: 'How a percentage error grows',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        percent: random.int(1, 20),
        long: random.chance(),
        side: random.int(2, 9),
      }),
      (p) => p.percent !== 10 || p.long,
    ),
  prompt: (p) =>
    `${p.name} measures ${storyOf(p).what} as ${decimalText(p.side * factor(p))} ${storyOf(p).unit}. It’s really ${p.side} ${storyOf(p).unit}, so the measurement is $${p.percent}\\%$ too ${p.long ? 'long' : 'short'}. The ${storyOf(p).of} is then calculated from the wrong length. What is the percentage error in the ${storyOf(p).of}?`,
  instruction: () => 'Give the exact size of the error as a percentage.',
  answer: (p) => ({ kind: 'number', model: model(p), unit: '%' }),
  steps: (p) => [
    start(
      `1${p.long ? '+' : '-'}${decimalText(p.percent / 100)}`,
      'The measured length is the true length multiplied by this factor.',
      'What do you multiply the true length by to get the measured length?',
      'Which factor takes you from the true length to the measured one?',
    ),
    equal(
      decimalText(factor(p)),
      'This is the factor for lengths.',
      'Work out the factor.',
      'Is the factor above or below one?',
    ),
    start(
      `${decimalText(factor(p))}^${storyOf(p).power}`,
      `The ${storyOf(p).of} uses the length as a factor ${storyOf(p).power === 2 ? 'twice' : 'three times'}, so the error counts ${storyOf(p).power === 2 ? 'twice' : 'three times'} too.`,
      `How many times is the length a factor in the ${storyOf(p).of}?`,
      `What factor is the ${storyOf(p).of} out by?`,
    ),
    equal(
      decimalText(factor(p) ** storyOf(p).power),
      `The calculated ${storyOf(p).of} is the true ${storyOf(p).of} multiplied by this factor.`,
      'Work out the power.',
      'How far is this factor from one?',
    ),
    start(
      p.long ? `${decimalText(factor(p) ** storyOf(p).power)}-1` : `1-${decimalText(factor(p) ** storyOf(p).power)}`,
      'The error is the difference between this factor and one.',
      'Compare the factor with one.',
      'What fraction of the true value is the error?',
    ),
    equal(
      model(p).replace('%', '\\%'),
      'Write it as a percentage.',
      'Per cent means out of a hundred.',
      'How many hundredths is that?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percents-added-together',
      compute: (p) => text(storyOf(p).power * p.percent),
      firstWrongStep: 2,
      feedback: (p) =>
        `You took $${p.percent}\\%$ of the same amount each time. Multiply by the length’s factor each time the length is used.`,
    },
    {
      misconceptionId: 'scale-factor-linear-for-area',
      compute: (p) => text(p.percent),
      firstWrongStep: 2,
      feedback: (p) => `That’s the error in the length. The ${storyOf(p).of} uses the length more than once.`,
    },
    {
      misconceptionId: 'new-as-percent-of-old',
      compute: (p) => text(factor(p) ** storyOf(p).power * 100),
      firstWrongStep: 4,
      feedback: (p) =>
        `That’s the wrong ${storyOf(p).of} as a percentage of the true one. How big is the error itself?`,
    },
  ],
  // Work out both areas or volumes for the very lengths of the story.
  confirm(p) {
    const wrong = p.side + ((p.long ? 1 : -1) * p.side * p.percent) / 100;
    let [a, b] = [1, 1];
    for (let i = 0; i < storyOf(p).power; i += 1) [a, b] = [a * wrong, b * p.side];
    return { kind: 'values', values: [Math.abs(a - b) / b] };
  },
  examples: [
    { seed: 's1', input: '39.24%', verdict: 'correct' },
    { seed: 's2', input: '41.61%', verdict: 'correct' },
    { seed: 's1', input: '36%', verdict: 'wrong', misconceptionId: 'percents-added-together' },
    { seed: 's1', input: '18%', verdict: 'wrong', misconceptionId: 'scale-factor-linear-for-area' },
    { seed: 's1', input: '139.24%', verdict: 'wrong', misconceptionId: 'new-as-percent-of-old' },
  ],
});
