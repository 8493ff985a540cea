import { defineTemplate } from '../../format';
import { equal, start, unlessRight } from '../../worked-line';

/** -a - b - (-c) */
interface Params {
  a: number;
  b: number;
  c: number;
}

const value = (p: Params) => p.c - p.a - p.b;

export const signsTogether = defineTemplate<Params>({
  id: 'y7/integers/signs-together',
  version: 1,
  topicId: '106-integers-add-and-subtract',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'sign-rules-in-a-sum',
  calculator: false,
  title: 'Add and subtract three integers',
  params: (random) => ({ a: random.int(2, 15), b: random.int(2, 12), c: random.int(2, 14) }),
  prompt: (p) => `Work out $-${p.a}-${p.b}-(-${p.c})$.`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `-${p.a}-${p.b}-(-${p.c})`,
      'Copy the question and look for two signs next to each other.',
      'Copy the question first. Which number has a bracket around it?',
      'Where are there two minus signs next to each other?',
    ),
    equal(
      `-${p.a}-${p.b}+${p.c}`,
      'Subtracting a negative number is the same as adding its opposite.',
      'Only the two signs next to each other change. The other minus signs stay.',
      'If someone takes away a debt, are you better off or worse off?',
    ),
    equal(
      `-${p.a + p.b}+${p.c}`,
      `Start at $-${p.a}$ and move down another $${p.b}$.`,
      'Work from the left. To subtract, move down the number line.',
      `If you’re at $-${p.a}$ and subtract, do you move towards zero or away from it?`,
    ),
    equal(
      `${value(p)}`,
      `Move up the number line by $${p.c}$.`,
      'To add, move up the number line.',
      'Do you cross zero on the way up?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'minus-minus-as-minus',
      compute: (p) => `${-p.a - p.b - p.c}`,
      firstWrongStep: 1,
      feedback: (p) => `Look at $-(-${p.c})$ again: you’re taking away a negative number.`,
    },
    {
      misconceptionId: 'two-negatives-always-positive',
      compute: (p) => `${p.a + p.b + p.c}`,
      firstWrongStep: 2,
      feedback: (p) => `Nothing is multiplied in $-${p.a}-${p.b}$. Start at $-${p.a}$ on a number line and move.`,
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => unlessRight(`${-p.a + p.b + p.c}`, `${value(p)}`),
      firstWrongStep: 2,
      feedback: (p) => `Subtracting $${p.b}$ from $-${p.a}$ takes you further below zero.`,
    },
  ],
  confirm(p) {
    // A story: two debts, then a debt of c is cancelled.
    const debts = [p.a, p.b];
    const owed = debts.reduce((sum, debt) => sum + debt, 0);
    return { kind: 'values', values: [-(owed - p.c)] };
  },
  examples: [
    { seed: 's1', input: '-8', verdict: 'correct' },
    { seed: 's2', input: '-18/3', verdict: 'wrong-form' },
    { seed: 's1', input: '-18', verdict: 'wrong', misconceptionId: 'minus-minus-as-minus' },
    { seed: 's1', input: '18', verdict: 'wrong', misconceptionId: 'two-negatives-always-positive' },
    { seed: 's1', input: '-4', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
  ],
});
