import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  heights: number[][];
  story: number;
}
const stories = ['sugar cubes', 'wooden blocks', 'boxes', 'dice'] as const;
const total = (p: Params) => p.heights.flat().reduce((a, b) => a + b, 0);
const towers = (p: Params) => p.heights.flat().filter((h) => h > 0).length;
const rowText = (row: number[]) => row.join(', ');
/** Cubes that show at least their top or front. */
const visible = (p: Params) =>
  p.heights.reduce(
    (sum, row, r) => sum + row.reduce((s, h, c) => s + (h > 0 ? Math.max(1, h - (p.heights[r - 1]?.[c] ?? 0)) : 0), 0),
    0,
  );

export const countTheCubes = defineTemplate<Params>({
  id: 'y7/views/count-the-cubes',
  version: 1,
  topicId: '118-views-and-plans',
  years: [7],
  difficulty: 'EASY',
  strategy: 'add-the-towers',
  calculator: false,
  title: 'Count the cubes in a model',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        heights: [
          [0, 0, 0],
          [0, 0, 0],
        ].map((row, r) => row.map(() => random.int(r === 0 ? 1 : 2, r === 0 ? 2 : 4))),
      }),
      (p) => visible(p) < total(p) && visible(p) !== towers(p),
    ),
  prompt: (p) => `${p.name} stacks ${stories[p.story]} on a table, with no gaps. How many are there altogether?`,
  figure: (p) => ({
    kind: 'cube-stack',
    alt: `A model made of towers of cubes. Heights of the towers from left to right: front row ${rowText(p.heights[0] ?? [])}; back row ${rowText(p.heights[1] ?? [])}.`,
    heights: p.heights,
  }),
  answer: (p) => ({ kind: 'number', model: `${total(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      p.heights.map((row) => `(${row.join('+')})`).join('+'),
      'Add the heights of the towers, row by row.',
      'Go from tower to tower. Every cube on top needs cubes under it.',
      'How high is each tower?',
    ),
    equal(
      p.heights.map((row) => row.reduce((a, b) => a + b, 0)).join('+'),
      'Work out each row.',
      'Add up the front row, then the back row.',
      'How many are in each row?',
    ),
    equal(`${total(p)}`, 'Put the rows together.', 'Add both rows.', 'Did you count the hidden cubes?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'hidden-parts-left-out',
      compute: (p) => `${visible(p)}`,
      firstWrongStep: 0,
      feedback: () => 'You counted the cubes you can see. Some in the back row are hidden behind the front row.',
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => `${towers(p)}`,
      firstWrongStep: 0,
      feedback: () => 'You counted each tower once. Most towers have more than one cube.',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => unlessRight(`${(p.heights[1] ?? []).reduce((a, b) => a + b, 0)}`, `${visible(p)}`),
      firstWrongStep: 1,
      feedback: () => 'You left out one of the rows.',
    },
  ],
  confirm(p) {
    // Layer by layer from the bottom.
    let cubes = 0;
    for (let layer = 1; layer <= 9; layer += 1) cubes += p.heights.flat().filter((h) => h >= layer).length;
    return { kind: 'values', values: [cubes] };
  },
  examples: [
    { seed: 's1', input: '12', verdict: 'correct' },
    { seed: 's2', input: '16', verdict: 'correct' },
    { seed: 's1', input: '8', verdict: 'wrong', misconceptionId: 'hidden-parts-left-out' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's6', input: '8', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's3', input: '32/2', verdict: 'wrong-form' },
  ],
});
