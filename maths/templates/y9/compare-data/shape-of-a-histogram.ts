import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, start } from '../../worked-line';

/** Counts in six classes: the shape is drawn first, and then the numbers. */
interface Params {
  story: number;
  counts: number[];
}

const names = { left: 'Negatively skewed', right: 'Positively skewed', even: 'Symmetrical' } as const;
const stories = [
  { what: 'how many minutes people waited for a bus', label: 'minutes', width: 5 },
  { what: 'students’ scores in a test', label: 'marks', width: 10 },
  { what: 'the prices of bikes in a shop', label: 'hundreds of dollars', width: 2 },
  { what: 'the ages of people at a concert', label: 'years', width: 10 },
  { what: 'the masses of dogs at a vet clinic', label: 'kilograms', width: 8 },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
const lower = (p: Params) => sum(p.counts.slice(0, 3));
const upper = (p: Params) => sum(p.counts.slice(3));
const shape = (p: Params): keyof typeof names =>
  lower(p) === upper(p) ? 'even' : lower(p) > upper(p) ? 'right' : 'left';

export const shapeOfAHistogram = defineTemplate<Params>({
  id: 'y9/compare-data/shape-of-a-histogram',
  version: 1,
  topicId: '157-compare-data-sets-outliers',
  years: [9],
  difficulty: 'EASY',
  strategy: 'look-for-the-tail',
  calculator: false,
  title: 'Describe the shape of a histogram',
  params: (random) =>
    drawUntil(
      () => {
        const a = random.int(1, 3);
        const b = a + random.int(1, 3);
        const c = b + random.int(2, 5);
        const story = random.int(0, stories.length - 1);
        if (random.chance(0.34)) return { story, counts: [a, b, c, c, b, a] };
        const long = [c + random.int(0, 3), c + random.int(5, 8), c, b, a, random.int(0, 1) + (a > 1 ? 0 : 1)];
        return { story, counts: random.chance() ? long : [...long].reverse() };
      },
      () => true,
    ),
  prompt: (p) => `The histogram shows ${storyOf(p).what}. How would you describe its shape?`,
  figure(p) {
    const { label, width } = storyOf(p);
    const edges = Array.from({ length: 7 }, (_, i) => i * width);
    return {
      kind: 'histogram',
      alt: `A histogram with six classes of width ${width}, from 0 to ${6 * width} ${label}. The counts from left to right are ${p.counts.join(', ')}.`,
      xLabel: label,
      yLabel: 'count',
      edges,
      counts: p.counts,
      yStep: 2,
    };
  },
  answer: (p) => ({ kind: 'choice', model: names[shape(p)] }),
  correctChoice: (p) => names[shape(p)],
  steps: (p) => [
    step(
      'identity',
      `${p.counts.slice(0, 3).join('+')}=${lower(p)}`,
      'This many values are in the lower half of the classes.',
      'Add the counts of the three classes on the left.',
      'How many values are on the left?',
    ),
    step(
      'identity',
      `${p.counts.slice(3).join('+')}=${upper(p)}`,
      'This many values are in the upper half of the classes.',
      'Add the counts of the three classes on the right.',
      'How many values are on the right?',
    ),
    start(
      '\\text{tail}',
      shape(p) === 'even'
        ? 'The two sides are mirror images, so neither tail is longer.'
        : `The long tail of low columns is on the ${shape(p)}.`,
      'Look for the side where the columns get lower gradually.',
      'Which side is the tail on, if there is one?',
    ),
    result(
      `\\text{${names[shape(p)]}}`,
      'A tail towards the large values means positively skewed. A tail towards the small values means negatively skewed.',
      'The name comes from the side the tail is on.',
      'Are the numbers in the tail large or small?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'skew-named-by-the-hump',
      compute: (p) => (shape(p) === 'even' ? names.left : shape(p) === 'left' ? names.right : names.left),
      firstWrongStep: 3,
      feedback: (p) =>
        shape(p) === 'even'
          ? 'Fold the histogram in the middle. Does one side reach further?'
          : 'You went by the tall columns. Where is the long tail?',
    },
    {
      misconceptionId: 'tail-misjudged',
      compute: (p) => (shape(p) === 'even' ? names.right : names.even),
      firstWrongStep: 2,
      feedback: (p) =>
        shape(p) === 'even'
          ? 'Compare both ends of the histogram. Is one tail longer?'
          : 'Fold the histogram in the middle. Do the two sides match?',
    },
  ],
  // The sign of the third moment about the mean.
  confirm(p) {
    const total = sum(p.counts);
    const mean = sum(p.counts.map((count, i) => count * i)) / total;
    const third = sum(p.counts.map((count, i) => count * (i - mean) ** 3)) / total;
    const name = Math.abs(third) < 1e-9 ? names.even : third > 0 ? names.right : names.left;
    return { kind: 'one-of', texts: [name] };
  },
  examples: [
    { seed: 's1', input: 'Positively skewed', verdict: 'correct' },
    { seed: 's2', input: 'Positively skewed', verdict: 'correct' },
    { seed: 's1', input: 'Negatively skewed', verdict: 'wrong', misconceptionId: 'skew-named-by-the-hump' },
    { seed: 's1', input: 'Symmetrical', verdict: 'wrong', misconceptionId: 'tail-misjudged' },
  ],
});
