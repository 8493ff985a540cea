import { defineTemplate } from '../../format';
import { fractionText, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** y = mx - m·root meets the x-axis at root */
interface Params {
  m: number;
  root: number;
}

const constant = (p: Params) => -p.m * p.root;
const line = (p: Params) =>
  polynomial([
    [p.m, 1],
    [constant(p), 0],
  ]);
const pair = (x: number | string, y: number | string) => `(${x},${y})`;

export const xIntercept = defineTemplate<Params>({
  id: 'y8/linear-graphs/x-intercept',
  version: 1,
  topicId: '129-linear-graphs',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'set-y-to-zero',
  calculator: false,
  title: 'Where a line crosses the x-axis',
  params: (random) =>
    drawUntil(
      () => ({ m: random.nonZeroInt(-7, 8), root: random.nonZeroInt(-9, 9) }),
      (p) => Math.abs(p.m) > 1,
    ),
  prompt: (p) => `At which point does the line $y=${line(p)}$ cross the $x$-axis?`,
  instruction: () => 'Give the coordinates of the point.',
  answer: (p) => ({ kind: 'coordinate', model: pair(p.root, 0) }),
  steps: (p) => [
    start(
      `${line(p)}=0`,
      'On the $x$-axis, the height is zero, so substitute zero for $y$.',
      'How far above the $x$-axis is a point that’s on it?',
      'Which coordinate is zero on the $x$-axis?',
    ),
    equivalent(
      `${polynomial([[p.m, 1]])}=${-constant(p)}`,
      `${constant(p) > 0 ? 'Subtract' : 'Add'} $${Math.abs(constant(p))}$ ${constant(p) > 0 ? 'from' : 'to'} both sides.`,
      'Get the $x$ term on its own.',
      'How do you undo the number without $x$?',
    ),
    equivalent(
      `x=${p.root}`,
      `Divide both sides by $${p.m}$.`,
      'Undo the multiplication. Watch the sign.',
      'Does this value of $x$ make $y$ zero?',
    ),
    result(
      pair(p.root, 0),
      'Write the point with the $x$-coordinate first.',
      'Put both coordinates in brackets.',
      'Which coordinate comes first?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'intercept-gradient-swapped',
      compute: (p) => pair(0, constant(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s where the line crosses the $y$-axis. On the $x$-axis, it’s $y$ that is zero.',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => pair(0, p.root),
      firstWrongStep: 3,
      feedback: () => 'Your point is on the $y$-axis. The first coordinate tells you how far across to go.',
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => pair(fractionText(constant(p), p.m), 0),
      firstWrongStep: 1,
      feedback: () => 'Substitute your $x$ into the rule. Do you get zero? Check the sign of the number you moved.',
    },
  ],
  // Walk along the line from the y-axis in tenths of a step, to the side where it comes closer to zero.
  confirm(p) {
    const side = constant(p) > 0 === p.m > 0 ? -1 : 1;
    let tenths = 0;
    while (Math.abs(constant(p) * 10 + p.m * tenths) > 0) tenths += side;
    return { kind: 'values', values: [tenths / 10, 0] };
  },
  examples: [
    { seed: 's1', input: '(5,0)', verdict: 'correct' },
    { seed: 's2', input: '(-2,0)', verdict: 'correct' },
    { seed: 's1', input: '(0,35)', verdict: 'wrong', misconceptionId: 'intercept-gradient-swapped' },
    { seed: 's1', input: '(0,5)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: '(-5,0)', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
  ],
});
