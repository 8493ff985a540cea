import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  a: number;
  b: number;
  asked: number;
  name: string;
}
const value = (p: Params) => p.a * p.asked + p.b;

export const tableRule = defineTemplate<Params>({
  id: 'y6/growing-patterns/table-rule',
  version: 1,
  topicId: '90-growing-patterns-and-rules',
  years: [6],
  difficulty: 'EASY',
  strategy: 'rule-of-a-table',
  calculator: false,
  title: 'Use the rule of a table',
  params: (random) =>
    drawUntil(
      () => ({ name: random.pick(firstNames), a: random.int(2, 9), b: random.int(1, 9), asked: random.int(7, 20) }),
      (p) => p.asked !== 10 && p.a !== p.b,
    ),
  prompt: (p) =>
    `${p.name} has a number machine. It multiplies by one number and then adds another. What number comes out when ${p.asked} goes in?`,
  figure: (p) => ({
    kind: 'table',
    alt: `A table of a number machine. ${[1, 2, 3, 4].map((n) => `In ${n}, out ${p.a * n + p.b}.`).join(' ')} In ${p.asked}, out unknown.`,
    head: ['In', 'Out'],
    rows: [...[1, 2, 3, 4].map((n) => [String(n), String(p.a * n + p.b)]), [String(p.asked), null]],
  }),
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${2 * p.a + p.b}-${p.a + p.b}=${p.a}`,
      `Each time In goes up by 1, Out goes up by ${p.a}. So the machine multiplies by ${p.a}.`,
      'How much does Out go up from row to row?',
      'What is the same each time?',
    ),
    step(
      'identity',
      `${p.a + p.b}-${p.a}\\times 1=${p.b}`,
      `Then it adds ${p.b}.`,
      `Multiply 1 by ${p.a}. What else do you need to get the first row?`,
      'What happens after it multiplies?',
    ),
    start(
      `${p.a}\\times ${p.asked}+${p.b}`,
      'Use the rule for the new number.',
      'Multiply first, then add.',
      'Does your rule work for every row?',
    ),
    equal(`${value(p)}`, 'Work it out.', 'Multiply, then add.', 'Is your answer larger than the last row?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pattern-next-difference-only',
      compute: (p) => `${p.a * p.asked}`,
      firstWrongStep: 1,
      feedback: (p) => `You multiplied by ${p.a}. Check it with the first row. Something is still missing.`,
    },
    {
      misconceptionId: 'counts-first-term-step',
      compute: (p) => `${p.a * (p.asked + 1) + p.b}`,
      firstWrongStep: 2,
      feedback: (p) => `You took one step too many. The number that goes in is ${p.asked}.`,
    },
    {
      misconceptionId: 'linear-from-first-step',
      compute: (p) => unlessRight(`${p.asked + p.a + p.b - 1}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: () => 'Your rule works for the first row. Does it work for the others?',
    },
  ],
  confirm(p) {
    let out = p.a + p.b;
    for (let n = 1; n < p.asked; n += 1) out += p.a;
    return { kind: 'values', values: [out] };
  },
  examples: [
    { seed: 's1', input: '89', verdict: 'correct' },
    { seed: 's2', input: '98', verdict: 'correct' },
    { seed: 's1', input: '84', verdict: 'wrong', misconceptionId: 'pattern-next-difference-only' },
    { seed: 's1', input: '95', verdict: 'wrong', misconceptionId: 'counts-first-term-step' },
    { seed: 's1', input: '24', verdict: 'wrong', misconceptionId: 'linear-from-first-step' },
    { seed: 's3', input: '260/2', verdict: 'wrong-form' },
  ],
});
