import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

interface Params {
  factor: number;
  minus: number;
  plus: number;
  x: number;
  name: string;
}
const right = (p: Params) => p.factor * (p.x - p.minus) + p.plus;
const inner = (p: Params) => p.x - p.minus;

export const unknownInBrackets = defineTemplate<Params>({
  id: 'y6/order-of-operations/unknown-in-brackets',
  version: 1,
  topicId: '91-order-of-operations-unknowns',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'undo-around-brackets',
  calculator: false,
  title: 'Find the hidden number',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        factor: random.int(3, 9),
        minus: random.int(2, 12),
        plus: random.int(2, 20),
        x: random.int(5, 25),
      }),
      (p) =>
        inner(p) >= 2 &&
        inner(p) !== p.minus &&
        p.plus !== p.factor &&
        right(p) % p.factor !== 0 &&
        ![p.factor, p.minus, p.plus].includes(p.x),
    ),
  prompt: (p) =>
    `${p.name} hides a number behind the letter $n$: $${p.factor}\\times(n-${p.minus})+${p.plus}=${right(p)}$. What is the number?`,
  answer: (p) => ({ kind: 'number', model: `${p.x}`, variable: 'n', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.factor}\\times(n-${p.minus})+${p.plus}=${right(p)}`,
      'Work backwards. Undo the last operation first.',
      'What order would you work out the left side in?',
      'What do you do last on the left side?',
    ),
    equivalent(
      `${p.factor}\\times(n-${p.minus})=${right(p) - p.plus}`,
      `Undo adding ${p.plus}.`,
      `What was there before ${p.plus} was added?`,
      'What undoes adding?',
    ),
    equivalent(
      `n-${p.minus}=${inner(p)}`,
      `Undo multiplying by ${p.factor}.`,
      'The brackets were multiplied. What undoes that?',
      'What are the brackets worth?',
    ),
    equivalent(
      `n=${p.x}`,
      `Undo subtracting ${p.minus}.`,
      'Something was taken away in the brackets. Put it back.',
      'Does your number make both sides equal?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${inner(p)}`,
      firstWrongStep: 3,
      feedback: () => 'That’s the value of the whole brackets. You have one more step to undo.',
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => unlessRight(`${inner(p) - p.minus}`, `${p.x}`),
      firstWrongStep: 3,
      feedback: (p) => `Taking ${p.minus} away again doesn’t undo it.`,
    },
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) =>
        (right(p) - p.plus + p.minus) % p.factor === 0
          ? unlessRight(`${(right(p) - p.plus + p.minus) / p.factor}`, `${p.x}`)
          : null,
      firstWrongStep: 2,
      feedback: (p) => `The ${p.factor} multiplies everything in the brackets.`,
    },
  ],
  confirm: (p) => ({
    kind: 'roots',
    f: (n) => p.factor * n - p.factor * p.minus + p.plus - right(p),
    from: -50,
    to: 100,
  }),
  examples: [
    { seed: 's1', input: '20', verdict: 'correct' },
    { seed: 's2', input: '10', verdict: 'correct' },
    { seed: 's1', input: '17', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '14', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's15', input: '6', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
    { seed: 's3', input: '42/2', verdict: 'wrong-form' },
  ],
});
