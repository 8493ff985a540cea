import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  red: number;
  blue: number;
  sum: number;
}

const pairs = (p: Params) =>
  Array.from({ length: p.red }, (_, i) => [i + 1, p.sum - i - 1] as const).filter(
    ([, blue]) => blue >= 1 && blue <= p.blue,
  );
const withoutOrder = (p: Params) => new Set(pairs(p).map(([a, b]) => [Math.min(a, b), Math.max(a, b)].join())).size;

export const twoSpinners = defineTemplate<Params>({
  id: 'y5/equally-likely/two-spinners',
  version: 1,
  topicId: '81-equally-likely-outcomes',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'list-pairs-of-outcomes',
  calculator: false,
  title: 'How many outcomes give this sum?',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), red: random.int(3, 8), blue: random.int(3, 8), sum: random.int(4, 13) }),
      (p) => {
        const n = pairs(p).length;
        return n >= 3 && n <= 6 && withoutOrder(p) < n && ![p.red, p.blue, p.sum].includes(n) && n !== p.red * p.blue;
      },
    ),
  prompt: (p) =>
    `${p.person} spins a red spinner with the numbers 1 to ${p.red} and a blue spinner with the numbers 1 to ${p.blue}. All parts are equal. How many outcomes have a sum of ${p.sum}?`,
  figure: (p) => ({
    kind: 'table',
    alt: `An empty table of sums. The rows are the red numbers 1 to ${p.red}. The columns are the blue numbers 1 to ${p.blue}.`,
    title: 'Red number down, blue number across',
    head: ['+', ...Array.from({ length: p.blue }, (_, i) => String(i + 1))],
    rowHeads: true,
    rows: Array.from({ length: p.red }, (_, i) => [String(i + 1), ...Array.from({ length: p.blue }, () => null)]),
  }),
  answer: (p) => ({ kind: 'number', model: String(pairs(p).length), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    ...pairs(p).map(([red, blue], i) =>
      step(
        'identity',
        `${red}+${blue}=${p.sum}`,
        'Red and blue together make the sum.',
        i === 0
          ? 'Start with the smallest red number that can work.'
          : 'Make the red number one larger and work out blue.',
        i === 0
          ? 'What does blue have to be to get the right sum?'
          : 'Which blue number goes with the next red number?',
      ),
    ),
    step(
      'result',
      String(pairs(p).length),
      'Each pair is one outcome.',
      'Count the pairs in your list.',
      'Is each pair in your list once, with red and blue kept apart?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'order-of-pair-ignored',
      compute: (p) => String(withoutOrder(p)),
      firstWrongStep: 1,
      feedback: () =>
        'You counted swapped pairs only once. There are two spinners, so swapping red and blue gives a different outcome.',
    },
    {
      misconceptionId: 'counts-all-outcomes',
      compute: (p) => String(p.red * p.blue),
      firstWrongStep: 0,
      feedback: () => 'That’s the number of all outcomes. Only some of them have the right sum.',
    },
  ],
  confirm: (p) => {
    // Fills the whole table and counts the cells.
    let hits = 0;
    for (let red = 1; red <= p.red; red += 1)
      for (let blue = 1; blue <= p.blue; blue += 1) if (red + blue === p.sum) hits += 1;
    return { kind: 'values', values: [hits] };
  },
  examples: [
    { seed: 's1', input: '3', verdict: 'correct' },
    { seed: 's2', input: '2', verdict: 'wrong', misconceptionId: 'order-of-pair-ignored' },
    { seed: 's3', input: '56', verdict: 'wrong', misconceptionId: 'counts-all-outcomes' },
    { seed: 's9', input: '5', verdict: 'correct' },
  ],
});
