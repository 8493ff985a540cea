import { defineTemplate } from '../../format';
import { bracketed, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** A/(x - p) + B/(x - q) */
interface Params {
  a: number;
  b: number;
  p: number;
  q: number;
}

const factor = (root: number) =>
  polynomial([
    [1, 1],
    [-root, 0],
  ]);
const top = (s: Params) =>
  polynomial([
    [s.a + s.b, 1],
    [-s.a * s.q - s.b * s.p, 0],
  ]);
const topAt = (s: Params, x: number) => s.a * (x - s.q) + s.b * (x - s.p);
const latexFraction = (s: Params) => `\\frac{${top(s)}}{(${factor(s.p)})(${factor(s.q)})}`;

export const splitIntoPartialFractions = defineTemplate<Params>({
  id: 'y12/further-integration/split-into-partial-fractions',
  version: 1,
  topicId: '208-further-integration-parts-partial-fractions',
  years: [12],
  difficulty: 'EASY',
  strategy: 'partial-fractions-split',
  calculator: false,
  title: 'Split into partial fractions',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.nonZeroInt(-5, 6),
        b: random.nonZeroInt(-5, 6),
        p: random.nonZeroInt(-6, 6),
        q: random.nonZeroInt(-6, 6),
      }),
      (s) => s.p !== s.q && s.a !== s.b && s.a + s.b !== 0 && Math.abs(s.p - s.q) > 1 && s.a * s.q + s.b * s.p !== 0,
    ),
  prompt: (s) =>
    `Find $A$ and $B$ such that $${latexFraction(s)}=\\frac{A}{${factor(s.p)}}+\\frac{B}{${factor(s.q)}}$ for all $x$ where both sides are defined.`,
  instruction: () => 'Write your answer like $A=1, B=2$.',
  answer: (s) => ({ kind: 'system', model: `A=${s.a}, B=${s.b}`, forms: [{ kind: 'simplified' }] }),
  steps: (s) => [
    start(
      `${topAt(s, s.p)}=${bracketed(s.p - s.q)}A`,
      `Multiply by both factors: $${top(s)}=A(${factor(s.q)})+B(${factor(s.p)})$. At $x=${s.p}$ the $B$ term is zero.`,
      'Multiply by both factors, then substitute the value of $x$ that makes one term zero.',
      'Which value of $x$ makes the $B$ term zero?',
    ),
    equivalent(`A=${s.a}`, 'Divide.', 'Solve for $A$.', 'What do you do with the coefficient of $A$?'),
    start(
      `${topAt(s, s.q)}=${bracketed(s.q - s.p)}B`,
      `At $x=${s.q}$ the $A$ term is zero.`,
      'Now make the other term zero.',
      'Which value of $x$ makes the $A$ term zero?',
    ),
    equivalent(`B=${s.b}`, 'Divide.', 'Solve for $B$.', 'What do you do with the coefficient of $B$?'),
    result(
      `A=${s.a}, B=${s.b}`,
      'Write both values, each with its own letter.',
      'Put both together.',
      'Try another value of $x$ on both sides: do they agree?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'partial-fractions-swapped',
      compute: (s) => `A=${s.b}, B=${s.a}`,
      firstWrongStep: 0,
      feedback: (s) => `$A$ is over $${factor(s.p)}$. Which value of $x$ leaves just $A$?`,
    },
    {
      misconceptionId: 'partial-fractions-not-divided',
      compute: (s) => `A=${topAt(s, s.p)}, B=${topAt(s, s.q)}`,
      firstWrongStep: 1,
      feedback: () => 'You found the left-hand sides. $A$ and $B$ still have coefficients.',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (s) => (s.p > s.q ? `A=${s.a}, B=${-s.b}` : `A=${-s.a}, B=${s.b}`),
      firstWrongStep: 1,
      feedback: () => 'One of the coefficients is negative. What happens to the sign when you divide?',
    },
  ],
  confirm: (s) => {
    // Tries all pairs of whole numbers and compares both sides at some places.
    const pairs: number[][] = [];
    const left = (x: number) => ((s.a + s.b) * x - s.a * s.q - s.b * s.p) / ((x - s.p) * (x - s.q));
    for (let a = -12; a <= 12; a += 1) {
      for (let b = -12; b <= 12; b += 1) {
        if ([7.5, 8.25, 11.5].every((x) => Math.abs(a / (x - s.p) + b / (x - s.q) - left(x)) < 1e-9))
          pairs.push([a, b]);
      }
    }
    return { kind: 'values', values: pairs.flat() };
  },
  examples: [
    { seed: 's1', input: 'A=-3, B=-1', verdict: 'correct' },
    { seed: 's2', input: 'A=-1, B=5', verdict: 'correct' },
    { seed: 's1', input: 'A=-1, B=-3', verdict: 'wrong', misconceptionId: 'partial-fractions-swapped' },
    { seed: 's1', input: 'A=-6, B=2', verdict: 'wrong', misconceptionId: 'partial-fractions-not-divided' },
    { seed: 's1', input: 'A=-3, B=1', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});
