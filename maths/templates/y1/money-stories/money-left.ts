import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { coinsWords } from '../shared/coins-words';
import { otherThan } from '../shared/other-than';

interface Params {
  person: string;
  /** In cents: a ten-dollar note and some coins. */
  money: number[];
  /** In dollars. */
  cost: number;
  thing: string;
}

const things = ['book', 'ball', 'cap', 'kite', 'game', 'plant', 'torch'] as const;
const dollars = ({ money }: Params) => money.map((worth) => worth / 100);
const total = (p: Params) => dollars(p).reduce((sum, worth) => sum + worth, 0);
const left = (p: Params) => total(p) - p.cost;

export const moneyLeft = defineTemplate<Params>({
  id: 'y1/money-stories/money-left',
  version: 1,
  topicId: '5-simple-money-stories',
  years: [1],
  difficulty: 'HARD',
  strategy: 'count-money-then-take-away',
  calculator: false,
  title: 'How much money is left?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        money: [1000, ...[200, 200, 200].slice(0, random.int(0, 3)), ...[100, 100].slice(0, random.int(0, 2))],
        cost: random.int(4, 9),
        thing: random.pick(things),
      }),
      (p) => p.money.length > 2 && total(p) < 18 && left(p) !== p.cost && total(p) % 10 < p.cost,
    ),
  prompt: (p) =>
    `${p.person} has this money. The ${p.thing} costs ${p.cost} dollars. How many dollars are left after that?`,
  figure: (p) => ({ kind: 'money', alt: `Money: ${coinsWords(p.money)}.`, cents: p.money }),
  answer: (p) => ({ kind: 'money', model: String(left(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      dollars(p).join('+'),
      'First, count the money.',
      'Start with the note.',
      'What is each note or coin worth?',
    ),
    step(
      'equal',
      String(total(p)),
      'That’s all the money.',
      'Count on from ten.',
      'How much money is there to start with?',
    ),
    step(
      'start',
      `${total(p)}-${p.cost}`,
      'Then, take the price away.',
      'How much goes to the shop?',
      'Is there more money after buying it, or less?',
    ),
    step('equal', String(left(p)), 'That’s how much is left.', 'Count back, through ten.', 'Can you check by adding?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(total(p)),
      firstWrongStep: 2,
      feedback: (p) => `That’s the money at the start. Now pay for the ${p.thing}.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(total(p) + p.cost),
      firstWrongStep: 2,
      feedback: (p) => `You added ${p.cost} dollars. That money goes to the shop, so take it away.`,
    },
    {
      misconceptionId: 'counts-coins',
      compute: (p) => otherThan(left(p), p.money.length),
      firstWrongStep: 0,
      feedback: () => 'You counted the notes and coins. What is each one worth?',
    },
  ],
  confirm: (p) => {
    const purse = p.money.flatMap((worth) => Array.from({ length: worth / 100 }, () => 'dollar'));
    for (let i = 0; i < p.cost; i += 1) purse.pop();
    return { kind: 'values', values: [purse.length] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '14', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '21', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's4', input: '3', verdict: 'wrong', misconceptionId: 'counts-coins' },
    { seed: 's5', input: '8+1', verdict: 'wrong-form' },
  ],
});
