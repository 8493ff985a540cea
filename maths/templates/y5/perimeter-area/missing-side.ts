import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { rectangleFigure } from '../../primary/rectangle-figure';
import { step } from '../../primary/step';

interface Params {
  long: number;
  short: number;
  story: number;
}

const stories: ((around: number, long: number) => string)[] = [
  (a, l) => `The fence around a rectangular paddock is ${a} m long. One side of the paddock is ${l} m long.`,
  (a, l) => `The rope around a rectangular market stall is ${a} m long. One side of the stall is ${l} m long.`,
  (a, l) => `The stone edging around a rectangular pond is ${a} m long. One side of the pond is ${l} m long.`,
  (a, l) => `The string of lights around a rectangular roof is ${a} m long. One side of the roof is ${l} m long.`,
];

const around = ({ long, short }: Params) => 2 * (long + short);

export const missingSide = defineTemplate<Params>({
  id: 'y5/perimeter-area/missing-side',
  version: 1,
  topicId: '73-perimeter-and-area',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'work-back-from-perimeter',
  calculator: false,
  title: 'Find the other side from the perimeter',
  params: (random) =>
    drawUntil(
      () => ({ long: random.int(5, 24), short: random.int(3, 18), story: random.int(0, stories.length - 1) }),
      (p) => p.long > p.short && p.long < 4 * p.short,
    ),
  prompt: (p) => `${stories[p.story]?.(around(p), p.long)} How long is the side next to it?`,
  instruction: () => 'Give your answer in metres.',
  figure: (p) => rectangleFigure(p.long, p.short, `${p.long} m`, '?'),
  answer: (p) => ({ kind: 'quantity', model: `${p.short} m`, unit: 'm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `${around(p)}\\div 2`,
      'Halfway around is one long side and one short side.',
      'Think about half the perimeter. Which sides are in it?',
      'What do you get when you halve the perimeter?',
    ),
    step(
      'equal',
      String(p.long + p.short),
      'That’s one of each side.',
      'Halve the perimeter.',
      'Which two sides add up to this length?',
    ),
    step(
      'start',
      `${p.long + p.short}-${p.long}`,
      'Take away the side you know.',
      'You know one of the two sides. Take it away.',
      'How can you find the other side from the two together?',
    ),
    step('equal', String(p.short), 'That’s the other side.', 'Work out the difference.', 'Does it match the drawing?'),
    step(
      'result',
      `${p.short}\\text{ m}`,
      'A side is a length.',
      'Add the unit.',
      'Do all four sides add up to the perimeter?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-two-sides-only',
      compute: (p) => String(around(p) - p.long),
      firstWrongStep: 0,
      feedback: (p) => `You took away ${p.long} m once. That leaves three sides, not one.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(around(p) - 2 * p.long),
      firstWrongStep: 3,
      feedback: () => 'That’s both of the other sides together. One more step gives you one side.',
    },
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => {
        const wrong = around(p) / p.long;
        return Number.isInteger(wrong) && wrong !== p.short ? String(wrong) : null;
      },
      firstWrongStep: 0,
      feedback: (p) => `Dividing by ${p.long} works for an area. A perimeter is a sum of sides.`,
    },
  ],
  confirm: (p) => {
    // Tries one side after the other until the rectangle has the right perimeter.
    let side = 0;
    while (p.long + side + p.long + side < around(p)) side += 1;
    return { kind: 'values', values: [side] };
  },
  examples: [
    { seed: 's1', input: '8 m', verdict: 'correct' },
    { seed: 's2', input: '32', verdict: 'wrong', misconceptionId: 'adds-two-sides-only' },
    { seed: 's3', input: '12', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's9', input: '3', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's5', input: '10', verdict: 'correct' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
