import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { coinsWords } from '../shared/coins-words';
import { otherThan } from '../shared/other-than';

interface Params {
  person: string;
  /** In cents: coins of one and two dollars. */
  coins: number[];
}

const twos = ({ coins }: Params) => coins.filter((coin) => coin === 200).length;
const ones = ({ coins }: Params) => coins.length - twos({ coins, person: '' });
const sorted = (p: Params) => [
  ...Array.from({ length: twos(p) }, () => 2),
  ...Array.from({ length: ones(p) }, () => 1),
];

export const countTheCoins = defineTemplate<Params>({
  id: 'y1/money-stories/count-the-coins',
  version: 1,
  topicId: '5-simple-money-stories',
  years: [1],
  difficulty: 'EASY',
  strategy: 'count-coins-by-worth',
  calculator: false,
  title: 'How many dollars?',
  params: (random) =>
    drawUntil(
      () => {
        const coins = Array.from({ length: random.int(5, 9) }, () => random.pick([100, 200]));
        return { person: random.pick(people), coins };
      },
      (p) => twos(p) > 1 && ones(p) > 0 && ones(p) !== twos(p) && ones(p) < 6,
    ),
  prompt: (p) => `${p.person} has these coins. How many dollars is that?`,
  figure: (p) => ({ kind: 'money', alt: `Coins: ${coinsWords(p.coins)}.`, cents: p.coins }),
  answer: (p) => ({ kind: 'money', model: String(2 * twos(p) + ones(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      sorted(p).join('+'),
      'Start with the two-dollar coins.',
      'Which coins are worth two dollars?',
      'What is each coin worth?',
    ),
    step(
      'equal',
      `${2 * twos(p)}+${ones(p)}`,
      'Count the two-dollar coins by twos.',
      'Count by twos: 2, 4, 6.',
      'Which coins do you count by twos?',
    ),
    step(
      'equal',
      String(2 * twos(p) + ones(p)),
      'Count on the other coins.',
      'Now count on by ones.',
      'Did you count each coin just once?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-coins',
      compute: (p) => String(p.coins.length),
      firstWrongStep: 0,
      feedback: () => 'That’s how many coins there are. Some are worth two dollars.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(2 * twos(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s just the two-dollar coins. Now count on the rest.',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => otherThan(p.coins.length, 2 * twos(p) + ones(p) - 1),
      firstWrongStep: 2,
      feedback: () => 'You missed a coin. Touch each coin once as you count.',
    },
  ],
  confirm: (p) => {
    let cents = 0;
    for (const coin of p.coins) cents += coin;
    return { kind: 'values', values: [cents / 100] };
  },
  examples: [
    { seed: 's1', input: '16', verdict: 'correct' },
    { seed: 's2', input: '5', verdict: 'wrong', misconceptionId: 'counts-coins' },
    { seed: 's3', input: '4', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's5', input: '14+1', verdict: 'wrong-form' },
  ],
});
