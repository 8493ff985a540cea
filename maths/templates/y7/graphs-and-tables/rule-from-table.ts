import { defineTemplate } from '../../format';
import { polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';

/** y = mx + c for x = 1, 2, 3, 4 */
interface Params {
  m: number;
  c: number;
}

const rule = (m: number, c: number) =>
  `y=${polynomial([
    [m, 1],
    [c, 0],
  ])}`;
const valueAt = (p: Params, x: number) => p.m * x + p.c;
const values = (p: Params) => [1, 2, 3, 4].map((x) => valueAt(p, x));

export const ruleFromTable = defineTemplate<Params>({
  id: 'y7/graphs-and-tables/rule-from-table',
  version: 1,
  topicId: '112-tables-plotting-reading-graphs',
  years: [7, 8],
  difficulty: 'NORMAL',
  strategy: 'step-and-start-of-a-table',
  calculator: false,
  title: 'Find the rule for a table of values',
  params: (random) =>
    drawUntil(
      () => ({ m: random.int(2, 9), c: random.nonZeroInt(-6, 12) }),
      (p) => p.m !== p.c && valueAt(p, 1) > 0,
    ),
  prompt: (p) =>
    `A table has $x=1, 2, 3, 4$ in its first row. Below them are $y=${values(p).join(', ')}$. Write the rule that gives $y$ from $x$.`,
  instruction: () => 'Write your answer as $y=\\ldots$',
  answer: (p) => ({ kind: 'equation', model: rule(p.m, p.c), variable: 'y' }),
  steps: (p) => [
    start(
      `${valueAt(p, 2)}-${valueAt(p, 1)}`,
      'Look at how $y$ changes when $x$ goes up by one.',
      'Find the step from each $y$-value to the next.',
      'How much does $y$ go up by each time?',
    ),
    equal(
      `${p.m}`,
      `The step is always $${p.m}$, so the rule has $${p.m}x$ in it.`,
      'Subtract two values next to each other in the second row.',
      'Is the step the same all the way along the table?',
    ),
    start(
      `${valueAt(p, 1)}-${p.m}\\times 1`,
      `At $x=1$ the product $${p.m}x$ is $${p.m}$, but $y$ is $${valueAt(p, 1)}$.`,
      'Compare the step times $x$ with the $y$-value in the table.',
      'What do you have to add or subtract after multiplying?',
    ),
    equal(
      `${p.c}`,
      `So after multiplying, ${p.c > 0 ? 'add' : 'subtract'} $${Math.abs(p.c)}$.`,
      'Work out the difference, including its sign.',
      'Do you add or subtract to get the value in the table?',
    ),
    result(
      rule(p.m, p.c),
      `Check with $x=4$: $${p.m}\\times 4${withSign(p.c)}=${valueAt(p, 4)}$.`,
      'Put the two parts together, and test the rule with another column.',
      'Does the rule give the last value of the table?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pattern-next-difference-only',
      compute: (p) => `y=x+${p.m}`,
      firstWrongStep: 1,
      feedback: (p) => `The step of ${p.m} goes from one $y$-value to the next, not from $x$ to $y$. Test your rule.`,
    },
    {
      misconceptionId: 'counts-first-term-step',
      compute: (p) => (valueAt(p, 1) === p.c ? null : rule(p.m, valueAt(p, 1))),
      firstWrongStep: 2,
      feedback: () => 'Test your rule at $x=1$: the first value already includes one step.',
    },
    {
      misconceptionId: 'intercept-gradient-swapped',
      compute: (p) => rule(p.c, p.m),
      firstWrongStep: 4,
      feedback: () => 'The step belongs in front of $x$. Test your rule at $x=2$.',
    },
  ],
  // The line through the first and the last column, by weights.
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    f: ({ x = 0 }) => (valueAt(p, 1) * (4 - x) + valueAt(p, 4) * (x - 1)) / 3,
  }),
  examples: [
    { seed: 's1', input: 'y=2x+10', verdict: 'correct' },
    { seed: 's2', input: 'y=6x+10', verdict: 'correct' },
    { seed: 's1', input: 'y=x+2', verdict: 'wrong', misconceptionId: 'pattern-next-difference-only' },
    { seed: 's1', input: 'y=2x+12', verdict: 'wrong', misconceptionId: 'counts-first-term-step' },
    { seed: 's1', input: 'y=10x+2', verdict: 'wrong', misconceptionId: 'intercept-gradient-swapped' },
  ],
});
