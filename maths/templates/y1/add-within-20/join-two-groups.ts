import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  a: number;
  b: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} has ${p.a} shells and finds ${p.b} more. How many shells are there now?`,
  (p) => `There are ${p.a} ducks on a pond. Then ${p.b} more ducks come. How many ducks are there now?`,
  (p) => `${p.person} has ${p.a} red blocks and ${p.b} blue blocks. How many blocks is that altogether?`,
  (p) => `There are ${p.a} kids on the bus. Then ${p.b} more kids get on. How many kids are there now?`,
];

export const joinTwoGroups = defineTemplate<Params>({
  id: 'y1/add-within-20/join-two-groups',
  version: 1,
  topicId: '4-add-and-subtract-within-20',
  years: [1],
  difficulty: 'EASY',
  strategy: 'make-ten',
  calculator: false,
  title: 'Join two groups',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), a: random.int(6, 9), b: random.int(3, 9), story: random.int(0, 3) }),
      ({ a, b }) => a > b && a + b > 10 && a + b < 19,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: ({ a }) => ({
    kind: 'number-line',
    alt: `A number line from 0 to 20 with a mark at ${a}.`,
    from: 0,
    to: 20,
    step: 1,
    labelEvery: 5,
    points: [{ at: a, label: String(a) }],
  }),
  answer: ({ a, b }) => ({ kind: 'number', model: String(a + b), forms: [{ kind: 'whole-number' }] }),
  steps: ({ a, b }) => [
    step(
      'start',
      `${a}+${b}`,
      'Put the two groups together. That means add.',
      'Are we putting two groups together?',
      'Will there be more now, or fewer?',
    ),
    step(
      'equal',
      `${a}+${10 - a}+${a + b - 10}`,
      `Use part of the ${b} to make ten.`,
      `Start at ${a}. How many more to make ten?`,
      'What does the first group need to make ten?',
    ),
    step(
      'equal',
      `10+${a + b - 10}`,
      'Now you have a ten.',
      'Make the ten first.',
      'How many do you still have to add?',
    ),
    step('equal', String(a + b), 'Now it’s ten and some more.', 'Add the rest to ten.', 'Did you add them all?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: ({ a, b }) => String(a + b - 1),
      firstWrongStep: 3,
      feedback: ({ a }) => `Start at ${a}, but don’t count it again. Your first jump lands on the next number.`,
    },
    {
      misconceptionId: 'subtracts-instead-of-adding',
      compute: ({ a, b }) => String(a - b),
      firstWrongStep: 0,
      feedback: ({ b }) => `You took ${b} away. Here we get ${b} more, so the number gets bigger.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: () => '10',
      firstWrongStep: 2,
      feedback: ({ b }) => `You got to ten. Did you add all ${b}?`,
    },
  ],
  confirm: ({ a, b }) => ({ kind: 'values', values: [[...'o'.repeat(a), ...'x'.repeat(b)].length] }),
  examples: [
    { seed: 's1', input: '17', verdict: 'correct' },
    { seed: 's2', input: '14', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's3', input: '2', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-adding' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
