import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, start } from '../../worked-line';

/** A table of x and y = kx, or kx + c, or k x². */
interface Params {
  kind: 'proportional' | 'offset' | 'square';
  k: number;
  c: number;
  xs: [number, number, number];
}

const names = {
  yes: 'Yes, the quotients are all the same',
  quotients: 'No, the quotients are not the same',
} as const;
const value = (p: Params, x: number) => (p.kind === 'square' ? p.k * x * x : p.k * x + (p.kind === 'offset' ? p.c : 0));
const correct = (p: Params) => (p.kind === 'proportional' ? names.yes : names.quotients);

export const isItProportional = defineTemplate<Params>({
  id: 'y9/proportion/is-it-proportional',
  version: 1,
  topicId: '156-direct-proportion-and-rates',
  years: [9],
  difficulty: 'HARD',
  strategy: 'compare-quotients',
  calculator: true,
  title: 'Is it a direct proportion?',
  params: (random) =>
    drawUntil(
      () => ({
        kind: random.pick(['proportional', 'offset', 'square'] as const),
        k: random.int(2, 9),
        c: random.int(2, 9),
        xs: [random.int(2, 4), random.int(5, 7), random.int(8, 12)] as Params['xs'],
      }),
      (p) => p.xs[1] - p.xs[0] === p.xs[2] - p.xs[1],
    ),
  prompt: () => 'The table gives $y$ for three values of $x$. Is $y$ directly proportional to $x$, and why?',
  figure: (p) => ({
    kind: 'table',
    alt: `A table. For x equal to ${p.xs.join(', ')}, y is ${p.xs.map((x) => value(p, x)).join(', ')}.`,
    head: ['x', ...p.xs.map(String)],
    rowHeads: true,
    rows: [['y', ...p.xs.map((x) => String(value(p, x)))]],
  }),
  answer: (p) => ({ kind: 'choice', model: correct(p) }),
  correctChoice: correct,
  steps: (p) => [
    ...p.xs
      .slice(0, 2)
      .map((x, place) =>
        step(
          'identity',
          `${value(p, x)}\\div ${x}=${p.kind === 'offset' && p.c % x !== 0 ? `\\frac{${value(p, x)}}{${x}}` : value(p, x) / x}`,
          `Divide $y$ by $x$ in the ${['first', 'second'][place]} column.`,
          `Look at the ${['first', 'second'][place]} column.`,
          'How much of $y$ is there for one unit of $x$?',
        ),
      ),
    start(
      '\\text{compare}',
      p.kind === 'proportional'
        ? 'All the quotients are the same, including the last one.'
        : 'The quotients are different.',
      'Compare the quotients for all the columns.',
      'Are all the quotients the same?',
    ),
    result(
      `\\text{${correct(p)}}`,
      'In direct proportion, $y$ divided by $x$ is constant.',
      'Use the quotients to decide.',
      'What must be constant in a direct proportion?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'linear-from-first-step',
      compute: (p) => (p.kind === 'proportional' ? null : names.yes),
      firstWrongStep: 2,
      feedback: (p) =>
        p.kind === 'offset'
          ? 'The steps are equal, but does $y$ double when $x$ doubles?'
          : 'Divide $y$ by $x$ in more than one column.',
    },
    {
      misconceptionId: 'growing-taken-as-proportional',
      compute: () => 'Yes, because they both increase',
      firstWrongStep: 2,
      feedback: () => 'Growing together isn’t enough. Do they grow by the same factor?',
    },
    {
      misconceptionId: 'ratio-as-difference',
      compute: (p) => (p.kind === 'proportional' ? 'No, the differences are not the same' : null),
      firstWrongStep: 0,
      feedback: () => 'Direct proportion is about quotients, not about differences.',
    },
  ],
  // Cross products of all pairs of columns.
  confirm(p) {
    const pairs = p.xs.map((x) => [x, value(p, x)] as const);
    const equal = pairs.every(([x, y]) => pairs.every(([u, v]) => x * v === u * y));
    return {
      kind: 'one-of',
      texts: [equal ? 'Yes, the quotients are all the same' : 'No, the quotients are not the same'],
    };
  },
  examples: [
    { seed: 's1', input: 'Yes, the quotients are all the same', verdict: 'correct' },
    { seed: 's2', input: 'Yes, the quotients are all the same', verdict: 'correct' },
    {
      seed: 's1',
      input: 'Yes, because they both increase',
      verdict: 'wrong',
      misconceptionId: 'growing-taken-as-proportional',
    },
    {
      seed: 's1',
      input: 'No, the differences are not the same',
      verdict: 'wrong',
      misconceptionId: 'ratio-as-difference',
    },
    {
      seed: 's3',
      input: 'Yes, the quotients are all the same',
      verdict: 'wrong',
      misconceptionId: 'linear-from-first-step',
    },
  ],
});
