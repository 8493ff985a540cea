import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  a: number;
  b: number;
  total: number;
}
const stories = [
  { who: 'A netball club', one: 'uniforms', two: 'court hire', rest: 'trophies' },
  { who: 'A school garden', one: 'plants', two: 'tools', rest: 'soil' },
  { who: 'A street fair', one: 'music', two: 'tents', rest: 'food' },
  { who: 'A robotics team', one: 'motors', two: 'travel', rest: 'batteries' },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const restPercent = (p: Params) => 100 - p.a - p.b;
const value = (p: Params) => (p.total * restPercent(p)) / 100;

export const restOfTheBudget = defineTemplate<Params>({
  id: 'y6/percent-models/rest-of-the-budget',
  version: 1,
  topicId: '89-modelling-with-percentages',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'rest-of-one-hundred-percent',
  calculator: false,
  title: 'Find the rest of a budget',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        a: 5 * random.int(5, 10),
        b: 5 * random.int(3, 8),
        total: 100 * random.int(3, 24),
      }),
      (p) =>
        p.a !== p.b &&
        restPercent(p) >= 15 &&
        restPercent(p) !== p.a &&
        restPercent(p) !== p.b &&
        p.a + p.b !== 50 &&
        value(p) !== 100,
    ),
  prompt: (p) =>
    `${storyOf(p).who} has \\$${p.total} to spend. ${p.name} plans $${p.a}\\%$ for ${storyOf(p).one}, $${p.b}\\%$ for ${storyOf(p).two} and the rest for ${storyOf(p).rest}. How many dollars are left for ${storyOf(p).rest}?`,
  figure: (p) => ({
    kind: 'pie-chart',
    alt: `A circle in three parts. ${storyOf(p).one}: ${p.a} per cent. ${storyOf(p).two}: ${p.b} per cent. ${storyOf(p).rest}: unknown.`,
    sectors: [
      { label: storyOf(p).one, share: p.a / 100, text: `${p.a}%` },
      { label: storyOf(p).two, share: p.b / 100, text: `${p.b}%` },
      { label: storyOf(p).rest, share: restPercent(p) / 100, text: '?' },
    ],
  }),
  answer: (p) => ({ kind: 'money', model: `${value(p)}`, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `100-${p.a}-${p.b}`,
      'All the parts add up to one hundred per cent.',
      'What do all the percentages add up to?',
      'What percentage is the whole?',
    ),
    equal(
      `${restPercent(p)}`,
      'That’s the percentage left.',
      'Take away both percentages.',
      'What percentage is left over?',
    ),
    start(
      `\\frac{${restPercent(p)}}{100}\\times ${p.total}`,
      'Take this percentage of the money.',
      'Write the percentage as a fraction of the whole.',
      'What is the whole in dollars?',
    ),
    equal(
      `${restPercent(p)}\\times ${p.total / 100}`,
      'Find one per cent first.',
      'Divide the whole by one hundred first.',
      'How much is one per cent?',
    ),
    equal(
      `${value(p)}`,
      'Multiply.',
      'You know one per cent. Multiply to get the percentage left.',
      'Do the three amounts add up to the whole?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => `${((p.a + p.b) * p.total) / 100}`,
      firstWrongStep: 0,
      feedback: (p) => `That’s the money for ${storyOf(p).one} and ${storyOf(p).two} together.`,
    },
    {
      misconceptionId: 'percent-added-to-number',
      compute: (p) => `${p.total - p.a - p.b}`,
      firstWrongStep: 0,
      feedback: () => 'You took away the percentages as if they were dollars.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${restPercent(p)}`, `${value(p)}`),
      firstWrongStep: 2,
      feedback: () => 'That’s the percentage left. How many dollars is it?',
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [p.total - p.total * (p.a * 0.01) - p.total * (p.b * 0.01)] }),
  examples: [
    { seed: 's1', input: '525', verdict: 'correct' },
    { seed: 's2', input: '300', verdict: 'correct' },
    { seed: 's1', input: '975', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's1', input: '1435', verdict: 'wrong', misconceptionId: 'percent-added-to-number' },
    { seed: 's1', input: '35', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '180/2', verdict: 'wrong-form' },
  ],
});
