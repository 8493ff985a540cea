import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  /** Both in cents. */
  first: number;
  second: number;
  things: number;
}

const pairs = [
  ['a pie', 'a drink'],
  ['a pencil case', 'a ruler'],
  ['a sushi roll', 'a juice'],
  ['a ball', 'a whistle'],
  ['a book', 'a card'],
] as const;

const cents = (n: number) => n % 100;
const dollars = (n: number) => Math.floor(n / 100);
const centsSum = ({ first, second }: Params) => cents(first) + cents(second);
const dollarsSum = ({ first, second }: Params) => dollars(first) + dollars(second);
const amount = (n: number) => `${dollars(n)}.${String(cents(n)).padStart(2, '0')}`;
const total = ({ first, second }: Params) => first + second;
/** "a pie" as it stands in a price list: "Pie". */
const listName = (thing: string) => thing.charAt(2).toUpperCase() + thing.slice(3);

export const addTwoPrices = defineTemplate<Params>({
  id: 'y3/dollars-and-cents/add-two-prices',
  version: 2,
  topicId: '39-dollars-cents-and-money-stories',
  years: [3, 4],
  difficulty: 'NORMAL',
  strategy: 'dollars-then-cents',
  calculator: false,
  title: 'Add two prices',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        first: 100 * random.int(2, 9) + 5 * random.int(7, 19),
        second: 100 * random.int(1, 6) + 5 * random.int(7, 19),
        things: random.int(0, pairs.length - 1),
      }),
      (p) => centsSum(p) > 100,
    ),
  prompt: (p) => {
    const [a, b] = pairs[p.things] ?? pairs[0];
    return `${p.person} buys ${a} and ${b}. How much is that altogether?`;
  },
  instruction: () => 'Write it like \\$2.40.',
  figure: (p) => {
    const rows = (pairs[p.things] ?? pairs[0]).map((thing, i) => {
      const cost = i === 0 ? p.first : p.second;
      return { name: listName(thing), cost };
    });
    const words = rows.map(
      ({ name, cost }) =>
        `${name}: ${dollars(cost)} ${dollars(cost) === 1 ? 'dollar' : 'dollars'} ${cents(cost)} cents.`,
    );
    return {
      kind: 'table',
      alt: `A price list. ${words.join(' ')}`,
      title: 'Prices',
      rowHeads: true,
      rows: rows.map(({ name, cost }) => [name, `$${amount(cost)}`]),
    };
  },
  answer: (p) => ({ kind: 'money', model: amount(total(p)), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    step(
      'identity',
      `${dollars(p.first)}+${dollars(p.second)}=${dollarsSum(p)}`,
      'Add the dollars.',
      'Start with the whole dollars.',
      'How many dollars are before each decimal point?',
    ),
    step(
      'identity',
      `${cents(p.first)}+${cents(p.second)}=${centsSum(p)}`,
      'Add the cents.',
      'What are the cents in each price?',
      'Do the cents make more than a dollar?',
    ),
    step(
      'identity',
      `${centsSum(p)}=100+${centsSum(p) - 100}`,
      '100 cents make one more dollar.',
      'Trade 100 cents for a dollar.',
      'How many cents make a dollar?',
    ),
    step(
      'result',
      amount(total(p)),
      'The new dollar goes with the other dollars.',
      'Write the dollars, then two digits of cents.',
      'Did you count the new dollar?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-carry',
      compute: (p) => amount(100 * dollarsSum(p) + (centsSum(p) - 100)),
      firstWrongStep: 3,
      feedback: (p) => `The cents make ${centsSum(p)}. That’s a dollar and some more. Don’t forget the new dollar.`,
    },
    {
      misconceptionId: 'writes-both-digits',
      compute: (p) => `${dollarsSum(p)}.${centsSum(p)}`,
      firstWrongStep: 2,
      feedback: (p) => `You wrote ${centsSum(p)} after the point. There’s only room for two digits of cents.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => amount(100 * dollarsSum(p)),
      firstWrongStep: 1,
      feedback: () => 'That’s just the dollars. Add the cents too.',
    },
  ],
  confirm: (p) => {
    // Pays both with five-cent coins and counts the coins.
    let coins = 0;
    for (const owed of [p.first, p.second]) for (let paid = 0; paid < owed; paid += 5) coins += 1;
    return { kind: 'values', values: [coins / 20] };
  },
  examples: [
    { seed: 's1', input: '13.35', verdict: 'correct' },
    { seed: 's2', input: '11.80', verdict: 'wrong', misconceptionId: 'forgets-carry' },
    { seed: 's3', input: '9.150', verdict: 'wrong', misconceptionId: 'writes-both-digits' },
    { seed: 's4', input: '3 + ', verdict: 'unreadable' },
  ],
});
