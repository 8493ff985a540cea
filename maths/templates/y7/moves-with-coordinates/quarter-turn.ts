import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

interface Params {
  name: string;
  x: number;
  y: number;
  quarters: 1 | 2 | 3;
}
const text = ([x, y]: readonly [number, number]) => `(${x}, ${y})`;
/** One quarter turn against the clock. */
const quarter = ([x, y]: [number, number]): [number, number] => [-y + 0, x];
const turned = (p: Params, quarters: number) =>
  Array.from({ length: quarters }).reduce<[number, number]>((at) => quarter(at), [p.x, p.y]);
const words = ['', '$90^\\circ$ anticlockwise', '$180^\\circ$', '$90^\\circ$ clockwise'] as const;
const arm = (n: number, one: string, two: string) => `${Math.abs(n)} ${n < 0 ? one : two}`;
const across = (n: number) => arm(n, 'left', 'right');
const upDown = (n: number) => arm(n, 'down', 'up');

export const quarterTurn = defineTemplate<Params>({
  id: 'y7/moves-with-coordinates/quarter-turn',
  version: 2,
  topicId: '120-transformations-with-coordinates',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'turn-about-the-origin',
  calculator: false,
  title: 'Rotate a point about the origin',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        x: random.nonZeroInt(-7, 7),
        y: random.nonZeroInt(-7, 7),
        quarters: random.pick([1, 1, 2, 3, 3] as const),
      }),
      (p) => Math.abs(p.x) !== Math.abs(p.y),
    ),
  prompt: (p) =>
    `${p.name} rotates the point $${text([p.x, p.y])}$ about the origin by ${words[p.quarters]}. Where does it end up?`,
  instruction: () => 'Give the coordinates.',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A Cartesian plane from -8 to 8 on both axes. A line joins the origin to the point ${text([p.x, p.y])}.`,
    x: { from: -8, to: 8 },
    y: { from: -8, to: 8 },
    points: [{ x: p.x, y: p.y, label: 'P' }],
    segments: [{ from: [0, 0], to: [p.x, p.y], dashed: true }],
  }),
  answer: (p) => ({ kind: 'coordinate', model: text(turned(p, p.quarters)) }),
  steps: (p) => [
    start(
      text([p.x, p.y]),
      `From the origin, the point is ${across(p.x)} and ${upDown(p.y)}.`,
      'Describe how to get from the origin to the point.',
      'How far across and how far up or down is it?',
    ),
    start(
      `${p.quarters}\\times 90^\\circ`,
      p.quarters === 3
        ? 'A quarter turn clockwise ends in the same place as three quarter turns anticlockwise.'
        : p.quarters === 2
          ? 'A half turn is two quarter turns.'
          : 'This is one quarter turn.',
      'How many quarter turns anticlockwise end in the same place?',
      'Which way do the hands of a clock turn?',
    ),
    result(
      text(turned(p, p.quarters)),
      p.quarters === 2
        ? 'A half turn reverses both directions, so both signs change.'
        : 'In a quarter turn, the move across becomes a move up or down, and the move up or down becomes a move across.',
      'Turn each part of the move separately.',
      'Is it still the same distance from the origin?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'turns-other-way',
      compute: (p) => (p.quarters === 2 ? null : text(turned(p, 4 - p.quarters))),
      firstWrongStep: 1,
      feedback: () => 'You turned the wrong way. Think of the hands of a clock.',
    },
    {
      misconceptionId: 'both-signs-changed',
      compute: (p) => (p.quarters === 2 ? null : text([-p.x, -p.y])),
      firstWrongStep: 2,
      feedback: () => 'Changing both signs is a half turn.',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => text([p.y, p.x]),
      firstWrongStep: 2,
      feedback: () => 'You swapped the coordinates but kept their signs. Which quadrant does the point end up in?',
    },
    {
      misconceptionId: 'flip-turn-swap',
      compute: (p) => (p.quarters === 2 ? text([-p.x, p.y]) : null),
      firstWrongStep: 2,
      feedback: () => 'You reflected the point. A rotation turns it around the origin.',
    },
  ],
  confirm(p) {
    // Turn in the plane with sine and cosine.
    const angle = Math.atan2(p.y, p.x) + (p.quarters * Math.PI) / 2;
    const far = Math.hypot(p.x, p.y);
    return { kind: 'values', values: [Math.round(far * Math.cos(angle)) + 0, Math.round(far * Math.sin(angle)) + 0] };
  },
  examples: [
    { seed: 's1', input: '(2, -5)', verdict: 'correct' },
    { seed: 's2', input: '(7, -5)', verdict: 'correct' },
    { seed: 's3', input: '(7, 2)', verdict: 'wrong', misconceptionId: 'turns-other-way' },
    { seed: 's4', input: '(-7, 4)', verdict: 'wrong', misconceptionId: 'both-signs-changed' },
    { seed: 's5', input: '(-1, -3)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's12', input: '(3, 7)', verdict: 'wrong', misconceptionId: 'flip-turn-swap' },
  ],
});
