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
  title: 'The domain of a function with a root',
  params: (random) =>
    drawUntil(
      () => ({ a: random.nonZeroInt(-6, 6), b: random.nonZeroInt(-15, 15), over: random.chance(0.4) }),
      // Boundaries that are whole numbers, halves or thirds.
      (p) => Math.abs(p.a) / gcd(p.a, p.b) <= 3,
    ),
  prompt: (p) => `What is the largest possible domain of $f(x)=${rule(p)}$ in the real numbers?`,
  instruction: () => 'Write your answer as an inequality for $x$.',
  answer: (p) => ({ kind: 'inequality', model: `x${sign(p)}${edge(p)}`, variable: 'x' }),
  steps: (p) => [
    start(
      latexSign(`${inside(p)}${sign(p, true)}0`),
      p.over
        ? 'What stands under the root must not be negative, and a bottom must not be zero. So it is positive.'
        : 'What stands under the root must not be negative.',
      'Ask what may stand under a root.',
      p.over ? 'May the root be zero when it stands at the bottom?' : 'Which numbers have a real square root?',
    ),
    equivalent(
      latexSign(`${polynomial([[p.a, 1]])}${sign(p, true)}${-p.b}`),
      p.b > 0 ? `Take $${p.b}$ away from both sides.` : `Add $${-p.b}$ to both sides.`,
      'Leave the term with $x$ alone on its side.',
      'What undoes the number that stands beside the term with $x$?',
    ),
    Math.abs(p.a) === 1 && p.a > 0
      ? result(
          latexSign(`x${sign(p)}${edgeLatex(p)}`),
          'This is the domain.',
          'Read the inequality as a set of numbers.',
          'Does the boundary belong to it?',
        )
      : equivalent(
          latexSign(`x${sign(p)}${edgeLatex(p)}`),
          p.a < 0
            ? `Divide by $${p.a}$. It is negative, so the inequality turns around.`
            : `Divide both sides by $${p.a}$.`,
          'Divide by the number in front of $x$, and look at its sign.',
          'Does the direction of the inequality change?',
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
      feedback: () => 'Put the boundary itself into the rule: is there a value?',
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `x${sign(p)}${fractionText(p.b, p.a)}`,
      firstWrongStep: 1,
      feedback: (p) => `To undo $${withSign(p.b)}$, which operation do you need on both sides?`,
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
