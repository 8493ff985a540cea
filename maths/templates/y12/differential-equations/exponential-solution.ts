import { defineTemplate } from '../../format';
import { equal, result, start } from '../../worked-line';
import { factorBefore } from '../shared/exact-values';

/** dy/dx = ky with y(0) = start, or with y(0) given for −ky */
interface Params {
  k: number;
  y0: number;
}

const rule = (k: number, y0: number | '') => `${y0}e^(${factorBefore(k)}x)`;
const latex = (k: number) => `e^{${factorBefore(k)}x}`;

export const exponentialSolution = defineTemplate<Params>({
  id: 'y12/differential-equations/exponential-solution',
  version: 1,
  topicId: '207-differential-equations',
  years: [12],
  difficulty: 'EASY',
  strategy: 'exponential-equation-with-initial-value',
  calculator: false,
  title: 'Solve an exponential growth equation',
  params: (random) => ({
    k: random.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]),
    y0: random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20]),
  }),
  prompt: (p) => `Solve the differential equation $\\frac{dy}{dx}=${p.k}y$, given that $y=${p.y0}$ when $x=0$.`,
  instruction: () => 'Write your answer as $y=\\ldots$',
  answer: (p) => ({ kind: 'equation', model: `y=${rule(p.k, p.y0)}`, variable: 'y' }),
  steps: (p) => [
    start(
      `A${latex(p.k)}`,
      `The rate of change is $${p.k}$ times the function itself, so the solution is an exponential function with a constant $A$.`,
      'Which kind of function is proportional to its own derivative?',
      `Which functions have a derivative that is $${p.k}$ times the function?`,
    ),
    start(
      `${p.y0}=A\\times e^0`,
      `At $x=0$ the value is $${p.y0}$.`,
      'Substitute the given point.',
      'What is the value of the exponential at $x=0$?',
    ),
    {
      ...equal(
        `A=${p.y0}`,
        'The exponential equals 1 there.',
        'Solve for $A$.',
        'What is any number to the power of zero?',
      ),
      relation: 'equivalent',
    },
    result(
      `y=${p.y0}${latex(p.k)}`,
      'Substitute the constant into the solution.',
      'Write out the solution.',
      'Does your solution go through the given point?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'starting-value-left-out',
      compute: (p) => `y=${rule(p.k, '')}`,
      firstWrongStep: 1,
      feedback: (p) => `Substitute $x=0$ into your solution: do you get $${p.y0}$?`,
    },
    {
      misconceptionId: 'constant-added-not-multiplied',
      compute: (p) => `y=${rule(p.k, '')}+${p.y0 - 1}`,
      firstWrongStep: 0,
      feedback: () => 'Differentiate your solution: is the derivative proportional to the function?',
    },
    {
      misconceptionId: 'variables-not-separated',
      compute: (p) => `y=${p.k * p.y0}x+${p.y0}`,
      firstWrongStep: 0,
      feedback: (p) => `You kept $y$ at $${p.y0}$ the whole time. But $y$ changes, and its rate changes with it.`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['x'],
    // Follows the slope field in small steps of the fourth order.
    f: ({ x = 0 }) => {
      const steps = 2000;
      const h = x / steps;
      let y = p.y0;
      for (let i = 0; i < steps; i += 1) {
        const k1 = p.k * y;
        const k2 = p.k * (y + (h / 2) * k1);
        const k3 = p.k * (y + (h / 2) * k2);
        const k4 = p.k * (y + h * k3);
        y += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
      }
      return y;
    },
    domain: [-1, 1],
  }),
  examples: [
    { seed: 's1', input: 'y=4e^(-5x)', verdict: 'correct' },
    { seed: 's2', input: 'y=2e^(-2x)', verdict: 'correct' },
    { seed: 's1', input: 'y=e^(-5x)', verdict: 'wrong', misconceptionId: 'starting-value-left-out' },
    { seed: 's1', input: 'y=e^(-5x)+3', verdict: 'wrong', misconceptionId: 'constant-added-not-multiplied' },
    { seed: 's1', input: 'y=-20x+4', verdict: 'wrong', misconceptionId: 'variables-not-separated' },
  ],
});
