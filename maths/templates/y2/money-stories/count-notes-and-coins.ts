import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { coinsWords } from '../../y1/shared/coins-words';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  /** In cents. */
  money: number[];
}

const dollars = ({ money }: Params) => money.map((worth) => worth / 100).sort((a, b) => b - a);
const add = (list: number[]) => list.reduce((sum, n) => sum + n, 0);
const notes = (p: Params) => dollars(p).filter((worth) => worth >= 5);
const coins = (p: Params) => dollars(p).filter((worth) => worth < 5);
const total = (p: Params) => add(dollars(p));

export const countNotesAndCoins = defineTemplate<Params>({
  id: 'y2/money-stories/count-notes-and-coins',
  version: 1,
  topicId: '18-money-stories',
  years: [2],
  difficulty: 'EASY',
  strategy: 'largest-first',
  calculator: false,
  title: 'Count notes and coins',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        money: random.shuffle([
          ...Array.from({ length: random.int(2, 3) }, () => random.pick([500, 1000, 2000])),
          ...Array.from({ length: random.int(2, 3) }, () => random.pick([100, 200])),
        ]),
      }),
      (p) => total(p) < 60,
    ),
  prompt: (p) => `${p.person} has this money. How many dollars is that altogether?`,
  figure: (p) => ({ kind: 'money', alt: `Money: ${coinsWords(p.money)}.`, cents: p.money }),
  answer: (p) => ({ kind: 'money', model: String(total(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      dollars(p).join('+'),
      'Start with the one that’s worth the most.',
      'Say what each note and coin is worth.',
      'Which one is worth the most?',
    ),
    step(
      'equal',
      `${add(notes(p))}+${coins(p).join('+')}`,
      'Add the notes first.',
      'Add all the notes.',
      'How much are the notes worth?',
    ),
    step(
      'equal',
      `${add(notes(p))}+${add(coins(p))}`,
      'Then add the coins.',
      'Now add all the coins.',
      'How much are the coins worth?',
    ),
    step(
      'equal',
      String(total(p)),
      'Put the two parts together.',
      'Add the notes and the coins.',
      'Did you use each note and coin once?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-coins',
      compute: (p) => String(p.money.length),
      firstWrongStep: 0,
      feedback: () => 'You counted the notes and coins. Add what each one is worth.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => otherThan(p.money.length, add(notes(p))),
      firstWrongStep: 2,
      feedback: () => 'That’s just the notes. The coins count too.',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => otherThan(add(notes(p)), total(p) - (coins(p).at(-1) ?? 0)),
      firstWrongStep: 2,
      feedback: () => 'You missed a coin. Touch each one once as you count.',
    },
  ],
  confirm: (p) => {
    let cents = 0;
    for (const worth of p.money) for (let i = 0; i < worth; i += 100) cents += 100;
    return { kind: 'values', values: [cents / 100] };
  },
  examples: [
    { seed: 's1', input: '13', verdict: 'correct' },
    { seed: 's2', input: '4', verdict: 'wrong', misconceptionId: 'counts-coins' },
    { seed: 's3', input: '35', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's5', input: '17+1', verdict: 'wrong-form' },
  ],
});
