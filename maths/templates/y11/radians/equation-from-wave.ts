import { defineTemplate } from '../../format';
import { withSign } from '../../number-text';
import { numericIntegral } from '../../numeric-calculus';
import { equal, result, start } from '../../worked-line';
import { piLatex, piText } from '../shared/pi-text';
import { sampled } from '../shared/sampled';

/** y = a sin(bx) + c or y = a cos(bx) + c */
interface Params {
  ratio: 'sin' | 'cos';
  a: number;
  b: number;
  c: number;
}

const rule = (p: Params, a: number, factor: string, c: number) =>
  `y=${a === 1 ? '' : a}${p.ratio}(${factor}x)${withSign(c)}`;
const factorText = (b: number) => (b === 1 ? '' : `${b}`);
const height = (p: Params, x: number) => p.a * (p.ratio === 'sin' ? Math.sin(p.b * x) : Math.cos(p.b * x)) + p.c;

export const equationFromWave = defineTemplate<Params>({
  id: 'y11/radians/equation-from-wave',
  version: 1,
  topicId: '196-radians-arcs-trig-graphs',
  years: [11],
  difficulty: 'HARD',
  strategy: 'amplitude-period-and-middle',
  calculator: false,
  title: 'Equation of a sine or cosine graph',
  params: (random) => ({
    ratio: random.pick(['sin', 'cos'] as const),
    a: random.int(1, 4),
    b: random.int(1, 4),
    c: random.nonZeroInt(-3, 4),
  }),
  prompt: (p) =>
    `The graph shows $y=a\\${p.ratio}(bx)+c$ for $0\\leq x\\leq 2\\pi$, where $a$ and $b$ are positive. What is the equation of the graph?`,
  instruction: () => 'Write your answer as $y=\\ldots$ with the values of $a$, $b$ and $c$.',
  figure: (p) => ({
    kind: 'plot',
    alt: `A wave for x from 0 to 2π. It goes between heights of ${p.c - p.a} and ${p.c + p.a}. At x = 0 its height is ${height(p, 0)}${p.ratio === 'sin' ? ' and it is rising' : ', its highest point'}, and one whole wave ends at x = ${piText(2, p.b).replace('pi', 'π')}.`,
    x: {
      from: 0,
      to: 6.2832,
      step: 1.5708,
      label: 'x',
      ticks: ['0', 'π/2', 'π', '3π/2', '2π'].map((text, i) => ({ at: (i * Math.PI) / 2, text })),
    },
    y: { from: Math.min(0, p.c - p.a) - 1, to: Math.max(0, p.c + p.a) + 1, step: 1, label: 'y' },
    curves: [{ points: sampled((x) => height(p, x), 0, 2 * Math.PI, 160) }],
  }),
  answer: (p) => ({ kind: 'equation', model: rule(p, p.a, factorText(p.b), p.c), variable: 'y' }),
  steps: (p) => [
    start(
      `\\frac{${p.c + p.a}${p.c - p.a < 0 ? `-(${p.c - p.a})` : `-${p.c - p.a}`}}{2}`,
      'The amplitude $a$ is half the distance from the lowest to the highest point.',
      'Read off the highest and lowest values of the graph.',
      'How far is it from the lowest to the highest point?',
    ),
    equal(
      `${p.a}`,
      'This is $a$.',
      'Half of that distance is the amplitude.',
      'How far does the wave rise above its centre line?',
    ),
    start(
      `c=${p.c}`,
      'The centre line is halfway between the lowest and highest points.',
      'Find the centre line of the wave.',
      'What height is halfway between the lowest and highest points?',
    ),
    start(
      `2\\pi\\div \\left(${piLatex(2, p.b)}\\right)`,
      `One whole wave is as long as the period, $${piLatex(2, p.b)}$. So this many waves fit into $2\\pi$.`,
      'Find where the first whole wave ends. That’s the period.',
      'Where does the first whole wave end?',
    ),
    equal(
      `${p.b}`,
      'This is $b$.',
      'Divide to find how many waves there are.',
      'How many whole waves fit between $0$ and $2\\pi$?',
    ),
    result(
      `y=${p.a === 1 ? '' : p.a}\\${p.ratio}(${factorText(p.b)}x)${withSign(p.c)}`,
      'Put the three values together.',
      'Write the equation with the three values.',
      'Does your equation give the right height at $x=0$?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'amplitude-as-maximum',
      compute: (p) => (p.a + p.c > 0 ? rule(p, p.a + p.c, factorText(p.b), p.c) : null),
      firstWrongStep: 0,
      feedback: () => 'You measured from the horizontal axis. Where is the centre line of this wave?',
    },
    {
      misconceptionId: 'period-as-frequency',
      compute: (p) => rule(p, p.a, piText(2, p.b), p.c),
      firstWrongStep: 3,
      feedback: () => 'You used the period as $b$. How many waves fit into $2\\pi$?',
    },
    {
      misconceptionId: 'horizontal-stretch-inverted',
      compute: (p) => (p.b === 1 ? null : rule(p, p.a, `1/${p.b} `, p.c)),
      firstWrongStep: 3,
      feedback: () =>
        'With more waves in the same space, the graph is compressed. Should $b$ be larger or smaller than one?',
    },
  ],
  confirm(p) {
    // The mean over a turn is the middle line; the wave number is where the Fourier sum is not zero.
    const f = (x: number) => height(p, x);
    const mean = numericIntegral(f, 0, 2 * Math.PI) / (2 * Math.PI);
    const wave = p.ratio === 'sin' ? Math.sin : Math.cos;
    const parts = [1, 2, 3, 4].map((n) => ({
      n,
      size: numericIntegral((x) => f(x) * wave(n * x), 0, 2 * Math.PI) / Math.PI,
    }));
    return {
      kind: 'function',
      variables: ['x'],
      f: ({ x = 0 }) => mean + parts.reduce((sum, { n, size }) => sum + size * wave(n * x), 0),
    };
  },
  examples: [
    { seed: 's1', input: 'y=4sin(4x)-1', verdict: 'correct' },
    { seed: 's2', input: 'y=4sin(4x)+1', verdict: 'correct' },
    { seed: 's1', input: 'y=3sin(4x)-1', verdict: 'wrong', misconceptionId: 'amplitude-as-maximum' },
    { seed: 's1', input: 'y=4sin(pi/2x)-1', verdict: 'wrong', misconceptionId: 'period-as-frequency' },
    { seed: 's1', input: 'y=4sin(1/4 x)-1', verdict: 'wrong', misconceptionId: 'horizontal-stretch-inverted' },
  ],
});
