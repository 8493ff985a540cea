import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';

/** Magnitudes in tenths, a whole number of steps apart. */
interface Params {
  place: number;
  low: number;
  steps: number;
}

const places = [
  'Newcastle',
  'Tennant Creek',
  'Ballarat',
  'Broome',
  'Kalgoorlie',
  'Albany',
  'Cairns',
  'Hobart',
  'Whyalla',
  'Dubbo',
] as const;

const high = (p: Params) => p.low + 10 * p.steps;
const tenths = (value: number) => (value / 10).toFixed(1);
const model = (p: Params) => `${10 ** p.steps}`;

export const earthquakes = defineTemplate<Params>({
  id: 'y10/log-scales/earthquakes',
  version: 1,
  topicId: '167-logarithmic-scales',
  years: [10],
  difficulty: 'EASY',
  strategy: 'steps-of-ten-times',
  calculator: false,
  title: 'Compare two earthquakes',
  params: (random) =>
    drawUntil(
      () => ({ place: random.int(0, places.length - 1), low: random.int(15, 65), steps: random.int(2, 5) }),
      (p) => high(p) <= 90,
    ),
  prompt: (p) =>
    `On the magnitude scale for earthquakes, each step up of 1 means the ground shakes 10 times as strongly. A class in ${places[p.place] ?? places[0]} compares an earthquake of magnitude ${tenths(high(p))} with one of magnitude ${tenths(p.low)}. How many times as strong is the shaking in the first one?`,
  instruction: () => 'Give your answer as a whole number.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${tenths(high(p))}-${tenths(p.low)}`,
      'The difference tells you how many steps apart the two earthquakes are.',
      'Find the difference between the two magnitudes.',
      'How many steps apart are they on the scale?',
    ),
    equal(
      `${p.steps}`,
      'That’s how many steps apart they are.',
      'Subtract.',
      'What does one step mean for the shaking?',
    ),
    start(
      `10^${p.steps}`,
      'Each step multiplies the strength by ten.',
      'Multiply by ten, once for each step.',
      'Do you add the tens for the steps, or multiply them?',
    ),
    result(model(p), 'Work out the power.', 'Write the power as a whole number.', 'How many zeros does it have?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'log-steps-added',
      compute: (p) => `${10 * p.steps}`,
      firstWrongStep: 2,
      feedback: (p) =>
        `After one step it is 10 times as strong. After the second step it is 10 times that. Keep going for ${p.steps} steps.`,
    },
    {
      misconceptionId: 'log-difference-as-factor',
      compute: (p) => `${p.steps}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the number of steps on the scale. What does each step do to the strength?',
    },
    {
      misconceptionId: 'one-zero-too-many',
      compute: (p) => `${10 ** (p.steps + 1)}`,
      firstWrongStep: 2,
      feedback: () => 'Count the steps between the two magnitudes again. Don’t count the mark you start at.',
    },
  ],
  // Climb the scale, one step at a time.
  confirm(p) {
    let [at, strength] = [p.low, 1];
    while (at < high(p)) [at, strength] = [at + 10, strength * 10];
    return { kind: 'values', values: [strength] };
  },
  examples: [
    { seed: 's1', input: '100', verdict: 'correct' },
    { seed: 's2', input: '1000', verdict: 'correct' },
    { seed: 's3', input: '200000/2', verdict: 'wrong-form' },
    { seed: 's1', input: '20', verdict: 'wrong', misconceptionId: 'log-steps-added' },
    { seed: 's1', input: '2', verdict: 'wrong', misconceptionId: 'log-difference-as-factor' },
    { seed: 's1', input: '1000', verdict: 'wrong', misconceptionId: 'one-zero-too-many' },
  ],
});
