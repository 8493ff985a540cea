import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { numericIntegral } from '../../numeric-calculus';
import { equivalent, start, unlessRight } from '../../worked-line';
import { densityFigure } from './density-figure';

/** f(x) = k x^power on [0, end], or k(end − x) for power 0. */
interface Params {
  power: number;
  end: number;
}

const rule = (p: Params) => (p.power === 0 ? `k(${p.end}-x)` : `kx${p.power === 1 ? '' : `^${p.power}`}`);
/** The integral of f over the interval, divided by k, as a fraction. */
const area = (p: Params): [number, number] => (p.power === 0 ? [p.end ** 2, 2] : [p.end ** (p.power + 1), p.power + 1]);
const model = (p: Params) => fractionText(area(p)[1], area(p)[0]);
const shape = (p: Params, x: number) => (p.power === 0 ? p.end - x : x ** p.power);

export const densityConstant = defineTemplate<Params>({
  id: 'y12/density/density-constant',
  version: 2,
  topicId: '213-continuous-random-variables',
  years: [12],
  difficulty: 'EASY',
  strategy: 'total-area-is-one',
  calculator: false,
  title: 'Find the constant in a density function',
  params: (random) => ({ power: random.int(0, 3), end: random.int(2, 12) }),
  prompt: (p) =>
    `A continuous random variable $X$ has the probability density function $f(x)=${rule(p)}$ for $0\\le x\\le ${p.end}$, and $f(x)=0$ elsewhere. Find the value of $k$.`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  figure: (p) =>
    densityFigure(
      `The graph of a density function that ${p.power === 0 ? 'falls in a straight line from x = 0' : p.power === 1 ? 'rises in a straight line from the origin' : 'rises in a curve from the origin'} ${p.power === 0 ? 'to zero at' : 'up to'} x = ${p.end} and is zero elsewhere. The area under it is shaded.`,
      p.end,
      (x) => shape(p, x),
      [0, p.end],
    ),
  answer: (p) => ({ kind: 'number', model: model(p), variable: 'k', forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => {
    const [top, bottom] = area(p);
    return [
      start(
        p.power === 0
          ? `k\\left(${p.end}\\times ${p.end}-\\frac{${p.end}^2}{2}\\right)=1`
          : `k\\times\\frac{${p.end}^{${p.power + 1}}}{${p.power + 1}}=1`,
        'The total area under a density function is one. Integrate over the whole interval.',
        'What is the total area under a density function? Set the integral equal to it.',
        'What must the integral over the whole interval equal?',
      ),
      equivalent(
        `${fractionLatex(top, bottom)}k=1`,
        'Work out the coefficient of $k$.',
        'Simplify the left side.',
        'What does the integral give without $k$?',
      ),
      equivalent(
        `k=${fractionLatex(bottom, top)}`,
        'Divide by the coefficient of $k$.',
        'Solve for $k$.',
        'Is the total area one with this $k$?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'integral-not-divided',
      compute: (p) => (p.power === 0 ? null : unlessRight(fractionText(1, p.end ** (p.power + 1)), model(p))),
      firstWrongStep: 0,
      feedback: () => 'Differentiate your antiderivative: do you get back to the density function?',
    },
    {
      misconceptionId: 'density-one-at-the-end',
      compute: (p) => unlessRight(fractionText(1, p.power === 0 ? p.end : p.end ** p.power), model(p)),
      firstWrongStep: 0,
      feedback: () =>
        'You set the largest value of the density function to one. It’s the area under it that has to be one.',
    },
    {
      misconceptionId: 'fraction-upside-down',
      compute: (p) => unlessRight(fractionText(area(p)[0], area(p)[1]), model(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the area when $k=1$. Which $k$ makes the area one?',
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [1 / numericIntegral((x) => shape(p, x), 0, p.end)] }),
  examples: [
    { seed: 's1', input: '1/50', verdict: 'correct' },
    { seed: 's2', input: '1/18', verdict: 'correct' },
    { seed: 's3', input: '2/36', verdict: 'wrong-form' },
    { seed: 's2', input: '1/36', verdict: 'wrong', misconceptionId: 'integral-not-divided' },
    { seed: 's1', input: '1/10', verdict: 'wrong', misconceptionId: 'density-one-at-the-end' },
    { seed: 's1', input: '50', verdict: 'wrong', misconceptionId: 'fraction-upside-down' },
  ],
});
