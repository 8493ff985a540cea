import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  tickets: number;
  /** In dollars. */
  each: number;
  thing: string;
}

const things = ['tickets', 'pies', 'rides', 'plants', 'drinks', 'stamps'] as const;
const total = ({ tickets, each }: Params) => tickets * each;
const change = (p: Params) => 20 - total(p);

export const ticketsAndChange = defineTemplate<Params>({
  id: 'y2/money-stories/tickets-and-change',
  version: 1,
  topicId: '18-money-stories',
  years: [2],
  difficulty: 'HARD',
  strategy: 'equal-prices-then-change',
  calculator: false,
  title: 'Tickets and change',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        tickets: random.int(3, 6),
        each: random.int(2, 5),
        thing: random.pick(things),
      }),
      (p) => total(p) < 20 && total(p) !== 10 && total(p) > 7 && p.tickets !== p.each,
    ),
  prompt: (p) =>
    `${p.person} buys ${p.tickets} ${p.thing} for ${p.each} dollars each. ${p.person} pays with this note. How many dollars come back?`,
  figure: () => ({ kind: 'money', alt: 'One note: 20 dollars.', cents: [2000] }),
  answer: (p) => ({ kind: 'money', model: String(change(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      Array.from({ length: p.tickets }, () => p.each).join('+'),
      'Each one costs the same.',
      `Write the price once for each of the ${p.thing}.`,
      'How often is the price paid?',
    ),
    step(
      'equal',
      String(total(p)),
      'This is the whole price.',
      `Count by the price of one.`,
      'What do they cost in all?',
    ),
    step(
      'start',
      `20-${total(p)}`,
      'Take the price from the note.',
      'What is the note worth?',
      'What does the shop keep?',
    ),
    step('equal', String(change(p)), 'That much comes back.', 'Count back from 20.', 'Can you check by adding?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => otherThan(total(p), 20 - p.each),
      firstWrongStep: 0,
      feedback: (p) => `You paid for one. There are ${p.tickets} to pay.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(total(p)),
      firstWrongStep: 2,
      feedback: () => 'That is the price of all of them. How much comes back?',
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => otherThan(total(p), 20 - p.tickets - p.each),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.tickets} and ${p.each}. Each one costs ${p.each} dollars.`,
    },
  ],
  confirm: (p) => {
    let purse = 20;
    for (let i = 0; i < p.tickets; i += 1) purse -= p.each;
    return { kind: 'values', values: [purse] };
  },
  examples: [
    { seed: 's1', input: '2', verdict: 'correct' },
    { seed: 's2', input: '17', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's3', input: '18', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's4', input: '12', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's5', input: '4+1', verdict: 'wrong-form' },
  ],
});
