import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  hours: number;
  rate: number;
  saved: number;
  spent: number;
}

const jobs = [
  'working at a bakery',
  'umpiring netball',
  'walking dogs',
  'mowing lawns',
  'working at a cafe',
  'coaching swimmers',
] as const;

const money = (value: number) => rounded(value, 2);
const shown = (value: number) => (Number.isInteger(value) ? `${value}` : rounded(value, 2));
const pay = (p: Params) => p.hours * p.rate;
const rest = (p: Params) => (pay(p) * (100 - p.saved)) / 100;
const left = (p: Params) => (rest(p) * (100 - p.spent)) / 100;

export const saveThenSpend = defineTemplate<Params>({
  id: 'y7/percent-money/save-then-spend',
  version: 1,
  topicId: '108-percent-and-money-modelling',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'percentage-of-the-rest',
  calculator: true,
  title: 'Pay, savings and what is left',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, jobs.length - 1),
        hours: random.int(4, 15),
        rate: random.int(12, 26),
        saved: random.pick([20, 25, 30, 40, 50, 60]),
        spent: random.pick([10, 20, 25, 30]),
      }),
      (p) => Number.isInteger(rest(p)) && Number.isInteger((rest(p) * p.spent) / 10),
    ),
  prompt: (p) =>
    `${p.name} earns \\$${p.rate} an hour ${jobs[p.story] ?? ''} and works ${p.hours} hours. They save $${p.saved}\\%$ of their pay and spend $${p.spent}\\%$ of the rest on clothes. How much money is left over?`,
  instruction: () => 'Don’t count the savings as left over.',
  answer: (p) => ({ kind: 'money', model: money(left(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.hours}\\times ${p.rate}`,
      'First find the total pay.',
      'Multiply the hours by the hourly rate.',
      'How much is the pay for all the hours?',
    ),
    equal(`${pay(p)}`, `The pay is \\$${pay(p)}.`, 'Work out the product.', 'Is this before or after saving?'),
    start(
      `\\frac{100-${p.saved}}{100}\\times ${pay(p)}`,
      `After saving $${p.saved}\\%$, the rest is $${100 - p.saved}\\%$ of the pay.`,
      'What percentage of the pay isn’t saved?',
      'What is left of the whole after the savings are taken off?',
    ),
    equal(
      `${rest(p)}`,
      `The rest is \\$${rest(p)}.`,
      'Work out this part of the pay.',
      'How many dollars aren’t saved?',
    ),
    start(
      `\\frac{100-${p.spent}}{100}\\times ${rest(p)}`,
      `The clothes cost $${p.spent}\\%$ of the rest, so $${100 - p.spent}\\%$ of the rest is left.`,
      'The second percentage is of the rest, not of the whole pay.',
      'Which amount is the second percentage of?',
    ),
    equal(
      shown(left(p)),
      'Work out the product.',
      'Use your calculator, and check that the answer makes sense.',
      'Is your answer less than the rest?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'percents-added-together',
      compute: (p) => unlessRight(money((pay(p) * (100 - p.saved - p.spent)) / 100), money(left(p))),
      firstWrongStep: 4,
      feedback: (p) => `The $${p.spent}\\%$ is a percentage of the rest, which is less than the whole pay.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => money(rest(p)),
      firstWrongStep: 4,
      feedback: () => 'That’s what’s left after saving. You haven’t taken off the clothes yet.',
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => unlessRight(money((rest(p) * p.spent) / 100), money(left(p))),
      firstWrongStep: 4,
      feedback: () => 'That’s the cost of the clothes. How much is left after paying for them?',
    },
  ],
  confirm(p) {
    // In cents, and by taking away.
    const cents = p.hours * p.rate * 100;
    const unsaved = cents - (cents / 100) * p.saved;
    return { kind: 'values', values: [(unsaved - (unsaved / 100) * p.spent) / 100] };
  },
  examples: [
    { seed: 's1', input: '64.80', verdict: 'correct' },
    { seed: 's2', input: '84.00', verdict: 'correct' },
    { seed: 's1', input: '60.00', verdict: 'wrong', misconceptionId: 'percents-added-together' },
    { seed: 's1', input: '72.00', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '7.20', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
  ],
});
