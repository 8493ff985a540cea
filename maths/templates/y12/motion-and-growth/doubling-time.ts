import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start, unlessRight } from '../../worked-line';

/** N = N0 e^(kt) doubles in `double` units; when is it `factor` times as large? */
interface Params {
  n0: number;
  double: number;
  factor: number;
  story: number;
}

const stories = [
  { who: 'A colony of bacteria', what: 'bacteria', unit: 'hours' },
  { who: 'A patch of duckweed', what: 'plants', unit: 'days' },
  { who: 'A yeast culture', what: 'cells', unit: 'hours' },
  { who: 'A colony of ants', what: 'ants', unit: 'weeks' },
  { who: 'A population of rabbits', what: 'rabbits', unit: 'months' },
] as const;
const story = (p: Params) => stories[p.story] ?? stories[0];
const time = (p: Params) => (p.double * Math.log(p.factor)) / Math.log(2);

export const doublingTime = defineTemplate<Params>({
  id: 'y12/motion-and-growth/doubling-time',
  version: 1,
  topicId: '205-rates-motion-growth-by-calculus',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'exponential-growth-and-logarithm',
  calculator: true,
  title: 'Exponential growth from a doubling time',
  params: (random) =>
    drawUntil(
      () => ({
        n0: random.int(2, 19) * 50,
        double: random.int(3, 12),
        factor: random.pick([3, 5, 6, 7, 9, 10, 12, 20]),
        story: random.int(0, stories.length - 1),
      }),
      (p) => (((time(p) * 10) % 1) + 1) % 1 > 0.02,
    ),
  prompt: (p) =>
    `${story(p).who} grows so that $\\frac{dN}{dt}=kN$. It starts with ${p.n0} ${story(p).what}, and the number doubles every ` +
    `${p.double} ${story(p).unit}. After how many ${story(p).unit} are there ${p.n0 * p.factor} ${story(p).what}?`,
  instruction: () => 'Round your answer to one decimal place.',
  answer: (p) => ({
    kind: 'quantity',
    model: `${rounded(time(p), 1)} ${story(p).unit}`,
    unit: story(p).unit,
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `2=e^{${p.double}k}`,
      `The solution is $N=${p.n0}e^{kt}$. At $t=${p.double}$ the number has doubled.`,
      'The solution is an exponential function. Use the doubling to find $k$.',
      'Which kind of function is proportional to its own rate of change?',
    ),
    equivalent(
      `k=\\frac{\\ln 2}{${p.double}}`,
      'Take logarithms of both sides and divide.',
      'Take natural logarithms.',
      'What undoes the exponential?',
    ),
    start(
      `${p.factor}=e^{\\frac{\\ln 2}{${p.double}}t}`,
      `Divide $${p.n0 * p.factor}$ by the starting number, $${p.n0}$.`,
      'How many times as large as at the start is it?',
      'What has the starting number been multiplied by?',
    ),
    equivalent(
      `t=\\frac{${p.double}\\ln ${p.factor}}{\\ln 2}`,
      'Take logarithms again and solve for $t$.',
      'Take natural logarithms again.',
      'How do you bring $t$ down from the index?',
    ),
    result(
      rounded(time(p), 1),
      'Work it out and round to one decimal place.',
      'Use the logarithm key, and only round at the end.',
      'Is your time longer than one doubling time?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'exponential-as-linear',
      compute: (p) => `${(p.factor - 1) * p.double}.0`,
      firstWrongStep: 0,
      feedback: (p) =>
        `In each ${p.double} ${story(p).unit} the number doubles. It doesn’t go up by the same amount each time.`,
    },
    {
      misconceptionId: 'log-of-quotient-for-quotient-of-logs',
      compute: (p) => unlessRight(rounded(p.double * Math.log(p.factor / 2), 1), rounded(time(p), 1)),
      firstWrongStep: 3,
      feedback: () => 'A quotient of logarithms isn’t the logarithm of a quotient.',
    },
    {
      misconceptionId: 'growing-taken-as-proportional',
      compute: (p) => unlessRight(rounded((p.double * p.factor) / 2, 1), rounded(time(p), 1)),
      firstWrongStep: 0,
      feedback: (p) =>
        `You took the time to be proportional to the number. The number doubles again after ${p.double} more ${story(p).unit}.`,
    },
  ],
  confirm: (p) => {
    // Halves the gap between a time that is too short and one that is too long, with powers of two alone.
    let [low, high] = [0, 10 * p.double];
    for (let i = 0; i < 80; i += 1) {
      const middle = (low + high) / 2;
      if (2 ** (middle / p.double) < p.factor) low = middle;
      else high = middle;
    }
    return { kind: 'values', values: [low] };
  },
  examples: [
    { seed: 's1', input: '14.3', verdict: 'correct' },
    { seed: 's2', input: '23.2', verdict: 'correct' },
    { seed: 's1', input: '44.0', verdict: 'wrong', misconceptionId: 'exponential-as-linear' },
    { seed: 's1', input: '7.2', verdict: 'wrong', misconceptionId: 'log-of-quotient-for-quotient-of-logs' },
  ],
});
