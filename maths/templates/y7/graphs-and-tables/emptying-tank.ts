import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  start: number;
  rate: number;
  shown: number;
}

const stories = [
  { what: 'The graph shows how much water is left in a tank', unit: 'L', ask: 'When is the tank empty?' },
  { what: 'The graph shows how much battery charge is left in a drone', unit: '%', ask: 'When is the battery empty?' },
  { what: 'The graph shows how much grain is left in a hopper', unit: 'kg', ask: 'When is the hopper empty?' },
  { what: 'The graph shows how much water is left in a bathtub', unit: 'L', ask: 'When is the bathtub empty?' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const later = (p: Params) => p.start - p.rate * p.shown;
const minutes = (p: Params) => p.start / p.rate;

export const emptyingTank = defineTemplate<Params>({
  id: 'y7/graphs-and-tables/emptying-tank',
  version: 1,
  topicId: '112-tables-plotting-reading-graphs',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'rate-from-a-graph',
  calculator: false,
  title: 'Read a graph and look ahead',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        start: random.int(3, 10) * 10,
        rate: random.int(2, 8),
        shown: random.int(3, 5),
      }),
      (p) => p.start % p.rate === 0 && minutes(p) > p.shown + 2 && minutes(p) <= 30 && later(p) !== p.rate,
    ),
  prompt: (p) => `${storyOf(p).what} over ${p.shown} minutes. It keeps falling at the same rate. ${storyOf(p).ask}`,
  instruction: () => 'Give your answer in minutes after the start.',
  figure: (p) => ({
    kind: 'function-graph',
    alt: `A straight line falling from the point (0, ${p.start}) to the point (${p.shown}, ${later(p)}). Across: minutes. Up: ${storyOf(p).unit === '%' ? 'per cent' : storyOf(p).unit}.`,
    curves: [{ coefficients: [p.start, -p.rate] }],
    x: { from: 0, to: p.shown, step: 1 },
    y: { from: 0, to: Math.ceil(p.start / 20) * 20, step: 10 },
    points: [
      { x: 0, y: p.start, label: `(0, ${p.start})` },
      { x: p.shown, y: later(p), label: `(${p.shown}, ${later(p)})` },
    ],
  }),
  answer: (p) => ({ kind: 'quantity', model: `${minutes(p)} min`, unit: 'min', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.start}-${later(p)}}{${p.shown}}`,
      `In ${p.shown} minutes it falls from ${p.start} to ${later(p)}.`,
      'Read the first and last points. How much is lost between them?',
      'How much is lost, and in how many minutes?',
    ),
    equal(
      `${p.rate}`,
      `Each minute it falls by $${p.rate}$.`,
      'Divide the loss by the number of minutes.',
      'How much is lost in one minute?',
    ),
    start(
      `\\frac{${p.start}}{${p.rate}}`,
      'Divide the starting amount by what is lost each minute.',
      'How many minutes like this until nothing is left?',
      'How many times does the loss in one minute go into the starting amount?',
    ),
    equal(`${minutes(p)}`, 'Divide.', 'Work out the division.', 'Is your time longer than the time on the graph?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${p.rate} min`, `${minutes(p)} min`),
      firstWrongStep: 2,
      feedback: () => 'That’s how much is lost in one minute. How long until nothing is left?',
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => `${fractionText(later(p), p.rate)} min`,
      firstWrongStep: 2,
      feedback: (p) => `That’s the time left after the first ${p.shown} minutes. The question counts from the start.`,
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => unlessRight(`${p.start * p.rate} min`, `${minutes(p)} min`),
      firstWrongStep: 2,
      feedback: () => 'The more it loses each minute, the sooner it’s empty. Should you multiply here?',
    },
  ],
  // Let the minutes pass.
  confirm(p) {
    let [left, time] = [p.start, 0];
    while (left > 0) {
      left -= (p.start - later(p)) / p.shown;
      time += 1;
    }
    return { kind: 'values', values: [time] };
  },
  examples: [
    { seed: 's1', input: '10 min', verdict: 'correct' },
    { seed: 's2', input: '25 min', verdict: 'correct' },
    { seed: 's1', input: '5 min', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '7 min', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's1', input: '250 min', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
  ],
});
