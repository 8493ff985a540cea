import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  /** Corner points on the squared paper. */
  path: [number, number][];
  story: number;
}

const stories = [
  'The path goes from the gate to the tent.',
  'The ant walks along this path.',
  'The bus goes this way.',
  'The path goes from home to the park.',
] as const;
const parts = ({ path }: Params) =>
  path.slice(1).map(([x, y], at) => {
    const [x0, y0] = path[at] ?? [0, 0];
    const way = x > x0 ? 'right' : x < x0 ? 'left' : y > y0 ? 'up' : 'down';
    return { steps: Math.abs(x - x0) + Math.abs(y - y0), way };
  });
const lengths = (p: Params) => parts(p).map(({ steps }) => steps);
const total = (p: Params) => lengths(p).reduce((sum, n) => sum + n, 0);

export const lengthOfAPath = defineTemplate<Params>({
  id: 'y2/maps/length-of-a-path',
  version: 1,
  topicId: '26-maps-and-pathways',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'add-parts-of-a-path',
  calculator: false,
  title: 'How long is the path?',
  params: (random) => {
    const up = random.pick([1, -1]);
    const [first, second, third] = [random.int(2, 4), random.int(2, 4), random.int(2, 4)];
    const y0 = up > 0 ? random.int(0, 5 - second) : random.int(second, 5);
    const path: [number, number][] = [
      [0, y0],
      [first, y0],
      [first, y0 + up * second],
      [first + third, y0 + up * second],
    ];
    const flip = random.chance();
    return {
      path: flip ? path.map(([x, y]): [number, number] => [8 - x, y]) : path,
      story: random.int(0, stories.length - 1),
    };
  },
  prompt: (p) => `${stories[p.story]} The side of each square is one step. How many steps long is the path?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A path on grid paper. It goes ${parts(p)
      .map(({ steps, way }) => `${counted(steps, 'square')} ${way}`)
      .join(', then ')}.`,
    columns: 8,
    rows: 5,
    path: p.path,
  }),
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      lengths(p).join('+'),
      'The path has three parts.',
      'Count the steps in each part.',
      'Where does the path bend?',
    ),
    step(
      'equal',
      `${(lengths(p)[0] ?? 0) + (lengths(p)[1] ?? 0)}+${lengths(p)[2]}`,
      'Add the first two parts.',
      'Put the first two parts together.',
      'How many steps is it to the second bend?',
    ),
    step('equal', String(total(p)), 'Add the last part.', 'How long is the last part?', 'Did you get to the arrow?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'last-part-of-path-left-out',
      compute: (p) => String((lengths(p)[0] ?? 0) + (lengths(p)[1] ?? 0)),
      firstWrongStep: 2,
      feedback: () => 'You stopped at a bend. Keep going to the arrow.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(total(p) + 1),
      firstWrongStep: 0,
      feedback: () => 'You counted the dot at the start. Count the steps, not the dots.',
    },
    {
      misconceptionId: 'straight-way-for-path',
      compute: (p) => String((lengths(p)[0] ?? 0) + (lengths(p)[2] ?? 0)),
      firstWrongStep: 0,
      feedback: () => 'You only counted the steps across. Count the steps up or down too.',
    },
  ],
  confirm: (p) => {
    // Walks from point to point, one step at a time.
    let [x, y] = p.path[0] ?? [0, 0];
    let steps = 0;
    for (const [toX, toY] of p.path.slice(1)) {
      while (x !== toX || y !== toY) {
        x += Math.sign(toX - x);
        y += Math.sign(toY - y);
        steps += 1;
      }
    }
    return { kind: 'values', values: [steps] };
  },
  examples: [
    { seed: 's1', input: '7', verdict: 'correct' },
    { seed: 's3', input: '6', verdict: 'wrong', misconceptionId: 'last-part-of-path-left-out' },
    { seed: 's3', input: '11', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's4', input: '5', verdict: 'wrong', misconceptionId: 'straight-way-for-path' },
    { seed: 's5', input: '7+1', verdict: 'wrong-form' },
  ],
});
