import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** Values of c + bx + ax² for x = 0 … 4; `a` is 0 for a linear rule, and an exponential doubles or triples. */
interface Params {
  kind: 'linear' | 'quadratic' | 'neither';
  a: number;
  b: number;
  c: number;
}

const names = { linear: 'Linear', quadratic: 'Quadratic', neither: 'Neither of them' } as const;
const values = (p: Params) =>
  [0, 1, 2, 3, 4].map((x) =>
    p.kind === 'neither' ? p.c * p.a ** x : p.c + p.b * x + (p.kind === 'linear' ? 0 : p.a * x * x),
  );
const differences = (list: number[]) => list.slice(1).map((value, i) => value - (list[i] ?? 0));
const option = (p: Params, kind: Params['kind']) => (p.kind === kind ? null : names[kind]);

export const linearOrQuadratic = defineTemplate<Params>({
  id: 'y9/modelling/linear-or-quadratic',
  version: 1,
  topicId: '149-linear-and-quadratic-modelling',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'first-and-second-differences',
  calculator: false,
  title: 'Which model fits the table?',
  params: (random) =>
    drawUntil(
      () => ({
        kind: random.pick(['linear', 'quadratic', 'quadratic', 'neither'] as const),
        a: random.int(2, 4),
        b: random.nonZeroInt(-3, 7),
        c: random.int(1, 9),
      }),
      () => true,
    ),
  prompt: () => 'The table gives $y$ for some values of $x$. What kind of rule fits all of these values?',
  figure: (p) => ({
    kind: 'table',
    alt: `A table. For x from 0 to 4, y is ${values(p).join(', ')}.`,
    head: ['x', '0', '1', '2', '3', '4'],
    rowHeads: true,
    rows: [['y', ...values(p).map(String)]],
  }),
  answer: (p) => ({ kind: 'choice', model: names[p.kind] }),
  correctChoice: (p) => names[p.kind],
  steps: (p) => {
    const first = differences(values(p));
    const second = differences(first);
    return [
      start(
        first.join(',\\ '),
        p.kind === 'linear'
          ? 'The steps from one value to the next are all the same.'
          : 'The steps from one value to the next are not all the same.',
        'Work out the step from each $y$-value to the next.',
        'Are all the steps the same?',
      ),
      start(
        second.join(',\\ '),
        p.kind === 'neither'
          ? 'The differences between the steps are not all the same either.'
          : 'The differences between the steps are all the same.',
        'Now find the differences between the steps.',
        'Are these differences all the same?',
      ),
      result(
        `\\text{${names[p.kind]}}`,
        'Equal steps mean linear. Steps that change by the same amount mean quadratic.',
        'A linear rule has equal steps. In a quadratic rule, the steps change by the same amount each time.',
        'What do the steps and their differences tell you?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'linear-from-first-step',
      compute: (p) => option(p, 'linear'),
      firstWrongStep: 0,
      feedback: () => 'Look at every step in the table, not just one. Are they all the same?',
    },
    {
      misconceptionId: 'linear-from-first-step',
      compute: (p) => (p.kind === 'linear' ? names.quadratic : null),
      firstWrongStep: 1,
      feedback: () => 'Compare all the steps in this table. Do they change, or stay the same?',
    },
    {
      misconceptionId: 'geometric-as-arithmetic',
      compute: (p) => (p.kind === 'neither' ? names.quadratic : null),
      firstWrongStep: 1,
      feedback: () => 'In a quadratic rule, the steps change, and they change by the same amount each time.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => (p.kind === 'quadratic' || p.kind === 'linear' ? names.neither : null),
      firstWrongStep: 1,
      feedback: () => 'Keep going: look at how the steps themselves change.',
    },
  ],
  // Fit a line and a parabola through the first values, and see whether the rest lies on them.
  confirm(p) {
    const list = values(p);
    const [y0 = 0, y1 = 0, y2 = 0] = list;
    const fits = (f: (x: number) => number) => list.every((y, x) => Math.abs(f(x) - y) < 1e-9);
    if (fits((x) => y0 + (y1 - y0) * x)) return { kind: 'one-of', texts: [names.linear] };
    const parabola = (x: number) => (y0 * (x - 1) * (x - 2)) / 2 - y1 * x * (x - 2) + (y2 * x * (x - 1)) / 2;
    return { kind: 'one-of', texts: [fits(parabola) ? names.quadratic : names.neither] };
  },
  examples: [
    { seed: 's1', input: 'Quadratic', verdict: 'correct' },
    { seed: 's2', input: 'Quadratic', verdict: 'correct' },
    { seed: 's1', input: 'Linear', verdict: 'wrong', misconceptionId: 'linear-from-first-step' },
    { seed: 's1', input: 'Neither of them', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's4', input: 'Quadratic', verdict: 'wrong', misconceptionId: 'geometric-as-arithmetic' },
  ],
});
