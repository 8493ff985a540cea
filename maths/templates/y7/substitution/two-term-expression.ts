import { defineTemplate } from '../../format';
import { withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** a × letter + b */
interface Params {
  letter: string;
  a: number;
  b: number;
  at: number;
}

const value = (p: Params) => p.a * p.at + p.b;

export const twoTermExpression = defineTemplate<Params>({
  id: 'y7/substitution/two-term-expression',
  version: 1,
  topicId: '109-formulas-and-substitution',
  years: [7],
  difficulty: 'EASY',
  strategy: 'replace-the-letter',
  calculator: false,
  title: 'Value of an expression',
  params: (random) =>
    drawUntil(
      () => ({
        letter: random.pick(['a', 'k', 'm', 'n', 'p', 't', 'w']),
        a: random.int(2, 9),
        b: random.nonZeroInt(-9, 12),
        at: random.int(2, 9),
      }),
      (p) => value(p) > 1 && p.at + p.b > 0,
    ),
  prompt: (p) => `Find the value of $${p.a}${p.letter}${withSign(p.b)}$ when $${p.letter}=${p.at}$.`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.a}\\times ${p.at}${withSign(p.b)}`,
      `$${p.a}${p.letter}$ means $${p.a}$ times $${p.letter}$, so substitute $${p.at}$ for $${p.letter}$.`,
      'Rewrite the expression with the number in place of the letter.',
      'What operation is hidden between a number and a letter written side by side?',
    ),
    equal(
      `${p.a * p.at}${withSign(p.b)}`,
      'Multiply first.',
      'Multiply before you add or subtract.',
      'Which of the two operations comes first?',
    ),
    equal(
      `${value(p)}`,
      p.b > 0 ? 'Then add.' : 'Then subtract.',
      'One operation is left.',
      'What do you do with the number on its own?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'substitutes-by-joining',
      compute: (p) => unlessRight(`${p.a * 10 + p.at + p.b}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `$${p.a}${p.letter}$ is $${p.a}\\times ${p.letter}$. It isn’t a two-digit number.`,
    },
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => unlessRight(`${p.a * (p.at + p.b)}`, `${value(p)}`),
      firstWrongStep: 1,
      feedback: (p) => `Only $${p.letter}$ is multiplied by $${p.a}$. There is no bracket.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => unlessRight(`${p.a + p.at + p.b}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: (p) =>
        `A number right in front of a letter multiplies it: $${p.a}${p.letter}$ is ${p.a} times $${p.letter}$.`,
    },
  ],
  // Count up from b in steps of a.
  confirm(p) {
    let sum = p.b;
    for (let step = 0; step < p.at; step += 1) sum += p.a;
    return { kind: 'values', values: [sum] };
  },
  examples: [
    { seed: 's1', input: '21', verdict: 'correct' },
    { seed: 's2', input: '79', verdict: 'correct' },
    { seed: 's3', input: '64/2', verdict: 'wrong-form' },
    { seed: 's1', input: '87', verdict: 'wrong', misconceptionId: 'substitutes-by-joining' },
    { seed: 's1', input: '56', verdict: 'wrong', misconceptionId: 'adds-before-times' },
    { seed: 's1', input: '15', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
  ],
});
