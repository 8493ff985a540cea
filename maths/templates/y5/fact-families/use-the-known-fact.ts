import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  /** The number of groups that is asked for. */
  groups: number;
  size: number;
  groupsFirst: boolean;
  story: number;
}

const stories: ((p: string, total: number, size: number) => string)[] = [
  (p, t, s) => `${p} packs ${t} oranges into boxes of ${s}. How many boxes is that?`,
  (p, t, s) => `${p} puts ${t} students on buses with ${s} seats. How many full buses is that?`,
  (p, t, s) => `${p} cuts ${t} cm of ribbon into pieces of ${s} cm. How many pieces is that?`,
  (p, t, s) => `${p} sets out ${t} chairs in rows of ${s}. How many rows is that?`,
];

const total = ({ groups, size }: Params) => groups * size;

export const useTheKnownFact = defineTemplate<Params>({
  id: 'y5/fact-families/use-the-known-fact',
  version: 1,
  topicId: '70-fact-families',
  years: [5],
  difficulty: 'NORMAL',
  strategy: 'read-a-division-from-a-product',
  calculator: false,
  title: 'Use a fact you know',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        groups: random.int(12, 39),
        size: random.int(13, 48),
        groupsFirst: random.chance(),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.groups !== p.size && p.groups % 10 !== 0 && p.size % 10 !== 0,
    ),
  prompt: (p) => {
    const fact = p.groupsFirst ? `${p.groups}\\times ${p.size}` : `${p.size}\\times ${p.groups}`;
    return `You know that $${fact}=${total(p)}$. ${stories[p.story]?.(p.person, total(p), p.size)}`;
  },
  answer: (p) => ({ kind: 'number', model: String(p.groups), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.size}\\times ${p.groups}=${total(p)}`,
      'This is the fact you know.',
      'Look at the three numbers in the fact.',
      'Which number in the fact is the total?',
    ),
    step(
      'start',
      `${total(p)}\\div ${p.size}`,
      'Split the total into groups of one size.',
      'What do you divide by what in the story?',
      'Which two numbers of the family does the story give you?',
    ),
    step(
      'equal',
      String(p.groups),
      'The third number of the family is the other factor.',
      'Read the missing number from the fact you know.',
      'Which number of the family is left?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'mixes-groups-and-size',
      compute: (p) => String(p.size),
      firstWrongStep: 2,
      feedback: (p) => `${p.size} is how many are in each group. The question asks how many groups.`,
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => String(total(p) - p.size),
      firstWrongStep: 1,
      feedback: (p) => `You took one group of ${p.size} away. Think about how many groups fit.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => String(total(p) * p.size),
      firstWrongStep: 1,
      feedback: (p) => `You multiplied by ${p.size} again. Are there more groups than things?`,
    },
  ],
  confirm: (p) => {
    let [left, made] = [total(p), 0];
    while (left > 0) {
      left -= p.size;
      made += 1;
    }
    return { kind: 'values', values: [made] };
  },
  examples: [
    { seed: 's1', input: '13', verdict: 'correct' },
    { seed: 's2', input: '16', verdict: 'wrong', misconceptionId: 'mixes-groups-and-size' },
    { seed: 's3', input: '528', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-dividing' },
    { seed: 's9', input: '12', verdict: 'correct' },
  ],
});
