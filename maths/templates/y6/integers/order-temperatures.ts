import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  values: number[];
  story: number;
}

const stories: ((list: string) => string)[] = [
  (list) => `These are the lowest temperatures on four days: ${list}. Which list goes from coldest to warmest?`,
  (list) => `Four teams have these goal differences: ${list}. Which list goes from lowest to highest?`,
  (list) =>
    `Four points on a cave map are at these heights in metres: ${list}. Which list goes from lowest to highest?`,
  (list) => `Four bank balances in dollars are ${list}. Which list goes from least to most?`,
];

const rising = (values: number[]) => [...values].sort((a, b) => a - b);
const negatives = ({ values }: Params) => rising(values.filter((v) => v < 0));
const positives = ({ values }: Params) => rising(values.filter((v) => v > 0));
const listed = (values: number[]) => values.join(',\\ ');
const option = (values: number[]) => `$${listed(values)}$`;

export const orderTemperatures = defineTemplate<Params>({
  id: 'y6/integers/order-temperatures',
  version: 1,
  topicId: '82-integers-on-a-line',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'order-on-the-line',
  calculator: false,
  title: 'Put integers in order',
  params: (random) =>
    drawUntil(
      () => ({
        values: random.shuffle([random.int(-12, -6), random.int(-5, -1), random.int(-9, 9), random.int(1, 9)]),
        story: random.int(0, stories.length - 1),
      }),
      ({ values }) =>
        !values.includes(0) && new Set(values.map(Math.abs)).size === 4 && rising(values).join() !== values.join(),
    ),
  prompt: ({ values, story }) => stories[story]?.(option(values)) ?? '',
  answer: ({ values }) => ({ kind: 'choice', model: option(rising(values)) }),
  correctChoice: ({ values }) => option(rising(values)),
  steps: (p) => [
    step(
      'start',
      listed(negatives(p)),
      'Numbers further left of zero are smaller, so the one furthest from zero comes first.',
      'Place the numbers below zero on a number line.',
      'Which number below zero is furthest left?',
    ),
    step(
      'start',
      listed(positives(p)),
      'Above zero, a number further from zero is larger.',
      'Now place the numbers above zero.',
      'Which side of zero comes first?',
    ),
    step(
      'result',
      listed(rising(p.values)),
      'Numbers below zero come before numbers above zero.',
      'Read the number line from left to right.',
      'Is every number to the right of the one before?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'larger-magnitude-negative-is-larger',
      compute: (p) => option([...negatives(p).reverse(), ...positives(p)]),
      firstWrongStep: 0,
      feedback: (p) => `On a number line, $${negatives(p)[0]}$ is further left than $${negatives(p)[1]}$.`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => option([...p.values].sort((a, b) => Math.abs(a) - Math.abs(b))),
      firstWrongStep: 0,
      feedback: () =>
        'This list goes by size and ignores the signs. Every number below zero is less than any number above it.',
    },
    {
      misconceptionId: 'order-reversed',
      compute: (p) => option(rising(p.values).reverse()),
      firstWrongStep: 2,
      feedback: () => 'This list starts at the wrong end. Check which end the question wants first.',
    },
  ],
  confirm: ({ values }) => {
    // Walks up the number line and notes each value it meets.
    const met: number[] = [];
    for (let at = -20; at <= 20; at += 1) if (values.includes(at)) met.push(at);
    return { kind: 'one-of', texts: [`$${met.join(',\\ ')}$`] };
  },
  examples: [
    { seed: 's1', input: '$-12,\\ -2,\\ 5,\\ 6$', verdict: 'correct' },
    {
      seed: 's2',
      input: '$-4,\\ -11,\\ 2,\\ 7$',
      verdict: 'wrong',
      misconceptionId: 'larger-magnitude-negative-is-larger',
    },
    { seed: 's3', input: '$3,\\ -4,\\ 8,\\ -12$', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's4', input: '$6,\\ -3,\\ -7,\\ -12$', verdict: 'wrong', misconceptionId: 'order-reversed' },
  ],
});
