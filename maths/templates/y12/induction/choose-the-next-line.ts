import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';
import {
  firstTerms,
  nextSumFactor,
  nextTermFormula,
  type SeriesClaim,
  sumFactor,
  termAt,
  termFormula,
} from './series-claim';

const right = (p: SeriesClaim) => `S_{k+1}=k(${sumFactor(p, 'k')})+(${nextTermFormula(p)})`;
const lastAgain = (p: SeriesClaim) => `S_{k+1}=k(${sumFactor(p, 'k')})+(${termFormula(p, 'k')})`;
const goal = (p: SeriesClaim) => `S_{k+1}=(k+1)(${nextSumFactor(p)})`;

export const chooseTheNextLine = defineTemplate<SeriesClaim>({
  id: 'y12/induction/choose-the-next-line',
  version: 2,
  topicId: '216-induction',
  years: [12],
  difficulty: 'EASY',
  strategy: 'set-up-the-inductive-step',
  calculator: false,
  title: 'Next line of an induction proof',
  params: (random) =>
    drawUntil(
      () => ({ c: random.int(1, 6), b: random.nonZeroInt(-5, 9) }),
      (p) => p.c + p.b !== 0 && 2 * p.c + p.b !== 0,
    ),
  prompt: (p) =>
    `Let $S_n$ be the sum of the first $n$ terms of $${firstTerms(p)}+\\cdots$, where the $n$th term is $${termFormula(p)}$. ` +
    `Noor is proving by induction that $S_n=n(${sumFactor(p)})$. She has checked $n=1$ and assumed $S_k=k(${sumFactor(p, 'k')})$. ` +
    'Which line should come next?',
  answer: (p) => ({ kind: 'choice', model: `$${right(p)}$` }),
  correctChoice: (p) => `$${right(p)}$`,
  steps: (p) => [
    start(
      'S_{k+1}=S_k+T_{k+1}',
      'Adding one more term turns $k$ terms into $k+1$ terms.',
      'How do you get the sum of $k+1$ terms from the sum of $k$ terms?',
      'Which term is missing from the sum of $k$ terms?',
    ),
    start(
      `T_{k+1}=${2 * p.c}(k+1)${p.b < 0 ? '' : '+'}${p.b}`,
      'The next term is the $(k+1)$th one.',
      'Substitute $k+1$ into the formula for the terms.',
      'Which term do you add?',
    ),
    result(
      right(p),
      'Use the assumption for $S_k$, and add the new term.',
      'Now replace $S_k$ using the assumption.',
      'Where do you use the assumption?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'induction-last-term-again',
      compute: (p) => `$${lastAgain(p)}$`,
      firstWrongStep: 1,
      feedback: (p) => `$${termFormula(p, 'k')}$ is the $k$th term. It’s already in $S_k$.`,
    },
    {
      misconceptionId: 'induction-assumption-unused',
      compute: (p) => `$${goal(p)}$, because the formula holds for all $n$`,
      firstWrongStep: 0,
      feedback: () => 'That’s the line you want to reach at the end. You can’t use it before you’ve proved it.',
    },
    {
      misconceptionId: 'example-as-proof',
      compute: (p) =>
        `Check $S_2=${termAt(p, 1) + termAt(p, 2)}$ and $S_3=${termAt(p, 1) + termAt(p, 2) + termAt(p, 3)}$ as well`,
      firstWrongStep: 0,
      feedback: () => 'Checking more cases doesn’t prove the step from $k$ to $k+1$.',
    },
  ],
  confirm: (p) => {
    // Adds the terms up and sees which line gives the sum of k + 1 terms from the sum of k terms.
    const sums = [1, 2, 3, 4, 5, 6].map((n) =>
      Array.from({ length: n }, (_, i) => termAt(p, i + 1)).reduce((a, b) => a + b, 0),
    );
    const fits = (added: (k: number) => number) =>
      [1, 2, 3, 4, 5].every((k) => (sums[k - 1] ?? 0) + added(k) === (sums[k] ?? 0));
    const lines = [
      { text: `$${right(p)}$`, holds: fits((k) => termAt(p, k + 1)) },
      { text: `$${lastAgain(p)}$`, holds: fits((k) => termAt(p, k)) },
    ];
    return { kind: 'one-of', texts: lines.filter((line) => line.holds).map((line) => line.text) };
  },
  examples: [
    { seed: 's1', input: '$S_{k+1}=k(6k+10)+(12k+16)$', verdict: 'correct' },
    { seed: 's2', input: '$S_{k+1}=k(k+4)+(2k+5)$', verdict: 'correct' },
    { seed: 's1', input: '$S_{k+1}=k(6k+10)+(12k+4)$', verdict: 'wrong', misconceptionId: 'induction-last-term-again' },
    {
      seed: 's1',
      input: '$S_{k+1}=(k+1)(6k+16)$, because the formula holds for all $n$',
      verdict: 'wrong',
      misconceptionId: 'induction-assumption-unused',
    },
    { seed: 's1', input: 'Check $S_2=44$ and $S_3=84$ as well', verdict: 'wrong', misconceptionId: 'example-as-proof' },
  ],
});
