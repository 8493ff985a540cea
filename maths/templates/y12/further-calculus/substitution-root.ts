import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { fineIntegral } from '../shared/fine-integral';

/** The integral of x/sqrt(x + c) where x + c runs from m^2 to n^2 */
interface Params {
  c: number;
  m: number;
  n: number;
}

/** Three times the integral of (u - c)/sqrt(u) with the roots of the limits given. */
const threefold = (c: number, m: number, n: number) => 2 * (n ** 3 - m ** 3) - 6 * c * (n - m);
const low = (p: Params) => p.m * p.m - p.c;
const high = (p: Params) => p.n * p.n - p.c;
const model = (p: Params) => fractionText(threefold(p.c, p.m, p.n), 3);
const sign = (c: number) => (c < 0 ? `${c}` : `+${c}`);

export const substitutionRoot = defineTemplate<Params>({
  id: 'y12/further-calculus/substitution-root',
  version: 1,
  topicId: '206-further-calculus-substitution-volumes',
  years: [12],
  difficulty: 'HARD',
  strategy: 'substitution-under-a-root',
  calculator: false,
  title: 'Substitution with a square root',
  params: (random) =>
    drawUntil(
      () => ({ c: random.nonZeroInt(-6, 9), m: random.int(1, 4), n: random.int(2, 6) }),
      (p) => p.n > p.m && threefold(p.c, p.m, p.n) !== 0,
    ),
  prompt: (p) =>
    `Use the substitution $u=x${sign(p.c)}$ to evaluate $\\int_{${low(p)}}^{${high(p)}}\\frac{x}{\\sqrt{x${sign(p.c)}}}\\,dx$.`,
  instruction: () => 'Give an exact answer: a whole number or a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{u${sign(-p.c)}}{\\sqrt{u}}`,
      `Here $x=u${sign(-p.c)}$ and $dx=du$. The limits become $u=${p.m * p.m}$ and $u=${p.n * p.n}$.`,
      'Write everything in terms of $u$: the numerator, the square root, $dx$ and both limits.',
      'What is $x$ in terms of $u$?',
    ),
    equal(
      `\\sqrt{u}${p.c < 0 ? '+' : '-'}\\frac{${Math.abs(p.c)}}{\\sqrt{u}}`,
      'Split the fraction, so that each part is a power of $u$.',
      'Divide each term in the numerator by the square root.',
      'Which powers of $u$ do you get?',
    ),
    start(
      `\\left(\\frac{2}{3}\\times ${p.n}^3${sign(-2 * p.c)}\\times ${p.n}\\right)-\\left(\\frac{2}{3}\\times ${p.m}^3${sign(-2 * p.c)}\\times ${p.m}\\right)`,
      `Integrate to $\\frac{2}{3}u\\sqrt{u}${sign(-2 * p.c)}\\sqrt{u}$. At the limits $\\sqrt{u}$ is $${p.n}$ and $${p.m}$.`,
      'Integrate each power of $u$, and substitute the new limits.',
      'What is the square root of each limit?',
    ),
    equal(
      fractionLatex(threefold(p.c, p.m, p.n), 3),
      'Work it out.',
      'Work out each bracket first.',
      'Which bracket do you subtract?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'substitution-partly',
      compute: (p) => {
        // Forgets that x is u − c: integrates u/√u.
        return unlessRight(fractionText(2 * (p.n ** 3 - p.m ** 3), 3), model(p));
      },
      firstWrongStep: 0,
      feedback: (p) => `You replaced $x$ with $u$ in the numerator, but $u=x${sign(p.c)}$.`,
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => unlessRight(fractionText(threefold(-p.c, p.m, p.n), 3), model(p)),
      firstWrongStep: 0,
      feedback: (p) => `Solve $u=x${sign(p.c)}$ for $x$ again, and watch the sign.`,
    },
    {
      misconceptionId: 'integral-not-divided',
      compute: (p) => unlessRight(`${p.n ** 3 - p.m ** 3 - p.c * (p.n - p.m)}`, model(p)),
      firstWrongStep: 2,
      feedback: () => 'Divide by each new index, and remember that it’s a fraction here.',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [fineIntegral((x) => x / Math.sqrt(x + p.c), low(p), high(p))],
  }),
  examples: [
    { seed: 's1', input: '44/3', verdict: 'correct' },
    { seed: 's2', input: '464/3', verdict: 'correct' },
    { seed: 's1', input: '14/3', verdict: 'wrong', misconceptionId: 'substitution-partly' },
    { seed: 's1', input: '-16/3', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: '12', verdict: 'wrong', misconceptionId: 'integral-not-divided' },
  ],
});
