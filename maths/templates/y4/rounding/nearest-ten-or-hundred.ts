import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  n: number;
  unit: 10 | 100;
  story: number;
}

const stories: ((n: number, place: string) => string)[] = [
  (n, place) => `There were ${n} people at a netball game. Round this number to the nearest ${place}.`,
  (n, place) => `A garden path is ${n} centimetres long. Round its length to the nearest ${place} centimetres.`,
  (n, place) => `A family walked ${n} steps to the beach. Round this number to the nearest ${place}.`,
  (n, place) => `A jar holds ${n} beads. Round this number to the nearest ${place}.`,
  (n, place) => `A train trip is ${n} kilometres long. Round it to the nearest ${place} kilometres.`,
];

const word = (unit: number) => (unit === 10 ? 'ten' : 'hundred');
const below = ({ n, unit }: Params) => Math.floor(n / unit) * unit;
const above = (p: Params) => below(p) + p.unit;
const rounded = (n: number, unit: number) => Math.round(n / unit) * unit;

export const nearestTenOrHundred = defineTemplate<Params>({
  id: 'y4/rounding/nearest-ten-or-hundred',
  version: 2,
  topicId: '49-rounding',
  years: [4],
  difficulty: 'EASY',
  strategy: 'nearest-on-a-line',
  calculator: false,
  title: 'Round to the nearest ten or hundred',
  params: (random) =>
    drawUntil(
      () => ({
        n: random.int(121, 979),
        unit: random.pick([10, 100] as const),
        story: random.int(0, stories.length - 1),
      }),
      // A number half way between two tens or hundreds needs a convention; that belongs to the harder question.
      (p) => p.n % 10 !== 0 && p.n % 10 !== 5 && p.n % 100 !== 50 && rounded(p.n, 10) !== rounded(p.n, 100),
    ),
  prompt: (p) => stories[p.story]?.(p.n, word(p.unit)) ?? '',
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line from ${below(p)} to ${above(p)} with a mark at ${p.n}.`,
    from: below(p),
    to: above(p),
    step: p.unit / 10,
    labelEvery: 10,
    points: [{ at: p.n, label: String(p.n) }],
  }),
  answer: (p) => ({ kind: 'number', model: String(rounded(p.n, p.unit)), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.n}-${below(p)}=${p.n - below(p)}`,
      `Going down, it’s ${p.n - below(p)} to the ${word(p.unit)} before.`,
      `Which two ${word(p.unit)}s is ${p.n} between?`,
      `How far is it down to the ${word(p.unit)} before?`,
    ),
    step(
      'identity',
      `${above(p)}-${p.n}=${above(p) - p.n}`,
      `Going up, it’s ${above(p) - p.n} to the next ${word(p.unit)}.`,
      `Now count up from ${p.n} to the next ${word(p.unit)}.`,
      `How far is it up to the next ${word(p.unit)}?`,
    ),
    step(
      'result',
      String(rounded(p.n, p.unit)),
      `This ${word(p.unit)} is closer.`,
      'Compare the two distances and choose the shorter one.',
      'Which of the two is closer?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => (below(p) === rounded(p.n, p.unit) ? null : String(below(p))),
      firstWrongStep: 2,
      feedback: (p) => `You cut off the end of ${p.n}, but the next ${word(p.unit)} up is closer.`,
    },
    {
      misconceptionId: 'rounds-to-wrong-place',
      compute: (p) => String(rounded(p.n, p.unit === 10 ? 100 : 10)),
      firstWrongStep: 0,
      feedback: (p) => `You rounded ${p.n} to a different place. The question asks for the nearest ${word(p.unit)}.`,
    },
  ],
  confirm: (p) => {
    let best = 0;
    for (let candidate = 0; candidate <= 1000; candidate += p.unit) {
      if (Math.abs(candidate - p.n) < Math.abs(best - p.n)) best = candidate;
    }
    return { kind: 'values', values: [best] };
  },
  examples: [
    { seed: 's1', input: '770', verdict: 'correct' },
    { seed: 's2', input: '100', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's3', input: '490', verdict: 'wrong', misconceptionId: 'rounds-to-wrong-place' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
