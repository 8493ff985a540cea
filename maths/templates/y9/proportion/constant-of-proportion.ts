import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start } from '../../worked-line';

/** y = kx with k = quarters / 4. */
interface Params {
  letters: [string, string];
  x: number;
  quarters: number;
}

const k = (p: Params) => p.quarters / 4;
const y = (p: Params) => k(p) * p.x;
const rule = (p: Params, value: number | string) => `${p.letters[1]}=${value === 1 ? '' : value}${p.letters[0]}`;

export const constantOfProportion = defineTemplate<Params>({
  id: 'y9/proportion/constant-of-proportion',
  version: 1,
  topicId: '156-direct-proportion-and-rates',
  years: [9],
  difficulty: 'EASY',
  strategy: 'find-the-constant',
  calculator: true,
  title: 'The rule for a direct proportion',
  params: (random) =>
    drawUntil(
      () => ({
        letters: random.pick([
          ['x', 'y'],
          ['t', 'd'],
          ['n', 'C'],
          ['h', 'W'],
          ['m', 'V'],
        ] as [string, string][]),
        x: random.int(2, 20),
        quarters: random.int(2, 48),
      }),
      (p) => p.quarters !== 4 && Number.isInteger(y(p)) && y(p) !== p.x && p.x !== 4,
    ),
  prompt: (p) =>
    `$${p.letters[1]}$ is directly proportional to $${p.letters[0]}$. When $${p.letters[0]}=${p.x}$, $${p.letters[1]}=${y(p)}$. Write the rule for $${p.letters[1]}$.`,
  instruction: (p) => `Write the rule as $${p.letters[1]}=\\ldots$`,
  answer: (p) => ({ kind: 'equation', model: rule(p, k(p)), variable: p.letters[1], forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `${y(p)}=k\\times ${p.x}`,
      `Direct proportion means $${p.letters[1]}=k${p.letters[0]}$ for a constant $k$.`,
      'Write the rule for direct proportion, and substitute the two numbers.',
      'What does “directly proportional” look like as a rule?',
    ),
    equivalent(
      `k=\\frac{${y(p)}}{${p.x}}`,
      `Divide both sides by ${p.x}.`,
      'Get $k$ by itself.',
      'What undoes the multiplication?',
    ),
    equivalent(`k=${k(p)}`, 'Work out the quotient.', 'Divide.', 'How much is there for one unit?'),
    start(
      rule(p, k(p)),
      'Put the constant into the rule.',
      'Write the rule with the constant you found.',
      'Does your rule work for the two numbers in the question?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => {
        const wrong = fractionText(4, p.quarters);
        return `${p.letters[1]}=${wrong.includes('/') ? `(${wrong})` : wrong}${p.letters[0]}`;
      },
      firstWrongStep: 1,
      feedback: (p) => `Put $${p.letters[0]}=${p.x}$ into your rule. Do you get ${y(p)}?`,
    },
    {
      misconceptionId: 'ratio-as-difference',
      compute: (p) => `${p.letters[1]}=${p.letters[0]}${y(p) > p.x ? '+' : '-'}${Math.abs(y(p) - p.x)}`,
      firstWrongStep: 0,
      feedback: () => 'Your rule adds a number. In direct proportion, doubling one doubles the other.',
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => `${p.letters[1]}=${y(p) * p.x}${p.letters[0]}`,
      firstWrongStep: 1,
      feedback: (p) => `You multiplied ${y(p)} by ${p.x}. What do you multiply ${p.x} by to get ${y(p)}?`,
    },
  ],
  // From the known pair to one unit, and then up again in equal parts.
  confirm: (p) => ({
    kind: 'function',
    variables: [p.letters[0]],
    f(at) {
      const parts = 1000;
      let one = 0;
      for (let i = 0; i < parts; i += 1) one += y(p) / p.x / parts;
      return (at[p.letters[0]] ?? 0) * one;
    },
  }),
  examples: [
    { seed: 's1', input: 'W=0.75h', verdict: 'correct' },
    { seed: 's2', input: 'W=0.75h', verdict: 'correct' },
    { seed: 's1', input: 'W=(4/3)h', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
    { seed: 's1', input: 'W=h-2', verdict: 'wrong', misconceptionId: 'ratio-as-difference' },
  ],
});
