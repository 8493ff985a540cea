import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  dollars: number;
  cents: number;
  story: number;
}

const all = ({ dollars, cents }: Params) => 100 * dollars + cents;
const right = (p: Params) => `${p.dollars}.${String(p.cents).padStart(2, '0')}`;
const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} has saved ${all(p)} cents. How much is that in dollars?`,
  (p) => `A bus fare is ${all(p)} cents. How much is that in dollars?`,
  (p) => `${p.person} counts some coins and gets ${all(p)} cents. How much is that in dollars?`,
  (p) => `A snack costs ${all(p)} cents. How much is that in dollars?`,
];

export const centsIntoDollars = defineTemplate<Params>({
  id: 'y3/dollars-and-cents/cents-into-dollars',
  version: 1,
  topicId: '39-dollars-cents-and-money-stories',
  years: [3],
  difficulty: 'EASY',
  strategy: 'hundreds-of-cents',
  calculator: false,
  title: 'Cents into dollars',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        dollars: random.int(1, 12),
        cents: random.pick([5, 5, 5 * random.int(2, 19)]),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.cents > 0,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  instruction: () => 'Write it like \\$2.40.',
  answer: (p) => ({ kind: 'money', model: right(p), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    step(
      'identity',
      `${all(p)}=${100 * p.dollars}+${p.cents}`,
      '100 cents make a dollar, so split off the hundreds.',
      `How many hundreds are in ${all(p)}?`,
      'How many cents make one dollar?',
    ),
    step(
      'identity',
      `${100 * p.dollars}\\div 100=${p.dollars}`,
      `That’s ${p.dollars === 1 ? '1 dollar' : `${p.dollars} dollars`}.`,
      'Count the hundreds.',
      'How many dollars is that?',
    ),
    step(
      'result',
      right(p),
      'Dollars go before the point. Two digits of cents go after it.',
      'Write the dollars, then a point, then two digits for the cents.',
      'Are there two digits after the point?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'cents-in-wrong-place',
      compute: (p) => (p.cents < 10 ? `${p.dollars}.${p.cents}0` : null),
      firstWrongStep: 2,
      feedback: (p) => `You wrote ${10 * p.cents} cents. There are only ${p.cents}. Where does that digit go?`,
    },
    {
      misconceptionId: 'cents-as-dollars',
      compute: (p) => String(all(p)),
      firstWrongStep: 0,
      feedback: (p) => `That’s ${all(p)} dollars. It takes 100 cents to make one dollar.`,
    },
    {
      misconceptionId: 'place-shift-miscounted',
      compute: (p) => (all(p) / 10).toFixed(2),
      firstWrongStep: 1,
      feedback: () => 'How many cents make one dollar? How many zeros does that number have?',
    },
  ],
  confirm: (p) => {
    let [cents, dollars] = [all(p), 0];
    while (cents >= 100) [cents, dollars] = [cents - 100, dollars + 1];
    return { kind: 'values', values: [Number(`${dollars}${cents < 10 ? '.0' : '.'}${cents}`)] };
  },
  examples: [
    { seed: 's1', input: '7.05', verdict: 'correct' },
    { seed: 's3', input: '2.50', verdict: 'wrong', misconceptionId: 'cents-in-wrong-place' },
    { seed: 's4', input: '430', verdict: 'wrong', misconceptionId: 'cents-as-dollars' },
    { seed: 's5', input: '3 + ', verdict: 'unreadable' },
  ],
});
