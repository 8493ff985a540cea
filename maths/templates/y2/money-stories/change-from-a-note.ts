import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  thing: string;
  /** In dollars. */
  cost: number;
  note: 20 | 50;
}

const things = ['game', 'kite', 'ball', 'hat', 'book', 'plant', 'lamp', 'bag'] as const;
const nextTen = ({ cost }: Params) => Math.ceil(cost / 10) * 10;
const toTen = (p: Params) => nextTen(p) - p.cost;
const rest = (p: Params) => p.note - nextTen(p);
const change = (p: Params) => toTen(p) + rest(p);

export const changeFromANote = defineTemplate<Params>({
  id: 'y2/money-stories/change-from-a-note',
  version: 1,
  topicId: '18-money-stories',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'count-up-to-the-note',
  calculator: false,
  title: 'Change from a note',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        thing: random.pick(things),
        cost: random.int(3, 38),
        note: random.pick([20, 50] as const),
      }),
      (p) => p.cost % 10 !== 0 && rest(p) > 0 && (p.note === 20 || p.cost > 11) && change(p) !== p.cost,
    ),
  prompt: (p) =>
    `${p.person} buys a ${p.thing} for ${p.cost} dollars and pays with this note. How many dollars change does ${p.person} get?`,
  figure: (p) => ({ kind: 'money', alt: `One note: ${p.note} dollars.`, cents: [100 * p.note] }),
  answer: (p) => ({ kind: 'money', model: String(change(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.cost}+${toTen(p)}=${nextTen(p)}`,
      'First, go up to the next ten.',
      `Start at ${p.cost}. Count up to the next ten.`,
      'Which ten comes next?',
    ),
    step(
      'identity',
      `${nextTen(p)}+${rest(p)}=${p.note}`,
      'Then go up to the note.',
      'Count by tens up to the note.',
      'How far is it to the note?',
    ),
    step(
      'start',
      `${toTen(p)}+${rest(p)}`,
      'The two jumps make the change.',
      'Which two jumps did you make?',
      'What can you do with the two jumps?',
    ),
    step(
      'equal',
      String(change(p)),
      'That’s the change.',
      'Add the two jumps.',
      'Do the price and the change add up to the note?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(p.note + p.cost),
      firstWrongStep: 0,
      feedback: () => 'You added the price to the note. You get less back than you paid.',
    },
    {
      misconceptionId: 'forgets-to-trade-down',
      compute: (p) => String(change(p) + 10),
      firstWrongStep: 1,
      feedback: (p) => `Check by adding. ${p.cost} plus your answer is more than the note.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(toTen(p)),
      firstWrongStep: 1,
      feedback: (p) => `That gets you to ${nextTen(p)}. Keep going up to the note.`,
    },
  ],
  confirm: (p) => {
    const till = Array.from({ length: p.note }, () => 'dollar');
    till.splice(0, p.cost);
    return { kind: 'values', values: [till.length] };
  },
  examples: [
    { seed: 's1', input: '36', verdict: 'correct' },
    { seed: 's2', input: '86', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's3', input: '38', verdict: 'wrong', misconceptionId: 'forgets-to-trade-down' },
    { seed: 's4', input: '5', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's5', input: '37+1', verdict: 'wrong-form' },
  ],
});
