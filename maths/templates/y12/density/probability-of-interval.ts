import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { numericIntegral } from '../../numeric-calculus';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { densityFigure } from './density-figure';

/** f(x) = (power + 1) x^power / end^(power + 1) on [0, end]; the probability between from and to. */
interface Params {
  story: number;
  power: 1 | 2;
  end: number;
  from: number;
  to: number;
}

const stories = [
  { what: 'The time $X$ in minutes that a caller waits', ask: 'that a caller waits' },
  { what: 'The time $X$ in hours that a repair takes', ask: 'that a repair takes' },
  { what: 'The distance $X$ in metres from the start line to where a throw lands', ask: 'that a throw lands' },
  { what: 'The mass $X$ in kilograms of rubbish in a bin', ask: 'that a bin holds' },
] as const;

const units = ['minutes', 'hours', 'metres', 'kilograms'] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const raised = (p: Params, x: number) => x ** (p.power + 1);
const top = (p: Params) => raised(p, p.to) - raised(p, p.from);
const bottom = (p: Params) => raised(p, p.end);
const model = (p: Params) => fractionText(top(p), bottom(p));
const density = (p: Params) => {
  const common = gcd(p.power + 1, bottom(p));
  const front = (p.power + 1) / common;
  return `\\frac{${front === 1 ? '' : front}x${p.power === 1 ? '' : '^2'}}{${bottom(p) / common}}`;
};
const height = (p: Params, x: number) => ((p.power + 1) * x ** p.power) / bottom(p);

export const probabilityOfInterval = defineTemplate<Params>({
  id: 'y12/density/probability-of-interval',
  version: 2,
  topicId: '213-continuous-random-variables',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'integrate-over-the-interval',
  calculator: false,
  title: 'A probability as an area',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, 3),
        power: random.pick([1, 2] as const),
        end: random.int(4, 10),
        from: random.int(1, 7),
        to: random.int(2, 9),
      }),
      (p) => p.from < p.to && p.to < p.end && 2 * top(p) !== bottom(p) && bottom(p) % (p.power + 1) === 0,
    ),
  prompt: (p) =>
    `${storyOf(p).what} has the probability density function $f(x)=${density(p)}$ for $0\\le x\\le ${p.end}$. What is the probability ${storyOf(p).ask} between ${p.from} and ${p.to} ${units[p.story] ?? ''}?`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  figure: (p) =>
    densityFigure(
      `The graph of a density function that rises from the origin up to x = ${p.end}. The area under it from x = ${p.from} to x = ${p.to} is shaded.`,
      p.end,
      (x) => height(p, x),
      [p.from, p.to],
    ),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{x^${p.power + 1}}{${bottom(p)}}`,
      'The probability is the area under the density function, so find an antiderivative.',
      'Integrate the density function over the interval.',
      'Which function has the density function as its derivative?',
    ),
    start(
      `\\frac{${p.to}^${p.power + 1}}{${bottom(p)}}-\\frac{${p.from}^${p.power + 1}}{${bottom(p)}}`,
      'Substitute the upper limit, then subtract the value at the lower limit.',
      'Substitute both limits.',
      'Which of the two values do you subtract?',
    ),
    equal(
      `\\frac{${top(p)}}{${bottom(p)}}`,
      'Both fractions have the same denominator.',
      'Subtract the numerators.',
      'What is the difference between the numerators?',
    ),
    ...(gcd(top(p), bottom(p)) === 1
      ? []
      : [
          equal(
            fractionLatex(top(p), bottom(p)),
            'Write the fraction in lowest terms.',
            'Look for a common factor.',
            'Is the probability between zero and one?',
          ),
        ]),
  ],
  wrongPaths: [
    {
      misconceptionId: 'density-as-probability',
      compute(p) {
        const difference = (p.power + 1) * (p.to ** p.power - p.from ** p.power);
        return unlessRight(fractionText(difference, bottom(p)), model(p));
      },
      firstWrongStep: 0,
      feedback: () => 'You subtracted values of the density function. A probability is the area under it.',
    },
    {
      misconceptionId: 'lower-limit-left-out',
      compute: (p) => unlessRight(fractionText(raised(p, p.to), bottom(p)), model(p)),
      firstWrongStep: 1,
      feedback: (p) => `You started from zero, but the interval starts at ${p.from}.`,
    },
    {
      misconceptionId: 'normal-as-even-spread',
      compute: (p) => unlessRight(fractionText(p.to - p.from, p.end), model(p)),
      firstWrongStep: 0,
      feedback: () => 'You compared lengths, as if all values were equally likely. The density function increases.',
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [numericIntegral((x) => height(p, x), p.from, p.to)] }),
  examples: [
    { seed: 's1', input: '3/8', verdict: 'correct' },
    { seed: 's2', input: '218/729', verdict: 'correct' },
    { seed: 's3', input: '896/1458', verdict: 'wrong-form' },
    { seed: 's1', input: '1/8', verdict: 'wrong', misconceptionId: 'density-as-probability' },
    { seed: 's1', input: '25/64', verdict: 'wrong', misconceptionId: 'lower-limit-left-out' },
    { seed: 's1', input: '1/2', verdict: 'wrong', misconceptionId: 'normal-as-even-spread' },
  ],
});
