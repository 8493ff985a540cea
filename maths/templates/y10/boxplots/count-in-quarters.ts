import { defineTemplate } from '../../format';
import { fractionLatex } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { boxStories } from './iqr-from-boxplot';

/** The five numbers, how many values there are, and between which two of the five the question asks. */
interface Params {
  story: number;
  five: [number, number, number, number, number];
  count: number;
  from: number;
  to: number;
}

const storyOf = (p: Params) => boxStories[p.story] ?? boxStories[0];
const at = (p: Params, place: number) => p.five[place] ?? 0;
const quarters = (p: Params) => p.to - p.from;
const model = (p: Params) => `${(p.count * quarters(p)) / 4}`;

function asked(p: Params): string {
  if (p.from === 0) return `less than ${at(p, p.to)}`;
  return p.to === 4 ? `more than ${at(p, p.from)}` : `between ${at(p, p.from)} and ${at(p, p.to)}`;
}

export const countInQuarters = defineTemplate<Params>({
  id: 'y10/boxplots/count-in-quarters',
  version: 1,
  topicId: '173-boxplots',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'each-part-holds-a-quarter',
  calculator: false,
  title: 'Count the values in part of a box plot',
  params: (random) =>
    drawUntil(
      () => {
        const five = Array.from({ length: 5 }, () => 2 * random.int(5, 30)).sort((a, b) => a - b);
        const [from, to] = random.pick([
          [0, 1],
          [0, 3],
          [1, 4],
          [3, 4],
          [1, 3],
          [1, 2],
          [2, 3],
        ] as const);
        return {
          story: random.int(0, boxStories.length - 1),
          five: five as Params['five'],
          count: 4 * random.int(6, 40),
          from,
          to,
        };
      },
      (p) => {
        const width = at(p, 4) - at(p, 0);
        return (
          p.five.every((value, place) => place === 0 || value - at(p, place - 1) >= 4) &&
          Math.abs((at(p, p.to) - at(p, p.from)) / width - quarters(p) / 4) > 0.1 &&
          !p.five.includes(Number(model(p))) &&
          p.count !== 100
        );
      },
    ),
  prompt: (p) =>
    `${storyOf(p).text} It covers ${p.count} ${storyOf(p).of}. About how many of the values are ${asked(p)}?`,
  figure: (p) => ({
    kind: 'box-plot',
    alt: `A box plot on an axis from 10 to 60. The whiskers end at ${p.five[0]} and ${p.five[4]}, the box goes from ${p.five[1]} to ${p.five[3]}, and the line in the box is at ${p.five[2]}.`,
    from: 10,
    to: 60,
    step: 2,
    xLabel: storyOf(p).label,
    plots: [{ min: p.five[0], q1: p.five[1], median: p.five[2], q3: p.five[3], max: p.five[4] }],
  }),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${fractionLatex(quarters(p), 4)}\\times ${p.count}`,
      'Each of the four parts of a box plot holds about a quarter of the values. Count the parts.',
      'How much of the data does each part of a box plot hold?',
      'How many of the four parts does the question ask about?',
    ),
    equal(
      model(p),
      'Work out the product.',
      'Divide by the denominator and multiply by the numerator.',
      'Is it more or less than half of them?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'longer-part-more-data',
      compute(p) {
        const share = (at(p, p.to) - at(p, p.from)) / (at(p, 4) - at(p, 0));
        return unlessRight(`${Math.round(p.count * share)}`, model(p));
      },
      firstWrongStep: 0,
      feedback: () =>
        'You compared lengths. A longer part means its values are more spread out, not that there are more of them.',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => unlessRight(`${p.count - Number(model(p))}`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'You counted the other parts of the plot.',
    },
    {
      misconceptionId: 'unit-fraction-only',
      compute: (p) => (quarters(p) === 2 ? `${p.count / 4}` : null),
      firstWrongStep: 1,
      feedback: () => 'That’s one quarter of the values. How many quarters does the question ask about?',
    },
  ],
  // Deal the values in order into four equal groups.
  confirm(p) {
    const groups = Array.from({ length: p.count }, (_, place) => Math.floor((4 * place) / p.count));
    return { kind: 'values', values: [groups.filter((group) => group >= p.from && group < p.to).length] };
  },
  examples: [
    { seed: 's1', input: '24', verdict: 'correct' },
    { seed: 's2', input: '19', verdict: 'correct' },
    { seed: 's3', input: '144/2', verdict: 'wrong-form' },
    { seed: 's1', input: '51', verdict: 'wrong', misconceptionId: 'longer-part-more-data' },
    { seed: 's1', input: '72', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
  ],
});
