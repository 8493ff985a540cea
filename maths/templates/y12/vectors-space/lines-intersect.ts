import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';
import { column, minus, plus, times, tuple, type Vector } from '../shared/vectors';

/** Two lines that meet at a point, for the parameters s and t. */
interface Params {
  meet: Vector;
  d: Vector;
  e: Vector;
  s: number;
  t: number;
}

const first = (p: Params) => minus(p.meet, times(p.s, p.d));
const second = (p: Params) => minus(p.meet, times(p.t, p.e));
const at = (v: Vector, i: number) => v[i] ?? 0;
const front = (n: number) => (n === 1 ? '' : n === -1 ? '-' : `${n}`);
const side = (from: number, step: number, letter: string) => `${from}${step < 0 ? '' : '+'}${front(step)}${letter}`;
const equationOf = (p: Params, i: number) =>
  `${side(at(first(p), i), at(p.d, i), 's')}=${side(at(second(p), i), at(p.e, i), 't')}`;
const cross = (p: Params, i: number, j: number) => at(p.d, i) * at(p.e, j) - at(p.d, j) * at(p.e, i);

export const linesIntersect = defineTemplate<Params>({
  id: 'y12/vectors-space/lines-intersect',
  version: 1,
  topicId: '219-vectors-in-3d-lines',
  years: [12],
  difficulty: 'HARD',
  strategy: 'intersection-of-two-lines',
  calculator: false,
  title: 'Where two lines meet in 3D',
  params: (random) =>
    drawUntil(
      () => ({
        meet: [0, 1, 2].map(() => random.int(-6, 8)),
        d: [0, 1, 2].map(() => random.nonZeroInt(-3, 3)),
        e: [0, 1, 2].map(() => random.nonZeroInt(-3, 3)),
        s: random.nonZeroInt(-3, 4),
        t: random.nonZeroInt(-3, 4),
      }),
      (p) =>
        p.s !== p.t &&
        cross(p, 0, 1) !== 0 &&
        [...first(p), ...second(p)].every((value) => value !== 0) &&
        tuple(plus(first(p), times(p.t, p.d))) !== tuple(p.meet),
    ),
  prompt: (p) =>
    `Two lines have the equations $\\mathbf{r}=${column(first(p))}+s${column(p.d)}$ and $\\mathbf{r}=${column(second(p))}+t${column(p.e)}$. ` +
    'Find the point where they meet.',
  instruction: () => 'Write the point like $(1, 0, -2)$.',
  answer: (p) => ({ kind: 'coordinate', model: tuple(p.meet), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `${equationOf(p, 0)}, ${equationOf(p, 1)}`,
      'At the common point, all the coordinates are equal. Use the first two.',
      'Set the coordinates of both lines equal, one by one.',
      'What is true of the coordinates at the common point?',
    ),
    equivalent(
      `s=${p.s}, t=${p.t}`,
      'Solve the two equations for both parameters.',
      'Solve these two equations simultaneously.',
      'Which letter is easier to eliminate?',
    ),
    start(
      equationOf(p, 2)
        .replace(
          /([+-]?\d*)s/,
          (_, n: string) => `${/^\+?$/.test(n) ? '+1' : n === '-' ? '-1' : n}\\times ${p.s < 0 ? `(${p.s})` : p.s}`,
        )
        .replace(
          /([+-]?\d*)t$/,
          (_, n: string) => `${/^\+?$/.test(n) ? '+1' : n === '-' ? '-1' : n}\\times ${p.t < 0 ? `(${p.t})` : p.t}`,
        ),
      'Check: with these parameters, the third coordinates are equal as well.',
      'Check the parameters in the third coordinate.',
      'Why is it not enough to look at two coordinates?',
    ),
    result(
      tuple(p.meet),
      'Substitute one of the parameters into its own line.',
      'Substitute the parameter back into the equation of the line.',
      'Which point does this parameter give?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'parameters-swapped',
      compute: (p) => tuple(plus(first(p), times(p.t, p.d))),
      firstWrongStep: 3,
      feedback: () => 'Substitute each parameter into its own line. Do both give the same point?',
    },
    {
      misconceptionId: 'starting-value-left-out',
      compute: (p) => {
        const wrong = times(p.s, p.d);
        return tuple(wrong) === tuple(p.meet) ? null : tuple(wrong);
      },
      firstWrongStep: 3,
      feedback: () => 'That’s only how far you go along the line. Where does the line start?',
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => {
        const wrong = tuple(minus(first(p), times(p.s, p.d)));
        return wrong === tuple(p.meet) || wrong === tuple(plus(first(p), times(p.t, p.d))) ? null : wrong;
      },
      firstWrongStep: 1,
      feedback: () => 'Check the sign of your parameter in the first equation.',
    },
  ],
  confirm: (p) => {
    // Tries all half-whole parameters on both lines and keeps the points that coincide.
    const range = Array.from({ length: 49 }, (_, i) => i / 2 - 12);
    const points = range.flatMap((s) => {
      const here = plus(first(p), times(s, p.d));
      return range.some((t) => tuple(plus(second(p), times(t, p.e))) === tuple(here)) ? [here] : [];
    });
    return { kind: 'values', values: points.flat() };
  },
  examples: [
    { seed: 's1', input: '(-1, 8, -1)', verdict: 'correct' },
    { seed: 's2', input: '(4, 7, -5)', verdict: 'correct' },
    { seed: 's1', input: '(-11, -2, 9)', verdict: 'wrong', misconceptionId: 'parameters-swapped' },
    { seed: 's1', input: '(6, 6, -6)', verdict: 'wrong', misconceptionId: 'starting-value-left-out' },
    { seed: 's1', input: '(-13, -4, 11)', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
  ],
});
