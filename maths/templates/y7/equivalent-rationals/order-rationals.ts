import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** Two numbers below zero and two above, each pair a fraction and a decimal, in hundredths for comparing. */
interface Params {
  below: { fraction: [number, number]; decimal: number };
  above: { fraction: [number, number]; decimal: number };
  order: number[];
}

interface Entry {
  plain: string;
  latex: string;
  value: number;
}

const fractions: [number, number][] = [
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [7, 20],
  [9, 20],
  [13, 20],
  [8, 25],
  [17, 25],
  [1, 8],
  [3, 8],
  [5, 8],
  [7, 8],
];

function entries(p: Params): Entry[] {
  const fraction = ([top, bottom]: [number, number], sign: '' | '-'): Entry => ({
    plain: `${sign}${top}/${bottom}`,
    latex: `${sign}\\frac{${top}}{${bottom}}`,
    value: (sign === '-' ? -top : top) / bottom,
  });
  const decimal = (value: number): Entry => ({ plain: decimalText(value), latex: decimalText(value), value });
  return [
    fraction(p.below.fraction, '-'),
    decimal(-p.below.decimal),
    fraction(p.above.fraction, ''),
    decimal(p.above.decimal),
  ];
}

const listed = (list: Entry[]) => list.map((entry) => entry.plain).join(', ');
const sorted = (p: Params) => [...entries(p)].sort((a, b) => a.value - b.value);
const bySize = (p: Params) => [...entries(p)].sort((a, b) => Math.abs(a.value) - Math.abs(b.value));
/** The wrong order of those who rank negative numbers by their digits. */
const negativesTurned = (p: Params) => {
  const [first, second, ...rest] = sorted(p);
  return [second, first, ...rest].filter((entry) => entry !== undefined);
};
const close = ([top, bottom]: [number, number], decimal: number) => {
  const gap = Math.abs(top / bottom - decimal);
  return gap > 0.005 && gap < 0.16;
};

export const orderRationals = defineTemplate<Params>({
  id: 'y7/equivalent-rationals/order-rationals',
  version: 1,
  topicId: '103-equivalent-rationals',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'all-as-decimals',
  calculator: false,
  title: 'Order fractions and decimals below and above zero',
  params: (random) =>
    drawUntil(
      () => ({
        below: { fraction: random.pick(fractions), decimal: random.int(11, 94) / 100 },
        above: { fraction: random.pick(fractions), decimal: random.int(2, 9) / 10 },
        order: random.shuffle([0, 1, 2, 3]),
      }),
      (p) =>
        close(p.below.fraction, p.below.decimal) &&
        close(p.above.fraction, p.above.decimal) &&
        new Set(entries(p).map((entry) => Math.abs(entry.value))).size === 4,
    ),
  prompt(p) {
    const shown = p.order.map((place) => `$${entries(p)[place]?.latex ?? ''}$`);
    return `Put these numbers in order, from smallest to largest: ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}.`;
  },
  instruction: () => 'Write the numbers as they’re given, with commas between them.',
  answer: (p) => ({ kind: 'list', model: listed(sorted(p)) }),
  steps: (p) => [
    {
      ...start(
        `-\\frac{${p.below.fraction.join('}{')}}=${decimalText(-p.below.fraction[0] / p.below.fraction[1])}`,
        'Write the negative fraction as a decimal so you can compare it.',
        'Two of the numbers are below zero. Write both as decimals.',
        'Which numbers are below zero?',
      ),
      relation: 'identity',
    },
    {
      ...start(
        `\\frac{${p.above.fraction.join('}{')}}=${decimalText(p.above.fraction[0] / p.above.fraction[1])}`,
        'Do the same with the positive fraction.',
        'Now write the positive fraction as a decimal.',
        'What is the numerator divided by the denominator?',
      ),
      relation: 'identity',
    },
    result(
      sorted(p)
        .map((entry) => entry.latex)
        .join(','),
      'The smallest number is furthest left on a number line. Of two negatives, that’s the one further from zero.',
      'Place all four numbers on a number line.',
      'Which of the two negative numbers is further to the left?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'larger-magnitude-negative-is-larger',
      compute: (p) => listed(negativesTurned(p)),
      firstWrongStep: 2,
      feedback: () => 'Below zero, the order is reversed. Think of temperatures: which of the two is colder?',
    },
    {
      misconceptionId: 'order-reversed',
      compute: (p) => listed([...sorted(p)].reverse()),
      firstWrongStep: 2,
      feedback: () => 'Your numbers go from largest to smallest. The question asks for the smallest first.',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => listed(bySize(p)),
      firstWrongStep: 0,
      feedback: () => 'Every negative number is smaller than every positive number.',
    },
  ],
  confirm(p) {
    // In whole thousandths, each number takes the place that counts how many are below it.
    const values = entries(p).map((entry) => Math.round(entry.value * 1000));
    const places: number[] = [];
    for (const value of values) places[values.filter((other) => other < value).length] = value / 1000;
    return { kind: 'values', values: places };
  },
  examples: [
    { seed: 's1', input: '-3/4, -0.62, 0.3, 8/25', verdict: 'correct' },
    { seed: 's2', input: '-0.48, -3/8, 0.4, 9/20', verdict: 'correct' },
    {
      seed: 's1',
      input: '-0.62, -3/4, 0.3, 8/25',
      verdict: 'wrong',
      misconceptionId: 'larger-magnitude-negative-is-larger',
    },
    { seed: 's1', input: '8/25, 0.3, -0.62, -3/4', verdict: 'wrong', misconceptionId: 'order-reversed' },
    { seed: 's1', input: '0.3, 8/25, -0.62, -3/4', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});
