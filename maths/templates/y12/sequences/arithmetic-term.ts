import { defineTemplate } from '../../format';
import { withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, equivalent, start, unlessRight } from '../../worked-line';

/** Two terms of an arithmetic sequence are given; another one is asked for. */
interface Params {
  a: number;
  d: number;
  i: number;
  j: number;
  n: number;
}

const term = (p: Params, n: number) => p.a + (n - 1) * p.d;
const nth = (n: number) => `${n}${n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

export const arithmeticTerm = defineTemplate<Params>({
  id: 'y12/sequences/arithmetic-term',
  version: 1,
  topicId: '209-sequences-and-series',
  years: [11, 12],
  difficulty: 'EASY',
  strategy: 'arithmetic-nth-term',
  calculator: false,
  title: 'Term of an arithmetic sequence',
  params: (random) =>
    drawUntil(
      () => {
        const i = random.int(2, 5);
        return {
          a: random.int(-20, 40),
          d: random.nonZeroInt(-9, 9),
          i,
          j: i + random.int(2, 6),
          n: random.int(15, 60),
        };
      },
      (p) => p.d !== 1 && p.d !== -1 && p.a !== 0,
    ),
  prompt: (p) =>
    `In an arithmetic sequence, the ${nth(p.i)} term is $${term(p, p.i)}$ and the ${nth(p.j)} term is $${term(p, p.j)}$. ` +
    `Find the ${nth(p.n)} term.`,
  answer: (p) => ({ kind: 'number', model: `${term(p, p.n)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.j - p.i}d=${term(p, p.j)}${withSign(-term(p, p.i))}`,
      `From the ${nth(p.i)} to the ${nth(p.j)} term there are ${p.j - p.i} steps of the common difference $d$.`,
      'How many steps are there between the two given terms?',
      'What is the difference between the two terms, and over how many steps?',
    ),
    equivalent(
      `d=${p.d}`,
      'Divide by the number of steps.',
      'Solve for the common difference.',
      'Is the sequence increasing or decreasing?',
    ),
    start(
      `${term(p, p.i)}+${p.n - p.i}\\times ${p.d < 0 ? `(${p.d})` : p.d}`,
      `Start from the ${nth(p.i)} term: ${p.n - p.i} more steps take you to the ${nth(p.n)}.`,
      `Start at the ${nth(p.i)} term. How many steps are left to go?`,
      `How many steps are there from the ${nth(p.i)} to the ${nth(p.n)} term?`,
    ),
    equal(`${term(p, p.n)}`, 'Work it out.', 'Multiply first, then add.', 'How much do all these steps add?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-first-term-step',
      compute: (p) => `${term(p, p.n + 1)}`,
      firstWrongStep: 2,
      feedback: () => 'Count the steps between the terms: there’s one fewer step than there are terms.',
    },
    {
      misconceptionId: 'pattern-next-difference-only',
      compute: (p) => unlessRight(`${p.n * p.d}`, `${term(p, p.n)}`),
      firstWrongStep: 2,
      feedback: (p) => `You only used the steps. What is the ${nth(p.i)} term?`,
    },
    {
      misconceptionId: 'sequence-steps-not-divided',
      compute: (p) => {
        const d = term(p, p.j) - term(p, p.i);
        return `${term(p, p.i) + (p.n - p.i) * d}`;
      },
      firstWrongStep: 1,
      feedback: (p) => `That difference is over ${p.j - p.i} steps, not one.`,
    },
  ],
  confirm: (p) => {
    // Tries whole differences, and writes the sequence out.
    const found: number[] = [];
    for (let d = -20; d <= 20; d += 1) {
      let at = term(p, p.i);
      for (let k = p.i; k < p.j; k += 1) at += d;
      if (at !== term(p, p.j)) continue;
      for (let k = p.j; k < p.n; k += 1) at += d;
      found.push(at);
    }
    return { kind: 'values', values: found };
  },
  examples: [
    { seed: 's1', input: '151', verdict: 'correct' },
    { seed: 's2', input: '-419', verdict: 'correct' },
    { seed: 's1', input: '159', verdict: 'wrong', misconceptionId: 'counts-first-term-step' },
    { seed: 's1', input: '136', verdict: 'wrong', misconceptionId: 'pattern-next-difference-only' },
    { seed: 's1', input: '343', verdict: 'wrong', misconceptionId: 'sequence-steps-not-divided' },
  ],
});
