import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  x: number;
  y: number;
  across: number;
  up: number;
  story: number;
}
const stories = ['A robot', 'A toy boat', 'A drone', 'A beetle'] as const;
const point = (x: number, y: number) => `(${x}, ${y})`;
const units = (n: number) => `${Math.abs(n)} ${Math.abs(n) === 1 ? 'unit' : 'units'}`;
const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
const end = (p: Params): [number, number] => [p.x + p.across, p.y + p.up];

export const walkTheMap = defineTemplate<Params>({
  id: 'y6/four-quadrants/walk-the-map',
  version: 1,
  topicId: '97-four-quadrants',
  years: [6],
  difficulty: 'NORMAL',
  strategy: 'move-across-the-axes',
  calculator: false,
  title: 'A walk on the Cartesian plane',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        x: random.nonZeroInt(-6, 6),
        y: random.nonZeroInt(-6, 6),
        across: random.nonZeroInt(-9, 9),
        up: random.nonZeroInt(-9, 9),
      }),
      (p) => {
        const [x, y] = end(p);
        return (
          Math.max(Math.abs(x), Math.abs(y)) <= 8 &&
          x !== 0 &&
          y !== 0 &&
          (x < 0 !== p.x < 0 || y < 0 !== p.y < 0) &&
          p.across !== p.up &&
          Math.abs(p.across) > 1 &&
          Math.abs(p.up) > 1 &&
          p.x + p.up !== 0
        );
      },
    ),
  prompt: (p) =>
    `${stories[p.story]} is at $${point(p.x, p.y)}$. ${p.name} moves it ${units(p.across)} to the ${p.across < 0 ? 'left' : 'right'} and ${units(p.up)} ${p.up < 0 ? 'down' : 'up'}. Where is it now?`,
  instruction: () => 'Give the coordinates.',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A Cartesian plane from -8 to 8 both ways, with the point ${point(p.x, p.y)}.`,
    x: { from: -8, to: 8 },
    y: { from: -8, to: 8 },
    points: [{ x: p.x, y: p.y, label: 'S' }],
  }),
  answer: (p) => ({ kind: 'coordinate', model: point(...end(p)) }),
  steps: (p) => [
    start(
      `${p.x}${signed(p.across)}`,
      `Moving ${p.across < 0 ? 'left' : 'right'} changes the first number.`,
      'Which number tells you how far across?',
      'Does the first number get larger or smaller?',
    ),
    equal(`${end(p)[0]}`, 'Move along the x-axis.', 'Count along the horizontal number line.', 'Do you cross zero?'),
    start(
      `${p.y}${signed(p.up)}`,
      `Moving ${p.up < 0 ? 'down' : 'up'} changes the second number.`,
      'Now change the second number.',
      'Does the second number get larger or smaller?',
    ),
    equal(`${end(p)[1]}`, 'Move along the y-axis.', 'Count along the vertical number line.', 'Do you cross zero?'),
    result(
      point(...end(p)),
      'Write both numbers as coordinates.',
      'Across first, then up.',
      'Which quadrant is it in now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => unlessRight(point(p.x + p.up, p.y + p.across), point(...end(p))),
      firstWrongStep: 0,
      feedback: () => 'You changed the second number for the move across.',
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => point(p.x - p.across, p.y - p.up),
      firstWrongStep: 0,
      feedback: (p) =>
        `${p.across < 0 ? 'Left' : 'Right'} and ${p.up < 0 ? 'down' : 'up'}. Check which way each move goes.`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => unlessRight(point(Math.abs(end(p)[0]), Math.abs(end(p)[1])), point(...end(p))),
      firstWrongStep: 1,
      feedback: () => 'One of the moves crosses an axis, so the sign matters.',
    },
  ],
  confirm(p) {
    let [x, y] = [p.x, p.y];
    for (let i = 0; i < Math.abs(p.across); i += 1) x += p.across < 0 ? -1 : 1;
    for (let i = 0; i < Math.abs(p.up); i += 1) y += p.up < 0 ? -1 : 1;
    return { kind: 'values', values: [x, y] };
  },
  examples: [
    { seed: 's1', input: '(-3, 1)', verdict: 'correct' },
    { seed: 's2', input: '(7, -7)', verdict: 'correct' },
    { seed: 's1', input: '(-1, -1)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: '(-7, -7)', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
    { seed: 's1', input: '(3, 1)', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});
