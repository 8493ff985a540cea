import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, start } from '../../worked-line';

/** A number of one of four kinds; `n` is its size. */
interface Params {
  kind: 'natural' | 'integer' | 'rational' | 'irrational';
  look: number;
  n: number;
}

const names = {
  natural: 'Natural number',
  integer: 'Integer, but not natural',
  rational: 'Rational, but not an integer',
  irrational: 'Irrational',
} as const;

const square = (p: Params) => p.n ** 2;
/** A number that is no square. */
const rough = (p: Params) => p.n ** 2 + 1 + (p.n % 3);

/** The number in LaTeX, and as a decimal. */
function number(p: Params): [string, number] {
  const { n, look } = p;
  switch (p.kind) {
    case 'natural':
      return look === 0 ? [`\\sqrt{${square(p)}}`, n] : look === 1 ? [`\\frac{${3 * n}}{3}`, n] : [`(-${n})^2`, n * n];
    case 'integer':
      return look === 0
        ? [`-\\sqrt{${square(p)}}`, -n]
        : look === 1
          ? [`-\\frac{${4 * n}}{4}`, -n]
          : [`${n}-${3 * n}`, -2 * n];
    case 'rational':
      return look === 0
        ? [`\\frac{${n}}{${n + 1}}`, n / (n + 1)]
        : look === 1
          ? [`${n}.\\overline{7}`, n + 7 / 9]
          : [`\\sqrt{\\frac{1}{${square(p)}}}`, 1 / n];
    case 'irrational':
      return look === 0
        ? [`\\sqrt{${rough(p)}}`, Math.sqrt(rough(p))]
        : look === 1
          ? [`${n}\\pi`, n * Math.PI]
          : [`-\\sqrt{${rough(p)}}`, -Math.sqrt(rough(p))];
  }
}

function simpler(p: Params): [string, string] {
  const { n, look } = p;
  const [text] = number(p);
  switch (p.kind) {
    case 'natural':
      return [`${text}=${look === 2 ? n * n : n}`, 'You can work it out, and it’s a counting number.'];
    case 'integer':
      return [`${text}=-${look === 2 ? 2 * n : n}`, 'You can work it out, and it’s a negative whole number.'];
    case 'rational':
      return look === 0
        ? [`${text}=${n}\\div ${n + 1}`, 'It’s a fraction in lowest terms, so it isn’t a whole number.']
        : look === 1
          ? [`${text}=${n}+\\frac{7}{9}`, 'A block of digits repeats, so it can be written as a fraction.']
          : [`${text}=\\frac{1}{${n}}`, 'You can work out the root, and it’s a fraction.'];
    case 'irrational':
      return look === 1
        ? [`${n}\\pi=${n}\\times \\pi`, '$\\pi$ is irrational, so a whole-number multiple of it is irrational too.']
        : [
            `${n}^2=${n * n}`,
            `${rough(p)} is between this square and the next one, so its root isn’t a whole number or a fraction.`,
          ];
  }
}

const option = (p: Params, kind: Params['kind']) => (kind === p.kind ? null : names[kind]);

export const nameTheSet = defineTemplate<Params>({
  id: 'y9/real-numbers/name-the-set',
  version: 1,
  topicId: '144-real-numbers',
  years: [9],
  difficulty: 'EASY',
  strategy: 'simplify-then-name',
  calculator: false,
  title: 'What kind of number is it?',
  params: (random) =>
    drawUntil(
      () => ({
        kind: random.pick(['natural', 'integer', 'rational', 'irrational'] as const),
        look: random.int(0, 2),
        n: random.int(2, 12),
      }),
      (p) => !Number.isInteger(Math.sqrt(rough(p))),
    ),
  prompt: (p) => `What is the most specific name for $${number(p)[0]}$?`,
  answer: (p) => ({ kind: 'choice', model: names[p.kind] }),
  correctChoice: (p) => names[p.kind],
  steps: (p) => [
    start(number(p)[0], 'Look at the number.', 'Can you work out the number?', 'What could you work out first?'),
    step(
      'identity',
      ...simpler(p),
      'Work out the root or the fraction, if you can.',
      'Is the value whole, a fraction, or neither?',
    ),
    result(
      `\\text{${names[p.kind]}}`,
      'This is the smallest set that contains the number.',
      'Go from the smallest set to the largest: natural numbers, integers, rational numbers, and the rest.',
      'Which is the first set that contains the value?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'every-root-as-irrational',
      compute: (p) => (number(p)[0].includes('sqrt') ? option(p, 'irrational') : null),
      firstWrongStep: 1,
      feedback: () => 'Not every root is irrational. Can you work this one out?',
    },
    {
      misconceptionId: 'endless-decimal-as-irrational',
      compute: (p) => (number(p)[0].includes('overline') ? option(p, 'irrational') : null),
      firstWrongStep: 1,
      feedback: () => 'This decimal repeats forever. Can you write it as a fraction?',
    },
    {
      misconceptionId: 'set-name-too-wide',
      compute: (p) => (p.kind === 'natural' || p.kind === 'integer' ? names.rational : null),
      firstWrongStep: 2,
      feedback: () => 'Work out the number. Is there anything after the decimal point?',
    },
    {
      misconceptionId: 'fraction-as-irrational',
      compute: (p) => (p.kind === 'rational' && p.look === 0 ? names.irrational : null),
      firstWrongStep: 2,
      feedback: () => '“Rational” means an integer over an integer. Test that for this number.',
    },
    {
      misconceptionId: 'rounded-value-as-exact',
      compute: (p) => (p.kind === 'irrational' ? names.rational : null),
      firstWrongStep: 2,
      feedback: () => 'Your calculator shows a rounded value. Do the digits really stop, or repeat a block?',
    },
    {
      misconceptionId: 'root-as-half',
      compute: (p) => (p.kind !== 'irrational' || p.look === 1 ? null : p.look === 0 ? names.natural : names.integer),
      firstWrongStep: 1,
      feedback: () => 'Is the number under the square root sign the square of a whole number?',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (p.kind === 'integer' ? names.natural : null),
      firstWrongStep: 1,
      feedback: () => 'Work out the sign. Is the value positive or negative?',
    },
    {
      misconceptionId: 'set-name-too-wide',
      compute: (p) => (p.kind === 'natural' ? names.integer : null),
      firstWrongStep: 1,
      feedback: () => 'It’s an integer. Work out its sign: is it in a smaller set as well?',
    },
  ],
  // By the decimal value alone: whole, negative, or a fraction with a small bottom.
  confirm(p) {
    const value = number(p)[1];
    const whole = (x: number) => Math.abs(x - Math.round(x)) < 1e-9;
    if (whole(value)) return { kind: 'one-of', texts: [value > 0 ? names.natural : names.integer] };
    const fraction = Array.from({ length: 100 }, (_, i) => value * (i + 1)).some(whole);
    return { kind: 'one-of', texts: [fraction ? names.rational : names.irrational] };
  },
  examples: [
    { seed: 's1', input: 'Irrational', verdict: 'correct' },
    { seed: 's2', input: 'Irrational', verdict: 'correct' },
    { seed: 's1', input: 'Rational, but not an integer', verdict: 'wrong', misconceptionId: 'rounded-value-as-exact' },
    { seed: 's1', input: 'Natural number', verdict: 'wrong', misconceptionId: 'root-as-half' },
    { seed: 's3', input: 'Irrational', verdict: 'wrong', misconceptionId: 'fraction-as-irrational' },
    { seed: 's4', input: 'Irrational', verdict: 'wrong', misconceptionId: 'endless-decimal-as-irrational' },
    { seed: 's7', input: 'Irrational', verdict: 'wrong', misconceptionId: 'every-root-as-irrational' },
    { seed: 's7', input: 'Rational, but not an integer', verdict: 'wrong', misconceptionId: 'set-name-too-wide' },
    { seed: 's7', input: 'Integer, but not natural', verdict: 'wrong', misconceptionId: 'set-name-too-wide' },
  ],
});
