import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { identity } from '../shared/identity';

/** s(x - h)^2 + k on [low, high], s = 1 or -1 */
interface Params {
  s: number;
  h: number;
  k: number;
  low: number;
  high: number;
}

const at = (p: Params, x: number) => p.s * (x - p.h) ** 2 + p.k;
const expanded = (p: Params) =>
  polynomial([
    [p.s, 2],
    [-2 * p.s * p.h, 1],
    [p.s * p.h * p.h + p.k, 0],
  ]);
const square = (p: Params) => `${p.s < 0 ? '-' : ''}(x${withSign(-p.h)})^2${withSign(p.k)}`;
const endValues = (p: Params) => [at(p, p.low), at(p, p.high)].sort((a, b) => a - b) as [number, number];
const bounds = (p: Params): [number, number] => (p.s > 0 ? [p.k, endValues(p)[1]] : [endValues(p)[0], p.k]);
const worked = (p: Params, x: number) => `${p.s < 0 ? '-' : ''}(${x}${withSign(-p.h)})^{2}${withSign(p.k)}=${at(p, x)}`;

export const rangeOnInterval = defineTemplate<Params>({
  id: 'y11/functions/range-on-interval',
  version: 1,
  topicId: '192-working-with-functions-domain-and-range',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'turning-point-and-ends',
  calculator: false,
  title: 'Range of a quadratic on an interval',
  params: (random) =>
    drawUntil(
      () => {
        const h = random.nonZeroInt(-4, 4);
        return {
          s: random.pick([1, 1, -1]),
          h,
          k: random.nonZeroInt(-9, 9),
          low: h - random.int(1, 4),
          high: h + random.int(1, 4),
        };
      },
      (p) => p.high - p.h !== p.h - p.low,
    ),
  prompt: (p) => `The function $f(x)=${expanded(p)}$ has the domain $${p.low}\\leq x\\leq ${p.high}$. Find its range.`,
  instruction: () => 'Write your answer as an inequality in $y$.',
  answer: (p) => ({ kind: 'inequality', model: `${bounds(p)[0]}<=y<=${bounds(p)[1]}`, variable: 'y' }),
  steps: (p) => [
    start(
      expanded(p),
      'The graph is a parabola, so it has a turning point.',
      'Think of the shape of the graph.',
      'Where could the largest and smallest values be?',
    ),
    equal(
      square(p),
      `Complete the square. The turning point is at $x=${p.h}$, which is inside the domain.`,
      'Complete the square to find the turning point.',
      'Is the turning point inside the domain?',
    ),
    identity(
      worked(p, p.low),
      'This is the value at the left endpoint.',
      'Work out the value at the left endpoint of the domain.',
      'How high is the graph at the left endpoint?',
    ),
    identity(
      worked(p, p.high),
      'This is the value at the right endpoint.',
      'Work out the value at the right endpoint of the domain.',
      'Which of the two endpoints is further from the turning point?',
    ),
    result(
      `${bounds(p)[0]}\\leq y\\leq ${bounds(p)[1]}`,
      'Of the values at the turning point and the endpoints, take the smallest and the largest. The range goes from one to the other.',
      'Compare three values: the turning point and the two endpoints.',
      'Which of these values is the smallest, and which is the largest?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'range-from-endpoints-only',
      compute: (p) => `${endValues(p)[0]}<=y<=${endValues(p)[1]}`,
      firstWrongStep: 1,
      feedback: () => 'You looked only at the two endpoints. Does the graph turn somewhere between them?',
    },
    {
      misconceptionId: 'domain-restriction-ignored',
      compute: (p) => `y${p.s > 0 ? '>=' : '<='}${p.k}`,
      firstWrongStep: 4,
      feedback: () => 'That’s the range of the whole parabola. Here the graph stops at two endpoints.',
    },
  ],
  confirm(p) {
    // Walk over the domain in small steps, with the expanded rule.
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 0; i <= 64 * (p.high - p.low); i += 1) {
      const x = p.low + i / 64;
      const y = p.s * x * x - 2 * p.s * p.h * x + p.s * p.h * p.h + p.k;
      least = Math.min(least, y);
      most = Math.max(most, y);
    }
    return { kind: 'region', variable: 'y', holds: (y) => y >= least && y <= most, from: -40, to: 40 };
  },
  examples: [
    { seed: 's1', input: '-9<=y<=7', verdict: 'correct' },
    { seed: 's2', input: '8<=y<=24', verdict: 'correct' },
    { seed: 's1', input: '-9<=y<=3', verdict: 'wrong', misconceptionId: 'range-from-endpoints-only' },
    { seed: 's1', input: 'y<=7', verdict: 'wrong', misconceptionId: 'domain-restriction-ignored' },
  ],
});
