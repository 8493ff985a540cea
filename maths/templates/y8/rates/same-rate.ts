import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  first: number;
  rate: number;
  second: number;
}

const stories = [
  { text: 'A printer prints', of: 'pages', per: 'minutes', goes: 'How many pages does it print' },
  { text: 'A tap fills a tank with', of: 'litres', per: 'minutes', goes: 'How many litres does it add' },
  { text: 'A harvester cuts', of: 'hectares', per: 'hours', goes: 'How many hectares does it cut' },
  { text: 'A machine packs', of: 'boxes', per: 'hours', goes: 'How many boxes does it pack' },
  { text: 'A pump moves', of: 'litres', per: 'seconds', goes: 'How many litres does it move' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const known = (p: Params) => p.first * p.rate;
const value = (p: Params) => p.second * p.rate;

export const sameRate = defineTemplate<Params>({
  id: 'y8/rates/same-rate',
  version: 1,
  topicId: '136-rates',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'amount-for-one-unit',
  calculator: false,
  title: 'At the same rate',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        first: random.int(3, 12),
        rate: random.int(4, 25),
        second: random.int(4, 20),
      }),
      (p) => p.second !== p.first && gcd(p.first, p.second) < Math.min(p.first, p.second),
    ),
  prompt(p) {
    const { text, of, per, goes } = storyOf(p);
    return `${text} ${known(p)} ${of} in ${p.first} ${per}. ${goes} in ${p.second} ${per} at the same rate?`;
  },
  answer: (p) => ({
    kind: 'quantity',
    model: `${value(p)} ${storyOf(p).of}`,
    unit: storyOf(p).of,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `\\frac{${known(p)}}{${p.first}}`,
      `First find the rate: how many ${storyOf(p).of} in one unit of time.`,
      'Find the amount for one unit of time.',
      'What do you divide by what?',
    ),
    equal(`${p.rate}`, 'This is the rate.', 'Divide the amount by the time.', 'How much is it for one unit of time?'),
    start(
      `${p.second}\\times ${p.rate}`,
      `The rate stays the same for all ${p.second} ${storyOf(p).per}.`,
      'Multiply the rate by the new time.',
      'Should the answer be more or less than the amount in the question?',
    ),
    equal(`${value(p)}`, 'Multiply.', 'Work out the product.', 'Is the answer sensible?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-as-difference',
      compute: (p) => unlessRight(`${known(p) + p.second - p.first}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: (p) =>
        `You added or subtracted ${Math.abs(p.second - p.first)}. At a constant rate, both numbers are multiplied by the same factor.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${p.rate}`,
      firstWrongStep: 2,
      feedback: () => 'That’s only the amount for one unit of time.',
    },
    {
      misconceptionId: 'rate-upside-down',
      compute(p) {
        const top = known(p) * p.first;
        return top % p.second === 0 ? unlessRight(`${top / p.second}`, `${value(p)}`) : `${top}/${p.second}`;
      },
      firstWrongStep: 0,
      feedback: () => 'More time gives a bigger amount, and less time gives a smaller one. Which way should yours go?',
    },
  ],
  // Let time pass, one unit after the other.
  confirm(p) {
    let amount = 0;
    for (let unit = 0; unit < p.second; unit += 1) amount += known(p) / p.first;
    return { kind: 'values', values: [amount] };
  },
  examples: [
    { seed: 's1', input: '288', verdict: 'correct' },
    { seed: 's2', input: '171', verdict: 'correct' },
    { seed: 's3', input: '608/2', verdict: 'wrong-form' },
    { seed: 's1', input: '168', verdict: 'wrong', misconceptionId: 'ratio-as-difference' },
    { seed: 's1', input: '16', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '1600/18', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
  ],
});
