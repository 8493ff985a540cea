import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A multiple of a Pythagorean triple: base is next to angle A, height is opposite. */
interface Params {
  ratio: 'sin' | 'cos' | 'tan';
  base: number;
  height: number;
  long: number;
}

const sides = { sin: ['height', 'long'], cos: ['base', 'long'], tan: ['height', 'base'] } as const;
const words = {
  sin: 'the opposite side over the hypotenuse',
  cos: 'the adjacent side over the hypotenuse',
  tan: 'the opposite side over the adjacent side',
} as const;
const long = { sin: 'sine', cos: 'cosine', tan: 'tangent' } as const;
const pair = (p: Params, ratio: Params['ratio']): [number, number] => [p[sides[ratio][0]], p[sides[ratio][1]]];
const model = (p: Params) => fractionText(...pair(p, p.ratio));
const swapped = { sin: 'cos', cos: 'sin', tan: 'tan' } as const;

export const writeARatio = defineTemplate<Params>({
  id: 'y9/trigonometry/write-a-ratio',
  version: 1,
  topicId: '153-right-triangle-trigonometry',
  years: [9],
  difficulty: 'EASY',
  strategy: 'name-the-sides',
  calculator: false,
  title: 'Write a trig ratio as a fraction',
  params: (random) =>
    drawUntil(
      () => {
        const [a, b, c] = random.pick([
          [3, 4, 5],
          [5, 12, 13],
          [8, 15, 17],
          [7, 24, 25],
          [20, 21, 29],
        ] as const);
        const times = random.int(1, 4);
        const [base, height] = random.chance() ? [a * times, b * times] : [b * times, a * times];
        return { ratio: random.pick(['sin', 'cos', 'tan'] as const), base, height, long: c * times };
      },
      (p) => p.long <= 60,
    ),
  prompt: (p) =>
    `Triangle $ABC$ has a right angle at $C$. $AC=${p.base}$ cm, $BC=${p.height}$ cm and $AB=${p.long}$ cm. Write $\\${p.ratio} A$ as a fraction.`,
  instruction: () => 'Give your answer in lowest terms.',
  figure: (p) => ({
    kind: 'right-triangle',
    alt: `A right-angled triangle. The angle A is at the left end of the base. The base is ${p.base} cm, the vertical side opposite A is ${p.height} cm, and the longest side is ${p.long} cm.`,
    base: p.base,
    height: p.height,
    labels: { base: `${p.base} cm`, height: `${p.height} cm`, hypotenuse: `${p.long} cm`, baseAngle: 'A' },
  }),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => {
    const [top, bottom] = pair(p, p.ratio);
    return [
      start(
        `${top}\\div ${bottom}`,
        `The ${long[p.ratio]} is ${words[p.ratio]}.`,
        `Start from angle $A$. Which sides does the ${long[p.ratio]} use?`,
        'Which side is opposite $A$, which is adjacent, and which is the hypotenuse?',
      ),
      equal(
        `\\frac{${top}}{${bottom}}`,
        'Write the ratio as a fraction.',
        'Write one side over the other.',
        'Which of the two lengths is the numerator?',
      ),
      ...(fractionLatex(top, bottom) === `\\frac{${top}}{${bottom}}`
        ? []
        : [
            equal(
              fractionLatex(top, bottom),
              'Write the fraction in lowest terms.',
              'Look for a common factor.',
              'Which number goes into both lengths?',
            ),
          ]),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'opposite-adjacent-swap',
      compute: (p) => (p.ratio === 'tan' ? fractionText(p.base, p.height) : fractionText(...pair(p, swapped[p.ratio]))),
      firstWrongStep: 0,
      feedback: () => 'Put your finger on angle $A$. Which side doesn’t it touch?',
    },
    {
      misconceptionId: 'trig-ratio-mixed-up',
      compute: (p) => fractionText(...pair(p, p.ratio === 'tan' ? 'sin' : 'tan')),
      firstWrongStep: 0,
      feedback: (p) => `Which two sides does the ${long[p.ratio]} use?`,
    },
    {
      misconceptionId: 'fraction-upside-down',
      compute: (p) => {
        const [top, bottom] = pair(p, p.ratio);
        return p.ratio === 'tan' ? null : fractionText(bottom, top);
      },
      firstWrongStep: 1,
      feedback: () => 'The hypotenuse is the longest side. Can this ratio be larger than one?',
    },
  ],
  // Find the angle by bisection on the circle, and then take the ratio of a point on it.
  confirm(p) {
    let [low, high] = [0, Math.PI / 2];
    for (let i = 0; i < 80; i += 1) {
      const angle = (low + high) / 2;
      if (Math.sin(angle) * p.base < Math.cos(angle) * p.height) low = angle;
      else high = angle;
    }
    return { kind: 'values', values: [Math[p.ratio](low)] };
  },
  examples: [
    { seed: 's1', input: '5/13', verdict: 'correct' },
    { seed: 's2', input: '3/4', verdict: 'correct' },
    { seed: 's3', input: '14/50', verdict: 'wrong-form' },
    { seed: 's1', input: '12/13', verdict: 'wrong', misconceptionId: 'opposite-adjacent-swap' },
    { seed: 's1', input: '5/12', verdict: 'wrong', misconceptionId: 'trig-ratio-mixed-up' },
    { seed: 's1', input: '13/5', verdict: 'wrong', misconceptionId: 'fraction-upside-down' },
  ],
});
