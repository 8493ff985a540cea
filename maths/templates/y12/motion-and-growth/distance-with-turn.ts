import { defineTemplate } from '../../format';
import { decimalText, polynomial } from '../../number-text';
import { numericIntegral } from '../../numeric-calculus';
import { drawUntil } from '../../primary/draw-until';
import { equal, equivalent, start, unlessRight } from '../../worked-line';

/** v = k(r - t) from t = 0 to t = end, with the turn at t = r */
interface Params {
  k: number;
  r: number;
  end: number;
  story: number;
}

const things = ['A lift', 'A shuttle on a straight track', 'A model car', 'A crane hook', 'A cable camera'] as const;
const velocity = (p: Params) =>
  polynomial(
    [
      [-p.k, 1],
      [p.k * p.r, 0],
    ],
    't',
  );
const out = (p: Params) => (p.k * p.r ** 2) / 2;
const back = (p: Params) => (p.k * (p.end - p.r) ** 2) / 2;

export const distanceWithTurn = defineTemplate<Params>({
  id: 'y12/motion-and-growth/distance-with-turn',
  version: 1,
  topicId: '205-rates-motion-growth-by-calculus',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'distance-from-velocity',
  calculator: false,
  title: 'Distance travelled when the direction changes',
  params: (random) =>
    drawUntil(
      () => ({
        k: random.int(2, 6),
        r: random.int(2, 6),
        end: random.int(3, 10),
        story: random.int(0, things.length - 1),
      }),
      (p) => p.end > p.r && p.end !== 2 * p.r && (p.k % 2 === 0 || (p.r % 2 === 0 && p.end % 2 === 0)),
    ),
  prompt: (p) =>
    `${things[p.story]} moves with velocity $v=${velocity(p)}$ m/s, where $t$ is the time in seconds. ` +
    `How far does it travel altogether from $t=0$ to $t=${p.end}$?`,
  instruction: () => 'Give the total distance in metres.',
  figure: (p) => {
    const [top, low] = [p.k * p.r, p.k * (p.r - p.end)];
    const step = Math.max(1, Math.ceil((top - low) / 8));
    return {
      kind: 'plot',
      x: { from: 0, to: p.end + 1, step: 1, label: 't (s)' },
      y: { from: step * Math.floor(low / step), to: step * Math.ceil(top / step), step, label: 'v (m/s)' },
      curves: [
        {
          points: [
            [0, top],
            [p.end, low],
          ],
          tone: 'a',
        },
      ],
      alt: `A graph of velocity against time from $t=0$ to $t=${p.end}$. It is a straight line that starts at ${top} m/s, crosses the time axis once and ends at $${low}$ m/s.`,
    };
  },
  answer: (p) => ({ kind: 'quantity', model: `${out(p) + back(p)} m`, unit: 'm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${velocity(p)}=0`,
      'The direction changes where the velocity is zero.',
      'Does it turn around? Look for the time when it stops for a moment.',
      'What is the velocity when it turns around?',
    ),
    equivalent(
      `t=${p.r}`,
      'Solve for the time.',
      'Solve the linear equation.',
      'Before this time, is the velocity positive or negative?',
    ),
    start(
      `${p.k * p.r}\\times ${p.r}-\\frac{${p.k}}{2}\\times ${p.r}^2`,
      `Integrate the velocity from $0$ to $${p.r}$: this is the distance out, $${out(p)}$ m.`,
      'Integrate up to the time it turns around.',
      'How far does it go before it turns around?',
    ),
    equal(`${out(p)}`, 'Work it out.', 'Multiply and subtract.', 'Is the distance out positive?'),
    start(
      `${out(p)}+${back(p)}`,
      `From $t=${p.r}$ to $t=${p.end}$ the integral is $-${back(p)}$, so the distance back is $${back(p)}$ m. Add the two distances.`,
      'Integrate after it turns around. The result is negative, but its size is a distance.',
      'Do the trip out and the trip back cancel when you find a distance?',
    ),
    equal(
      `${out(p) + back(p)}`,
      'Add the two distances.',
      'Add the distance out and the distance back.',
      'What is the total distance?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'displacement-as-distance',
      compute: (p) => `${out(p) - back(p)} m`,
      firstWrongStep: 4,
      feedback: () => 'That’s how far from the start it ends up. The trip back counts as distance too.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${out(p)} m`,
      firstWrongStep: 4,
      feedback: (p) => `You stopped when it turned around. What happens up to $t=${p.end}$?`,
    },
    {
      misconceptionId: 'integral-not-divided',
      compute: (p) => {
        const end = p.k * p.r * p.end - p.k * p.end ** 2;
        return unlessRight(`${decimalText(Math.abs(end))} m`, `${out(p) + back(p)} m`);
      },
      firstWrongStep: 2,
      feedback: () => 'Differentiate your antiderivative: do you get the velocity back?',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [
      numericIntegral((t) => Math.abs(p.k * (p.r - t)), 0, p.r) +
        numericIntegral((t) => Math.abs(p.k * (p.r - t)), p.r, p.end),
    ],
  }),
  examples: [
    { seed: 's1', input: '80 m', verdict: 'correct' },
    { seed: 's2', input: '25 m', verdict: 'correct' },
    { seed: 's1', input: '-64 m', verdict: 'wrong', misconceptionId: 'displacement-as-distance' },
    { seed: 's1', input: '8 m', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '192 m', verdict: 'wrong', misconceptionId: 'integral-not-divided' },
  ],
});
