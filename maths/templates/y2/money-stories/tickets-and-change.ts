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
    `${p.person} buys ${p.tickets} ${p.thing} for ${p.each} dollars each and pays with this note. How many dollars change does ${p.person} get?`,
  figure: () => ({ kind: 'money', alt: 'One note: 20 dollars.', cents: [2000] }),
  answer: (p) => ({ kind: 'money', model: String(change(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      Array.from({ length: p.tickets }, () => p.each).join('+'),
      'Each one costs the same.',
      `Write the price once for each of the ${p.tickets} ${p.thing}.`,
      'How many times do you pay that price?',
    ),
    step(
      'equal',
      String(total(p)),
      'That’s the price for all of them.',
      'Count by the price of one.',
      'What do they cost altogether?',
    ),
    step(
      'start',
      `20-${total(p)}`,
      'Take the price away from the note.',
      'How much is the note worth?',
      'How much does the shop keep?',
    ),
    step('equal', String(change(p)), 'That’s the change.', 'Count back from 20.', 'Can you check by adding?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => otherThan(total(p), 20 - p.each),
      firstWrongStep: 0,
      feedback: (p) => `You paid for just one. Pay for all ${p.tickets}.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(total(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the price for all of them. How much is the change?',
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => otherThan(total(p), 20 - p.tickets - p.each),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.tickets} and ${p.each}. Each of the ${p.tickets} costs ${p.each} dollars.`,
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
