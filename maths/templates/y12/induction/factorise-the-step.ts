import { defineTemplate } from '../../format';
import { gcd, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import {
  firstTerms,
  nextSumFactor,
  nextTermFormula,
  type SeriesClaim,
  sumFactor,
  termAt,
  termFormula,
} from './series-claim';

const model = (p: SeriesClaim) => `(k+1)(${nextSumFactor(p)})`;

export const factoriseTheStep = defineTemplate<SeriesClaim>({
  id: 'y12/induction/factorise-the-step',
  version: 1,
  topicId: '216-induction',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'algebra-of-the-inductive-step',
  calculator: false,
  title: 'Algebra of the inductive step',
  params: (random) =>
    drawUntil(
      () => ({ c: random.int(1, 7), b: random.nonZeroInt(-6, 9) }),
      (p) => p.c + p.b !== 0 && 2 * p.c + p.b !== 0 && gcd(p.c, p.b) === 1 && p.b !== -p.c,
    ),
  prompt: (p) =>
    `To prove by induction that $${firstTerms(p)}+\\cdots+(${termFormula(p)})=n(${sumFactor(p)})$, ` +
    `assume that the sum of the first $k$ terms is $k(${sumFactor(p, 'k')})$. ` +
    'Use this to write the sum of the first $k+1$ terms in factorised form.',
  instruction: () => 'Give an expression in terms of $k$, fully factorised.',
  answer: (p) => ({ kind: 'expression', model: model(p), variable: 'k', forms: [{ kind: 'factorised' }] }),
  steps: (p) => [
    start(
      `k(${sumFactor(p, 'k')})+${2 * p.c}(k+1)${p.b < 0 ? '' : '+'}${p.b}`,
      'Take the assumed sum and add the $(k+1)$th term.',
      'Start with the assumption, and add the next term.',
      'What is the $(k+1)$th term?',
    ),
    equal(
      polynomial(
        [
          [p.c, 2],
          [3 * p.c + p.b, 1],
          [2 * p.c + p.b, 0],
        ],
        'k',
      ),
      'Expand and collect like terms.',
      'Expand everything and collect like terms.',
      'How many terms in $k$ are there?',
    ),
    equal(
      model(p),
      'The goal has the factor $k+1$, so take it out.',
      'The goal of the proof tells you one factor: which one?',
      'Which factor must appear if the formula is true for the next case?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'induction-last-term-again',
      compute: (p) =>
        polynomial(
          [
            [p.c, 2],
            [3 * p.c + p.b, 1],
            [p.b, 0],
          ],
          'k',
        ),
      firstWrongStep: 0,
      feedback: (p) => `$${termFormula(p, 'k')}$ is already in the assumed sum. Which term comes after it?`,
    },
    {
      misconceptionId: 'replaces-letter-once',
      compute: (p) => `(k+1)(${sumFactor(p, 'k')})`,
      firstWrongStep: 0,
      feedback: () => 'You only substituted $k+1$ into the first factor. Start from the assumption and add a term.',
    },
    {
      misconceptionId: 'term-instead-of-sum',
      compute: (p) => nextTermFormula(p),
      firstWrongStep: 0,
      feedback: () => 'That’s just the next term. Where is the sum of the terms before it?',
    },
  ],
  confirm: (p) => ({
    kind: 'function',
    variables: ['k'],
    // The sum of whole numbers of terms, carried on to all k by the parabola through three of them.
    f: ({ k = 0 }) => {
      const sum = (n: number) => Array.from({ length: n + 1 }, (_, i) => termAt(p, i + 1)).reduce((a, b) => a + b, 0);
      const [s1, s2, s3] = [sum(1), sum(2), sum(3)];
      return s1 + (k - 1) * (s2 - s1) + (((k - 1) * (k - 2)) / 2) * (s3 - 2 * s2 + s1);
    },
    domain: [0.5, 6],
  }),
  examples: [
    { seed: 's1', input: '(k+1)(5k+6)', verdict: 'correct' },
    { seed: 's2', input: '(k+1)(2k+13)', verdict: 'correct' },
    { seed: 's1', input: '5k^2+11k-4', verdict: 'wrong', misconceptionId: 'induction-last-term-again' },
    { seed: 's1', input: '(k+1)(5k+1)', verdict: 'wrong', misconceptionId: 'replaces-letter-once' },
    { seed: 's1', input: '10k+6', verdict: 'wrong', misconceptionId: 'term-instead-of-sum' },
  ],
});
