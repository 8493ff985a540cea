import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { greatestCommonFactor } from '../../primary/fractions';
import { partNames } from '../../primary/part-names';
import { step } from '../../primary/step';

interface Params {
  whole: number;
  parts: number;
  bottom: number;
  to: number;
  letter: string;
}

const marks = (p: Params) => p.whole * p.bottom + p.parts;
const latex = (p: Params) => `${p.whole}\\frac{${p.parts}}{${p.bottom}}`;

export const mixedOnNumberLine = defineTemplate<Params>({
  id: 'y5/compare-fractions/mixed-on-number-line',
  version: 1,
  topicId: '64-compare-fractions-mixed',
  years: [5],
  difficulty: 'EASY',
  strategy: 'read-fractions-on-a-line',
  calculator: false,
  title: 'A mixed numeral on a number line',
  params: (random) =>
    drawUntil(
      () => ({
        whole: random.int(1, 3),
        parts: random.int(1, 7),
        bottom: random.int(3, 8),
        to: random.int(3, 4),
        letter: random.pick(['A', 'K', 'P', 'R', 'T']),
      }),
      (p) => p.parts < p.bottom && p.whole < p.to && greatestCommonFactor(p.parts, p.bottom) === 1,
    ),
  prompt: (p) => `Each whole on the number line is cut into ${p.bottom} equal parts. Which number is at ${p.letter}?`,
  instruction: () => 'Give your answer as a mixed numeral, such as 5 1/2.',
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line from 0 to ${p.to}. Each whole is cut into ${p.bottom} equal parts. ${p.letter} is between ${p.whole} and ${p.whole + 1}, at mark ${p.parts} after ${p.whole}.`,
    from: 0,
    to: p.to,
    step: 1 / p.bottom,
    labelEvery: p.bottom,
    points: [{ at: marks(p) / p.bottom, label: p.letter }],
  }),
  answer: (p) => ({ kind: 'number', model: `${p.whole} ${p.parts}/${p.bottom}`, forms: [{ kind: 'mixed-numeral' }] }),
  steps: (p) => [
    step(
      'start',
      `\\frac{${marks(p)}}{${p.bottom}}`,
      `The parts are called ${partNames(p.bottom).toLowerCase()}. Count them from 0.`,
      `Count the small jumps from 0 to ${p.letter}.`,
      'How big is one small jump?',
    ),
    step(
      'equal',
      `\\frac{${p.whole * p.bottom}}{${p.bottom}}+\\frac{${p.parts}}{${p.bottom}}`,
      `Up to ${p.whole} there are ${p.whole * p.bottom} of them.`,
      `Which whole number comes before ${p.letter}?`,
      'How many parts make up the wholes, and how many come after?',
    ),
    step(
      'equal',
      latex(p),
      'Write the whole number first, then the fraction.',
      'Write the wholes, then the parts of the next whole.',
      'How many parts make one whole here?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => (p.parts + 1 < p.bottom ? `${p.whole} ${p.parts + 1}/${p.bottom}` : null),
      firstWrongStep: 1,
      feedback: (p) => `The mark at ${p.whole} is where you start. Count the jumps after it, not the marks.`,
    },
    {
      misconceptionId: 'whole-line-as-one',
      compute: (p) => `${marks(p)}/${p.to * p.bottom}`,
      firstWrongStep: 0,
      feedback: (p) => `You treated the line from 0 to ${p.to} as one whole. One whole goes from 0 to 1.`,
    },
    {
      misconceptionId: 'reads-nearest-label',
      compute: (p) => String(2 * p.parts < p.bottom ? p.whole : p.whole + 1),
      firstWrongStep: 0,
      feedback: () => 'That’s the number printed beside the mark. Count the parts up to the mark.',
    },
  ],
  confirm: (p) => {
    let position = 0;
    for (let jump = 0; jump < p.whole; jump += 1) position += 1;
    for (let jump = 0; jump < p.parts; jump += 1) position += 1 / p.bottom;
    return { kind: 'values', values: [position] };
  },
  examples: [
    { seed: 's1', input: '1 2/3', verdict: 'correct' },
    { seed: 's3', input: '1 2/4', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's4', input: '8/9', verdict: 'wrong', misconceptionId: 'whole-line-as-one' },
    { seed: 's9', input: '2 1/8', verdict: 'correct' },
  ],
});
