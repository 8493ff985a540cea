import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  result: number;
  by: number;
}

export const findTheStart = defineTemplate<Params>({
  id: 'y4/tens-and-hundreds/find-the-start',
  version: 1,
  topicId: '47-times-and-divide-by-10-100',
  years: [4],
  difficulty: 'HARD',
  strategy: 'undo-the-division',
  calculator: false,
  title: 'Find the number before dividing',
  params: (random) => ({ person: random.pick(people), result: 100 * random.int(2, 19), by: random.pick([10, 100]) }),
  prompt: (p) =>
    `${p.person} thinks of a number and divides it by ${p.by}. The answer is ${p.result}. What is the number?`,
  answer: (p) => wholeAnswer(p.result * p.by),
  steps: (p) => [
    step(
      'start',
      `${p.result}\\times ${p.by}`,
      'Multiplying undoes dividing.',
      'Work backwards from the answer. What undoes dividing?',
      'Is the first number larger or smaller than the answer?',
    ),
    step(
      'equal',
      `${p.result / 100}\\times 100\\times ${p.by}`,
      'Write the answer as a number of hundreds.',
      'Split the answer into a number times 100.',
      'How many hundreds are in the answer?',
    ),
    step(
      'equal',
      String(p.result * p.by),
      `Each digit moves ${p.by === 10 ? 'one place' : 'two places'} to the left.`,
      'Move the digits to the left and fill in zeros.',
      `Does your number divided by ${p.by} give ${p.result}?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => String(p.result / p.by),
      firstWrongStep: 0,
      feedback: (p) => `You divided ${p.result} again. Work backwards to the starting number.`,
    },
    {
      misconceptionId: 'place-shift-miscounted',
      compute: (p) => String(p.result * (p.by === 10 ? 100 : 10)),
      firstWrongStep: 2,
      feedback: (p) => `Divide your number by ${p.by}. Do you get ${p.result}?`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => otherThan(p.result * p.by, p.result + p.by),
      firstWrongStep: 1,
      feedback: (p) => `You added ${p.by}. What undoes dividing by ${p.by}?`,
    },
  ],
  confirm: (p) => {
    let n = 0;
    while (n / p.by < p.result) n += 10;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '40000', verdict: 'correct' },
    { seed: 's2', input: '170', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's3', input: '120000', verdict: 'wrong', misconceptionId: 'place-shift-miscounted' },
    { seed: 's9', input: '5000+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
