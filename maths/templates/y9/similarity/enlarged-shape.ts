import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

/** A photo of width and height, enlarged to another width. */
interface Params {
  story: number;
  width: number;
  height: number;
  top: number;
  bottom: number;
}

const stories = ['A photo', 'A poster', 'A school logo', 'A map', 'A painting', 'A quilt pattern'] as const;
const newWidth = (p: Params) => (p.width * p.top) / p.bottom;
const newHeight = (p: Params) => (p.height * p.top) / p.bottom;

export const enlargedShape = defineTemplate<Params>({
  id: 'y9/similarity/enlarged-shape',
  version: 1,
  topicId: '154-similarity-and-enlargement',
  years: [9],
  difficulty: 'EASY',
  strategy: 'scale-factor-for-lengths',
  calculator: true,
  title: 'Enlarge a rectangle',
  params: (random) =>
    drawUntil(
      () => {
        const [top, bottom] = random.pick([
          [3, 2],
          [5, 2],
          [7, 2],
          [4, 3],
          [5, 3],
          [7, 4],
          [5, 4],
          [7, 5],
        ] as const);
        return {
          story: random.int(0, stories.length - 1),
          width: bottom * random.int(2, 10),
          height: bottom * random.int(2, 10),
          top,
          bottom,
        };
      },
      (p) => p.width > p.height && p.width <= 40,
    ),
  prompt: (p) =>
    `${stories[p.story] ?? stories[0]} is ${p.width} cm wide and ${p.height} cm high. It’s enlarged in proportion until it’s ${newWidth(p)} cm wide. How high is it now?`,
  instruction: () => 'Give your answer in cm.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `A rectangle ${p.width} cm wide and ${p.height} cm high, to be enlarged.`,
    vertices: [
      [0, 0],
      [p.width, 0],
      [p.width, p.height],
      [0, p.height],
    ],
    sides: [`${p.width} cm`, `${p.height} cm`, null, null],
    rightAngles: [0, 1, 2, 3],
  }),
  answer: (p) => ({ kind: 'quantity', model: `${newHeight(p)} cm`, unit: 'cm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `\\frac{${newWidth(p)}}{${p.width}}=${fractionLatex(p.top, p.bottom)}`,
      'The scale factor is the new width over the old width.',
      'Compare the two widths.',
      'What was the width multiplied by?',
    ),
    start(
      `${p.height}\\times ${fractionLatex(p.top, p.bottom)}`,
      'Every length is multiplied by the same scale factor.',
      'Use the same scale factor for the height.',
      'What happens to all the lengths in an enlargement?',
    ),
    equal(
      `${newHeight(p)}`,
      'Work out the product.',
      'Work out the product.',
      'Does the shape look the same as before?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-as-difference',
      compute: (p) => unlessRight(`${p.height + newWidth(p) - p.width} cm`, `${newHeight(p)} cm`),
      firstWrongStep: 1,
      feedback: (p) =>
        `You added ${newWidth(p) - p.width} cm to both. An enlargement multiplies both by the same scale factor.`,
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => `${fractionText(p.height * p.bottom, p.top)} cm`,
      firstWrongStep: 0,
      feedback: () => 'It’s an enlargement. Is your height larger than before?',
    },
    {
      misconceptionId: 'corresponding-sides-mixed',
      compute: (p) => unlessRight(`${fractionText(newWidth(p) * p.width, p.height)} cm`, `${newHeight(p)} cm`),
      firstWrongStep: 1,
      feedback: () => 'Which side of the small rectangle matches the side you’re looking for?',
    },
  ],
  // Grow the rectangle along its diagonal until it is wide enough.
  confirm(p) {
    let [low, high] = [0, 10];
    for (let i = 0; i < 80; i += 1) {
      const t = (low + high) / 2;
      if (p.width + p.width * t < newWidth(p)) low = t;
      else high = t;
    }
    return { kind: 'values', values: [p.height + p.height * low] };
  },
  examples: [
    { seed: 's1', input: '28 cm', verdict: 'correct' },
    { seed: 's2', input: '16 cm', verdict: 'correct' },
    { seed: 's1', input: '30 cm', verdict: 'wrong', misconceptionId: 'ratio-as-difference' },
    { seed: 's1', input: '100/7 cm', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
    { seed: 's1', input: '175/4 cm', verdict: 'wrong', misconceptionId: 'corresponding-sides-mixed' },
  ],
});
