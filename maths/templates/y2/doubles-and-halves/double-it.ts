import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  n: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  ({ n }) => `What is double ${n}?`,
  ({ person, n }) => `${person} has ${n} beads. Kim has double that. How many beads does Kim have?`,
  ({ n }) => `One jug fills ${n} cups. How many cups do 2 of these jugs fill?`,
  ({ person, n }) => `${person} walks ${n} steps and the same again. How many steps is that?`,
];

export const doubleIt = defineTemplate<Params>({
  id: 'y2/doubles-and-halves/double-it',
  version: 1,
  topicId: '21-doubles-and-halves',
  years: [2],
  difficulty: 'EASY',
  strategy: 'double-tens-and-ones',
  calculator: false,
  title: 'Double a number',
  params: (random) => ({
    person: random.pick(people),
    n: random.int(11, 24),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  answer: ({ n }) => wholeAnswer(2 * n),
  steps: ({ n }) => {
    const [tens, ones] = [n - (n % 10), n % 10];
    return [
      step(
        'start',
        `${n}+${n}`,
        'Double is the number and itself again.',
        'Take the number two times.',
        'What does double mean?',
      ),
      step(
        'equal',
        `${tens}+${tens}+${ones}+${ones}`,
        'Split it into tens and ones.',
        `Split ${n} into tens and ones.`,
        'What can you double first?',
      ),
      step(
        'equal',
        `${2 * tens}+${2 * ones}`,
        'Double the tens. Double the ones.',
        'Double each part.',
        'Do you know these doubles?',
      ),
      step('equal', String(2 * n), 'Put the parts together.', 'Add both parts.', 'Is half of it the number again?'),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'double-adds-two',
      compute: ({ n }) => otherThan(2 * n, n + 2),
      firstWrongStep: 0,
      feedback: ({ n }) => `You added 2. Double means ${n} and ${n} again.`,
    },
    {
      misconceptionId: 'double-half-swap',
      compute: ({ n }) => otherThan(2 * n, n / 2),
      firstWrongStep: 0,
      feedback: ({ n }) => `You found half of ${n}. Double is more than ${n}.`,
    },
  ],
  confirm: ({ n }) => {
    let [left, made] = [n, 0];
    while (left > 0) [left, made] = [left - 1, made + 2];
    return { kind: 'values', values: [made] };
  },
  examples: [
    { seed: 's1', input: '24', verdict: 'correct' },
    { seed: 's2', input: '14', verdict: 'wrong', misconceptionId: 'double-adds-two' },
    { seed: 's3', input: '8', verdict: 'wrong', misconceptionId: 'double-half-swap' },
    { seed: 's4', input: '37+1', verdict: 'wrong-form' },
  ],
});
