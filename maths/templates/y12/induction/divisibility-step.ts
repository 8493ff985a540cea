import { defineTemplate } from '../../format';
import { fractionText, polynomial, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** a^n + b is divisible by m, where m divides a − 1 and b + 1. */
interface Params {
  a: number;
  b: number;
  m: number;
}

const rest = (p: Params) => (p.b * (p.a - 1)) / p.m;
const bracket = (front: number, constant: number) =>
  polynomial(
    [
      [front, 1],
      [constant, 0],
    ],
    'M',
  );

export const divisibilityStep = defineTemplate<Params>({
  id: 'y12/induction/divisibility-step',
  version: 1,
  topicId: '216-induction',
  years: [12],
  difficulty: 'HARD',
  strategy: 'divisibility-by-induction',
  calculator: false,
  title: 'Inductive step for divisibility',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(3, 13), b: random.nonZeroInt(-9, 12), m: random.int(2, 12) }),
      (p) => (p.a - 1) % p.m === 0 && (p.b + 1) % p.m === 0 && p.a + p.b > 0 && p.b !== -1,
    ),
  prompt: (p) =>
    `To prove by induction that $${p.a}^n${withSign(p.b)}$ is divisible by $${p.m}$ for every positive integer $n$, ` +
    `assume that $${p.a}^k${withSign(p.b)}=${p.m}M$ for an integer $M$. ` +
    `Then $${p.a}^{k+1}${withSign(p.b)}=${p.m}(\\ldots)$. What goes in the brackets?`,
  instruction: () => 'Give an expression in terms of $M$, without $k$.',
  answer: (p) => ({ kind: 'expression', model: bracket(p.a, -rest(p)), variable: 'M', forms: [{ kind: 'expanded' }] }),
  steps: (p) => [
    start(
      `${p.a}^k=${p.m}M${withSign(-p.b)}`,
      'Make the power the subject of the assumption.',
      'The next power is a multiple of this one, so get it by itself.',
      'What does the assumption say about the power with index $k$?',
    ),
    start(
      `${p.a}(${p.m}M${withSign(-p.b)})${withSign(p.b)}`,
      `The next power is $${p.a}$ times this one. Use the assumption here.`,
      `Write the power with index $k+1$ as $${p.a}$ times the power with index $k$.`,
      'How do you get the next power from the one before?',
    ),
    equal(
      `${p.a * p.m}M${withSign(-p.a * p.b)}${withSign(p.b)}`,
      'Expand the bracket. Multiply both parts.',
      'Expand the bracket.',
      'Which parts do you multiply by the base?',
    ),
    equal(
      `${p.m}(${bracket(p.a, -rest(p))})`,
      `Collect the numbers and take out the factor $${p.m}$. The bracket is an integer, so the statement is true for $k+1$.`,
      `Take out the factor $${p.m}$.`,
      `What is each part divided by $${p.m}$?`,
    ),
    start(
      bracket(p.a, -rest(p)),
      'This is what goes in the brackets.',
      'Write down just the bracket.',
      'Why is the bracket an integer?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) => bracket(p.a, 0),
      firstWrongStep: 2,
      feedback: (p) => `The factor $${p.a}$ multiplies both parts of the bracket.`,
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `${p.a}M${fractionText(p.b * (p.a + 1), p.m).replace(/^(?!-)/, '+')}`,
      firstWrongStep: 0,
      feedback: () => 'Make the power the subject of the assumption again, and watch the sign.',
    },
    {
      misconceptionId: 'sign-lost-on-distribute',
      compute: (p) => bracket(p.a, rest(p)),
      firstWrongStep: 2,
      feedback: (p) => `Check the sign when you multiply $(${p.m}M${withSign(-p.b)})$ by ${p.a}.`,
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['M'],
    // Finds the index that belongs to M, and works out the next power itself.
    f: ({ M = 0 }) => {
      const k = Math.log(p.m * M - p.b) / Math.log(p.a);
      return (p.a ** (k + 1) + p.b) / p.m;
    },
    domain: [8, 40],
  }),
  examples: [
    { seed: 's1', input: '11M-8', verdict: 'correct' },
    { seed: 's2', input: '10M+12', verdict: 'correct' },
    { seed: 's1', input: '11M', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
    { seed: 's1', input: '11M+48/5', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
  ],
});
