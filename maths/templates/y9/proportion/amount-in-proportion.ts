import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** amount for `first` units; asked for `second` units. The amount for one unit is rate / 10. */
interface Params {
  story: number;
  first: number;
  second: number;
  rate: number;
}

const stories = [
  {
    text: (a: string, n: number) => `A car uses ${a} L of petrol to travel ${n} km.`,
    ask: (n: number) => `How many litres does it use to travel ${n} km`,
    unit: 'L',
    many: 'km',
    one: 'kilometre',
    scale: 10,
    rate: [5, 12],
  },
  {
    text: (a: string, n: number) => `A pump moves ${a} L of water in ${n} minutes.`,
    ask: (n: number) => `How many litres does it move in ${n} minutes`,
    unit: 'L',
    many: 'minutes',
    one: 'minute',
    scale: 1,
    rate: [15, 95],
  },
  {
    text: (a: string, n: number) => `A spring stretches by ${a} cm under a load of ${n} kg.`,
    ask: (n: number) => `By how many centimetres does it stretch under ${n} kg`,
    unit: 'cm',
    many: 'kg',
    one: 'kilogram',
    scale: 1,
    rate: [5, 35],
  },
  {
    text: (a: string, n: number) => `A painter needs ${a} L of paint for ${n} square metres.`,
    ask: (n: number) => `How many litres are needed for ${n} square metres`,
    unit: 'L',
    many: 'square metres',
    one: 'square metre',
    scale: 10,
    rate: [6, 15],
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const decimal = (value: number) => `${Number(value.toFixed(4))}`;
const units = (p: Params, n: number) => n * storyOf(p).scale;
/** The amount for so many units; the rate counts tenths for each scale of units. */
const amount = (p: Params, n: number) => (p.rate * n) / 10;
const text = (p: Params, value: string) => `${value} ${storyOf(p).unit}`;

export const amountInProportion = defineTemplate<Params>({
  id: 'y9/proportion/amount-in-proportion',
  version: 1,
  topicId: '156-direct-proportion-and-rates',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'unit-amount-in-context',
  calculator: true,
  title: 'An amount in direct proportion',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const [low, high] = (stories[story] ?? stories[0]).rate;
        return { story, first: random.int(3, 24), second: random.int(3, 40), rate: random.int(low, high) };
      },
      (p) =>
        p.first !== p.second &&
        p.second % p.first !== 0 &&
        p.first % p.second !== 0 &&
        p.rate % 10 !== 0 &&
        amount(p, p.first) !== units(p, p.first),
    ),
  prompt: (p) =>
    `${storyOf(p).text(decimal(amount(p, p.first)), units(p, p.first))} ${storyOf(p).ask(units(p, p.second))}, if the two are directly proportional?`,
  instruction: (p) => `Give your answer in ${storyOf(p).unit}.`,
  answer: (p) => ({
    kind: 'quantity',
    model: text(p, decimal(amount(p, p.second))),
    unit: storyOf(p).unit,
    forms: [{ kind: 'decimal' }],
  }),
  steps: (p) => [
    start(
      `\\frac{${decimal(amount(p, p.first))}}{${units(p, p.first)}}`,
      `First find the amount for one ${storyOf(p).one}.`,
      'Find the amount for one unit.',
      'What do you divide by what?',
    ),
    equal(
      decimal(p.rate / 10 / storyOf(p).scale),
      'This is the constant of proportionality.',
      'Divide.',
      'How much is it for one unit?',
    ),
    start(
      `${decimal(p.rate / 10 / storyOf(p).scale)}\\times ${units(p, p.second)}`,
      `Multiply by the new number of ${storyOf(p).many}.`,
      'Multiply the constant by the new number.',
      'Should the answer be more or less than the amount you know?',
    ),
    equal(decimal(amount(p, p.second)), 'Work out the product.', 'Work out the product.', 'Is your answer sensible?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-as-difference',
      compute: (p) => {
        const wrong = amount(p, p.first) + units(p, p.second) - units(p, p.first);
        return wrong > 0 ? unlessRight(text(p, decimal(wrong)), text(p, decimal(amount(p, p.second)))) : null;
      },
      firstWrongStep: 2,
      feedback: () =>
        'You added or subtracted the same amount. In direct proportion, both are multiplied by the same factor.',
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => text(p, fractionText(p.rate * p.first * p.first, 10 * p.second)),
      firstWrongStep: 2,
      feedback: () => 'More of one must mean more of the other. Which way should yours go?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => text(p, decimal(p.rate / 10 / storyOf(p).scale)),
      firstWrongStep: 2,
      feedback: () => 'That’s only the amount for one unit.',
    },
  ],
  // Cross products: find by bisection the amount whose share is the same.
  confirm(p) {
    let [low, high] = [0, 10_000];
    for (let i = 0; i < 90; i += 1) {
      const guess = (low + high) / 2;
      if (guess * units(p, p.first) < amount(p, p.first) * units(p, p.second)) low = guess;
      else high = guess;
    }
    return { kind: 'values', values: [low] };
  },
  examples: [
    { seed: 's1', input: '5.5 cm', verdict: 'correct' },
    { seed: 's2', input: '136.3 L', verdict: 'correct' },
    { seed: 's1', input: '6.3 cm', verdict: 'wrong', misconceptionId: 'ratio-as-difference' },
    { seed: 's1', input: '1859/50 cm', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
    { seed: 's1', input: '1.1 cm', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
