import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { price } from '../../primary/money';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  /** In cents. */
  cost: number;
  /** In dollars. */
  note: 5 | 10 | 20;
  thing: number;
}

const things = ['a sandwich', 'a toy car', 'some fruit', 'a swim cap', 'a puzzle book', 'a kebab'] as const;
const cents = ({ cost }: Params) => cost % 100;
const change = ({ cost, note }: Params) => 100 * note - cost;
const nextDollar = ({ cost }: Params) => Math.ceil(cost / 100);
const amount = (n: number) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`;

export const changeFromDollars = defineTemplate<Params>({
  id: 'y3/dollars-and-cents/change-from-dollars',
  version: 2,
  topicId: '39-dollars-cents-and-money-stories',
  years: [3, 4],
  difficulty: 'HARD',
  strategy: 'count-up-to-the-note',
  calculator: false,
  title: 'How much change?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        cost: 5 * random.int(30, 360),
        note: random.pick([5, 10, 20] as const),
        thing: random.int(0, things.length - 1),
      }),
      (p) => change(p) > 100 && cents(p) > 5 && cents(p) !== 50 && p.cost * 3 > 100 * p.note,
    ),
  prompt: (p) =>
    `${p.person} buys ${things[p.thing]} for ${price(p.cost)} and pays with this note. How much change is that?`,
  instruction: () => 'Write it like \\$2.40.',
  figure: (p) => ({ kind: 'money', alt: `A ${p.note} dollar note.`, cents: [100 * p.note] }),
  answer: (p) => ({ kind: 'money', model: amount(change(p)), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    step(
      'identity',
      `${cents(p)}+${100 - cents(p)}=100`,
      `It’s ${100 - cents(p)} cents from ${price(p.cost)} up to \\$${nextDollar(p)}.`,
      'First, count the cents up to the next whole dollar.',
      'How many cents to the next dollar?',
    ),
    step(
      'identity',
      `${p.note}-${nextDollar(p)}=${p.note - nextDollar(p)}`,
      `Then count the dollars from \\$${nextDollar(p)} to \\$${p.note}.`,
      'Now count the whole dollars up to the note.',
      'How many more dollars is it to the note?',
    ),
    step(
      'result',
      amount(change(p)),
      'Put the dollars and the cents together.',
      'Write the dollars, then the cents.',
      'Do the price and the change add up to the note?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-to-trade-down',
      compute: (p) => amount(change(p) + 100),
      firstWrongStep: 1,
      feedback: (p) => `The cents in ${price(p.cost)} use up part of a dollar. So there’s one less whole dollar.`,
    },
    {
      misconceptionId: 'smaller-from-larger',
      compute: (p) => amount(100 * (p.note - Math.floor(p.cost / 100)) + cents(p)),
      firstWrongStep: 0,
      feedback: (p) => `You used the ${cents(p)} cents from the price. How many cents to the next dollar?`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => amount(100 * p.note + p.cost),
      firstWrongStep: 0,
      feedback: (p) => `You added. Can you get more than \\$${p.note} back?`,
    },
  ],
  confirm: (p) => {
    // Puts five-cent coins on the counter until price and coins make the note.
    let coins = 0;
    while (p.cost + 5 * coins < 100 * p.note) coins += 1;
    return { kind: 'values', values: [coins / 20] };
  },
  examples: [
    { seed: 's1', input: '7.80', verdict: 'correct' },
    { seed: 's2', input: '10.60', verdict: 'wrong', misconceptionId: 'forgets-to-trade-down' },
    { seed: 's3', input: '2.35', verdict: 'wrong', misconceptionId: 'smaller-from-larger' },
    { seed: 's4', input: '3 + ', verdict: 'unreadable' },
  ],
});
