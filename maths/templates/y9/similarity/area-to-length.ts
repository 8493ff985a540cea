import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

/** Two similar shapes: areas small·s² and small·b²; a length of the small one. */
interface Params {
  story: number;
  small: number;
  s: number;
  b: number;
  times: number;
}

const stories = [
  { one: 'flags', length: 'The small flag is', measure: 'wide', ask: 'How wide is the large one' },
  { one: 'tiles', length: 'The small tile is', measure: 'long', ask: 'How long is the large one' },
  { one: 'kites', length: 'The small kite is', measure: 'high', ask: 'How high is the large one' },
  { one: 'maps of the same park', length: 'The small map is', measure: 'wide', ask: 'How wide is the large one' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const areas = (p: Params) => [p.small * p.s ** 2, p.small * p.b ** 2] as const;
const length = (p: Params) => p.s * p.times;
const value = (p: Params) => p.b * p.times;
const text = (cm: number | string) => `${cm} cm`;

export const areaToLength = defineTemplate<Params>({
  id: 'y9/similarity/area-to-length',
  version: 1,
  topicId: '154-similarity-and-enlargement',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'root-of-the-area-factor',
  calculator: true,
  title: 'From areas to a length',
  params: (random) =>
    drawUntil(
      () => {
        const [s, b] = random.pick([
          [2, 3],
          [2, 5],
          [3, 4],
          [3, 5],
          [4, 5],
          [1, 3],
          [1, 4],
          [3, 7],
        ] as const);
        const times = random.int(3, 12);
        // The area fits a shape of about this length.
        const small = random.int(Math.ceil(0.35 * times ** 2), Math.floor(0.85 * times ** 2));
        return { story: random.int(0, stories.length - 1), small, s, b, times };
      },
      (p) => length(p) !== areas(p)[0] && value(p) <= 60 && length(p) >= 5,
    ),
  prompt: (p) =>
    `Two ${storyOf(p).one} are similar. Their areas are $${areas(p)[0]}\\text{ cm}^2$ and $${areas(p)[1]}\\text{ cm}^2$. ${storyOf(p).length} ${length(p)} cm ${storyOf(p).measure}. ${storyOf(p).ask}?`,
  instruction: () => 'Give your answer in cm.',
  answer: (p) => ({ kind: 'quantity', model: text(value(p)), unit: 'cm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `\\frac{${areas(p)[1]}}{${areas(p)[0]}}=${p.s === 1 ? p.b ** 2 : `\\frac{${p.b ** 2}}{${p.s ** 2}}`}`,
      'This is the area scale factor.',
      'Compare the two areas.',
      'What is the area multiplied by?',
    ),
    step(
      'identity',
      p.s === 1 ? `\\sqrt{${p.b ** 2}}=${p.b}` : `\\sqrt{\\frac{${p.b ** 2}}{${p.s ** 2}}}=\\frac{${p.b}}{${p.s}}`,
      'Area has two dimensions, so the area scale factor is the square of the length scale factor.',
      'The area scale factor is the square of the length scale factor.',
      'Which number squared gives the area scale factor?',
    ),
    start(
      p.s === 1 ? `${length(p)}\\times ${p.b}` : `${length(p)}\\times \\frac{${p.b}}{${p.s}}`,
      'Multiply the length by the length scale factor.',
      'Use the length scale factor.',
      'Which of the two scale factors do you use for a length?',
    ),
    equal(
      `${value(p)}`,
      'Work out the product.',
      'Work out the product.',
      'Does the square of your scale factor match the areas?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'scale-factor-linear-for-area',
      compute: (p) => text(fractionText(length(p) * p.b ** 2, p.s ** 2)),
      firstWrongStep: 1,
      feedback: () => 'You used the area scale factor on a length. How are the two scale factors related?',
    },
    {
      misconceptionId: 'root-as-half',
      compute: (p) => unlessRight(text(fractionText(length(p) * p.b ** 2, 2 * p.s ** 2)), text(value(p))),
      firstWrongStep: 1,
      feedback: () => 'You halved the area scale factor. Which number times itself gives it?',
    },
    {
      misconceptionId: 'ratio-as-difference',
      compute: (p) => unlessRight(text(length(p) + areas(p)[1] - areas(p)[0]), text(value(p))),
      firstWrongStep: 0,
      feedback: () =>
        'You added the difference of the areas to a length. How many times larger is one area than the other?',
    },
  ],
  // Stretch the shape until its area is right.
  confirm(p) {
    let [low, high] = [1, 20];
    for (let i = 0; i < 80; i += 1) {
      const k = (low + high) / 2;
      if (areas(p)[0] * k * k < areas(p)[1]) low = k;
      else high = k;
    }
    return { kind: 'values', values: [length(p) * low] };
  },
  examples: [
    { seed: 's1', input: '30 cm', verdict: 'correct' },
    { seed: 's2', input: '49 cm', verdict: 'correct' },
    { seed: 's1', input: '75 cm', verdict: 'wrong', misconceptionId: 'scale-factor-linear-for-area' },
    { seed: 's1', input: '75/2 cm', verdict: 'wrong', misconceptionId: 'root-as-half' },
    { seed: 's1', input: '453 cm', verdict: 'wrong', misconceptionId: 'ratio-as-difference' },
  ],
});
