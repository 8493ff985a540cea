import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { price } from '../../primary/money';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  count: number;
  each: number;
  note: number;
  thing: string;
}

const things = ['cricket balls', 'hats', 'library bags', 'plants', 'movie tickets', 'swim caps', 'puzzles'] as const;

export const changeFromANote = defineTemplate<Params>({
  id: 'y4/money/change-from-a-note',
  version: 1,
  topicId: '50-two-step-money-problems',
  years: [4],
  difficulty: 'EASY',
  strategy: 'cost-then-change',
  calculator: false,
  title: 'Change from a note',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        count: random.int(2, 6),
        each: random.int(4, 16),
        note: random.pick([50, 100]),
        thing: random.pick(things),
      }),
      ({ count, each, note }) => {
        const change = note - count * each;
        return change >= 3 && count * each > note / 4 && ![count, each, note].includes(change);
      },
    ),
  prompt: (p) =>
    `${p.person} buys ${p.count} ${p.thing} for ${price(100 * p.each)} each and pays with a ${price(100 * p.note)} note. ` +
    `How much change do they get?`,
  answer: (p) => ({ kind: 'money', model: String(p.note - p.count * p.each), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.count}\\times ${p.each}`,
      `There are ${p.count} ${p.thing}, and each has the same price.`,
      `First work out what all the ${p.thing} cost.`,
      'What do you need to know before you can find the change?',
    ),
    step(
      'equal',
      String(p.count * p.each),
      'This is the cost in dollars.',
      `Multiply the price by the number of ${p.thing}.`,
      'Is the cost less than the note?',
    ),
    step(
      'start',
      `${p.note}-${p.count * p.each}`,
      'The change is the note take away the cost.',
      'Take the cost away from the note.',
      'How much does the shop keep, and how much comes back to you?',
    ),
    step(
      'equal',
      String(p.note - p.count * p.each),
      'This is the change in dollars.',
      'Count up from the cost to the note to check.',
      'Do the cost and the change add up to the note?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => (2 * p.count * p.each === p.note ? null : String(p.count * p.each)),
      firstWrongStep: 2,
      feedback: (p) => `That’s the cost. The question asks how much change ${p.person} gets back.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => String(p.note - p.each),
      firstWrongStep: 0,
      feedback: (p) => `You took away the price of just one, but ${p.person} buys ${p.count} ${p.thing}.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(p.note + p.count * p.each),
      firstWrongStep: 2,
      feedback: (p) => `You added the cost. Can you get more than \\$${p.note} in change?`,
    },
  ],
  confirm: (p) => {
    let purse = p.note;
    for (let bought = 0; bought < p.count; bought += 1) purse -= p.each;
    return { kind: 'values', values: [purse] };
  },
  examples: [
    { seed: 's1', input: '4', verdict: 'correct' },
    { seed: 's2', input: '45', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '38', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's5', input: '$40.00', verdict: 'correct' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
