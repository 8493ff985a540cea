import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  /** Row 0 is at the front. */
  heights: number[][];
}

const add = (list: number[]) => list.reduce((sum, n) => sum + n, 0);
const rows = ({ heights }: Params) => heights.map(add);
const total = (p: Params) => add(rows(p));
const towers = ({ heights }: Params) => heights.flat().filter((height) => height > 0).length;

export const cubesInAStack = defineTemplate<Params>({
  id: 'y3/objects-and-maps/cubes-in-a-stack',
  version: 1,
  topicId: '40-objects-and-maps',
  years: [3],
  difficulty: 'HARD',
  strategy: 'count-towers-row-by-row',
  calculator: false,
  title: 'Cubes in a stack',
  params: (random) =>
    drawUntil(
      () => {
        const front = Array.from({ length: 3 }, () => random.int(1, 2));
        return { heights: [front, front.map((height) => height + random.int(0, 2))] };
      },
      (p) => total(p) > 8 && Math.max(...p.heights.flat()) > 2 && rows(p)[0] !== towers(p),
    ),
  prompt: () => 'This stack has no gaps inside. How many cubes are in it?',
  figure: (p) => ({
    kind: 'cube-stack',
    alt: `Towers of cubes. Heights in the front row, from the left: ${p.heights[0]?.join(', ')}. Heights in the back row, from the left: ${p.heights[1]?.join(', ')}.`,
    heights: p.heights,
  }),
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      p.heights.map((row) => `(${row.join('+')})`).join('+'),
      'Count how high each tower is.',
      'Count each tower from the bottom up.',
      'How high is each tower?',
    ),
    step(
      'equal',
      rows(p).join('+'),
      'Add up the towers in each row.',
      'Add the front row. Then add the back row.',
      'How many cubes are in each row?',
    ),
    step(
      'equal',
      String(total(p)),
      'Put the two rows together.',
      'Now add the two rows.',
      'Did you count the cubes underneath and behind?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'hidden-parts-left-out',
      compute: (p) => String(towers(p)),
      firstWrongStep: 0,
      feedback: () => 'You only counted the cubes on top. There are more underneath.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(rows(p)[0]),
      firstWrongStep: 1,
      feedback: () => 'That’s just the front row. The back row counts too.',
    },
  ],
  confirm: (p) => {
    // Layer by layer from the floor.
    let cubes = 0;
    for (let layer = 1; layer <= 9; layer += 1) for (const height of p.heights.flat()) if (height >= layer) cubes += 1;
    return { kind: 'values', values: [cubes] };
  },
  examples: [
    { seed: 's1', input: '14', verdict: 'correct' },
    { seed: 's2', input: '6', verdict: 'wrong', misconceptionId: 'hidden-parts-left-out' },
    { seed: 's3', input: '4', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's5', input: '12+1', verdict: 'wrong-form' },
  ],
});
