import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  things: string[];
  /** In dollars. */
  prices: number[];
  buys: [number, number];
}

const stock = ['ball', 'book', 'cap', 'kite', 'puzzle', 'yoyo', 'bucket', 'drum'] as const;
const bought = ({ prices, buys }: Params) =>
  buys.map((at) => prices[at] ?? 0).sort((a, b) => b - a) as [number, number];
const sum = (p: Params) => bought(p)[0] + bought(p)[1];

export const buyTwoThings = defineTemplate<Params>({
  id: 'y1/money-stories/buy-two-things',
  version: 1,
  topicId: '5-simple-money-stories',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'add-two-prices',
  calculator: false,
  title: 'Buy two things',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        things: random.shuffle(stock).slice(0, 3),
        prices: [random.int(2, 9), random.int(2, 9), random.int(2, 9)],
        buys: random.shuffle([0, 1, 2]).slice(0, 2) as [number, number],
      }),
      (p) => new Set(p.prices).size === 3 && sum(p) > 10,
    ),
  prompt: (p) =>
    `${p.person} buys the ${p.things[p.buys[0]]} and the ${p.things[p.buys[1]]}. How many dollars is that altogether?`,
  figure: (p) => ({
    kind: 'table',
    alt: `A price list. ${p.things.map((thing, i) => `The ${thing} costs ${p.prices[i]} dollars.`).join(' ')}`,
    title: 'Toy shop',
    head: ['Toy', 'Dollars'],
    rowHeads: true,
    rows: p.things.map((thing, i) => [thing, String(p.prices[i])]),
  }),
  answer: (p) => ({ kind: 'money', model: String(sum(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => {
    const [more, less] = bought(p);
    return [
      step(
        'start',
        `${more}+${less}`,
        'Buying two things? Add the prices.',
        'Find both prices on the list.',
        'Which two prices do you need?',
      ),
      step(
        'equal',
        `${more}+${10 - more}+${less - 10 + more}`,
        'Split the smaller price to make ten.',
        `Start at ${more}. Make ten first.`,
        'How many more to make ten?',
      ),
      step(
        'equal',
        `10+${less - 10 + more}`,
        'Now you have a ten.',
        'Put the two parts together to make ten.',
        'What do you still have to add?',
      ),
      step('equal', String(sum(p)), 'Add the rest.', 'Add the rest to ten.', 'Did you add both prices?'),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'subtracts-instead-of-adding',
      compute: (p) => String(bought(p)[0] - bought(p)[1]),
      firstWrongStep: 0,
      feedback: () => 'You took one price away. You have to pay for both things.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(sum(p) - 1),
      firstWrongStep: 3,
      feedback: (p) => `Start at ${bought(p)[0]}, but don’t count it again.`,
    },
  ],
  confirm: (p) => {
    const coins: string[] = [];
    for (const at of p.buys) for (let i = 0; i < (p.prices[at] ?? 0); i += 1) coins.push('dollar');
    return { kind: 'values', values: [coins.length] };
  },
  examples: [
    { seed: 's1', input: '12', verdict: 'correct' },
    { seed: 's2', input: '3', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-adding' },
    { seed: 's3', input: '11', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's5', input: '10+1', verdict: 'wrong-form' },
  ],
});
