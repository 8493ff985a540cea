import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { branches, decimal, type TreeNumbers, treeFigure, treeStories, treeStory, treeText } from './tree-story';

const small = (value: number) => decimalText(value / 10_000);
const model = (p: TreeNumbers) => small(branches(p)[0] + branches(p)[1]);

export const totalProbability = defineTemplate<TreeNumbers>({
  id: 'y10/conditional/total-probability',
  version: 1,
  topicId: '177-conditional-probability',
  years: [10, 11],
  difficulty: 'NORMAL',
  strategy: 'add-along-two-branches',
  calculator: true,
  title: 'Add the branches of a tree diagram',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, treeStories.length - 1),
        first: 10 * random.int(1, 9),
        after: 5 * random.int(1, 19),
        otherwise: 5 * random.int(1, 19),
      }),
      (p) =>
        p.first !== 50 &&
        Math.abs(p.after - p.otherwise) >= 15 &&
        p.after + p.otherwise < 100 &&
        (p.story === 1 ? p.after < 40 && p.otherwise < 40 : p.after > p.otherwise) &&
        p.after !== 100 - p.otherwise,
    ),
  prompt: (p) => `${treeText(p)} What is the probability that ${treeStory(p).event}?`,
  instruction: () => 'Give your answer as a decimal.',
  figure: (p) => treeFigure(p),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${decimal(p.first)}\\times ${decimal(p.after)}+${decimal(100 - p.first)}\\times ${decimal(p.otherwise)}`,
      'Two branches of the tree end in this event. Multiply along each of them, then add.',
      'Which branches of the tree end in this event?',
      'What are the two ways it can happen?',
    ),
    equal(
      `${small(branches(p)[0])}+${small(branches(p)[1])}`,
      'Work out the product along each branch.',
      'Multiply along the branches.',
      'How likely is each of the two ways?',
    ),
    equal(model(p), 'Add.', 'Work out the sum.', 'Is it between the two probabilities in the second stage?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'one-branch-only',
      compute: (p) => small(branches(p)[0]),
      firstWrongStep: 0,
      feedback: () => 'You followed one branch. There is another way to the same event.',
    },
    {
      misconceptionId: 'branches-not-weighed',
      compute: (p) => unlessRight(decimalText((p.after + p.otherwise) / 200), model(p)),
      firstWrongStep: 0,
      feedback: () => 'You took the mean of the two probabilities. The branches before them aren’t equally likely.',
    },
    {
      misconceptionId: 'probabilities-added-for-and',
      compute: (p) => unlessRight(decimalText((p.after + p.otherwise) / 100), model(p)),
      firstWrongStep: 0,
      feedback: () => 'You only added the second-stage probabilities. Each one happens only after its first stage.',
    },
  ],
  // Play it ten thousand times without luck.
  confirm(p) {
    let hits = 0;
    for (let i = 0; i < 100; i += 1)
      for (let j = 0; j < 100; j += 1) if (j < (i < p.first ? p.after : p.otherwise)) hits += 1;
    return { kind: 'values', values: [hits / 10_000] };
  },
  examples: [
    { seed: 's1', input: '0.305', verdict: 'correct' },
    { seed: 's2', input: '0.08', verdict: 'correct' },
    { seed: 's1', input: '0.245', verdict: 'wrong', misconceptionId: 'one-branch-only' },
    { seed: 's1', input: '0.275', verdict: 'wrong', misconceptionId: 'branches-not-weighed' },
    { seed: 's1', input: '0.55', verdict: 'wrong', misconceptionId: 'probabilities-added-for-and' },
  ],
});
