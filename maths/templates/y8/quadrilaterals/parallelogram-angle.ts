import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** Opposite angles ax + b and cx + d of a parallelogram; asked is the angle next to them. */
interface Params {
  a: number;
  b: number;
  c: number;
  x: number;
}

const d = (p: Params) => (p.a - p.c) * p.x + p.b;
const angle = (p: Params) => p.a * p.x + p.b;
const next = (p: Params) => 180 - angle(p);
const plus = (n: number) => (n < 0 ? `${n}` : `+${n}`);

export const parallelogramAngle = defineTemplate<Params>({
  id: 'y8/quadrilaterals/parallelogram-angle',
  version: 1,
  topicId: '139-quadrilateral-properties',
  years: [8],
  difficulty: 'HARD',
  strategy: 'opposite-angles-are-equal',
  calculator: false,
  title: 'Use algebra to find an angle in a parallelogram',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(3, 7), b: random.int(-15, 20), c: random.int(2, 5), x: random.int(8, 24) }),
      (p) => p.a > p.c && p.b !== 0 && d(p) !== 0 && angle(p) > 35 && angle(p) < 150 && angle(p) !== 90,
    ),
  prompt: (p) =>
    `$ABCD$ is a parallelogram. Angle $A$ is $(${p.a}x${plus(p.b)})^\\circ$ and angle $C$ is $(${p.c}x${plus(d(p))})^\\circ$. What is the size of angle $B$?`,
  instruction: () => 'Give your answer in degrees.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `A parallelogram A B C D with arrows on the parallel sides. The angle at A is ${p.a} x ${p.b < 0 ? 'minus' : 'plus'} ${Math.abs(p.b)}, in degrees. The angle at C, opposite A, is ${p.c} x ${d(p) < 0 ? 'minus' : 'plus'} ${Math.abs(d(p))}, in degrees. The angle at B is unknown.`,
    vertices: [
      [0, 0],
      [9, 0],
      [11, 5],
      [2, 5],
    ],
    names: ['A', 'B', 'C', 'D'],
    angles: [`${p.a}x${plus(p.b)}`, '?', `${p.c}x${plus(d(p))}`, null],
    parallels: [1, 2, 1, 2],
  }),
  answer: (p) => ({ kind: 'quantity', model: `${next(p)}°`, unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.a}x${plus(p.b)}=${p.c}x${plus(d(p))}`,
      'Opposite angles of a parallelogram are equal.',
      'Where are angles $A$ and $C$?',
      'What do you know about opposite angles of a parallelogram?',
    ),
    equivalent(
      `${p.a - p.c === 1 ? '' : p.a - p.c}x=${d(p) - p.b}`,
      'Get the $x$ terms on one side and the numbers on the other.',
      `Subtract $${p.c}x$ from both sides, then deal with the number.`,
      'How do you get like terms on the same side?',
    ),
    ...(p.a - p.c === 1
      ? []
      : [
          equivalent(
            `x=${p.x}`,
            `Divide both sides by ${p.a - p.c}.`,
            'Get $x$ by itself.',
            'What undoes the multiplication?',
          ),
        ]),
    start(
      `B=180-(${p.a}\\times ${p.x}${plus(p.b)})`,
      'Angles next to each other in a parallelogram add up to 180 degrees.',
      'Substitute $x$ into angle $A$. What do $A$ and $B$ add up to?',
      'How are angles between parallel lines related?',
    ),
    equivalent(
      `B=${next(p)}`,
      `Angle $A$ is ${angle(p)} degrees.`,
      'Work out angle $A$ first, then subtract it.',
      'Do the four angles add up to 360 degrees?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'angles-assumed-equal',
      compute: (p) => `${angle(p)}°`,
      firstWrongStep: 2,
      feedback: () => 'That’s angle $A$. Is the angle next to it the same size?',
    },
    {
      misconceptionId: 'supplementary-complementary-swap',
      compute: (p) => (angle(p) < 90 ? `${90 - angle(p)}°` : null),
      firstWrongStep: 2,
      feedback: () => 'You used 90 degrees. What do angles next to each other between parallel lines add up to?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${p.x}°`, `${next(p)}°`),
      firstWrongStep: 2,
      feedback: () => 'That’s the value of $x$. The question asks for an angle.',
    },
  ],
  // Try every whole x until both angles agree, then fill up to 360.
  confirm(p) {
    for (let x = -50; x <= 200; x += 1) {
      const [first, third] = [p.a * x + p.b, p.c * x + d(p)];
      if (first === third) return { kind: 'values', values: [(360 - first - third) / 2] };
    }
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '144°', verdict: 'correct' },
    { seed: 's2', input: '68°', verdict: 'correct' },
    { seed: 's1', input: '36°', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
    { seed: 's1', input: '54°', verdict: 'wrong', misconceptionId: 'supplementary-complementary-swap' },
    { seed: 's1', input: '9°', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
