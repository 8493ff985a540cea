import { defineTemplate } from '../../format';
import { bracketed } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { rootLatex, rootText } from '../shared/exact-values';
import { minus, plus, squared, type Vector } from '../shared/vectors';

interface Params {
  a: Vector;
  b: Vector;
}

const way = (p: Params) => minus(p.b, p.a);
const part = (p: Params, i: number) => way(p)[i] ?? 0;
const given = (v: Vector, i: number) => v[i] ?? 0;

export const lengthBetweenPoints = defineTemplate<Params>({
  id: 'y12/vectors-plane/length-between-points',
  version: 1,
  topicId: '218-vectors-in-the-plane',
  years: [11, 12],
  difficulty: 'EASY',
  strategy: 'length-of-a-displacement',
  calculator: false,
  title: 'Magnitude of the vector between two points',
  params: (random) =>
    drawUntil(
      () => ({
        a: [random.nonZeroInt(-6, 6), random.nonZeroInt(-6, 6)],
        b: [random.nonZeroInt(-6, 6), random.nonZeroInt(-6, 6)],
      }),
      (p) => part(p, 0) !== 0 && part(p, 1) !== 0 && squared(plus(p.a, p.b)) > 0,
    ),
  prompt: (p) =>
    `Given the points $A(${p.a.join(', ')})$ and $B(${p.b.join(', ')})$, find the exact magnitude of the vector $\\overrightarrow{AB}$.`,
  instruction: () => 'Leave any surd in simplest form.',
  figure: (p) => ({
    kind: 'vectors',
    x: { from: -7, to: 7 },
    y: { from: -7, to: 7 },
    vectors: [{ from: [given(p.a, 0), given(p.a, 1)], to: [given(p.b, 0), given(p.b, 1)], tone: 'a' }],
    points: [
      { x: given(p.a, 0), y: given(p.a, 1), label: 'A' },
      { x: given(p.b, 0), y: given(p.b, 1), label: 'B' },
    ],
    alt: `Grid paper with an arrow from the point A at $(${p.a.join(', ')})$ to the point B at $(${p.b.join(', ')})$.`,
  }),
  answer: (p) => ({ kind: 'number', model: rootText(squared(way(p))), unit: 'units', forms: [{ kind: 'surd' }] }),
  steps: (p) => [
    start(
      `${given(p.b, 0)}-${bracketed(given(p.a, 0))}`,
      'For each component of the vector, take end minus start. This is the first one.',
      'Subtract the coordinates: end minus start.',
      'How far is it across from $A$ to $B$?',
    ),
    equal(`${part(p, 0)}`, 'Work it out.', 'Watch the signs.', 'Does the arrow go to the right or to the left?'),
    start(
      `${given(p.b, 1)}-${bracketed(given(p.a, 1))}`,
      'In the same way, this is the second component.',
      'Do the same with the second coordinates.',
      'How far is it up or down from $A$ to $B$?',
    ),
    equal(`${part(p, 1)}`, 'Work it out.', 'Watch the signs.', 'Does the arrow go up or down?'),
    start(
      `\\sqrt{${bracketed(part(p, 0))}^2+${bracketed(part(p, 1))}^2}`,
      'By Pythagoras’ theorem, the magnitude is the square root of the sum of the squares.',
      'The two components are the shorter sides of a right-angled triangle.',
      'How do you find the hypotenuse from the two shorter sides?',
    ),
    equal(
      rootLatex(squared(way(p))),
      'Simplify the surd.',
      'Take out any square factors.',
      'Does it have a square factor?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'vector-length-components-added',
      compute: (p) => `${Math.abs(part(p, 0)) + Math.abs(part(p, 1))}`,
      firstWrongStep: 4,
      feedback: () => 'That’s the distance along the grid lines. The vector goes straight there.',
    },
    {
      misconceptionId: 'position-for-displacement',
      compute: (p) => unlessRight(rootText(squared(plus(p.a, p.b))), rootText(squared(way(p)))),
      firstWrongStep: 0,
      feedback: () => 'You added the coordinates. To get from one point to another, subtract.',
    },
    {
      misconceptionId: 'pythagoras-without-root',
      compute: (p) => `${squared(way(p))}`,
      firstWrongStep: 5,
      feedback: () => 'That’s the square of the magnitude.',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [Math.hypot(given(p.b, 0) - given(p.a, 0), given(p.b, 1) - given(p.a, 1))],
  }),
  examples: [
    { seed: 's1', input: '2sqrt(5)', verdict: 'correct' },
    { seed: 's2', input: '2sqrt(34)', verdict: 'correct' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'vector-length-components-added' },
    { seed: 's1', input: '10', verdict: 'wrong', misconceptionId: 'position-for-displacement' },
    { seed: 's1', input: '20', verdict: 'wrong', misconceptionId: 'pythagoras-without-root' },
  ],
});
