import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  income: [number, number];
  costs: [number, number, number];
  event: number;
}

const events = [
  { name: 'a market stall', gains: ['Cakes sold', 'Plants sold'], costs: ['Flour and eggs', 'Pots', 'Table hire'] },
  { name: 'a school disco', gains: ['Tickets sold', 'Drinks sold'], costs: ['Music', 'Lights', 'Drinks bought'] },
  { name: 'a car wash', gains: ['Cars washed', 'Gifts'], costs: ['Soap', 'Sponges', 'Posters'] },
  { name: 'a sausage sizzle', gains: ['Sausages sold', 'Raffle'], costs: ['Bread', 'Sausages', 'Gas'] },
] as const;

const eventOf = (p: Params) => events[p.event] ?? events[0];
const gained = ({ income }: Params) => income[0] + income[1];
const spent = ({ costs }: Params) => costs[0] + costs[1] + costs[2];

export const whatIsLeft = defineTemplate<Params>({
  id: 'y5/money-plans/what-is-left',
  version: 1,
  topicId: '69-money-plans-and-estimates',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'money-in-minus-money-out',
  calculator: false,
  title: 'Read a budget',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        income: [random.int(45, 160), random.int(20, 95)] as [number, number],
        costs: [random.int(8, 45), random.int(8, 45), random.int(8, 45)] as [number, number, number],
        event: random.int(0, events.length - 1),
      }),
      (p) => p.income[0] > spent(p) + 5 && new Set(p.costs).size === 3 && new Set(p.income).size === 2,
    ),
  prompt: (p) => `${p.person} makes a budget for ${eventOf(p).name}. How much money is left at the end?`,
  instruction: () => 'Give your answer in dollars.',
  figure: (p) => {
    const rows = [
      ...eventOf(p).gains.map((name, i) => [name, String(p.income[i]), '']),
      ...eventOf(p).costs.map((name, i) => [name, '', String(p.costs[i])]),
    ];
    return {
      kind: 'table',
      alt: `A budget. Money in: ${eventOf(p)
        .gains.map((name, i) => `${name} \\$${p.income[i]}`)
        .join(', ')}. Money out: ${eventOf(p)
        .costs.map((name, i) => `${name} \\$${p.costs[i]}`)
        .join(', ')}.`,
      head: ['', 'Dollars in', 'Dollars out'],
      rowHeads: true,
      rows,
    };
  },
  answer: (p) => ({ kind: 'money', model: String(gained(p) - spent(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.income.join('+')}=${gained(p)}`,
      'That’s all the money coming in.',
      'Add the money coming in.',
      'Which rows show money coming in?',
    ),
    step(
      'identity',
      `${p.costs.join('+')}=${spent(p)}`,
      'That’s all the money going out.',
      'Add the money going out.',
      'Which rows show money going out?',
    ),
    step(
      'start',
      `${gained(p)}-${spent(p)}`,
      'Take the money going out from the money coming in.',
      'Take all the costs away from all the money coming in.',
      'How do you find what’s left?',
    ),
    step(
      'equal',
      String(gained(p) - spent(p)),
      'That’s what’s left at the end.',
      'Work out the difference.',
      'Is it less than the money that came in?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(p.income[0] - spent(p)),
      firstWrongStep: 0,
      feedback: (p) => `You used only \\$${p.income[0]} of the money coming in. There’s another row in that column.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(gained(p) + spent(p)),
      firstWrongStep: 2,
      feedback: () => 'You added the money going out. Costs make the amount smaller.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(gained(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the money coming in. You still have to pay the costs.',
    },
  ],
  confirm: (p) => {
    // Keeps a running purse, row by row.
    let purse = 0;
    for (const amount of [...p.income, ...p.costs.map((cost) => -cost)]) purse += amount;
    return { kind: 'values', values: [purse] };
  },
  examples: [
    { seed: 's1', input: '74', verdict: 'correct' },
    { seed: 's2', input: '29', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's3', input: '268', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's4', input: '184', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's9', input: '116', verdict: 'correct' },
  ],
});
