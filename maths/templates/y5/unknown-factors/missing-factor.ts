import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  known: number;
  missing: number;
  boxFirst: boolean;
  story: number;
}

const stories: ((p: string) => string)[] = [
  (p) => `${p} writes this number sentence.`,
  (p) => `${p} makes a puzzle for the class.`,
  (p) => `${p} covers one number with a card.`,
];

const product = ({ known, missing }: Params) => known * missing;

export const missingFactor = defineTemplate<Params>({
  id: 'y5/unknown-factors/missing-factor',
  version: 1,
  topicId: '71-unknowns-in-times-and-divide',
  years: [5],
  difficulty: 'EASY',
  strategy: 'divide-to-find-a-factor',
  calculator: false,
  title: 'Find the missing factor',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        known: random.int(3, 9),
        missing: random.int(11, 25),
        boxFirst: random.chance(),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.missing % 10 !== 0,
    ),
  prompt: (p) => {
    const left = p.boxFirst ? `\\square\\times ${p.known}` : `${p.known}\\times\\square`;
    return `${stories[p.story]?.(p.person)} $${left}=${product(p)}$ Which number is missing?`;
  },
  answer: (p) => ({ kind: 'number', model: String(p.missing), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => {
    const tens = 10 * p.known;
    return [
      step(
        'start',
        `${product(p)}\\div ${p.known}`,
        'Dividing undoes multiplying.',
        'Which operation undoes multiplying?',
        `How many times does ${p.known} fit into ${product(p)}?`,
      ),
      step(
        'equal',
        `${tens}\\div ${p.known}+${product(p) - tens}\\div ${p.known}`,
        `Split the number: ten groups of ${p.known} and the rest.`,
        `Take ten groups of ${p.known} first. What’s left?`,
        `What’s left after ten groups of ${p.known}?`,
      ),
      step(
        'equal',
        String(p.missing),
        'Put the two parts together.',
        'Divide both parts and add.',
        'Does your number make the number sentence true?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => String(product(p) - p.known),
      firstWrongStep: 0,
      feedback: (p) => `You took ${p.known} away from ${product(p)}. That would undo an addition.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => String(product(p) * p.known),
      firstWrongStep: 0,
      feedback: (p) => `You multiplied again. The missing number has to be smaller than ${product(p)}.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(p.missing - 1),
      firstWrongStep: 1,
      feedback: (p) => `Count by ${p.known} again, up to ${product(p)}.`,
    },
  ],
  confirm: (p) => {
    let candidate = 0;
    while (candidate * p.known < product(p)) candidate += 1;
    return { kind: 'values', values: [candidate] };
  },
  examples: [
    { seed: 's1', input: '24', verdict: 'correct' },
    { seed: 's2', input: '100', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-dividing' },
    { seed: 's3', input: '153', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's9', input: '17', verdict: 'correct' },
  ],
});
