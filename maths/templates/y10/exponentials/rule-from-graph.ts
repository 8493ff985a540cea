import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** y = a·b^x through (0, a) and (n, a·b^n). */
interface Params {
  a: number;
  b: number;
  n: number;
}

const height = (p: Params) => p.a * p.b ** p.n;
const model = (p: Params) => `y=${p.a === 1 ? '' : `${p.a}*`}${p.b}^x`;
const latex = (p: Params) => `y=${p.a === 1 ? '' : `${p.a}\\times `}${p.b}^x`;

export const ruleFromGraph = defineTemplate<Params>({
  id: 'y10/exponentials/rule-from-graph',
  version: 1,
  topicId: '164-exponential-relations',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'start-value-and-factor',
  calculator: false,
  title: 'Rule of an exponential graph',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(2, 15), b: random.int(2, 8), n: random.int(1, 3) }),
      (p) => height(p) <= 480 && p.a !== p.b && (p.n > 1 || p.b > 2),
    ),
  prompt: (p) =>
    `The graph of $y=a\\times b^x$ passes through $(0, ${p.a})$ and $(${p.n}, ${height(p)})$, and $b$ is positive. What is its rule?`,
  instruction: () => 'Write your answer as $y=\\dots$, with the values of $a$ and $b$.',
  figure: (p) => {
    const step = height(p) > 200 ? 100 : height(p) > 100 ? 50 : height(p) > 40 ? 20 : height(p) > 20 ? 10 : 5;
    const top = Math.ceil((height(p) * 1.1) / step) * step;
    const end = Math.log(top / p.a) / Math.log(p.b);
    return {
      kind: 'plot',
      alt: `A curve that rises more and more steeply from left to right, above the x-axis. The points (0, ${p.a}) and (${p.n}, ${height(p)}) are marked on it.`,
      x: { from: -2, to: 4, step: 1, label: 'x' },
      y: { from: 0, to: top, step, label: 'y' },
      curves: [
        {
          points: Array.from({ length: 61 }, (_, i): [number, number] => {
            const x = -2 + (i * (Math.min(4, end) + 2)) / 60;
            return [Number(x.toFixed(4)), Number(Math.min(top, p.a * p.b ** x).toFixed(4))];
          }),
        },
      ],
      points: [
        { x: 0, y: p.a, label: `(0, ${p.a})` },
        { x: p.n, y: height(p), label: `(${p.n}, ${height(p)})` },
      ],
    };
  },
  answer: (p) => ({ kind: 'equation', model: model(p), variable: 'y', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `a\\times b^0=${p.a}`,
      `Substitute $x=0$ and $y=${p.a}$ into the rule.`,
      'Substitute the coordinates of the first point into the rule.',
      'What is any number to the power of zero?',
    ),
    equivalent(
      `a=${p.a}`,
      '$b^0$ is one, so $a$ is the $y$-intercept of the graph.',
      'Replace the power with its value.',
      'Where does the graph cut the $y$-axis?',
    ),
    start(
      `${p.a}b^{${p.n}}=${height(p)}`.replace('^{1}', ''),
      `Substitute $x=${p.n}$ and $y=${height(p)}$ into the rule.`,
      'Now use the second point.',
      'Which equation does the second point give?',
    ),
    ...(p.n === 1
      ? []
      : [
          equivalent(
            `b^${p.n}=${p.b ** p.n}`,
            `Divide by ${p.a}.`,
            'Divide both sides by the starting value.',
            'What must the power equal on its own?',
          ),
        ]),
    start(
      `b=${p.b}`,
      p.n === 1 ? `Divide by ${p.a}.` : `${p.b} is the positive number that works.`,
      'What is $y$ multiplied by each time $x$ goes up by one?',
      'Which positive number works?',
    ),
    result(
      latex(p),
      'Substitute both values into the rule.',
      'Write the rule with both values.',
      'Do both points satisfy your rule?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'parameters-of-exponential-swapped',
      compute: (p) => `y=${p.b}*${p.a}^x`,
      firstWrongStep: 1,
      feedback: () => 'Substitute $x=0$ into your rule. What value of $y$ do you get?',
    },
    {
      misconceptionId: 'exponential-as-linear',
      compute: (p) => `y=${fractionText(height(p) - p.a, p.n)}x+${p.a}`,
      firstWrongStep: 2,
      feedback: () => 'Your rule gives a straight line. This graph curves upwards.',
    },
    {
      misconceptionId: 'root-not-taken',
      compute: (p) => (p.n === 1 ? null : `y=${p.a}*${p.b ** p.n}^x`),
      firstWrongStep: 3,
      feedback: (p) =>
        `From one point to the other, $x$ goes up by ${p.n}, so you multiply by the factor ${p.n} times.`,
    },
  ],
  // Try all whole starting values and factors.
  confirm(p) {
    const found: { a: number; b: number }[] = [];
    for (let a = 1; a <= 300; a += 1)
      for (let b = 1; b <= 300; b += 1) {
        let y = a;
        for (let i = 0; i < p.n; i += 1) y *= b;
        if (a === p.a && y === height(p)) found.push({ a, b });
      }
    const [only] = found;
    return {
      kind: 'function',
      variables: ['x'],
      f: ({ x = 0 }) => (found.length === 1 && only ? only.a * Math.exp(x * Math.log(only.b)) : Number.NaN),
    };
  },
  examples: [
    { seed: 's1', input: 'y=5*8^x', verdict: 'correct' },
    { seed: 's2', input: 'y=5*6^x', verdict: 'correct' },
    { seed: 's1', input: 'y=8*5^x', verdict: 'wrong', misconceptionId: 'parameters-of-exponential-swapped' },
    { seed: 's1', input: 'y=315/2x+5', verdict: 'wrong', misconceptionId: 'exponential-as-linear' },
    { seed: 's1', input: 'y=5*64^x', verdict: 'wrong', misconceptionId: 'root-not-taken' },
  ],
});
