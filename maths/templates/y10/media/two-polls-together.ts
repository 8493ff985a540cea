import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** Two polls of different size and their percentages in favour. */
interface Params {
  story: number;
  sizes: [number, number];
  percents: [number, number];
}

const stories = [
  { what: 'a new skate park', first: 'online', second: 'by phone' },
  { what: 'longer library hours', first: 'by post', second: 'in the street' },
  { what: 'a ban on plastic cups', first: 'in the city', second: 'in the country' },
  { what: 'a later start to the school day', first: 'at schools', second: 'at train stations' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const yes = (p: Params): [number, number] => [(p.sizes[0] * p.percents[0]) / 100, (p.sizes[1] * p.percents[1]) / 100];
const all = (p: Params) => p.sizes[0] + p.sizes[1];
const together = (p: Params) => (100 * (yes(p)[0] + yes(p)[1])) / all(p);
const model = (p: Params) => `${decimalText(together(p))}%`;
const wrongPercent = (p: Params, value: number) =>
  Math.abs(value - together(p)) < 0.3 ? null : `${decimalText(Math.round(value * 10) / 10)}%`;

export const twoPollsTogether = defineTemplate<Params>({
  id: 'y10/media/two-polls-together',
  version: 2,
  topicId: '176-statistics-in-the-media',
  years: [10],
  difficulty: 'HARD',
  strategy: 'weigh-two-samples',
  calculator: true,
  title: 'Combine two polls',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        sizes: [random.int(6, 30) * 50, random.int(2, 12) * 50] as Params['sizes'],
        percents: [random.int(20, 80), random.int(20, 80)] as Params['percents'],
      }),
      (p) =>
        p.sizes[0] >= 2 * p.sizes[1] &&
        yes(p).every(Number.isInteger) &&
        Number.isInteger(together(p)) &&
        Math.abs(p.percents[0] - p.percents[1]) > 9 &&
        Math.abs(together(p) - (p.percents[0] + p.percents[1]) / 2) > 1,
    ),
  prompt: (p) =>
    `A newspaper asked ${p.sizes[0]} people ${storyOf(p).first} and ${p.sizes[1]} people ${storyOf(p).second} about ${storyOf(p).what}. In the first group ${p.percents[0]}% were in favour, and in the second group ${p.percents[1]}%. The newspaper says that ${decimalText((p.percents[0] + p.percents[1]) / 2)}% of all of them are in favour. What percentage of all the people asked were really in favour?`,
  answer: (p) => ({ kind: 'number', model: model(p), unit: '%' }),
  steps: (p) => [
    start(
      `${p.sizes[0]}\\times ${decimalText(p.percents[0] / 100)}+${p.sizes[1]}\\times ${decimalText(p.percents[1] / 100)}`,
      'Count how many are in favour in each group, and add.',
      'You can’t just average percentages of different groups. Count people first.',
      'How many people in each group are in favour?',
    ),
    equal(
      `${yes(p)[0] + yes(p)[1]}`,
      'This is how many are in favour.',
      'Work out the sum.',
      'How many are in favour altogether?',
    ),
    start(
      `\\frac{${yes(p)[0] + yes(p)[1]}}{${p.sizes[0]}+${p.sizes[1]}}`,
      'Compare this with everyone who was asked.',
      'How many people were asked altogether?',
      'Which number goes in the denominator?',
    ),
    equal(
      `${decimalText(together(p))}\\%`,
      'Write it as a percentage.',
      'Divide, then multiply by one hundred.',
      'Is it closer to the percentage for the larger group?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'mean-of-means',
      compute: (p) => wrongPercent(p, (p.percents[0] + p.percents[1]) / 2),
      firstWrongStep: 0,
      feedback: () => 'That’s what the newspaper did. The larger group should count for more.',
    },
    {
      misconceptionId: 'percents-added-together',
      compute: (p) => wrongPercent(p, p.percents[0] + p.percents[1]),
      firstWrongStep: 0,
      feedback: () => 'You added percentages of different groups.',
    },
    {
      misconceptionId: 'larger-group-only',
      compute: (p) => wrongPercent(p, p.percents[0]),
      firstWrongStep: 0,
      feedback: () => 'You used only the larger group. The smaller one counts as well.',
    },
  ],
  // Ask everybody, one after the other.
  confirm(p) {
    let [asked, inFavour] = [0, 0];
    p.sizes.forEach((size, group) => {
      for (let one = 0; one < size; one += 1) {
        asked += 1;
        if (one < (yes(p)[group] ?? 0)) inFavour += 1;
      }
    });
    return { kind: 'values', values: [inFavour / asked] };
  },
  examples: [
    { seed: 's1', input: '52%', verdict: 'correct' },
    { seed: 's2', input: '44%', verdict: 'correct' },
    { seed: 's1', input: '44%', verdict: 'wrong', misconceptionId: 'mean-of-means' },
    { seed: 's1', input: '88%', verdict: 'wrong', misconceptionId: 'percents-added-together' },
    { seed: 's1', input: '54%', verdict: 'wrong', misconceptionId: 'larger-group-only' },
  ],
});
