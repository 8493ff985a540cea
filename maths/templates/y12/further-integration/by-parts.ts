import { defineTemplate } from '../../format';
import { equal, start } from '../../worked-line';
import { piLatex, piText } from '../shared/exact-values';
import { fineIntegral } from '../shared/fine-integral';

/** The integral of k x cos(nx) or k x sin(nx) from 0 to a quarter or half period */
interface Params {
  f: 'sin' | 'cos' | 'exp';
  k: number;
  n: number;
}

/** Everything over n squared: value is (whole + pi part)/n² in units of k. */
const upper = (p: Params) => (p.f === 'exp' ? '1' : piLatex(1, 2 * p.n));
const integrand = (p: Params) =>
  `${p.n * p.n * p.k}x${p.f === 'exp' ? `e^{${p.n}x}` : `\\${p.f}(${p.n === 1 ? '' : p.n}x)`}`;
/** The value: k(n·b·F − …) worked out by hand for each function at its upper limit. */
const model = (p: Params) => {
  if (p.f === 'cos') return `${piText(p.k * p.n, 2 * p.n)}-${p.k}`;
  if (p.f === 'sin') return `${p.k}`;
  return `${p.k * (p.n - 1) === 1 ? '' : p.k * (p.n - 1)}e^${p.n}+${p.k}`;
};

export const byParts = defineTemplate<Params>({
  id: 'y12/further-integration/by-parts',
  version: 1,
  topicId: '208-further-integration-parts-partial-fractions',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'integration-by-parts',
  calculator: false,
  title: 'Integrate by parts',
  params: (random) => ({ f: random.pick(['sin', 'cos', 'exp'] as const), k: random.int(2, 6), n: random.int(2, 5) }),
  prompt: (p) => `Use integration by parts to evaluate $\\int_{0}^{${upper(p)}}${integrand(p)}\\,dx$ exactly.`,
  instruction: (p) =>
    p.f === 'exp' ? 'Give your answer in terms of $e$.' : 'Give an exact answer, in terms of $\\pi$ if needed.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'simplified' }] }),
  steps: (p) => {
    const kn = p.k * p.n;
    const inner = p.f === 'exp' ? `e^{${p.n}x}` : p.f === 'cos' ? `\\sin(${p.n}x)` : `\\cos(${p.n}x)`;
    const first = `${p.f === 'sin' ? '-' : ''}${kn}x${inner}`;
    const second =
      p.f === 'exp' ? `${p.k}e^{${p.n}x}` : p.f === 'cos' ? `${p.k}\\cos(${p.n}x)` : `-${p.k}\\sin(${p.n}x)`;
    const evaluated =
      p.f === 'exp'
        ? `I=\\left(${kn}e^${p.n}-${p.k}e^${p.n}\\right)-\\left(0-${p.k}\\right)`
        : p.f === 'cos'
          ? `I=\\left(${kn}\\times ${upper(p)}+0\\right)-\\left(0+${p.k}\\right)`
          : `I=\\left(0+${p.k}\\right)-\\left(0+0\\right)`;
    const value =
      p.f === 'exp'
        ? `${p.k * (p.n - 1) === 1 ? '' : p.k * (p.n - 1)}e^${p.n}+${p.k}`
        : p.f === 'cos'
          ? `${piLatex(p.k, 2)}-${p.k}`
          : `${p.k}`;
    return [
      start(
        `u=${p.n * p.n * p.k}x`,
        `Let $u=${p.n * p.n * p.k}x$, which gets simpler when you differentiate it, and let the other factor be $v'$.`,
        'Choose $u$ to be the factor that gets simpler when you differentiate it.',
        'Which factor gets simpler when you differentiate it?',
      ),
      start(
        `${first}`,
        `Then $v$ is $${p.f === 'exp' ? `\\frac{1}{${p.n}}e^{${p.n}x}` : p.f === 'cos' ? `\\frac{1}{${p.n}}\\sin(${p.n}x)` : `-\\frac{1}{${p.n}}\\cos(${p.n}x)`}$. This is the product $uv$.`,
        'Find $v$, and write the product $uv$.',
        'What is an antiderivative of the other factor?',
      ),
      start(
        `${first}${p.f === 'exp' ? `-${second}` : p.f === 'cos' ? `+${second}` : `+${second.slice(1)}`}`,
        "Subtract an antiderivative of $u'v$.",
        "Now integrate $u'v$ and subtract it.",
        'Which integral do you still have to work out, and with what sign?',
      ),
      start(
        evaluated,
        `Substitute the limits $${upper(p)}$ and $0$.`,
        'Substitute both limits.',
        'What is each part at the upper limit, and what is it at $0$?',
      ),
      equal(`I=${value}`, 'Simplify.', 'Collect like terms.', 'Which parts are zero?'),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'parts-second-integral-left-out',
      compute: (p) => (p.f === 'exp' ? `${p.k * p.n}e^${p.n}` : p.f === 'cos' ? piText(p.k, 2) : null),
      firstWrongStep: 2,
      feedback: () => 'That’s just the product $uv$. Which integral is left?',
    },
    {
      misconceptionId: 'parts-sign-lost',
      compute: (p) =>
        p.f === 'exp' ? `${p.k * (p.n + 1)}e^${p.n}-${p.k}` : p.f === 'cos' ? `${piText(p.k, 2)}+${p.k}` : `${-p.k}`,
      firstWrongStep: 2,
      feedback: () => 'Do you add or subtract the second integral?',
    },
    {
      misconceptionId: 'inner-factor-not-divided',
      compute: (p) => {
        const [kn2, n] = [p.k * p.n * p.n, p.n];
        if (p.f === 'exp') return null;
        return p.f === 'cos' ? `${piText(kn2, 2 * n)}-${kn2}` : `${kn2}`;
      },
      firstWrongStep: 1,
      feedback: (p) => `Differentiate your $v$: what factor does the inside $${p.n}x$ give?`,
    },
  ],
  confirm: (p) => {
    const end = p.f === 'exp' ? 1 : Math.PI / (2 * p.n);
    const f = { sin: Math.sin, cos: Math.cos, exp: Math.exp }[p.f];
    const g = (x: number) => p.n * p.n * p.k * x * f(p.n * x);
    return { kind: 'values', values: [fineIntegral(g, 0, end)] };
  },
  examples: [
    { seed: 's1', input: '4', verdict: 'correct' },
    { seed: 's2', input: '12e^5+3', verdict: 'correct' },
    { seed: 's2', input: '15e^5', verdict: 'wrong', misconceptionId: 'parts-second-integral-left-out' },
    { seed: 's1', input: '-4', verdict: 'wrong', misconceptionId: 'parts-sign-lost' },
    { seed: 's1', input: '16', verdict: 'wrong', misconceptionId: 'inner-factor-not-divided' },
  ],
});
