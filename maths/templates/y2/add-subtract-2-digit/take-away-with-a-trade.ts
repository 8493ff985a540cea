import { defineTemplate } from '../../format';
import { columnSetting } from '../../primary/column-setting';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  a: number;
  b: number;
  story: number;
}

const stories: ((a: number, b: number) => string)[] = [
  (a, b) => `A shop has ${a} kites and sells ${b}. How many kites are left?`,
  (a, b) => `A book has ${a} pages. You’ve read ${b} of them. How many pages are left?`,
  (a, b) => `A tree has ${a} lemons. We pick ${b}. How many lemons are left?`,
  (a, b) => `There are ${a} cups. The class uses ${b} of them. How many cups are left?`,
];

const ones = (n: number) => n % 10;
const tens = (n: number) => n - (n % 10);

export const takeAwayWithATrade = defineTemplate<Params>({
  id: 'y2/add-subtract-2-digit/take-away-with-a-trade',
  version: 1,
  topicId: '16-add-and-subtract-2-digit',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'trade-a-ten',
  calculator: false,
  title: 'Take away with a trade',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(31, 96), b: random.int(13, 69), story: random.int(0, stories.length - 1) }),
      ({ a, b }) => ones(a) > 0 && ones(a) < ones(b) && tens(a) - tens(b) > 10,
    ),
  prompt: ({ a, b, story }) => stories[story]?.(a, b) ?? '',
  figure: ({ a, b }) => ({ alt: `${a} minus ${b}, set out in columns.`, ...columnSetting(a, '−', b, 2) }),
  answer: ({ a, b }) => ({ kind: 'number', model: String(a - b), forms: [{ kind: 'whole-number' }] }),
  steps: ({ a, b }) => [
    step('start', `${a}-${b}`, 'Some are gone, so take away.', 'Are some gone?', 'Will there be more or fewer?'),
    step(
      'equal',
      `${tens(a) - 10}+${ones(a) + 10}-(${tens(b)}+${ones(b)})`,
      'Trade a ten for ten ones.',
      `Can you take ${ones(b)} from ${ones(a)}? If you can’t, trade a ten.`,
      'Are there enough ones on top?',
    ),
    step(
      'equal',
      `${tens(a) - 10 - tens(b)}+${ones(a) + 10 - ones(b)}`,
      'Take tens from tens, and ones from ones.',
      'Take away the ones. Then take away the tens.',
      'How many tens are left? How many ones?',
    ),
    step('equal', String(a - b), 'Put the tens and ones together.', 'Add what’s left.', 'Can you check by adding?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'smaller-from-larger',
      compute: ({ a, b }) => String(tens(a) - tens(b) + ones(b) - ones(a)),
      firstWrongStep: 1,
      feedback: ({ a, b }) => `You need to take away ${ones(b)} ones, but you only have ${ones(a)}. Trade a ten first.`,
    },
    {
      misconceptionId: 'forgets-to-trade-down',
      compute: ({ a, b }) => String(tens(a) - tens(b) + ones(a) + 10 - ones(b)),
      firstWrongStep: 1,
      feedback: ({ a }) => `You traded a ten from ${a}. Now there’s one less ten on top.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: ({ a, b }) => String(a + b),
      firstWrongStep: 0,
      feedback: ({ a }) => `You added. Can there be more than ${a} left?`,
    },
  ],
  confirm: ({ a, b }) => {
    let gap = 0;
    while (b + gap < a) gap += 1;
    return { kind: 'values', values: [gap] };
  },
  examples: [
    { seed: 's1', input: '29', verdict: 'correct' },
    { seed: 's2', input: '32', verdict: 'wrong', misconceptionId: 'smaller-from-larger' },
    { seed: 's3', input: '57', verdict: 'wrong', misconceptionId: 'forgets-to-trade-down' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
