import { defineTemplate } from '../../format';
import { polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

type Sign = '<' | '>' | '<=' | '>=';
/** a(x + b) ⋛ cx + d, with the edge at x = `edge`. */
interface Params {
  a: number;
  b: number;
  c: number;
  edge: number;
  sign: Sign;
}

const turned = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const;
const boundary = { '<': '<=', '>': '>=', '<=': '<', '>=': '>' } as const;
const latex = { '<': '<', '>': '>', '<=': '\\le', '>=': '\\ge' } as const;
const d = (p: Params) => p.a * (p.edge + p.b) - p.c * p.edge;
const linear = (a: number, b: number) =>
  polynomial([
    [a, 1],
    [b, 0],
  ]);
/** The difference of the coefficients is negative, so the sign turns. */
const signAtEnd = (p: Params): Sign => (p.a < p.c ? turned[p.sign] : p.sign);
const model = (p: Params) => `x${signAtEnd(p)}${p.edge}`;
const line = (left: string, sign: Sign, right: string) => `${left}${latex[sign]} ${right}`;

export const inequalityBothSides = defineTemplate<Params>({
  id: 'y10/simultaneous/inequality-both-sides',
  version: 1,
  topicId: '163-simultaneous-equations-inequalities',
  years: [10],
  difficulty: 'EASY',
  strategy: 'collect-and-turn-the-sign',
  calculator: false,
  title: 'Inequality with x on both sides',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.int(2, 5),
        b: random.nonZeroInt(-6, 6),
        c: random.int(3, 9),
        edge: random.nonZeroInt(-8, 8),
        sign: random.pick(['<', '>', '<=', '>='] as const),
      }),
      (p) => p.c - p.a >= 2 && d(p) !== 0 && p.a * p.b !== d(p),
    ),
  prompt: (p) => `Solve $${line(`${p.a}(${linear(1, p.b)})`, p.sign, linear(p.c, d(p)))}$.`,
  instruction: () => 'Write your answer as an inequality in $x$.',
  answer: (p) => ({ kind: 'inequality', model: model(p), variable: 'x' }),
  steps: (p) => [
    start(
      line(`${p.a}(${linear(1, p.b)})`, p.sign, linear(p.c, d(p))),
      'Start with the inequality as given.',
      'Deal with the bracket first.',
      'What does the number in front of the bracket multiply?',
    ),
    equivalent(
      line(linear(p.a, p.a * p.b), p.sign, linear(p.c, d(p))),
      'Expand the bracket.',
      'Multiply each term in the bracket.',
      'How many terms do you need to multiply?',
    ),
    equivalent(
      line(linear(p.a - p.c, p.a * p.b), p.sign, `${d(p)}`),
      `Subtract $${polynomial([[p.c, 1]])}$ from both sides.`,
      'Collect the $x$ terms on the left-hand side.',
      'How can you move the $x$ term from the right-hand side?',
    ),
    equivalent(
      line(linear(p.a - p.c, 0), p.sign, `${d(p) - p.a * p.b}`),
      p.a * p.b > 0 ? `Subtract ${p.a * p.b} from both sides.` : `Add ${-p.a * p.b} to both sides.`,
      'Move the constants to the right-hand side.',
      'Which number is still next to the $x$ term?',
    ),
    equivalent(
      line('x', signAtEnd(p), `${p.edge}`),
      `Divide by $${p.a - p.c}$. It’s negative, so reverse the inequality sign.`,
      'Divide both sides. Are you dividing by a negative number?',
      'What happens to an inequality when you divide both sides by a negative number?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'inequality-not-flipped',
      compute: (p) => `x${p.sign}${p.edge}`,
      firstWrongStep: 4,
      feedback: (p) => `You divided by $${p.a - p.c}$. Test a number from your answer in the first line: does it work?`,
    },
    {
      misconceptionId: 'boundary-left-out',
      compute: (p) => `x${boundary[signAtEnd(p)]}${p.edge}`,
      firstWrongStep: 4,
      feedback: () => 'Substitute the boundary value into both sides of the first line. Is it true?',
    },
    {
      misconceptionId: 'distributes-to-first-only',
      compute(p) {
        const wrong = (d(p) - p.b) / (p.a - p.c);
        return Number.isInteger(wrong) ? unlessRight(`x${signAtEnd(p)}${wrong + 0}`, model(p)) : null;
      },
      firstWrongStep: 1,
      feedback: (p) => `The ${p.a} in front multiplies both terms in the bracket.`,
    },
  ],
  confirm(p) {
    const holds = {
      '<': (l: number, r: number) => l < r,
      '>': (l: number, r: number) => l > r,
      '<=': (l: number, r: number) => l <= r,
      '>=': (l: number, r: number) => l >= r,
    }[p.sign];
    return { kind: 'region', variable: 'x', holds: (x) => holds(p.a * (x + p.b), p.c * x + d(p)), from: -20, to: 20 };
  },
  examples: [
    { seed: 's1', input: 'x<=-1', verdict: 'correct' },
    { seed: 's2', input: 'x<-1', verdict: 'correct' },
    { seed: 's1', input: 'x>=-1', verdict: 'wrong', misconceptionId: 'inequality-not-flipped' },
    { seed: 's1', input: 'x<-1', verdict: 'wrong', misconceptionId: 'boundary-left-out' },
    { seed: 's4', input: 'x>12', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
  ],
});
