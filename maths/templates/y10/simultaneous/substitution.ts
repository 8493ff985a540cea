import { defineTemplate } from '../../format';
import { fractionText, polynomial } from '../../number-text';
import { equivalent, result, start, unlessRight } from '../../worked-line';

/** y = mx + c and ax - by = d */
interface Params {
  m: number;
  c: number;
  a: number;
  b: number;
  x: number;
}

const yOf = (p: Params) => p.m * p.x + p.c;
const constant = (p: Params) => p.a * p.x - p.b * yOf(p);
const line = (m: number, c: number) =>
  polynomial([
    [m, 1],
    [c, 0],
  ]);
const second = (p: Params) => `${polynomial([[p.a, 1]])}-${polynomial([[p.b, 1]], 'y')}=${constant(p)}`;

/** The pair that a wrong value of x = top/bottom leads to, with y from the first equation. */
function pair(p: Params, top: number, bottom: number): string {
  return `x=${fractionText(top, bottom)}, y=${fractionText(p.m * top + p.c * bottom, bottom)}`;
}
const model = (p: Params) => `x=${p.x}, y=${yOf(p)}`;
const collected = (p: Params) => p.a - p.b * p.m;

export const substitution = defineTemplate<Params>({
  id: 'y10/simultaneous/substitution',
  version: 1,
  topicId: '163-simultaneous-equations-inequalities',
  years: [10],
  difficulty: 'HARD',
  strategy: 'substitution',
  calculator: false,
  title: 'Solve simultaneous equations by substitution',
  params(random) {
    const [m, b] = [random.int(1, 4), random.int(2, 4)];
    let a = 0;
    do a = random.int(1, 9);
    while (Math.abs(a - b * m) < 2);
    return { m, c: random.nonZeroInt(-6, 6), a, b, x: random.nonZeroInt(-5, 6) };
  },
  prompt: (p) => `Solve these equations simultaneously: $y=${line(p.m, p.c)}$ and $${second(p)}$.`,
  instruction: () => 'Give both values like this: $x=1$, $y=2$.',
  answer: (p) => ({ kind: 'system', model: model(p) }),
  steps: (p) => [
    start(
      `${polynomial([[p.a, 1]])}-${p.b}(${line(p.m, p.c)})=${constant(p)}`,
      `Substitute $${line(p.m, p.c)}$ for $y$ in the second equation. Use brackets.`,
      'The first equation says what $y$ is. Use that in the second one.',
      'How can you get an equation with just one unknown?',
    ),
    equivalent(
      `${polynomial([
        [p.a, 1],
        [-p.b * p.m, 1],
        [-p.b * p.c, 0],
      ])}=${constant(p)}`,
      `Multiply both terms in the bracket by $-${p.b}$.`,
      'Expand the bracket, and watch the minus sign in front.',
      'What sign does each term have after you expand?',
    ),
    equivalent(
      `${polynomial([[collected(p), 1]])}=${constant(p) + p.b * p.c}`,
      'Collect like terms, and move the constant to the right-hand side.',
      'Collect the $x$ terms on one side and the numbers on the other.',
      'How many $x$ are there altogether?',
    ),
    equivalent(
      `x=${p.x}`,
      `Divide both sides by $${collected(p)}$.`,
      `Undo the multiplication by $${collected(p)}$.`,
      'Which value of $x$ makes the line above true?',
    ),
    result(
      `x=${p.x},\\ y=${yOf(p)}`,
      `Substitute this value of $x$ into $y=${line(p.m, p.c)}$.`,
      'Use the first equation to find $y$.',
      'Which of the two equations is quicker for finding $y$?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'sign-lost-on-distribute',
      compute: (p) => unlessRight(pair(p, constant(p) - p.b * p.c, collected(p)), model(p)),
      firstWrongStep: 1,
      feedback: (p) => `The $-${p.b}$ multiplies both terms of $${line(p.m, p.c)}$, sign included.`,
    },
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) => unlessRight(pair(p, constant(p) - p.c, collected(p)), model(p)),
      firstWrongStep: 1,
      feedback: (p) => `There are two terms in $(${line(p.m, p.c)})$, and $-${p.b}$ multiplies both of them.`,
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => (p.x === yOf(p) ? null : `x=${yOf(p)}, y=${p.x}`),
      firstWrongStep: 4,
      feedback: (p) => `Substitute your values into $y=${line(p.m, p.c)}$: is it true?`,
    },
  ],
  confirm(p) {
    // Cramer's rule on mx - y = -c and ax - by = d.
    const determinant = p.m * -p.b - -1 * p.a;
    const x = (-p.c * -p.b - -1 * constant(p)) / determinant;
    const y = (p.m * constant(p) - p.a * -p.c) / determinant;
    return { kind: 'values', values: [x, y] };
  },
  examples: [
    { seed: 's1', input: 'x=-3, y=-9', verdict: 'correct' },
    { seed: 's2', input: 'x = -3 ,  y = -15', verdict: 'correct' },
    { seed: 's1', input: 'x=-19, y=-25', verdict: 'wrong', misconceptionId: 'sign-lost-on-distribute' },
    { seed: 's1', input: 'x=-13, y=-19', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
    { seed: 's1', input: 'x=-9, y=-3', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
  ],
});
