import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  total: number;
  people: number;
}
const stories = [
  (n: string, t: number, c: number) =>
    `${n} and some friends, ${c} people altogether, split a bill of \\$${t} equally. How much does each person pay?`,
  (n: string, t: number, c: number) =>
    `${n} pays \\$${t} for ${c} tickets at the same price. How much does one ticket cost?`,
  (n: string, t: number, c: number) => `${n} pays \\$${t} for ${c} metres of fabric. How much does one metre cost?`,
] as const;
const scaled = (p: Params) => Math.floor((p.total * 1_000_000) / p.people);
const shown = (p: Params) => `${(scaled(p) / 1_000_000).toFixed(6)}`;
const cents = (p: Params) =>
  Math.floor((p.total * 100) / p.people) + ((p.total * 100) % p.people >= p.people / 2 ? 1 : 0);
const show = (c: number) => (c / 100).toFixed(2);

export const sharedCost = defineTemplate<Params>({
  id: 'y7/rounding-decimals/shared-cost',
  version: 1,
  topicId: '104-rounding-decimals',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'divide-then-round',
  calculator: true,
  title: 'Round a quotient to the nearest cent',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        total: random.int(20, 190),
        people: random.pick([3, 6, 7, 9, 11, 12, 13]),
      }),
      (p) =>
        (p.total * 100) % p.people !== 0 && Math.floor((p.total * 1000) / p.people) % 10 !== 0 && cents(p) % 10 !== 0,
    ),
  prompt: (p) =>
    `${(stories[p.story] ?? stories[0])(p.name, p.total, p.people)} Give your answer in dollars, rounded to the nearest cent.`,
  answer: (p) => ({ kind: 'number', model: show(cents(p)), forms: [{ kind: 'decimal-places', places: 2 }] }),
  steps: (p) => [
    start(
      `${p.total}\\div ${p.people}`,
      'Share the amount equally.',
      'Which operation shares an amount equally?',
      'About how much is it for one?',
    ),
    start(
      shown(p),
      'These are the first digits of the quotient.',
      'Divide on your calculator and keep all the digits.',
      'Does the division come out exactly?',
    ),
    result(
      show(cents(p)),
      'The third decimal place tells you whether to round up or down.',
      'Keep two decimal places, and look at the third.',
      'Which whole cent is closest?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => unlessRight(show(Math.floor((p.total * 100) / p.people)), show(cents(p))),
      firstWrongStep: 2,
      feedback: () => 'You just cut off the digits after the cents. The next digit is 5 or more.',
    },
    {
      misconceptionId: 'rounds-up-always',
      compute: (p) => unlessRight(show(Math.ceil((p.total * 100) / p.people)), show(cents(p))),
      firstWrongStep: 2,
      feedback: () => 'You rounded up to the next cent, but the cent below is closer.',
    },
    {
      misconceptionId: 'rounds-to-wrong-place',
      compute: (p) => unlessRight((Math.round((p.total * 10) / p.people) / 10).toFixed(1), show(cents(p))),
      firstWrongStep: 2,
      feedback: () => 'You rounded to the nearest ten cents. The nearest cent needs two decimal places.',
    },
  ],
  confirm(p) {
    let best = 0;
    for (let c = 0; c < 20_000; c += 1)
      if (Math.abs(c * p.people - 100 * p.total) < Math.abs(best * p.people - 100 * p.total)) best = c;
    return { kind: 'values', values: [best / 100] };
  },
  examples: [
    { seed: 's1', input: '23.33', verdict: 'correct' },
    { seed: 's2', input: '7.22', verdict: 'correct' },
    { seed: 's3', input: '28.16', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's1', input: '23.34', verdict: 'wrong', misconceptionId: 'rounds-up-always' },
    { seed: 's1', input: '23.3', verdict: 'wrong', misconceptionId: 'rounds-to-wrong-place' },
  ],
});
