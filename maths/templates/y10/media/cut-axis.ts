import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** Two values and where the vertical axis begins. */
interface Params {
  story: number;
  from: number;
  before: number;
  after: number;
}

const stories = [
  { title: 'Members', what: 'the number of members of a surf club', labels: ['Last year', 'This year'] },
  { title: 'Readers', what: 'the number of readers of a local paper', labels: ['March', 'April'] },
  { title: 'Rent (dollars a week)', what: 'the weekly rent in one suburb, in dollars', labels: ['2023', '2024'] },
  { title: 'Visitors', what: 'the number of visitors to a wildlife park', labels: ['Monday', 'Tuesday'] },
  { title: 'Followers', what: 'the number of followers of a podcast', labels: ['Week 1', 'Week 2'] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const percent = (p: Params) => (100 * (p.after - p.before)) / p.before;
const model = (p: Params) => `${decimalText(percent(p))}%`;
const times = (p: Params) => (p.after - p.from) / (p.before - p.from);
const wrongPercent = (p: Params, value: number) =>
  Math.abs(value - percent(p)) < 0.3 ? null : `${decimalText(Math.round(value * 10) / 10)}%`;

export const cutAxis = defineTemplate<Params>({
  id: 'y10/media/cut-axis',
  version: 1,
  topicId: '176-statistics-in-the-media',
  years: [10],
  difficulty: 'EASY',
  strategy: 'read-the-axis-not-the-picture',
  calculator: true,
  title: 'A graph with a broken axis',
  params: (random) =>
    drawUntil(
      () => {
        const before = 20 * random.int(10, 45);
        return {
          story: random.int(0, stories.length - 1),
          from: 20 * random.int(8, 44),
          before,
          after: before + 20 * random.int(1, 8),
        };
      },
      (p) => p.from < p.before && [2, 3, 4, 5].includes(times(p)) && Number.isInteger(percent(p)) && percent(p) <= 30,
    ),
  prompt: (p) =>
    `A news site shows this graph of ${storyOf(p).what}. The second point looks ${['', '', 'twice', '3 times', '4 times', '5 times'][times(p)] ?? ''} as high as the first. The values are ${p.before} and ${p.after}. By what percentage did the number really rise?`.replace(
      'the number really rise',
      p.story === 2 ? 'the rent really rise' : 'the number really rise',
    ),
  figure: (p) => ({
    kind: 'line-chart',
    alt: `A line chart whose vertical axis starts at ${p.from}. ${storyOf(p).labels[0]} is at ${p.before}, and ${storyOf(p).labels[1]} is at ${p.after}.`,
    title: storyOf(p).title,
    labels: [...storyOf(p).labels],
    series: [{ values: [p.before, p.after] }],
    yFrom: p.from,
    yStep: 20,
  }),
  answer: (p) => ({ kind: 'number', model: model(p), unit: '%' }),
  steps: (p) => [
    start(
      `\\frac{${p.after}-${p.before}}{${p.before}}`,
      'Compare the rise with the value at the start. The picture is misleading, because its axis doesn’t start at zero.',
      'Don’t trust the heights. What numbers does the graph give?',
      'What do you compare the rise with?',
    ),
    equal(`\\frac{${p.after - p.before}}{${p.before}}`, 'Work out the rise.', 'Subtract.', 'How much is the rise?'),
    equal(
      `${decimalText(percent(p))}\\%`,
      'Write it as a percentage.',
      'Divide, then multiply by one hundred.',
      'Does the graph make the rise look bigger than it is?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'picture-for-values',
      compute: (p) => wrongPercent(p, 100 * (times(p) - 1)),
      firstWrongStep: 0,
      feedback: () => 'You compared the heights in the picture. Look at where the vertical axis starts.',
    },
    {
      misconceptionId: 'percent-of-new-not-original',
      compute: (p) => wrongPercent(p, (100 * (p.after - p.before)) / p.after),
      firstWrongStep: 0,
      feedback: () => 'You compared the rise with the value at the end. Compare a rise with the starting value.',
    },
    {
      misconceptionId: 'amount-as-percent',
      compute: (p) => wrongPercent(p, p.after - p.before),
      firstWrongStep: 1,
      feedback: () => 'That’s the rise itself. What percentage of the starting value is it?',
    },
  ],
  // Try percentages until one leads from the first value to the second.
  confirm(p) {
    let rise = 0;
    while (p.before * (100 + rise) < p.after * 100) rise += 1;
    return { kind: 'values', values: [rise / 100] };
  },
  examples: [
    { seed: 's1', input: '10%', verdict: 'correct' },
    { seed: 's2', input: '20%', verdict: 'correct' },
    { seed: 's1', input: '100%', verdict: 'wrong', misconceptionId: 'picture-for-values' },
    { seed: 's1', input: '9.1%', verdict: 'wrong', misconceptionId: 'percent-of-new-not-original' },
    { seed: 's1', input: '20%', verdict: 'wrong', misconceptionId: 'amount-as-percent' },
  ],
});
