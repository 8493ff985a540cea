import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  bottom: number;
  top: number;
}
const value = (p: Params) => fractionText(p.top, p.bottom);

export const readTheLine = defineTemplate<Params>({
  id: 'y6/fraction-order/read-the-line',
  version: 1,
  topicId: '84-order-common-fractions',
  years: [6],
  difficulty: 'EASY',
  strategy: 'read-a-fraction-line',
  calculator: false,
  title: 'Read a fraction on a number line',
  params: (random) =>
    drawUntil(
      () => ({ name: random.pick(firstNames), bottom: random.pick([3, 4, 5, 6, 8, 10]), top: random.int(1, 29) }),
      (p) => p.top < 3 * p.bottom && p.top % p.bottom !== 0 && p.top > 1,
    ),
  prompt: (p) => `${p.name} puts a pin on the number line. Which fraction or mixed numeral does it show?`,
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line from 0 to 3 with the whole numbers labelled. Each whole is cut into ${p.bottom} equal parts. The pin is ${p.top} small marks after 0.`,
    from: 0,
    to: 3,
    step: 1 / p.bottom,
    labelEvery: p.bottom,
    points: [{ at: p.top / p.bottom, label: 'pin' }],
  }),
  answer: (p) => ({ kind: 'number', model: value(p) }),
  steps: (p) => [
    start(
      `1\\div ${p.bottom}`,
      `Each whole is cut into ${p.bottom} equal parts.`,
      'Count the parts from 0 to 1.',
      'How many steps make one whole?',
    ),
    equal(
      `\\frac{1}{${p.bottom}}`,
      'So one step is this unit fraction.',
      'What do you call one of these equal parts?',
      'Which number is the denominator?',
    ),
    start(
      `${p.top}\\times\\frac{1}{${p.bottom}}`,
      `The pin is ${p.top} steps after 0.`,
      'Count the steps from 0 to the pin.',
      'How many steps is the pin from 0?',
    ),
    equal(
      fractionLatex(p.top, p.bottom),
      'Count one unit fraction for each step.',
      'Write the count over the number of parts.',
      'Is the pin before or after 1?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'whole-line-as-one',
      compute: (p) => `${p.top}/${3 * p.bottom}`,
      firstWrongStep: 0,
      feedback: () => 'You treated the whole line as one. Check where the number 1 is.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => `${p.top + 1}/${p.bottom}`,
      firstWrongStep: 2,
      feedback: () => 'The mark at 0 is where you start. The first step ends at the next mark.',
    },
    {
      misconceptionId: 'fraction-upside-down',
      compute: (p) => unlessRight(`${p.bottom}/${p.top}`, `${p.top}/${p.bottom}`),
      firstWrongStep: 3,
      feedback: () => 'The number of equal parts in one whole is the denominator.',
    },
  ],
  confirm(p) {
    let at = 0;
    for (let i = 0; i < p.top; i += 1) at += 1 / p.bottom;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '13/8', verdict: 'correct' },
    { seed: 's2', input: '14/5', verdict: 'correct' },
    { seed: 's1', input: '13/24', verdict: 'wrong', misconceptionId: 'whole-line-as-one' },
    { seed: 's1', input: '14/8', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's1', input: '8/13', verdict: 'wrong', misconceptionId: 'fraction-upside-down' },
  ],
});
