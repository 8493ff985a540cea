import { defineTemplate } from '../../format';
import { gcd, polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start } from '../../worked-line';

/** f(x) = (ax + b)/c */
interface Params {
  a: number;
  b: number;
  c: number;
}

/** The number in front of y goes to the bottom, with its sign in front. */
const over = (p: Params, text: string) => (p.a < 0 ? `-(${text})/${-p.a}` : `(${text})/${p.a}`);
const top = (p: Params, letter = 'x') =>
  polynomial(
    [
      [p.a, 1],
      [p.b, 0],
    ],
    letter,
  );

export const inverseRule = defineTemplate<Params>({
  id: 'y11/further-functions/inverse-rule',
  version: 1,
  topicId: '195-further-functions-inverse-parametric-inequalities',
  years: [11],
  difficulty: 'EASY',
  strategy: 'swap-and-solve',
  calculator: false,
  title: 'Inverse of a linear function',
  params: (random) =>
    drawUntil(
      () => ({ a: random.pick([2, 3, 4, 5, 6, 7, -2, -3, -4]), b: random.nonZeroInt(-9, 9), c: random.int(2, 7) }),
      (p) => gcd(p.a, p.c) === 1,
    ),
  prompt: (p) => `Let $f(x)=\\frac{${top(p)}}{${p.c}}$. Find the rule for the inverse function, $y=f^{-1}(x)$.`,
  instruction: () => 'Write your answer as $y=\\ldots$',
  answer: (p) => ({ kind: 'equation', model: `y=${over(p, `${p.c}x${withSign(-p.b)}`)}`, variable: 'y' }),
  steps: (p) => [
    start(
      `x=\\frac{${top(p, 'y')}}{${p.c}}`,
      'The inverse reverses the function, so swap $x$ and $y$ in $y=f(x)$.',
      'Write $y=f(x)$, and swap the two variables.',
      'What does the inverse do to the two coordinates of a point?',
    ),
    equivalent(
      `${p.c}x=${top(p, 'y')}`,
      `Multiply both sides by $${p.c}$.`,
      'Undo the division first.',
      'What was done to $y$ last?',
    ),
    equivalent(
      `${p.c}x${withSign(-p.b)}=${polynomial([[p.a, 1]], 'y')}`,
      p.b > 0 ? `Subtract $${p.b}$ from both sides.` : `Add $${-p.b}$ to both sides.`,
      'Get the $y$ term on its own.',
      'How do you undo the number next to the $y$ term?',
    ),
    equivalent(
      p.a < 0 ? `y=-\\frac{${p.c}x${withSign(-p.b)}}{${-p.a}}` : `y=\\frac{${p.c}x${withSign(-p.b)}}{${p.a}}`,
      `Divide both sides by $${p.a}$.`,
      'Divide the whole of the other side.',
      'Does your function undo $f$? Try a number.',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'inverse-as-reciprocal',
      compute: (p) => `y=${p.c}/(${top(p)})`,
      firstWrongStep: 0,
      feedback: () => 'You turned the fraction upside down. The inverse should take $f(x)$ back to $x$.',
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `y=${over(p, `${p.c}x${withSign(p.b)}`)}`,
      firstWrongStep: 2,
      feedback: (p) => `What undoes $${withSign(p.b)}$?`,
    },
    {
      misconceptionId: 'divides-one-term-only',
      compute: (p) => `y=${over(p, `${p.c}x`)}${withSign(-p.b)}`,
      firstWrongStep: 3,
      feedback: (p) => `When you divide by $${p.a}$, do you divide every term on that side?`,
    },
  ],
  confirm(p) {
    // Bisection: which number does f send to x?
    const f = (t: number) => (p.a * t + p.b) / p.c;
    return {
      kind: 'function',
      variables: ['x'],
      f({ x = 0 }) {
        let [low, high] = [-500, 500];
        for (let i = 0; i < 90; i += 1) {
          const middle = (low + high) / 2;
          if (f(middle) < x === p.a > 0) low = middle;
          else high = middle;
        }
        return low;
      },
    };
  },
  examples: [
    { seed: 's1', input: 'y=(3x+6)/5', verdict: 'correct' },
    { seed: 's2', input: 'y=-(7x-3)/2', verdict: 'correct' },
    { seed: 's1', input: 'y=3/(5x-6)', verdict: 'wrong', misconceptionId: 'inverse-as-reciprocal' },
    { seed: 's1', input: 'y=(3x-6)/5', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: 'y=(3x)/5+6', verdict: 'wrong', misconceptionId: 'divides-one-term-only' },
  ],
});
