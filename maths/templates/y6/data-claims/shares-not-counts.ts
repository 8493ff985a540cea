import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  sizes: [number, number];
  percents: [number, number];
  name: string;
}
const stories = [
  { where: 'At', groups: ['Hill School', 'Lake School'], who: 'students', what: 'have a pet' },
  { where: 'In', groups: ['the morning class', 'the evening class'], who: 'people', what: 'like the new pool' },
  { where: 'In', groups: ['Ward A', 'Ward B'], who: 'homes', what: 'have a water tank' },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const count = (p: Params, i: 0 | 1) => (p.sizes[i] * p.percents[i]) / 100;
const value = (p: Params) => Math.abs(p.percents[0] - p.percents[1]);
const _pct = (n: number) => `${n}%`;

export const sharesNotCounts = defineTemplate<Params>({
  id: 'y6/data-claims/shares-not-counts',
  version: 1,
  topicId: '99-compare-data-media-claims',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'percent-of-each-group',
  calculator: false,
  title: 'Compare percentages of different groups',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        name: random.pick(firstNames),
        sizes: [random.pick([20, 25, 40, 50]), random.pick([80, 100, 120, 150, 200])] as [number, number],
        percents: [5 * random.int(9, 18), 5 * random.int(5, 14)] as [number, number],
      }),
      (p) =>
        Number.isInteger(count(p, 0)) &&
        Number.isInteger(count(p, 1)) &&
        p.percents[0] > p.percents[1] &&
        count(p, 1) > count(p, 0) &&
        value(p) !== count(p, 1) - count(p, 0) &&
        p.sizes[1] !== 100,
    ),
  prompt: (p) =>
    `${storyOf(p).where} ${storyOf(p).groups[0]}, ${count(p, 0)} of ${p.sizes[0]} ${storyOf(p).who} ${storyOf(p).what}. ${storyOf(p).where} ${storyOf(p).groups[1]}, it’s ${count(p, 1)} of ${p.sizes[1]}. A headline only looks at the counts. ${p.name} compares the percentages. How many percentage points higher is the percentage for ${storyOf(p).groups[0]}?`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${count(p, 0)}\\div ${p.sizes[0]}\\times 100`,
      'Compare the part with its own whole.',
      `Write ${count(p, 0)} out of ${p.sizes[0]} as a fraction, then as a percentage.`,
      'What is each number out of?',
    ),
    equal(
      `${p.percents[0]}`,
      `That’s the percentage for ${storyOf(p).groups[0]}.`,
      'Find the fraction with a denominator of 100.',
      'How many would it be out of one hundred?',
    ),
    start(
      `${count(p, 1)}\\div ${p.sizes[1]}\\times 100`,
      'Do the same for the second group.',
      'The second group is a different size.',
      'What is the whole of the second group?',
    ),
    equal(
      `${p.percents[1]}`,
      `That’s the percentage for ${storyOf(p).groups[1]}.`,
      'Find the fraction with a denominator of 100.',
      'Which percentage is larger?',
    ),
    start(
      `${p.percents[0]}-${p.percents[1]}`,
      'Compare the two percentages.',
      'Take the smaller percentage from the larger one.',
      'Is the headline fair?',
    ),
    equal(`${value(p)}`, 'Subtract.', 'Work it out.', 'Which is fairer to compare: the counts or the percentages?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-compared-not-shares',
      compute: (p) => `${count(p, 1) - count(p, 0)}`,
      firstWrongStep: 0,
      feedback: (p) =>
        `You compared the counts, but the groups have ${p.sizes[0]} and ${p.sizes[1]} ${storyOf(p).who}.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${p.percents[0]}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the first percentage. Compare it with the second.',
    },
    {
      misconceptionId: 'whole-for-row-total',
      compute: (p) => {
        const whole = p.sizes[0] + p.sizes[1];
        const wrong = (100 * (count(p, 1) - count(p, 0))) / whole;
        return Number.isInteger(wrong) ? unlessRight(`${wrong}`, `${value(p)}`) : null;
      },
      firstWrongStep: 0,
      feedback: () => 'You used everyone as the whole. Each group has its own whole.',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [Math.round(10000 * (count(p, 0) / p.sizes[0] - count(p, 1) / p.sizes[1])) / 100],
  }),
  examples: [
    { seed: 's1', input: '20', verdict: 'correct' },
    { seed: 's2', input: '40', verdict: 'correct' },
    { seed: 's1', input: '35', verdict: 'wrong', misconceptionId: 'counts-compared-not-shares' },
    { seed: 's1', input: '50', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's5', input: '40', verdict: 'wrong', misconceptionId: 'whole-for-row-total' },
    { seed: 's3', input: '10/2', verdict: 'wrong-form' },
  ],
});
