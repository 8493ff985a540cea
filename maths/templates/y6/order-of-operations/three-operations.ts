import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
}

const value = ({ a, b, c, d }: Params) => a + b * c - d;

export const threeOperations = defineTemplate<Params>({
  id: 'y6/order-of-operations/three-operations',
  version: 1,
  topicId: '91-order-of-operations-unknowns',
  years: [6, 7],
  difficulty: 'EASY',
  strategy: 'multiply-before-adding',
  calculator: false,
  title: 'Which operation comes first?',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(2, 20), b: random.int(2, 9), c: random.int(3, 9), d: random.int(2, 15) }),
      (p) => {
        const given = [p.a, p.b, p.c, p.d, p.b * p.c];
        return value(p) > 0 && !given.includes(value(p)) && p.a !== p.d;
      },
    ),
  prompt: ({ a, b, c, d }) => `Work out $${a}+${b}\\times ${c}-${d}$.`,
  answer: (p) => ({ kind: 'number', model: String(value(p)), forms: [{ kind: 'whole-number' }] }),
  steps: ({ a, b, c, d }) => [
    step(
      'start',
      `${a}+${b}\\times ${c}-${d}`,
      'There are three operations.',
      'Name the operations from left to right.',
      'Which operation comes first in the order of operations?',
    ),
    step(
      'equal',
      `${a}+${b * c}-${d}`,
      'Multiplication comes before addition and subtraction.',
      'Is there a multiplication? Work it out first.',
      'Which part do you work out first?',
    ),
    step(
      'equal',
      `${a + b * c}-${d}`,
      'Addition and subtraction go from left to right.',
      'Only adding and subtracting are left. Go from left to right.',
      'Which of the two comes first now?',
    ),
    step(
      'equal',
      String(value({ a, b, c, d })),
      'One subtraction is left.',
      'Now subtract.',
      'Would your answer change in a different order?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'left-to-right-ignores-order',
      compute: ({ a, b, c, d }) => String((a + b) * c - d),
      firstWrongStep: 1,
      feedback: ({ a, b }) => `You started with $${a}+${b}$ because it’s written first, but it isn’t worked out first.`,
    },
    {
      misconceptionId: 'adds-before-times',
      compute: ({ a, b, c, d }) => {
        const wrong = (a + b) * (c - d);
        return wrong > 0 && wrong !== (a + b) * c - d ? String(wrong) : null;
      },
      firstWrongStep: 1,
      feedback: ({ a, b, c, d }) => `You worked out $${a}+${b}$ and $${c}-${d}$ first and multiplied last.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: ({ a, b, c }) => String(a + b * c),
      firstWrongStep: 3,
      feedback: ({ d }) => `You started well. You still have to take away ${d}.`,
    },
  ],
  confirm: ({ a, b, c, d }) => {
    let total = a;
    for (let i = 0; i < b; i += 1) total += c;
    return { kind: 'values', values: [total - d] };
  },
  examples: [
    { seed: 's1', input: '32', verdict: 'correct' },
    { seed: 's2', input: '160', verdict: 'wrong', misconceptionId: 'left-to-right-ignores-order' },
    { seed: 's8', input: '140', verdict: 'wrong', misconceptionId: 'adds-before-times' },
    { seed: 's4', input: '65', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
