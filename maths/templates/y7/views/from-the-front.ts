import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

interface Params {
  name: string;
  heights: number[][];
}
const columns = (p: Params) => [0, 1, 2].map((c) => p.heights.map((row) => row[c] ?? 0));
const front = (p: Params) => columns(p).map((column) => Math.max(...column));
const side = (p: Params) => p.heights.map((row) => Math.max(...row));
const list = (values: number[]) => values.join(', ');

export const fromTheFront = defineTemplate<Params>({
  id: 'y7/views/from-the-front',
  version: 1,
  topicId: '118-views-and-plans',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'tallest-in-each-line',
  calculator: false,
  title: 'Front view of a model',
  params: (random) =>
    drawUntil(
      () => ({ name: random.pick(firstNames), heights: [0, 1, 2].map(() => [0, 1, 2].map(() => random.int(1, 4))) }),
      (p) =>
        list(front(p)) !== list(side(p)) &&
        list(front(p)) !== list([...front(p)].reverse()) &&
        list(front(p)) !== list(p.heights[0] ?? []) &&
        list(side(p)) !== list(p.heights[0] ?? []),
    ),
  prompt: (p) =>
    `The plan shows a model made of cubes, seen from above. Each number is the height of a tower. ${p.name} looks at it from the front. How high do the towers look, from left to right?`,
  instruction: () => 'Give three numbers from left to right, separated by commas.',
  figure: (p) => ({
    kind: 'table',
    title: 'Plan from above',
    alt: `A plan with three rows of three towers. Back row from left to right: ${list(p.heights[2] ?? [])}. Middle row: ${list(p.heights[1] ?? [])}. Front row: ${list(p.heights[0] ?? [])}.`,
    rowHeads: true,
    rows: [
      ['back', ...(p.heights[2] ?? []).map(String)],
      ['middle', ...(p.heights[1] ?? []).map(String)],
      ['front', ...(p.heights[0] ?? []).map(String)],
    ],
  }),
  answer: (p) => ({ kind: 'list', model: list(front(p)) }),
  steps: (p) => [
    ...columns(p).map((column, i) =>
      start(
        list(column),
        `These towers are in line ${i + 1}, one behind the other.`,
        `Look at line ${i + 1} from the left, from front to back.`,
        'Which of these towers hides the others?',
      ),
    ),
    result(
      list(front(p)),
      'In each line, you see the height of the tallest tower.',
      'Take the tallest tower in each line.',
      'Can a low tower hide a tall one?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'towers-in-line-added',
      compute: (p) => list(columns(p).map((column) => column.reduce((a, b) => a + b, 0))),
      firstWrongStep: 3,
      feedback: () => 'You added towers that are behind each other. How high does the tallest one look?',
    },
    {
      misconceptionId: 'view-from-another-side',
      compute: (p) => list(side(p)),
      firstWrongStep: 0,
      feedback: (p) => `That’s the view from the side. ${p.name} is looking from the front.`,
    },
    {
      misconceptionId: 'hidden-parts-left-out',
      compute: (p) => list(p.heights[0] ?? []),
      firstWrongStep: 3,
      feedback: () => 'You only used the front row. You can also see taller towers behind it.',
    },
  ],
  confirm(p) {
    // Look along each line at each height: is there a cube?
    const seen = [0, 1, 2].map(
      (c) => [1, 2, 3, 4].filter((level) => p.heights.some((row) => (row[c] ?? 0) >= level)).length,
    );
    return { kind: 'values', values: seen };
  },
  examples: [
    { seed: 's1', input: '3, 4, 4', verdict: 'correct' },
    { seed: 's2', input: '4, 3, 3', verdict: 'correct' },
    { seed: 's1', input: '6, 8, 8', verdict: 'wrong', misconceptionId: 'towers-in-line-added' },
    { seed: 's1', input: '4, 4, 3', verdict: 'wrong', misconceptionId: 'view-from-another-side' },
    { seed: 's1', input: '3, 4, 1', verdict: 'wrong', misconceptionId: 'hidden-parts-left-out' },
  ],
});
