import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** The five numbers. */
interface Params {
  story: number;
  five: [number, number, number, number, number];
}

export const boxStories = [
  {
    text: 'The box plot shows the finishing times in minutes of runners in a fun run.',
    label: 'Time (min)',
    of: 'runners',
  },
  { text: 'The box plot shows the masses in grams of lemons from one tree.', label: 'Mass (g)', of: 'lemons' },
  { text: 'The box plot shows a class’s marks in a quiz.', label: 'Mark', of: 'students' },
  { text: 'The box plot shows the heights in centimetres of seedlings.', label: 'Height (cm)', of: 'seedlings' },
  { text: 'The box plot shows the number of visitors to a skate park each day.', label: 'Visitors', of: 'days' },
] as const;

const storyOf = (p: Params) => boxStories[p.story] ?? boxStories[0];
const unitOf = (p: Params) => ['min', 'g', 'marks', 'cm', 'visitors'][p.story] ?? 'min';
const model = (p: Params) => `${p.five[3] - p.five[1]}`;

export const iqrFromBoxplot = defineTemplate<Params>({
  id: 'y10/boxplots/iqr-from-boxplot',
  version: 1,
  topicId: '173-boxplots',
  years: [10],
  difficulty: 'EASY',
  strategy: 'length-of-the-box',
  calculator: false,
  title: 'Interquartile range from a box plot',
  params: (random) =>
    drawUntil(
      () => {
        const five = Array.from({ length: 5 }, () => 2 * random.int(5, 30)).sort((a, b) => a - b);
        return { story: random.int(0, boxStories.length - 1), five: five as Params['five'] };
      },
      (p) =>
        p.five.every((value, at) => at === 0 || value - (p.five[at - 1] ?? 0) >= 4) &&
        p.five[4] - p.five[0] > 24 &&
        !p.five.includes(Number(model(p))),
    ),
  prompt: (p) => `${storyOf(p).text} What is the interquartile range?`,
  figure: (p) => ({
    kind: 'box-plot',
    alt: `A box plot on an axis from 10 to 60. The whiskers end at ${p.five[0]} and ${p.five[4]}, the box goes from ${p.five[1]} to ${p.five[3]}, and the line in the box is at ${p.five[2]}.`,
    from: 10,
    to: 60,
    step: 2,
    xLabel: storyOf(p).label,
    plots: [{ min: p.five[0], q1: p.five[1], median: p.five[2], q3: p.five[3], max: p.five[4] }],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${unitOf(p)}`,
    unit: unitOf(p),
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `${p.five[3]}-${p.five[1]}`,
      'The box goes from the lower quartile to the upper quartile.',
      'Read off where the box starts and where it ends.',
      'Which parts of the plot show the two quartiles?',
    ),
    equal(model(p), 'The interquartile range is the length of the box.', 'Subtract.', 'How long is the box?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'range-for-interquartile-range',
      compute: (p) => `${p.five[4] - p.five[0]}`,
      firstWrongStep: 0,
      feedback: () => 'That’s the range, from one end of the whiskers to the other. The box shows the middle half.',
    },
    {
      misconceptionId: 'median-for-quartile',
      compute: (p) => unlessRight(`${p.five[3] - p.five[2]}`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'You started at the line inside the box. That’s the median.',
    },
    {
      misconceptionId: 'range-as-largest',
      compute: (p) => unlessRight(`${p.five[3]}`, model(p)),
      firstWrongStep: 1,
      feedback: () => 'That’s where the box ends. How long is it?',
    },
  ],
  // Step along the axis inside the box.
  confirm(p) {
    let length = 0;
    for (let at = p.five[1]; at < p.five[3]; at += 1) length += 1;
    return { kind: 'values', values: [length] };
  },
  examples: [
    { seed: 's1', input: '28', verdict: 'correct' },
    { seed: 's2', input: '36', verdict: 'correct' },
    { seed: 's3', input: '32/2', verdict: 'wrong-form' },
    { seed: 's1', input: '40', verdict: 'wrong', misconceptionId: 'range-for-interquartile-range' },
    { seed: 's1', input: '8', verdict: 'wrong', misconceptionId: 'median-for-quartile' },
    { seed: 's1', input: '42', verdict: 'wrong', misconceptionId: 'range-as-largest' },
  ],
});
