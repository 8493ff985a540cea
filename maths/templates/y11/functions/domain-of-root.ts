import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd, polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** sqrt(ax + b), or one over it; the boundary is -b/a. */
interface Params {
  a: number;
  b: number;
  over: boolean;
}

const inside = (p: Params) =>
  polynomial([
    [p.a, 1],
    [p.b, 0],
  ]);
const rule = (p: Params) => (p.over ? `\\frac{1}{\\sqrt{${inside(p)}}}` : `\\sqrt{${inside(p)}}`);
const edge = (p: Params) => fractionText(-p.b, p.a);
const edgeLatex = (p: Params) => fractionLatex(-p.b, p.a);
const sign = (p: Params, up = p.a > 0, strict = p.over) => `${up ? '>' : '<'}${strict ? '' : '='}`;
const latexSign = (text: string) => text.replace('>=', '\\geq ').replace('<=', '\\leq ');

export const domainOfRoot = defineTemplate<Params>({
  id: 'y11/functions/domain-of-root',
  version: 1,
  topicId: '192-working-with-functions-domain-and-range',
  years: [11],
  difficulty: 'EASY',
  strategy: 'inside-of-a-root',
  calculator: false,
  title: 'Domain of a function with a square root',
  params: (random) =>
    drawUntil(
      () => ({ a: random.nonZeroInt(-6, 6), b: random.nonZeroInt(-15, 15), over: random.chance(0.4) }),
      // Boundaries that are whole numbers, halves or thirds.
      (p) => Math.abs(p.a) / gcd(p.a, p.b) <= 3,
    ),
  prompt: (p) => `What is the largest possible domain of $f(x)=${rule(p)}$, where $x$ is real?`,
  instruction: () => 'Write your answer as an inequality in $x$.',
  answer: (p) => ({ kind: 'inequality', model: `x${sign(p)}${edge(p)}`, variable: 'x' }),
  steps: (p) => [
    start(
      latexSign(`${inside(p)}${sign(p, true)}0`),
      p.over
        ? 'The expression under the square root can’t be negative, and a denominator can’t be zero. So it has to be positive.'
        : 'The expression under the square root can’t be negative.',
      'Ask yourself what can go under a square root.',
      p.over ? 'Can the square root be zero when it’s in the denominator?' : 'Which numbers have a real square root?',
    ),
    equivalent(
      latexSign(`${polynomial([[p.a, 1]])}${sign(p, true)}${-p.b}`),
      p.b > 0 ? `Subtract $${p.b}$ from both sides.` : `Add $${-p.b}$ to both sides.`,
      'Get the $x$ term on its own.',
      'How do you undo the number next to the $x$ term?',
    ),
    Math.abs(p.a) === 1 && p.a > 0
      ? result(
          latexSign(`x${sign(p)}${edgeLatex(p)}`),
          'This is the domain.',
          'Read the inequality as a set of numbers.',
          'Is the boundary included?',
        )
      : equivalent(
          latexSign(`x${sign(p)}${edgeLatex(p)}`),
          p.a < 0
            ? `Divide by $${p.a}$. It’s negative, so reverse the inequality sign.`
            : `Divide both sides by $${p.a}$.`,
          'Divide by the coefficient of $x$, and check its sign.',
          'Does the direction of the inequality sign change?',
        ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'inequality-not-flipped',
      compute: (p) => (p.a < 0 ? `x${sign(p, true)}${edge(p)}` : null),
      firstWrongStep: 2,
      feedback: (p) => `You divided by $${p.a}$, which is negative. What happens to the inequality sign?`,
    },
    {
      misconceptionId: 'boundary-left-out',
      compute: (p) => `x${sign(p, p.a > 0, !p.over)}${edge(p)}`,
      firstWrongStep: 0,
      feedback: () => 'Substitute the boundary itself into the rule: do you get a value?',
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `x${sign(p)}${fractionText(p.b, p.a)}`,
      firstWrongStep: 1,
      feedback: (p) => `Which operation do you do to both sides to undo $${withSign(p.b)}$?`,
    },
  ],
  confirm: (p) => ({
    kind: 'region',
    variable: 'x',
    holds(x) {
      const value = Math.sqrt(p.a * x + p.b);
      return Number.isFinite(p.over ? 1 / value : value);
    },
    from: -20,
    to: 20,
  }),
  examples: [
    { seed: 's1', input: 'x>=-4', verdict: 'correct' },
    { seed: 's2', input: 'x<-4', verdict: 'correct' },
    { seed: 's1', input: 'x>-4', verdict: 'wrong', misconceptionId: 'boundary-left-out' },
    { seed: 's1', input: 'x>=4', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's2', input: 'x>-4', verdict: 'wrong', misconceptionId: 'inequality-not-flipped' },
  ],
});
