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
  (p) => `${p.person} has ${p.a} grapes and eats ${p.b}. How many grapes are left?`,
  (p) => `There are ${p.a} birds in a tree. Then ${p.b} fly away. How many birds are left?`,
  (p) => `${p.person} has ${p.a} stickers and gives away ${p.b}. How many stickers are left?`,
  (p) => `There are ${p.a} buns on a plate. The class eats ${p.b} of them. How many buns are left?`,
];

export const takeAway = defineTemplate<Params>({
  id: 'y1/add-within-20/take-away',
  version: 1,
  topicId: '4-add-and-subtract-within-20',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'back-through-ten',
  calculator: false,
  title: 'Take away',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), a: random.int(11, 18), b: random.int(3, 9), story: random.int(0, 3) }),
      ({ a, b }) => b > a - 10 && a - b !== b && a - b > 1,
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
  answer: ({ a, b }) => ({ kind: 'number', model: String(a - b), forms: [{ kind: 'whole-number' }] }),
  steps: ({ a, b }) => [
    step(
      'start',
      `${a}-${b}`,
      'Some are gone, so take away.',
      'Are some of them gone?',
      'Are there more now, or fewer?',
    ),
    step(
      'equal',
      `${a}-${a - 10}-${b - a + 10}`,
      'First, go back to ten.',
      `Start at ${a}. How far back to ten?`,
      'How many jumps back to ten?',
    ),
    step(
      'equal',
      `10-${b - a + 10}`,
      'Now you’re at ten.',
      'Go back to ten first.',
      'How many do you still have to take away?',
    ),
    step('equal', String(a - b), 'Take the rest from ten.', 'Take the rest away.', 'Can you check by adding?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: ({ a, b }) => String(a - b + 1),
      firstWrongStep: 3,
      feedback: ({ a }) => `Start at ${a}, but don’t count it. Your first jump lands on the number before it.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: ({ a, b }) => String(a + b),
      firstWrongStep: 0,
      feedback: ({ b }) => `You added ${b}. Here some are gone, so the number gets smaller.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: () => '10',
      firstWrongStep: 2,
      feedback: ({ b }) => `You went back to ten. Did you take away all ${b}?`,
    },
  ],
  confirm: ({ a, b }) => {
    const left = Array.from({ length: a }, () => 'o');
    for (let i = 0; i < b; i += 1) left.pop();
    return { kind: 'values', values: [left.length] };
  },
  examples: [
    { seed: 's1', input: '7', verdict: 'correct' },
    { seed: 's2', input: '4', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's3', input: '22', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
