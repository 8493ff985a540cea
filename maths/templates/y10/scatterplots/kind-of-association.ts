import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result } from '../../worked-line';

interface Params {
  story: number;
  points: [number, number][];
  kind: 'up' | 'down' | 'none';
}

const stories = [
  { x: 'Hours of practice', y: 'Score' },
  { x: 'Age of car (years)', y: 'Price (thousand dollars)' },
  { x: 'Temperature (°C)', y: 'Drinks sold' },
  { x: 'Screen time (hours)', y: 'Sleep (hours)' },
  { x: 'Arm span (dm)', y: 'Height (dm)' },
] as const;

const texts = { up: 'a positive association', down: 'a negative association', none: 'no association' } as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const words = {
  up: 'go from the lower left to the upper right',
  down: 'go from the upper left to the lower right',
  none: 'are scattered with no clear direction',
} as const;

/** Pearson's correlation coefficient. */
export function correlation(points: [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const sum = (f: (dx: number, dy: number) => number) => points.reduce((total, [x, y]) => total + f(x - mx, y - my), 0);
  return sum((dx, dy) => dx * dy) / Math.sqrt(sum((dx) => dx * dx) * sum((_, dy) => dy * dy));
}

export const kindOfAssociation = defineTemplate<Params>({
  id: 'y10/scatterplots/kind-of-association',
  version: 1,
  topicId: '174-scatterplots',
  years: [10],
  difficulty: 'EASY',
  strategy: 'read-the-direction-of-the-cloud',
  calculator: false,
  title: 'Name the association',
  params: (random) =>
    drawUntil(
      () => {
        const kind = random.pick(['up', 'down', 'none'] as const);
        const points = Array.from({ length: 12 }, (_, place): [number, number] => {
          const x = place + 1;
          if (kind === 'none') return [x, random.int(2, 19)];
          return [x, (kind === 'up' ? 3 + x : 17 - x) + random.int(-2, 2)];
        });
        return { story: random.int(0, stories.length - 1), points, kind };
      },
      (p) => (p.kind === 'none' ? Math.abs(correlation(p.points)) < 0.15 : Math.abs(correlation(p.points)) > 0.8),
    ),
  prompt: (p) =>
    `The scatter plot compares two variables: ${storyOf(p).x.replace(/ \(.*/, '').toLowerCase()} and ${storyOf(p).y.replace(/ \(.*/, '').toLowerCase()}. What does this sample show?`,
  figure: (p) => ({
    kind: 'scatter-plot',
    alt: `A scatter plot. The points, from left to right, have these heights: ${p.points.map(([, y]) => y).join(', ')}.`,
    x: { from: 0, to: 13, step: 1, label: storyOf(p).x },
    y: { from: 0, to: 20, step: 2, label: storyOf(p).y },
    points: p.points,
  }),
  answer: (p) => ({ kind: 'choice', model: texts[p.kind] }),
  correctChoice: (p) => texts[p.kind],
  steps: (p) => [
    step(
      'start',
      `${p.points.slice(0, 4).reduce((sum, [, y]) => sum + y, 0)}\\div 4`,
      'Look at the heights of the points on the left.',
      'Are the points on the left low, high or mixed?',
      'How high are the points on the left, on average?',
    ),
    step(
      'start',
      `${p.points.slice(-4).reduce((sum, [, y]) => sum + y, 0)}\\div 4`,
      'Compare them with the points on the right.',
      'Are the points on the right low, high or mixed?',
      'Do the points rise, fall or neither?',
    ),
    result(
      `\\text{${texts[p.kind]}}`,
      `The points ${words[p.kind]}.`,
      'There’s a name for points that rise and another for points that fall.',
      'What is it called when the points go this way?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'association-direction-swapped',
      compute: (p) => (p.kind === 'none' ? null : p.kind === 'up' ? texts.down : texts.up),
      firstWrongStep: 2,
      feedback: () => 'Go from left to right: do the points go up or down?',
    },
    {
      misconceptionId: 'scatter-means-no-association',
      compute: (p) => (p.kind === 'none' ? null : texts.none),
      firstWrongStep: 1,
      feedback: () => 'The points aren’t on a single line, but most of them follow a direction.',
    },
    {
      misconceptionId: 'association-seen-in-cloud',
      compute: (p) => (p.kind === 'none' ? texts.up : null),
      firstWrongStep: 1,
      feedback: () => 'A few points go up, but there are high points and low points on both sides of the plot.',
    },
    {
      misconceptionId: 'one-point-decides',
      compute: (p) => (p.kind === 'none' ? texts.down : null),
      firstWrongStep: 1,
      feedback: () => 'Some points fall, but others rise. Look at all of them together.',
    },
  ],
  // Of all pairs of points, how many rise and how many fall?
  confirm(p) {
    let balance = 0;
    for (const [x, y] of p.points) for (const [u, v] of p.points) if (u > x) balance += Math.sign(v - y);
    const pairs = (p.points.length * (p.points.length - 1)) / 2;
    return {
      kind: 'one-of',
      texts: [balance / pairs > 0.4 ? texts.up : balance / pairs < -0.4 ? texts.down : texts.none],
    };
  },
  examples: [
    { seed: 's1', input: 'no association', verdict: 'correct' },
    { seed: 's2', input: 'a positive association', verdict: 'correct' },
    { seed: 's1', input: 'a positive association', verdict: 'wrong', misconceptionId: 'association-seen-in-cloud' },
    { seed: 's1', input: 'a negative association', verdict: 'wrong', misconceptionId: 'one-point-decides' },
    { seed: 's2', input: 'a negative association', verdict: 'wrong', misconceptionId: 'association-direction-swapped' },
    { seed: 's2', input: 'no association', verdict: 'wrong', misconceptionId: 'scatter-means-no-association' },
  ],
});
