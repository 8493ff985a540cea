import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  x: number;
  y: number;
  others: [number, number][];
}
const point = (x: number, y: number) => `(${x}, ${y})`;

export const nameThePoint = defineTemplate<Params>({
  id: 'y6/four-quadrants/name-the-point',
  version: 1,
  topicId: '97-four-quadrants',
  years: [6],
  difficulty: 'EASY',
  strategy: 'read-a-point-across-first',
  calculator: false,
  title: 'Coordinates in four quadrants',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        x: random.nonZeroInt(-7, 7),
        y: random.nonZeroInt(-7, 7),
        others: [
          [random.int(-7, 7), random.int(-7, 7)],
          [random.int(-7, 7), random.int(-7, 7)],
        ] as [number, number][],
      }),
      (p) =>
        Math.abs(p.x) !== Math.abs(p.y) &&
        (p.x < 0 || p.y < 0) &&
        p.others.every(([x, y]) => Math.abs(x - p.x) + Math.abs(y - p.y) > 2) &&
        point(...(p.others[0] ?? [0, 0])) !== point(...(p.others[1] ?? [0, 0])),
    ),
  prompt: (p) => `${p.name} hides treasure at point P. What are the coordinates of P?`,
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A Cartesian plane from -8 to 8 both ways. P is ${Math.abs(p.x)} to the ${p.x < 0 ? 'left' : 'right'} of the origin and ${Math.abs(p.y)} ${p.y < 0 ? 'below' : 'above'} it. Two other points, Q and R, are marked too.`,
    x: { from: -8, to: 8 },
    y: { from: -8, to: 8 },
    points: [{ x: p.x, y: p.y, label: 'P' }, ...p.others.map(([x, y], i) => ({ x, y, label: ['Q', 'R'][i] ?? '' }))],
  }),
  answer: (p) => ({ kind: 'coordinate', model: point(p.x, p.y) }),
  steps: (p) => [
    start(
      `x=${p.x}`,
      `P is ${Math.abs(p.x)} to the ${p.x < 0 ? 'left' : 'right'} of the origin.`,
      'Start at the origin and go left or right first.',
      'Is P left or right of the y-axis?',
    ),
    start(
      `y=${p.y}`,
      `P is ${Math.abs(p.y)} ${p.y < 0 ? 'below' : 'above'} the x-axis.`,
      'Then go up or down to P.',
      'Is P above or below the x-axis?',
    ),
    result(
      point(p.x, p.y),
      'Across comes first, then up or down.',
      'Write the number for across first.',
      'Which number comes first in the coordinates?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => point(p.y, p.x),
      firstWrongStep: 2,
      feedback: () => 'The first number tells you how far to go across.',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => point(Math.abs(p.x), Math.abs(p.y)),
      firstWrongStep: 0,
      feedback: () => 'Left of the y-axis and below the x-axis, the numbers are negative.',
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => unlessRight(point(-p.x, -p.y), point(Math.abs(p.x), Math.abs(p.y))),
      firstWrongStep: 0,
      feedback: () => 'You swapped the signs. Right and up are positive.',
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [Math.sign(p.x) * Math.abs(p.x), Math.sign(p.y) * Math.abs(p.y)] }),
  examples: [
    { seed: 's1', input: '(-3, 4)', verdict: 'correct' },
    { seed: 's2', input: '(-5, -3)', verdict: 'correct' },
    { seed: 's1', input: '(4, -3)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: '(3, 4)', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: '(3, -4)', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
  ],
});
