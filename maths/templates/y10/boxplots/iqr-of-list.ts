import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Nine values in the order in which they came. */
interface Params {
  story: number;
  values: number[];
}

const stories = [
  'numbers of minutes a bus was late on nine days',
  'numbers of birds seen on nine walks',
  'ages of the members of a chess club',
  'points a basketball team scored in nine games',
] as const;

const unitOf = (p: Params) => ['minutes', 'birds', 'years', 'points'][p.story] ?? 'minutes';
const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
/** The middle of a list in order. */
function middle(list: number[]): number {
  const at = (list.length - 1) / 2;
  return ((list[Math.floor(at)] ?? 0) + (list[Math.ceil(at)] ?? 0)) / 2;
}
const half = (p: Params) => (p.values.length - 1) / 2;
const low = (list: number[]) => list.slice(0, (list.length - 1) / 2);
const high = (list: number[]) => list.slice((list.length + 1) / 2);
const spread = (list: number[]) => middle(high(list)) - middle(low(list));
const model = (p: Params) => decimalText(spread(sorted(p.values)));
const halfLine = (list: number[]) => `\\frac{${list[list.length / 2 - 1]}+${list[list.length / 2]}}{2}`;

export const iqrOfList = defineTemplate<Params>({
  id: 'y10/boxplots/iqr-of-list',
  version: 1,
  topicId: '173-boxplots',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'quartiles-of-a-list',
  calculator: false,
  title: 'Interquartile range of a list',
  params: (random) =>
    drawUntil(
      () => {
        // Halves of four values: the quartiles lie between two of them.
        const pool = random.shuffle(Array.from({ length: 30 }, (_, place) => place + 12));
        return { story: random.int(0, stories.length - 1), values: pool.slice(0, 9) };
      },
      (p) =>
        p.values.join() !== sorted(p.values).join() && spread(p.values) > 0 && !p.values.includes(Number(model(p))),
    ),
  prompt: (p) =>
    `These are the ${stories[p.story] ?? stories[0]}: $${p.values.join(', ')}$. What is the interquartile range? Don’t include the median in either half.`,
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${unitOf(p)}`,
    unit: unitOf(p),
    forms: [{ kind: 'decimal' }],
  }),
  steps: (p) => {
    const list = sorted(p.values);
    return [
      start(
        list.join(','),
        'Put the values in order.',
        'To find quartiles, you need the values in order.',
        'Are these values already in order?',
      ),
      start(
        halfLine(low(list)),
        `The median is the middle value, and $${half(p)}$ values are below it. The lower quartile is the middle of these.`,
        'Find the middle of the lower half.',
        'Which values are below the median?',
      ),
      equal(
        decimalText(middle(low(list))),
        'This is the lower quartile.',
        'Take the mean of the two middle values.',
        'Which value is halfway between them?',
      ),
      start(
        halfLine(high(list)),
        'The upper quartile is the middle of the upper half.',
        'Find the middle of the upper half.',
        'Which values are above the median?',
      ),
      equal(
        decimalText(middle(high(list))),
        'This is the upper quartile.',
        'Take the mean of the two middle values.',
        'Which value is halfway between them?',
      ),
      start(
        `${decimalText(middle(high(list)))}-${decimalText(middle(low(list)))}`,
        'The interquartile range is the difference between the quartiles.',
        'Subtract the quartiles.',
        'How far apart are the quartiles?',
      ),
      equal(model(p), 'Work out the difference.', 'Subtract.', 'Is half the data between the quartiles?'),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'median-unsorted',
      compute: (p) => unlessRight(decimalText(spread(p.values)), model(p)),
      firstWrongStep: 0,
      feedback: () => 'You found the quartiles before sorting the list. Put the values in order first.',
    },
    {
      misconceptionId: 'quartile-includes-median',
      compute(p) {
        const list = sorted(p.values);
        return unlessRight(decimalText(middle(list.slice(half(p))) - middle(list.slice(0, half(p) + 1))), model(p));
      },
      firstWrongStep: 1,
      feedback: () => 'You included the median in both halves. Leave it out here.',
    },
    {
      misconceptionId: 'range-for-interquartile-range',
      compute(p) {
        const list = sorted(p.values);
        return unlessRight(`${(list.at(-1) ?? 0) - (list[0] ?? 0)}`, model(p));
      },
      firstWrongStep: 1,
      feedback: () => 'That’s the range of all the values. The quartiles hold the middle half.',
    },
  ],
  // Cross off from the ends of each half until two are left.
  confirm(p) {
    const centre = p.values.find((v) => p.values.filter((w) => w < v).length === half(p)) ?? 0;
    const crossOff = (list: number[]) => {
      let rest = [...list];
      while (rest.length > 2) rest = rest.filter((v) => v !== Math.min(...rest) && v !== Math.max(...rest));
      return rest.reduce((total, value) => total + value, 0) / rest.length;
    };
    const quartiles = [p.values.filter((v) => v < centre), p.values.filter((v) => v > centre)].map(crossOff);
    return { kind: 'values', values: [(quartiles[1] ?? 0) - (quartiles[0] ?? 0)] };
  },
  examples: [
    { seed: 's1', input: '17.5', verdict: 'correct' },
    { seed: 's2', input: '18', verdict: 'correct' },
    { seed: 's1', input: '2', verdict: 'wrong', misconceptionId: 'median-unsorted' },
    { seed: 's1', input: '12', verdict: 'wrong', misconceptionId: 'quartile-includes-median' },
    { seed: 's1', input: '26', verdict: 'wrong', misconceptionId: 'range-for-interquartile-range' },
  ],
});
