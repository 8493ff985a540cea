import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { equal, result, start } from '../../worked-line';
import { unlessNear } from '../shared/near';

/** A point lies so many tenths of the way from the mark 10^from to the next mark. */
interface Params {
  story: number;
  from: number;
  tenths: number;
}

const stories = [
  { axis: 'number of bacteria', what: 'the number of bacteria in a sample', unit: 'bacteria' },
  { axis: 'mass (kg)', what: 'the mass of an animal in kilograms', unit: 'kg' },
  { axis: 'brightness (lux)', what: 'the brightness of a room in lux', unit: 'lux' },
  { axis: 'members', what: 'the number of members of an online club', unit: 'members' },
  { axis: 'wait (s)', what: 'a waiting time in seconds', unit: 'seconds' },
  { axis: 'price (dollars)', what: 'the price of a machine in dollars', unit: 'dollars' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const exponent = (p: Params) => p.from + p.tenths / 10;
const value = (p: Params) => 10 ** exponent(p);
const model = (p: Params) => rounded(value(p), 0);
const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const fraction = (p: Params) =>
  p.tenths === 5 ? 'half' : `${counts[p.tenths]} ${p.tenths === 1 ? 'tenth' : 'tenths'}`;
const way = (p: Params) => (p.tenths === 5 ? 'halfway' : `${fraction(p)} of the way`);
const mark = (power: number) => `${10 ** power}`.replace(/\B(?=(\d{3})+$)/g, ',');

export const betweenTwoMarks = defineTemplate<Params>({
  id: 'y10/log-scales/between-two-marks',
  version: 1,
  topicId: '167-logarithmic-scales',
  years: [10],
  difficulty: 'HARD',
  strategy: 'read-the-exponent-first',
  calculator: true,
  title: 'Between two marks on a log scale',
  params: (random) => ({
    story: random.int(0, stories.length - 1),
    from: random.int(1, 4),
    tenths: random.int(1, 9),
  }),
  prompt: (p) =>
    `The scale shows ${storyOf(p).what}. It is logarithmic: each mark stands for 10 times the value of the mark before it. The point $P$ is ${way(p)} from the mark ${mark(p.from)} to the mark ${mark(p.from + 1)}. What value does it show?`,
  instruction: () => 'Round your answer to the nearest whole number.',
  figure: (p) => ({
    kind: 'plot',
    alt: `A scale along a line, labelled ${storyOf(p).axis}, with evenly spaced marks at ${mark(p.from - 1)}, ${mark(p.from)} and ${mark(p.from + 1)}. A point P is ${way(p)} from ${mark(p.from)} to ${mark(p.from + 1)}.`,
    x: {
      from: 0,
      to: 2.5,
      step: 1,
      label: storyOf(p).axis,
      ticks: [0, 1, 2].map((at) => ({ at: at + 0.25, text: mark(p.from - 1 + at) })),
    },
    y: { from: 0, to: 1, step: 1, label: '', ticks: [] },
    curves: [],
    points: [{ x: Number((1.25 + p.tenths / 10).toFixed(2)), y: 0, label: 'P' }],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    tolerance: 0.5,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `${p.from}+${p.tenths / 10}`,
      `The marks are powers of ten. $P$ is ${way(p)} from $10^${p.from}$ to the next one.`,
      'Write the marks as powers of ten. What is the exponent at the point?',
      'What is evenly spaced on this scale: the values or their exponents?',
    ),
    equal(
      `${exponent(p)}`,
      'This is the exponent at the point.',
      'Add the fraction of the step.',
      'Which two exponents is it between?',
    ),
    start(
      `10^{${exponent(p)}}`,
      'The value is ten to the power of this exponent.',
      'Raise ten to this exponent.',
      'How do you go from the exponent back to the value?',
    ),
    result(model(p), 'Use your calculator, and round.', 'Use the power key.', 'Is it between the two marks?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'log-scale-read-evenly',
      compute: (p) => unlessNear(10 ** p.from * (1 + (9 * p.tenths) / 10), value(p), 0),
      firstWrongStep: 0,
      feedback: () => 'You split the gap evenly. On this scale, equal steps multiply; they don’t add.',
    },
    {
      misconceptionId: 'log-scale-part-of-next-mark',
      compute: (p) => unlessNear((10 ** (p.from + 1) * p.tenths) / 10, value(p), 0),
      firstWrongStep: 0,
      feedback: (p) => `You took ${fraction(p)} of the next mark. Start with the exponents of both marks.`,
    },
    {
      misconceptionId: 'log-exponent-times-ten',
      compute: (p) => unlessNear(10 * exponent(p), value(p), 0),
      firstWrongStep: 2,
      feedback: () => 'You multiplied ten by the exponent. The exponent tells you how many factors of ten there are.',
    },
  ],
  // Find the factor that makes ten after ten equal steps, and multiply the mark by it again and again.
  confirm(p) {
    let [low, high] = [1, 2];
    for (let i = 0; i < 80; i += 1) {
      const middle = (low + high) / 2;
      let product = 1;
      for (let step = 0; step < 10; step += 1) product *= middle;
      if (product < 10) low = middle;
      else high = middle;
    }
    let at = 1;
    for (let i = 0; i < p.from; i += 1) at *= 10;
    for (let i = 0; i < p.tenths; i += 1) at *= low;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '501', verdict: 'correct' },
    { seed: 's2', input: '40', verdict: 'correct' },
    { seed: 's3', input: '158/2', verdict: 'wrong-form' },
    { seed: 's1', input: '730', verdict: 'wrong', misconceptionId: 'log-scale-read-evenly' },
    { seed: 's1', input: '700', verdict: 'wrong', misconceptionId: 'log-scale-part-of-next-mark' },
    { seed: 's1', input: '27', verdict: 'wrong', misconceptionId: 'log-exponent-times-ten' },
  ],
});
