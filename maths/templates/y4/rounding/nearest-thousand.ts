import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  n: number;
  story: number;
}

const stories: ((n: number) => string)[] = [
  (n) => `A cricket ground has ${n} seats. What is this number to the nearest thousand?`,
  (n) => `A town has ${n} people. What is this number to the nearest thousand?`,
  (n) => `A plane is flying at ${n} metres. What is this height to the nearest thousand metres?`,
  (n) => `A library lends ${n} books in a year. What is this number to the nearest thousand?`,
  (n) => `A loaded truck weighs ${n} kilograms. What is this mass to the nearest thousand kilograms?`,
];

const rounded = (n: number, unit: number) => Math.floor(n / unit + 0.5) * unit;
const inStages = (n: number) => rounded(rounded(n, 100), 1000);
const option = (n: number) => `$${n}$`;
const unlessRight = ({ n }: Params, wrong: number) => (wrong === rounded(n, 1000) ? null : option(wrong));

export const nearestThousand = defineTemplate<Params>({
  id: 'y4/rounding/nearest-thousand',
  version: 2,
  topicId: '49-rounding',
  years: [4, 5],
  difficulty: 'NORMAL',
  strategy: 'deciding-digit',
  calculator: false,
  title: 'Choose the nearest thousand',
  params: (random) =>
    drawUntil(
      () => ({
        // A third of the numbers lie just below the half, where rounding twice goes too far.
        n: 1000 * random.int(1, 8) + random.pick([random.int(451, 498), random.int(511, 889), random.int(111, 889)]),
        story: random.int(0, stories.length - 1),
      }),
      ({ n }) => n % 10 !== 0 && rounded(n, 10) !== rounded(n, 100),
    ),
  prompt: ({ n, story }) => stories[story]?.(n) ?? '',
  answer: ({ n }) => ({ kind: 'choice', model: option(rounded(n, 1000)) }),
  correctChoice: ({ n }) => option(rounded(n, 1000)),
  steps: ({ n }) => [
    step(
      'identity',
      `${n}=${Math.floor(n / 1000) * 1000}+${n % 1000}`,
      'Split the number into thousands and the rest.',
      `Underline the thousands digit of ${n}.`,
      'Which digit shows the thousands?',
    ),
    step(
      'start',
      n % 1000 < 500 ? `${n % 1000}<500` : `${n % 1000}>500`,
      `Half a thousand is 500, and ${n % 1000} is ${n % 1000 < 500 ? 'less' : 'more'} than that.`,
      'Compare the rest with half a thousand.',
      'Is the rest more or less than 500?',
    ),
    step(
      'result',
      String(rounded(n, 1000)),
      n % 1000 < 500 ? 'It’s less than half, so round down.' : 'It’s more than half, so round up.',
      'More than half rounds up. Less than half rounds down.',
      'Which thousand is closer?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => unlessRight(p, Math.floor(p.n / 1000) * 1000),
      firstWrongStep: 2,
      feedback: ({ n }) => `You cut off ${n % 1000}, but that’s more than half a thousand.`,
    },
    {
      misconceptionId: 'rounds-in-stages',
      compute: (p) => unlessRight(p, inStages(p.n)),
      firstWrongStep: 1,
      feedback: ({ n }) => `You rounded ${n} to the nearest hundred first. Compare ${n % 1000} with 500 straight away.`,
    },
    {
      misconceptionId: 'rounds-to-wrong-place',
      compute: (p) => unlessRight(p, rounded(p.n, 100)),
      firstWrongStep: 0,
      feedback: ({ n }) => `You rounded ${n} to the nearest hundred. The question asks for thousands.`,
    },
    {
      misconceptionId: 'rounds-to-wrong-place',
      compute: (p) => unlessRight(p, rounded(p.n, 10)),
      firstWrongStep: 0,
      feedback: ({ n }) => `You rounded ${n} to the nearest ten. The question asks for thousands.`,
    },
  ],
  confirm: ({ n }) => {
    const thousands = Array.from({ length: 10 }, (_, i) => 1000 * i);
    const nearest = thousands.sort((a, b) => Math.abs(a - n) - Math.abs(b - n))[0];
    return { kind: 'one-of', texts: [`$${nearest}$`] };
  },
  examples: [
    { seed: 's1', input: 'b', verdict: 'correct' },
    { seed: 's3', input: 'a', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's4', input: 'd', verdict: 'wrong', misconceptionId: 'rounds-in-stages' },
    { seed: 's2', input: 'a', verdict: 'wrong', misconceptionId: 'rounds-to-wrong-place' },
  ],
});
