import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  from: [number, number];
  to: [number, number];
  other: [number, number];
}
const text = ([x, y]: readonly [number, number]) => `(${x}, ${y})`;
const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
const move = (p: Params): [number, number] => [p.to[0] - p.from[0], p.to[1] - p.from[1]];
const end = (p: Params): [number, number] => [p.other[0] + move(p)[0], p.other[1] + move(p)[1]];
const bracket = (n: number) => (n < 0 ? `(${n})` : `${n}`);
const draw = (random: { int(low: number, high: number): number }): [number, number] => [
  random.int(-6, 6),
  random.int(-6, 6),
];

export const slide = defineTemplate<Params>({
  id: 'y7/moves-with-coordinates/slide',
  version: 1,
  topicId: '120-transformations-with-coordinates',
  years: [7],
  difficulty: 'EASY',
  strategy: 'add-the-slide',
  calculator: false,
  title: 'Translate a corner of a shape',
  params: (random) =>
    drawUntil(
      () => ({ name: random.pick(firstNames), from: draw(random), to: draw(random), other: draw(random) }),
      (p) =>
        move(p)[0] !== 0 &&
        move(p)[1] !== 0 &&
        Math.abs(move(p)[0]) !== Math.abs(move(p)[1]) &&
        Math.max(...end(p).map(Math.abs)) <= 8 &&
        text(p.from) !== text(p.other) &&
        text(p.to) !== text(p.other) &&
        p.from[0] !== p.other[0],
    ),
  prompt: (p) =>
    `${p.name} slides (translates) a shape on a Cartesian plane. Corner A moves from $${text(p.from)}$ to $${text(p.to)}$. Corner B was at $${text(p.other)}$. Where is B after the slide?`,
  instruction: () => 'Give the coordinates.',
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A Cartesian plane from -8 to 8 on both axes. A is at ${text(p.from)}, its image A' is at ${text(p.to)}, and B is at ${text(p.other)}.`,
    x: { from: -8, to: 8 },
    y: { from: -8, to: 8 },
    points: [
      { x: p.from[0], y: p.from[1], label: 'A' },
      { x: p.to[0], y: p.to[1], label: "A'" },
      { x: p.other[0], y: p.other[1], label: 'B' },
    ],
  }),
  answer: (p) => ({ kind: 'coordinate', model: text(end(p)) }),
  steps: (p) => [
    step(
      'identity',
      `${p.to[0]}-${bracket(p.from[0])}=${move(p)[0]}`,
      `A moves ${Math.abs(move(p)[0])} to the ${move(p)[0] < 0 ? 'left' : 'right'}.`,
      'How far does A move to the right or left?',
      'How much does A’s first coordinate change by?',
    ),
    step(
      'identity',
      `${p.to[1]}-${bracket(p.from[1])}=${move(p)[1]}`,
      `A moves ${Math.abs(move(p)[1])} ${move(p)[1] < 0 ? 'down' : 'up'}.`,
      'How far does A move up or down?',
      'How much does A’s second coordinate change by?',
    ),
    result(
      `(${p.other[0]}${signed(move(p)[0])}, ${p.other[1]}${signed(move(p)[1])})`,
      'In a translation, every point makes the same move.',
      'Give B the same move as A.',
      'Does every point of the shape move the same way?',
    ),
    result(
      text(end(p)),
      'Work out both coordinates.',
      'Work out each coordinate.',
      'Did B move exactly as far as A did?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => text([p.other[0] - move(p)[0], p.other[1] - move(p)[1]]),
      firstWrongStep: 2,
      feedback: () => 'You moved B the opposite way. Which way did A go?',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => unlessRight(text([p.other[0] + move(p)[1], p.other[1] + move(p)[0]]), text(end(p))),
      firstWrongStep: 2,
      feedback: () => 'You mixed up the move across and the move up or down.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(text(move(p)), text(end(p))),
      firstWrongStep: 2,
      feedback: () => 'That’s the move itself. Where does it take B?',
    },
  ],
  confirm(p) {
    // B and A keep their distance across and up: A' to B' is A to B.
    return { kind: 'values', values: [p.to[0] + (p.other[0] - p.from[0]), p.to[1] + (p.other[1] - p.from[1])] };
  },
  examples: [
    { seed: 's1', input: '(-3, -1)', verdict: 'correct' },
    { seed: 's2', input: '(-7, 7)', verdict: 'correct' },
    { seed: 's1', input: '(7, -7)', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
    { seed: 's1', input: '(5, -9)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: '(-5, 3)', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
