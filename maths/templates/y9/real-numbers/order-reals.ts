import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result } from '../../worked-line';

/** √n, the decimal d/10 and the fraction t/3, in the order in which they stand in the question. */
interface Params {
  n: number;
  tenths: number;
  thirds: number;
  order: number[];
}

interface Entry {
  typed: string;
  latex: string;
  value: number;
  root: boolean;
}

const entries = (p: Params): Entry[] => [
  { typed: `√${p.n}`, latex: `\\sqrt{${p.n}}`, value: Math.sqrt(p.n), root: true },
  { typed: `${p.tenths / 10}`, latex: `${p.tenths / 10}`, value: p.tenths / 10, root: false },
  { typed: `${p.thirds}/3`, latex: `\\frac{${p.thirds}}{3}`, value: p.thirds / 3, root: false },
];
const sorted = (p: Params, by: (entry: Entry) => number) => [...entries(p)].sort((a, b) => by(a) - by(b));
const typed = (list: Entry[]) => list.map((entry) => entry.typed).join(', ');
const right = (p: Params) => typed(sorted(p, (entry) => entry.value));
const unless = (p: Params, list: Entry[]) => (typed(list) === right(p) ? null : typed(list));

export const orderReals = defineTemplate<Params>({
  id: 'y9/real-numbers/order-reals',
  version: 1,
  topicId: '144-real-numbers',
  years: [9],
  difficulty: 'HARD',
  strategy: 'compare-squares',
  calculator: false,
  title: 'Order a root, a decimal and a fraction',
  params: (random) =>
    drawUntil(
      () => ({
        n: random.int(5, 60),
        tenths: random.int(22, 78),
        thirds: random.int(7, 23),
        order: random.shuffle([0, 1, 2]),
      }),
      (p) => {
        const values = sorted(p, (entry) => entry.value).map((entry) => entry.value);
        const gaps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
        return (
          !Number.isInteger(Math.sqrt(p.n)) &&
          p.thirds % 3 !== 0 &&
          p.tenths % 10 !== 0 &&
          Math.min(...gaps) > 0.06 &&
          Math.max(...gaps) < 0.8
        );
      },
    ),
  prompt: (p) => {
    const shown = p.order.map((place) => `$${entries(p)[place]?.latex}$`);
    return `Put the numbers ${shown[0]}, ${shown[1]} and ${shown[2]} in order, smallest first.`;
  },
  instruction: () => 'Separate the numbers with commas.',
  answer: (p) => ({ kind: 'list', model: right(p) }),
  steps: (p) => [
    step(
      'identity',
      `(\\sqrt{${p.n}})^2=${p.n}`,
      'All three numbers are positive, so their squares are in the same order as the numbers.',
      'Square all three numbers to get rid of the root.',
      'What can you do to all three numbers to get rid of the root?',
    ),
    step(
      'identity',
      `${p.tenths / 10}^2=${(p.tenths ** 2 / 100).toFixed(2).replace(/0$/, '')}`,
      'Square the decimal.',
      'Square the decimal number.',
      'What is the square of the decimal?',
    ),
    step(
      'identity',
      `(\\frac{${p.thirds}}{3})^2=\\frac{${p.thirds ** 2}}{9}`,
      `This is about ${(p.thirds ** 2 / 9).toFixed(2)}.`,
      'Square the fraction, and write it as a decimal.',
      'Roughly what is the square of the fraction?',
    ),
    result(
      sorted(p, (entry) => entry.value)
        .map((entry) => entry.latex)
        .join(',\\ '),
      'Put the squares in order, and give the numbers they came from.',
      'Compare the three squares.',
      'Which square is the smallest?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'root-as-half',
      compute: (p) =>
        unless(
          p,
          sorted(p, (entry) => (entry.root ? p.n / 2 : entry.value)),
        ),
      firstWrongStep: 0,
      feedback: (p) => `You took $\\sqrt{${p.n}}$ as half of ${p.n}. Which number times itself is close to ${p.n}?`,
    },
    {
      misconceptionId: 'order-reversed',
      compute: (p) => typed(sorted(p, (entry) => -entry.value)),
      firstWrongStep: 3,
      feedback: () => 'You started with the largest number. Which end does the question ask for first?',
    },
    {
      misconceptionId: 'fraction-digits-as-decimal',
      compute: (p) => {
        const list = sorted(p, (entry) => (entry.typed.endsWith('/3') ? p.thirds / 10 : entry.value));
        const half = sorted(p, (entry) => (entry.root ? p.n / 2 : entry.value));
        return typed(list) === typed(half) ? null : unless(p, list);
      },
      firstWrongStep: 2,
      feedback: (p) => `The fraction $\\frac{${p.thirds}}{3}$ is a division. What is it as a decimal?`,
    },
  ],
  // Count for each number how many others are smaller, with decimals of the root by bisection.
  confirm(p) {
    let [a, b] = [0, p.n];
    for (let i = 0; i < 80; i += 1) {
      const m = (a + b) / 2;
      if (m * m < p.n) a = m;
      else b = m;
    }
    const values = [a, p.tenths / 10, p.thirds / 3];
    const places = values.map((value) => values.filter((other) => other < value).length);
    return { kind: 'values', values: [0, 1, 2].map((place) => values[places.indexOf(place)] ?? Number.NaN) };
  },
  examples: [
    { seed: 's1', input: '√17, 13/3, 4.9', verdict: 'correct' },
    { seed: 's2', input: '8/3, 3.1, √11', verdict: 'correct' },
    { seed: 's1', input: '13/3, 4.9, √17', verdict: 'wrong', misconceptionId: 'root-as-half' },
    { seed: 's1', input: '4.9, 13/3, √17', verdict: 'wrong', misconceptionId: 'order-reversed' },
    { seed: 's1', input: '13/3, √17, 4.9', verdict: 'wrong', misconceptionId: 'fraction-digits-as-decimal' },
  ],
});
