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
  ({ person, n }) => `${person} has ${n} beads. Kim has double that. How many does Kim have?`,
  ({ n }) => `One jug fills ${n} cups. How many cups do 2 jugs fill?`,
  ({ person, n }) => `${person} takes ${n} steps, then ${n} more. How many steps is that altogether?`,
];

export const doubleIt = defineTemplate<Params>({
  id: 'y2/doubles-and-halves/double-it',
  version: 2,
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
  figure: ({ n }) => ({
    kind: 'groups',
    alt: `Two groups with ${n} dots in each.`,
    groups: [{ count: n }, { count: n }],
  }),
  answer: ({ n }) => wholeAnswer(2 * n),
  steps: ({ n }) => {
    const [tens, ones] = [n - (n % 10), n % 10];
    const first = step(
      'start',
      `${n}+${n}`,
      'Double means the number plus itself.',
      'Use the number twice.',
      'What does double mean?',
    );
    const last = 'Is half of your answer the first number?';
    if (ones === 0) {
      return [
        first,
        step(
          'equal',
          `${(2 * tens) / 10}\\times 10`,
          'Double the tens.',
          'Count the tens in both numbers.',
          'How many tens are there altogether?',
        ),
        step('equal', String(2 * n), 'Write the tens as a number.', 'Count by tens.', last),
      ];
    }
    return [
      first,
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
        'Double one part, then the other.',
        'Do you know these doubles?',
      ),
      step('equal', String(2 * n), 'Put the parts together.', 'Add the two parts.', last),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'double-adds-two',
      compute: ({ n }) => otherThan(2 * n, n + 2),
      firstWrongStep: 0,
      feedback: ({ n }) => `You added 2. Double means ${n} plus ${n}.`,
    },
    {
      misconceptionId: 'double-half-swap',
      compute: ({ n }) => otherThan(2 * n, n / 2),
      firstWrongStep: 0,
      feedback: ({ n }) => `You found half of ${n}. Double is more than ${n}.`,
    },
    {
      misconceptionId: 'multiplies-one-part-only',
      compute: ({ n }) => (n > 10 && n % 10 !== 0 ? String(2 * (n - (n % 10)) + (n % 10)) : null),
      firstWrongStep: 1,
      feedback: ({ n }) => `You doubled the tens of ${n}. Double the ones too.`,
    },
  ],
  confirm: ({ n }) => {
    let [left, made] = [n, 0];
    while (left > 0) [left, made] = [left - 1, made + 2];
    return { kind: 'values', values: [made] };
  },
  examples: [
    { seed: 's1', input: '42', verdict: 'correct' },
    { seed: 's2', input: '22', verdict: 'wrong', misconceptionId: 'double-adds-two' },
    { seed: 's5', input: '6', verdict: 'wrong', misconceptionId: 'double-half-swap' },
    { seed: 's4', input: '37+1', verdict: 'wrong-form' },
  ],
});
