import { defineTemplate } from '../../format';
import { equivalent, start, unlessRight } from '../../worked-line';

/** b - ax (sign) c */
interface Params {
  a: number;
  b: number;
  x: number;
  sign: '<' | '>' | '<=' | '>=';
}

const latexSigns = { '<': '<', '>': '>', '<=': '\\le ', '>=': '\\ge ' } as const;
const flipped = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const;
const otherBoundary = { '<': '<=', '>': '>=', '<=': '<', '>=': '>' } as const;

const rightSide = (p: Params) => p.b - p.a * p.x;
const model = (p: Params) => `x${flipped[p.sign]}${p.x}`;

export const negativeCoefficientInequality = defineTemplate<Params>({
  id: 'y8/equations/negative-coefficient-inequality',
  version: 1,
  topicId: '130-equations-and-inequalities',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'flip-the-inequality',
  calculator: false,
  title: 'Solve an inequality with a negative coefficient',
  params: (random) => ({
    a: random.int(2, 8),
    b: random.nonZeroInt(-9, 12),
    x: random.nonZeroInt(-6, 9),
    sign: random.pick(['<', '>', '<=', '>='] as const),
  }),
  prompt: (p) => `Solve $${p.b}-${p.a}x${latexSigns[p.sign]}${rightSide(p)}$.`,
  instruction: () => 'Write your answer as an inequality in $x$.',
  answer: (p) => ({ kind: 'inequality', model: model(p), variable: 'x' }),
  steps: (p) => [
    start(
      `${p.b}-${p.a}x${latexSigns[p.sign]}${rightSide(p)}`,
      'Solve it like an equation, but watch the sign when you divide.',
      'Copy the inequality. What is the sign of the $x$ term?',
      'What is the coefficient of $x$ here, including its sign?',
    ),
    equivalent(
      `-${p.a}x${latexSigns[p.sign]}${-p.a * p.x}`,
      `${p.b > 0 ? 'Subtract' : 'Add'} $${Math.abs(p.b)}$ ${p.b > 0 ? 'from' : 'to'} both sides. The inequality sign stays the same.`,
      `Get rid of the $${p.b}$ on the left.`,
      'Does adding or subtracting the same number change which side is bigger?',
    ),
    equivalent(
      `x${latexSigns[flipped[p.sign]]}${p.x}`,
      `Divide both sides by $-${p.a}$. Dividing by a negative number reverses the inequality sign.`,
      `Divide by $-${p.a}$, and think about what that does to the order of two numbers.`,
      'We know that $2<3$. What is true of $-2$ and $-3$?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'inequality-not-flipped',
      compute: (p) => `x${p.sign}${p.x}`,
      firstWrongStep: 2,
      feedback: (p) => `You divided by $-${p.a}$. Test a number: does it make the original inequality true?`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => `x${p.sign}${-p.x}`,
      firstWrongStep: 2,
      feedback: (p) => `The coefficient of $x$ is $-${p.a}$, not $${p.a}$.`,
    },
    {
      misconceptionId: 'boundary-left-out',
      compute: (p) => unlessRight(`x${otherBoundary[flipped[p.sign]]}${p.x}`, model(p)),
      firstWrongStep: 2,
      feedback: (p) =>
        `Substitute the boundary value into $${p.b}-${p.a}x$. Does it make the original inequality true?`,
    },
  ],
  confirm(p) {
    const holds = {
      '<': (left: number) => left < rightSide(p),
      '>': (left: number) => left > rightSide(p),
      '<=': (left: number) => left <= rightSide(p),
      '>=': (left: number) => left >= rightSide(p),
    }[p.sign];
    return { kind: 'region', variable: 'x', holds: (x) => holds(p.b - p.a * x), from: -20, to: 20 };
  },
  examples: [
    { seed: 's1', input: 'x>7', verdict: 'correct' },
    { seed: 's2', input: 'x > -3', verdict: 'correct' },
    { seed: 's1', input: 'x<7', verdict: 'wrong', misconceptionId: 'inequality-not-flipped' },
    { seed: 's1', input: 'x<-7', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: 'x>=7', verdict: 'wrong', misconceptionId: 'boundary-left-out' },
  ],
});
