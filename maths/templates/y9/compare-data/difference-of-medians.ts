import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

/** Two data sets of seven or nine two-digit values, in order. */
interface Params {
  story: number;
  left: number[];
  right: number[];
}

const stories = [
  { what: 'the ages of the players in two chess clubs', one: 'Club A', two: 'Club B', unit: 'years' },
  { what: 'the scores of two classes in a quiz', one: 'Class A', two: 'Class B', unit: 'points' },
  { what: 'how many minutes students at two schools travel', one: 'School A', two: 'School B', unit: 'minutes' },
  { what: 'the daily temperatures in two towns in °C', one: 'Town A', two: 'Town B', unit: 'degrees' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const middle = (list: number[]) => list[(list.length - 1) / 2] ?? 0;
const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
const range = (list: number[]) => (list.at(-1) ?? 0) - (list[0] ?? 0);
const value = (p: Params) => Math.abs(middle(p.left) - middle(p.right));
const bigger = (p: Params) => Math.max(middle(p.left), middle(p.right));
const smaller = (p: Params) => Math.min(middle(p.left), middle(p.right));

export const differenceOfMedians = defineTemplate<Params>({
  id: 'y9/compare-data/difference-of-medians',
  version: 1,
  topicId: '157-compare-data-sets-outliers',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'medians-from-a-back-to-back-plot',
  calculator: false,
  title: 'Compare medians in a stem-and-leaf plot',
  params: (random) =>
    drawUntil(
      () => {
        const draw = (low: number) =>
          Array.from({ length: random.pick([7, 9]) }, () => random.int(low, low + 29)).sort((a, b) => a - b);
        return {
          story: random.int(0, stories.length - 1),
          left: draw(random.int(10, 16)),
          right: draw(random.int(10, 20)),
        };
      },
      (p) =>
        value(p) >= 2 &&
        new Set(p.left).size > 4 &&
        Math.abs(range(p.left) - range(p.right)) !== value(p) &&
        Math.max(...p.left, ...p.right) < 50,
    ),
  prompt: (p) => `The plot shows ${storyOf(p).what}. What is the difference between the medians of the two groups?`,
  instruction: (p) => `Give the difference in ${storyOf(p).unit}, as a number only.`,
  figure(p) {
    const stems = ['1', '2', '3', '4'].filter((stem) => [...p.left, ...p.right].some((v) => `${v}`.startsWith(stem)));
    const leaves = (list: number[], stem: string) =>
      list.filter((v) => `${v}`.startsWith(stem)).map((v) => `${v % 10}`);
    return {
      kind: 'stem-and-leaf',
      alt: `A back-to-back stem-and-leaf plot. ${storyOf(p).one}: ${p.left.join(', ')}. ${storyOf(p).two}: ${p.right.join(', ')}.`,
      rows: stems.map((stem) => ({ stem, leaves: leaves(p.right, stem), left: leaves(p.left, stem) })),
      leftTitle: storyOf(p).one,
      rightTitle: storyOf(p).two,
      key: '1 | 5 means 15',
    };
  },
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `(${p.left.length}+1)\\div 2=${(p.left.length + 1) / 2}`,
      `${storyOf(p).one} has ${p.left.length} values, so this is the middle position. The value there is ${middle(p.left)}.`,
      `Count the values for ${storyOf(p).one}, and find the middle one.`,
      'Which position is in the middle?',
    ),
    step(
      'identity',
      `(${p.right.length}+1)\\div 2=${(p.right.length + 1) / 2}`,
      `${storyOf(p).two} has ${p.right.length} values. The middle value is ${middle(p.right)}.`,
      `Do the same for ${storyOf(p).two}.`,
      'Which value is in the middle?',
    ),
    start(
      `${bigger(p)}-${smaller(p)}`,
      'Subtract the smaller median from the larger one.',
      'Compare the two medians.',
      'How far apart are the two medians?',
    ),
    equal(`${value(p)}`, 'Work out the difference.', 'Subtract.', 'Which group has the larger median?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'spread-taken-as-centre',
      compute: (p) => unlessRight(`${Math.abs(range(p.left) - range(p.right))}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: () => 'You compared the ranges. The question is about the middle values.',
    },
    {
      misconceptionId: 'leaf-without-stem',
      compute: (p) => {
        const wrong = Math.abs((middle(p.left) % 10) - (middle(p.right) % 10));
        return wrong === 0 ? null : unlessRight(`${wrong}`, `${value(p)}`);
      },
      firstWrongStep: 2,
      feedback: () => 'You only used the leaves. What does the stem in front of a leaf tell you?',
    },
    {
      misconceptionId: 'mean-median-swap',
      compute: (p) => {
        const wrong = Math.abs(mean(p.left) - mean(p.right));
        const text = wrong.toFixed(1);
        return text === `${value(p)}.0` || text === '0.0' ? null : text;
      },
      firstWrongStep: 0,
      feedback: () => 'You compared the means. What is the median?',
    },
  ],
  // Cross off the smallest and the largest value until one is left.
  confirm(p) {
    const centre = (list: number[]) => {
      const rest = [...list];
      while (rest.length > 1) {
        rest.splice(rest.indexOf(Math.min(...rest)), 1);
        rest.splice(rest.indexOf(Math.max(...rest)), 1);
      }
      return rest[0] ?? Number.NaN;
    };
    return { kind: 'values', values: [Math.abs(centre(p.left) - centre(p.right))] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '4', verdict: 'correct' },
    { seed: 's3', input: '30/2', verdict: 'wrong-form' },
    { seed: 's1', input: '2', verdict: 'wrong', misconceptionId: 'spread-taken-as-centre' },
    { seed: 's1', input: '1', verdict: 'wrong', misconceptionId: 'leaf-without-stem' },
    { seed: 's1', input: '11.8', verdict: 'wrong', misconceptionId: 'mean-median-swap' },
  ],
});
