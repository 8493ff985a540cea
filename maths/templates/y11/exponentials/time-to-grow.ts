import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';
import { thousands } from '../shared/thousands';

/** N = first × e^(kt), k in hundredths; when is it `times` as many? */
interface Params {
  story: number;
  first: number;
  hundredths: number;
  times: number;
}

const stories = [
  { thing: 'The number of bacteria in a dish', unit: 'hours' },
  { thing: 'The number of rabbits on an island', unit: 'months' },
  { thing: 'The number of members of an online forum', unit: 'weeks' },
  { thing: 'The number of jellyfish in a bay', unit: 'days' },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const k = (p: Params) => decimalText(p.hundredths / 100);
const time = (p: Params) => (100 * Math.log(p.times)) / p.hundredths;

export const timeToGrow = defineTemplate<Params>({
  id: 'y11/exponentials/time-to-grow',
  version: 1,
  topicId: '200-exponentials-and-logarithms',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'exponential-model-time',
  calculator: true,
  title: 'How long does exponential growth take?',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        first: random.int(4, 60) * 50,
        hundredths: random.int(4, 36),
        times: random.int(2, 9),
      }),
      // Well away from the middle between two tenths, so that rounding on the way does no harm.
      (p) => Math.abs(((time(p) * 10) % 1) - 0.5) > 0.1 && time(p) > 3,
    ),
  prompt: (p) =>
    `${storyOf(p).thing} is $N=${p.first}e^{${k(p)}t}$ after $t$ ${storyOf(p).unit}. After how many ${storyOf(p).unit} will it be ${thousands(p.first * p.times)}?`,
  instruction: () => 'Give your answer correct to one decimal place.',
  answer: (p) => ({
    kind: 'quantity',
    model: `${rounded(time(p), 1)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    tolerance: 0.05,
    variable: 't',
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `${p.first}e^{${k(p)}t}=${p.first * p.times}`,
      'Substitute the given number for $N$.',
      'Write the equation for this number.',
      'Which variable in the rule do you know now?',
    ),
    equivalent(
      `e^{${k(p)}t}=${p.times}`,
      `Divide both sides by $${p.first}$.`,
      'Get the power on its own.',
      'How many times as large is it as at the start?',
    ),
    start(
      `${k(p)}t=\\ln ${p.times}`,
      'Take the natural logarithm of both sides.',
      'Which function undoes a power of $e$?',
      'What is the natural logarithm of a power of $e$?',
    ),
    equivalent(
      `t=\\frac{\\ln ${p.times}}{${k(p)}}`,
      `Divide both sides by $${k(p)}$.`,
      'Divide by the coefficient of $t$.',
      'What is $t$ multiplied by?',
    ),
    result(
      `t=${rounded(time(p), 1)}`,
      'Use your calculator, and round only at the end.',
      'Work it out on your calculator, and round at the end.',
      'Substitute your time into the rule: do you get close to the given number?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'common-log-for-natural',
      compute: (p) => unlessRounded(p, (100 * Math.log10(p.times)) / p.hundredths),
      firstWrongStep: 2,
      feedback: () => 'You used the logarithm to base ten. What is the base of the power here?',
    },
    {
      misconceptionId: 'exponential-as-linear',
      compute: (p) => unlessRounded(p, (100 * (p.times - 1)) / p.hundredths),
      firstWrongStep: 0,
      feedback: () => 'You made it grow by the same number each time. Here it grows by the same factor.',
    },
    {
      misconceptionId: 'log-quotient-as-quotient-of-logs',
      compute: (p) => unlessRounded(p, (100 * Math.log(p.first * p.times)) / Math.log(p.first) / p.hundredths),
      firstWrongStep: 1,
      feedback: (p) => `Divide by $${p.first}$ first, then take the logarithm of the result.`,
    },
  ],
  confirm(p) {
    // Let it grow in small steps until the number is reached.
    const step = 1 / 1000;
    let [size, t] = [1, 0];
    const factor = Math.exp((p.hundredths / 100) * step);
    while (size * factor <= p.times) {
      size *= factor;
      t += step;
    }
    return { kind: 'values', values: [t] };
  },
  examples: [
    { seed: 's1', input: '22.0', verdict: 'correct' },
    { seed: 's2', input: '6.0', verdict: 'correct' },
    { seed: 's1', input: '9.5', verdict: 'wrong', misconceptionId: 'common-log-for-natural' },
    { seed: 's1', input: '80.0', verdict: 'wrong', misconceptionId: 'exponential-as-linear' },
    { seed: 's1', input: '13.1', verdict: 'wrong', misconceptionId: 'log-quotient-as-quotient-of-logs' },
  ],
});

function unlessRounded(p: Params, wrong: number): string | null {
  return Math.abs(wrong - time(p)) < 0.15 ? null : rounded(wrong, 1);
}
