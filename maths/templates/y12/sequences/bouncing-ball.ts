import { defineTemplate } from '../../format';
import { fractionLatex } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A ball falls from `height` and rebounds each time to top/bottom of the height before. */
interface Params {
  height: number;
  top: number;
  bottom: number;
  ball: number;
}

const balls = ['rubber ball', 'tennis ball', 'basketball', 'soccer ball', 'netball', 'golf ball'] as const;
const firstBounce = (p: Params) => (p.height * p.top) / p.bottom;
const limit = (p: Params) => firstBounce(p) / (1 - p.top / p.bottom);
const whole = (n: number) => Math.abs(n - Math.round(n)) < 1e-9;

export const bouncingBall = defineTemplate<Params>({
  id: 'y12/sequences/bouncing-ball',
  version: 1,
  topicId: '209-sequences-and-series',
  years: [11, 12],
  difficulty: 'HARD',
  strategy: 'limiting-sum',
  calculator: false,
  title: 'Limiting sum of bounces',
  params: (random) =>
    drawUntil(
      () => ({
        height: random.int(2, 30),
        top: random.int(1, 5),
        bottom: random.int(2, 6),
        ball: random.int(0, balls.length - 1),
      }),
      (p) => {
        const lowest = [2, 3, 5].every((f) => p.top % f !== 0 || p.bottom % f !== 0);
        return p.top < p.bottom && lowest && whole(firstBounce(p)) && whole(limit(p)) && p.height !== limit(p);
      },
    ),
  prompt: (p) =>
    `A ${balls[p.ball]} is dropped from a height of ${p.height} m. After each bounce it rises to $${fractionLatex(p.top, p.bottom)}$ of the height it fell from. ` +
    'How far does it travel altogether, up and down, before it comes to rest?',
  instruction: () => 'Assume the ball keeps bouncing forever. Give the distance in metres.',
  answer: (p) => ({
    kind: 'quantity',
    model: `${p.height + 2 * Math.round(limit(p))} m`,
    unit: 'm',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `${p.height}\\times ${fractionLatex(p.top, p.bottom)}`,
      'This is the height of the first bounce. It is the first term of a geometric series.',
      'How high is the first bounce?',
      'What are the first few heights, and what is each one multiplied by?',
    ),
    equal(`${firstBounce(p)}`, 'Work it out.', 'Multiply.', 'How high does the ball go the first time?'),
    start(
      `\\frac{${firstBounce(p)}}{1-${fractionLatex(p.top, p.bottom)}}`,
      'The bounce heights have the limiting sum $\\frac{a}{1-r}$.',
      'Add up all the bounce heights using the limiting sum.',
      'Why does this series have a limiting sum?',
    ),
    equal(
      `${Math.round(limit(p))}`,
      'Work out the limiting sum.',
      'Work out the denominator first.',
      'What do all the bounces up add up to?',
    ),
    start(
      `${p.height}+2\\times ${Math.round(limit(p))}`,
      'Each bounce goes up and down, but the first drop only goes down.',
      'Which distances does the ball travel twice, and which only once?',
      'Do you count the first drop once or twice?',
    ),
    equal(`${p.height + 2 * Math.round(limit(p))}`, 'Add.', 'Multiply first.', 'What is the total distance?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'bounce-counted-once',
      compute: (p) => `${p.height + Math.round(limit(p))} m`,
      firstWrongStep: 4,
      feedback: () => 'After each bounce the ball goes up and comes down again.',
    },
    {
      misconceptionId: 'drop-counted-twice',
      compute: (p) => `${2 * (p.height + Math.round(limit(p)))} m`,
      firstWrongStep: 4,
      feedback: () => 'The ball is dropped, not thrown up: the first part is only down.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${Math.round(limit(p))} m`,
      firstWrongStep: 4,
      feedback: () => 'That adds up the bounce heights. How else does the ball travel?',
    },
  ],
  confirm: (p) => {
    // Lets the ball bounce until nothing is left.
    let [distance, height] = [p.height, p.height];
    for (let bounce = 0; bounce < 500; bounce += 1) {
      height = (height * p.top) / p.bottom;
      distance += 2 * height;
    }
    return { kind: 'values', values: [distance] };
  },
  examples: [
    { seed: 's1', input: '135 m', verdict: 'correct' },
    { seed: 's2', input: '90 m', verdict: 'correct' },
    { seed: 's1', input: '81 m', verdict: 'wrong', misconceptionId: 'bounce-counted-once' },
    { seed: 's1', input: '162 m', verdict: 'wrong', misconceptionId: 'drop-counted-twice' },
    { seed: 's1', input: '54 m', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
