import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { dollars, price } from '../../primary/money';
import { step } from '../../primary/step';

interface Params {
  adults: number;
  children: number;
  adultCents: number;
  childCents: number;
  place: string;
}

const places = [
  'the zoo train',
  'the museum',
  'the local pool',
  'the harbour ferry',
  'the show',
  'the ice rink',
] as const;

const adultTotal = (p: Params) => p.adults * p.adultCents;
const childTotal = (p: Params) => p.children * p.childCents;

export const twoKindsOfTickets = defineTemplate<Params>({
  id: 'y4/money/two-kinds-of-tickets',
  version: 1,
  topicId: '50-two-step-money-problems',
  years: [4, 5],
  difficulty: 'NORMAL',
  strategy: 'multiply-prices-then-add',
  calculator: false,
  title: 'Tickets for adults and children',
  params: (random) =>
    drawUntil(
      () => ({
        adults: random.int(2, 4),
        children: random.int(2, 6),
        adultCents: 50 * random.int(9, 25),
        childCents: 50 * random.int(5, 17),
        place: random.pick(places),
      }),
      (p) =>
        p.adultCents > p.childCents + 100 &&
        p.adults !== p.children &&
        // The amounts show cents somewhere, or it would be a whole-dollar problem.
        (p.adultCents % 100 !== 0 || p.childCents % 100 !== 0) &&
        adultTotal(p) !== childTotal(p),
    ),
  prompt: (p) =>
    `A ticket for ${p.place} costs ${price(p.adultCents)} for an adult and ${price(p.childCents)} for a child. ` +
    `What do ${p.adults} adults and ${p.children} children pay altogether?`,
  answer: (p) => ({ kind: 'money', model: dollars(adultTotal(p) + childTotal(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.adults}\\times ${dollars(p.adultCents)}+${p.children}\\times ${dollars(p.childCents)}`,
      'Multiply each price by the number of tickets of that kind.',
      'Write a product for the adults and one for the children.',
      'How many tickets of each kind do they buy?',
    ),
    step(
      'equal',
      `${dollars(adultTotal(p))}+${p.children}\\times ${dollars(p.childCents)}`,
      'That’s the cost for the adults.',
      'Work out the adult tickets first.',
      'What do the adults pay?',
    ),
    step(
      'equal',
      `${dollars(adultTotal(p))}+${dollars(childTotal(p))}`,
      'That’s the cost for the children.',
      'Now work out the child tickets. Two lots of 50 cents make a dollar.',
      'What do the children pay?',
    ),
    step(
      'equal',
      dollars(adultTotal(p) + childTotal(p)),
      'Add both costs, dollars to dollars and cents to cents.',
      'Add the two amounts.',
      'Have you counted every ticket?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => dollars(adultTotal(p)),
      firstWrongStep: 2,
      feedback: (p) => `That pays for the adults only. The ${p.children} children need tickets too.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => dollars(p.adultCents + p.childCents),
      firstWrongStep: 0,
      feedback: (p) => `That’s just one ticket of each kind, but there are ${p.adults + p.children} people.`,
    },
    {
      misconceptionId: 'multiplies-one-part-only',
      compute: (p) => dollars(adultTotal(p) + p.childCents),
      firstWrongStep: 1,
      feedback: (p) => `You paid for all the adults but only one child. All ${p.children} children need tickets.`,
    },
  ],
  confirm: (p) => {
    let cents = 0;
    for (let person = 0; person < p.adults + p.children; person += 1) {
      cents += person < p.adults ? p.adultCents : p.childCents;
    }
    return { kind: 'values', values: [cents / 100] };
  },
  examples: [
    { seed: 's1', input: '73', verdict: 'correct' },
    { seed: 's2', input: '36', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '14.50', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's5', input: '$39.50', verdict: 'correct' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
