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
  title: 'Where a line meets the x-axis',
  params: (random) =>
    drawUntil(
      () => ({ m: random.nonZeroInt(-7, 8), root: random.nonZeroInt(-9, 9) }),
      (p) => Math.abs(p.m) > 1,
    ),
  prompt: (p) => `At which point does the line $y=${line(p)}$ meet the $x$-axis?`,
  instruction: () => 'Give the coordinates of the point.',
  answer: (p) => ({ kind: 'coordinate', model: pair(p.root, 0) }),
  steps: (p) => [
    start(
      `${line(p)}=0`,
      'On the $x$-axis the height is zero, so put zero in the place of $y$.',
      'How high above the axis is a point of the $x$-axis?',
      'Which coordinate is zero on the $x$-axis?',
    ),
    equivalent(
      `${polynomial([[p.m, 1]])}=${-constant(p)}`,
      `${constant(p) > 0 ? 'Subtract' : 'Add'} $${Math.abs(constant(p))}$ on both sides.`,
      'Leave the term with $x$ alone.',
      'What undoes the plain number?',
    ),
    equivalent(
      `x=${p.root}`,
      `Divide both sides by $${p.m}$.`,
      'Undo the multiplication. Mind the sign.',
      'Does this value make the height zero?',
    ),
    result(
      pair(p.root, 0),
      'Write the point with the $x$-coordinate first.',
      'Put both coordinates into brackets.',
      'Which coordinate comes first?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'intercept-gradient-swapped',
      compute: (p) => pair(0, constant(p)),
      firstWrongStep: 0,
      feedback: () => 'There the line meets the $y$-axis. On the $x$-axis it is $y$ that is zero.',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => pair(0, p.root),
      firstWrongStep: 3,
      feedback: () => 'Your point lies on the $y$-axis. The first coordinate says how far across.',
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => pair(fractionText(constant(p), p.m), 0),
      firstWrongStep: 1,
      feedback: () => 'Put your $x$ into the rule: does it give zero? Look at the sign of the number you moved.',
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
