import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, result, start } from '../../worked-line';

interface Params {
  name: string;
  x: number;
  y: number;
  axis: 'x' | 'y';
  up: number;
}
const text = (x: number, y: number) => `(${x}, ${y})`;
const mid = (p: Params): [number, number] => (p.axis === 'x' ? [p.x, -p.y] : [-p.x, p.y]);
const end = (p: Params): [number, number] => [mid(p)[0], mid(p)[1] + p.up];
const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
const kept = (p: Params) => (p.axis === 'x' ? 'first' : 'second');

export const mirror = defineTemplate<Params>({
  id: 'y7/moves-with-coordinates/mirror',
  version: 2,
  topicId: '120-transformations-with-coordinates',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'mirror-in-an-axis',
  calculator: false,
  title: 'Reflect a point in an axis',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        x: random.nonZeroInt(-7, 7),
        y: random.nonZeroInt(-6, 6),
        axis: random.pick(['x', 'y'] as const),
        up: random.nonZeroInt(-5, 5),
      }),
      (p) =>
        Math.abs(p.x) !== Math.abs(p.y) &&
        Math.abs(end(p)[1]) <= 8 &&
        end(p)[1] !== 0 &&
        Math.abs(p.up) > 1 &&
        Math.abs(p.y) !== Math.abs(p.up) &&
        end(p)[1] !== p.y,
    ),
  prompt: (p) =>
    `${p.name} reflects the point $${text(p.x, p.y)}$ in the $${p.axis}$-axis, then moves the image ${Math.abs(p.up)} units ${p.up < 0 ? 'down' : 'up'}. Where does the point end up?`,
  instruction: () => 'Give the coordinates.',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A Cartesian plane from -8 to 8 on both axes, showing the point ${text(p.x, p.y)}.`,
    x: { from: -8, to: 8 },
    y: { from: -8, to: 8 },
    points: [{ x: p.x, y: p.y, label: 'P' }],
  }),
  answer: (p) => ({ kind: 'coordinate', model: text(...end(p)) }),
  steps: (p) => [
    step(
      'identity',
      `-1\\times ${p.axis === 'x' ? (p.y < 0 ? `(${p.y})` : p.y) : p.x < 0 ? `(${p.x})` : p.x}=${p.axis === 'x' ? -p.y : -p.x}`,
      `The ${p.axis}-axis is the mirror line, so the point goes to its other side: the ${kept(p) === 'first' ? 'second' : 'first'} coordinate changes sign.`,
      'Which side of the mirror line is the point on, and how far away is it?',
      'Which of the two coordinates changes sign?',
    ),
    start(
      text(...mid(p)),
      `The ${kept(p)} coordinate stays, because the point moves straight across the mirror line.`,
      'The point and its image are the same distance from the mirror line.',
      'Which coordinate stays the same?',
    ),
    start(
      `${mid(p)[1]}${signed(p.up)}`,
      `Moving ${p.up < 0 ? 'down' : 'up'} changes the second coordinate.`,
      'Now move the image.',
      'Which coordinate changes when you move up or down?',
    ),
    equal(`${end(p)[1]}`, 'Work it out.', 'Count along the number line.', 'Do you cross zero?'),
    result(
      text(...end(p)),
      'Put both coordinates together.',
      'Across first, then up.',
      'Which quadrant does it end up in?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'mirror-in-other-axis',
      compute: (p) => (p.axis === 'x' ? text(-p.x, p.y + p.up) : text(p.x, -p.y + p.up)),
      firstWrongStep: 0,
      feedback: (p) => `You reflected in the other axis. The mirror line is the ${p.axis}-axis.`,
    },
    {
      misconceptionId: 'both-signs-changed',
      compute: (p) => text(-p.x, -p.y + p.up),
      firstWrongStep: 0,
      feedback: () => 'You changed both signs. Reflecting in one axis only changes one of them.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => text(...mid(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the reflection. There’s one more move after it.',
    },
  ],
  confirm(p) {
    // Search the plane for the image: same foot on the mirror, same distance on the other side.
    for (let x = -9; x <= 9; x += 1)
      for (let y = -9; y <= 9; y += 1) {
        const onMirror = p.axis === 'x' ? x === p.x && y + p.y === 0 : y === p.y && x + p.x === 0;
        if (onMirror) return { kind: 'values', values: [x, y + p.up] };
      }
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '(2, -3)', verdict: 'correct' },
    { seed: 's2', input: '(-3, -1)', verdict: 'correct' },
    { seed: 's3', input: '(7, -7)', verdict: 'wrong', misconceptionId: 'mirror-in-other-axis' },
    { seed: 's4', input: '(-2, -6)', verdict: 'wrong', misconceptionId: 'both-signs-changed' },
    { seed: 's5', input: '(-1, 6)', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
