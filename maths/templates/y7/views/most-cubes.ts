import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  front: number[];
  rows: number;
}
const value = (p: Params) => p.rows * p.front.reduce((a, b) => a + b, 0);
const sum = (p: Params) => p.front.reduce((a, b) => a + b, 0);
const fewest = (p: Params) => sum(p) + (p.rows - 1) * p.front.length;

export const mostCubes = defineTemplate<Params>({
  id: 'y7/views/most-cubes',
  version: 1,
  topicId: '118-views-and-plans',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'largest-model-for-two-views',
  calculator: false,
  title: 'The most cubes for two views',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        front: Array.from({ length: random.int(2, 4) }, () => random.int(1, 5)),
        rows: random.int(2, 4),
      }),
      (p) => new Set(p.front).size > 1 && p.rows !== Math.max(...p.front),
    ),
  prompt: (p) =>
    `From above, a model made of cubes is a full rectangle: ${p.rows} rows with ${p.front.length} towers in each row. Seen from the front, the heights of the towers are ${p.front.join(', ').replace(/, ([^,]*)$/, ' and $1')}, from left to right. What is the largest number of cubes ${p.name} could have used?`,
  figure: (p) => ({
    kind: 'cube-stack',
    alt: `The front row of the model. The heights of the towers from left to right are ${p.front.join(', ')}.`,
    heights: [p.front],
  }),
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      p.front.map((h) => `${p.rows}\\times ${h}`).join('+'),
      `Each line from front to back has ${p.rows} towers, and none is taller than the front view shows.`,
      'How tall can the towers behind the front row be?',
      'Which towers in a line are hidden from the front?',
    ),
    equal(
      p.front.map((h) => `${p.rows * h}`).join('+'),
      'Work out each line.',
      'Multiply for each line.',
      'How many cubes can one line have?',
    ),
    equal(
      `${value(p)}`,
      'Add the lines.',
      'Put all the lines together.',
      'Would adding one more cube change either view?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'hidden-parts-left-out',
      compute: (p) => `${sum(p)}`,
      firstWrongStep: 0,
      feedback: () => 'You only counted the front row. The rows behind it can be just as tall.',
    },
    {
      misconceptionId: 'smallest-for-largest',
      compute: (p) => `${fewest(p)}`,
      firstWrongStep: 0,
      feedback: () => 'You made the towers behind as low as possible. The question asks for the most cubes.',
    },
  ],
  confirm(p) {
    // Fill the box cube by cube and keep what the front view allows.
    let cubes = 0;
    for (let row = 0; row < p.rows; row += 1)
      for (const height of p.front) for (let level = 1; level <= 5; level += 1) if (level <= height) cubes += 1;
    return { kind: 'values', values: [cubes] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '42', verdict: 'correct' },
    { seed: 's1', input: '3', verdict: 'wrong', misconceptionId: 'hidden-parts-left-out' },
    { seed: 's1', input: '7', verdict: 'wrong', misconceptionId: 'smallest-for-largest' },
    { seed: 's3', input: '36/2', verdict: 'wrong-form' },
  ],
});
