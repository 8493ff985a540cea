import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start, unlessRight } from '../../worked-line';

/** A liquid of pH `from`/10 is thinned to a concentration 10^power times smaller, or made stronger. */
interface Params {
  story: number;
  from: number;
  power: number;
  thinner: boolean;
}

const stories = [
  'A cleaning liquid',
  'A lemon drink',
  'A salad dressing',
  'A soil sample',
  'A metal cleaner',
  'A berry juice',
] as const;
const tenths = (value: number) => (value / 10).toFixed(1);
const after = (p: Params) => p.from + (p.thinner ? 10 : -10) * p.power;
const model = (p: Params) => tenths(after(p));
const factor = (p: Params) => `${10 ** p.power}`.replace(/\B(?=(\d{3})+$)/g, ',');

export const acid = defineTemplate<Params>({
  id: 'y10/log-scales/acid',
  version: 1,
  topicId: '167-logarithmic-scales',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'factor-into-steps',
  calculator: false,
  title: 'How the pH changes',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        from: random.int(15, 68),
        power: random.int(2, 4),
        thinner: random.chance(),
      }),
      (p) => after(p) >= 10 && after(p) <= 69 && p.from % 10 !== 0 && p.from !== 10 * p.power,
    ),
  prompt: (p) =>
    `The pH scale is logarithmic: each step down of 1 means 10 times as much acid per litre. ${stories[p.story] ?? stories[0]} has a pH of ${tenths(p.from)}. ${p.thinner ? 'Water is added' : 'Acid is added'} until each litre has ${p.thinner ? `$\\frac{1}{${10 ** p.power}}$` : `${factor(p)} times`} as much acid as before. What is its pH now?`,
  instruction: () => 'Give your answer as a decimal.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${10 ** p.power}`,
      p.thinner ? 'The amount of acid is divided by this number.' : 'The amount of acid is multiplied by this number.',
      'What number is the amount of acid multiplied or divided by?',
      'Which number tells you how the amount of acid changes?',
    ),
    equal(
      `10^${p.power}`,
      `That’s ${p.power} factors of 10, so the pH moves by ${p.power} steps.`,
      'Write the number as a power of ten.',
      'How many factors of ten does it have?',
    ),
    start(
      `${tenths(p.from)}${p.thinner ? '+' : '-'}${p.power}`,
      p.thinner ? 'Less acid means a higher pH.' : 'More acid means a lower pH.',
      'Does the pH go up or down?',
      'What does the question say about each step down the scale?',
    ),
    result(model(p), 'Work it out.', 'Work out the new pH.', 'Is there more acid or less than before?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'log-direction-reversed',
      compute: (p) => tenths(p.from - (after(p) - p.from)),
      firstWrongStep: 2,
      feedback: (p) =>
        `There is now ${p.thinner ? 'less' : 'more'} acid per litre. Does a lower pH mean more acid or less?`,
    },
    {
      misconceptionId: 'log-one-step-only',
      compute: (p) => tenths(p.from + (p.thinner ? 10 : -10)),
      firstWrongStep: 1,
      feedback: (p) => `One step stands for a factor of 10. Here the factor is ${factor(p)}.`,
    },
    {
      misconceptionId: 'log-scale-multiplied',
      compute: (p) => (p.thinner ? unlessRight(tenths(p.from * p.power), model(p)) : null),
      firstWrongStep: 2,
      feedback: () =>
        'You multiplied the pH. Multiplying or dividing the amount of acid adds or subtracts steps on the scale.',
    },
  ],
  // Work with the amounts of acid, and search for the pH that belongs to the new one.
  confirm(p) {
    const goal = 10 ** (-p.from / 10) * 10 ** (p.thinner ? -p.power : p.power);
    let [low, high] = [0, 14];
    for (let i = 0; i < 100; i += 1) {
      const middle = (low + high) / 2;
      if (10 ** -middle > goal) low = middle;
      else high = middle;
    }
    return { kind: 'values', values: [low] };
  },
  examples: [
    { seed: 's1', input: '6.4', verdict: 'correct' },
    { seed: 's2', input: '5.1', verdict: 'correct' },
    { seed: 's3', input: '3200000/1000000', verdict: 'wrong-form' },
    { seed: 's1', input: '0.4', verdict: 'wrong', misconceptionId: 'log-direction-reversed' },
    { seed: 's1', input: '4.4', verdict: 'wrong', misconceptionId: 'log-one-step-only' },
    { seed: 's1', input: '10.2', verdict: 'wrong', misconceptionId: 'log-scale-multiplied' },
  ],
});
