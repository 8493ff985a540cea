import { defineTemplate } from '../../format';
import { inFull } from '../../names-in-full';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Seven values, and the place (from 0) whose smoothed value is asked for. */
interface Params {
  story: number;
  values: number[];
  place: number;
}

const stories = [
  {
    title: 'Visitors',
    what: 'the number of visitors to a gallery',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
  {
    title: 'Sales',
    what: 'the number of bikes a shop sold',
    labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'],
  },
  {
    title: 'Rainfall (mm)',
    what: 'the rainfall in Alice Springs in millimetres',
    labels: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
  },
  {
    title: 'Calls',
    what: 'the number of calls to a helpline',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const label = (p: Params, place: number) => storyOf(p).labels[place] ?? '';
const three = (p: Params, from: number) => p.values.slice(from, from + 3);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const model = (p: Params) => `${sum(three(p, p.place - 1)) / 3}`;

export const threePointMean = defineTemplate<Params>({
  id: 'y12/time-series/three-point-mean',
  version: 1,
  topicId: '186-time-series',
  years: [12],
  difficulty: 'EASY',
  strategy: 'three-mean-smoothing',
  calculator: true,
  title: 'Three-mean smoothing',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        values: Array.from({ length: 7 }, () => random.int(11, 78)),
        place: random.int(1, 4),
      }),
      (p) => sum(three(p, p.place - 1)) % 3 === 0 && new Set(p.values).size === 7,
    ),
  prompt: (p) =>
    `The table shows ${storyOf(p).what}. What is the three-mean smoothed value for ${inFull(label(p, p.place))}?`,
  figure: (p) => ({
    kind: 'table',
    alt: `A table: ${p.values.map((value, place) => `${label(p, place)} ${value}`).join(', ')}.`,
    title: storyOf(p).title,
    head: [...storyOf(p).labels],
    rows: [p.values.map(String)],
  }),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      three(p, p.place - 1).join('+'),
      `Take ${inFull(label(p, p.place))} with one value on each side, and add the three values.`,
      'Three-mean smoothing uses the value itself and its two neighbours.',
      'Which value comes just before, and which comes just after?',
    ),
    equal(
      `${sum(three(p, p.place - 1))}`,
      'Add the three values.',
      'Work out the sum.',
      'What do the three values add up to?',
    ),
    start(
      `\\frac{${sum(three(p, p.place - 1))}}{3}`,
      'The mean of three values is their sum divided by three.',
      'Turn the sum into a mean.',
      'How many values did you add?',
    ),
    equal(model(p), 'Divide.', 'Do the division.', 'Is the mean between the smallest and largest values?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'smoothing-not-centred',
      compute: (p) => unlessRight(rounded(sum(three(p, p.place)) / 3, 2).replace(/\.00$/, ''), model(p)),
      firstWrongStep: 0,
      feedback: (p) =>
        `You started at ${inFull(label(p, p.place))} and used the values after it. The smoothed value uses one value on each side.`,
    },
    {
      misconceptionId: 'mean-median-swap',
      compute: (p) => unlessRight(`${[...three(p, p.place - 1)].sort((a, b) => a - b)[1]}`, model(p)),
      firstWrongStep: 2,
      feedback: () => 'You took the middle of the three values. That’s the median, not the mean.',
    },
    {
      misconceptionId: 'mean-not-divided',
      compute: (p) => `${sum(three(p, p.place - 1))}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the sum of the three values. How do you turn a sum into a mean?',
    },
  ],
  // Move from the middle value by the mean of what its neighbours differ from it.
  confirm(p) {
    const middle = p.values[p.place] ?? 0;
    const [before, after] = [p.values[p.place - 1] ?? 0, p.values[p.place + 1] ?? 0];
    return { kind: 'values', values: [middle + (before - middle) / 3 + (after - middle) / 3] };
  },
  examples: [
    { seed: 's1', input: '28', verdict: 'correct' },
    { seed: 's2', input: '44', verdict: 'correct' },
    { seed: 's3', input: '46/2', verdict: 'wrong-form' },
    { seed: 's1', input: '24', verdict: 'wrong', misconceptionId: 'smoothing-not-centred' },
    { seed: 's1', input: '34', verdict: 'wrong', misconceptionId: 'mean-median-swap' },
    { seed: 's1', input: '84', verdict: 'wrong', misconceptionId: 'mean-not-divided' },
  ],
});
