import { defineTemplate } from '../../format';
import { decimalText, fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { branches, decimal, type TreeNumbers, treeFigure, treeStories, treeStory, treeText } from './tree-story';

const small = (value: number) => decimalText(value / 10_000);
const all = (p: TreeNumbers) => branches(p)[0] + branches(p)[1];
const model = (p: TreeNumbers) => fractionText(branches(p)[0], all(p));
const bottom = (p: TreeNumbers) => Number((/\/(\d+)$/.exec(model(p)) ?? ['', '1'])[1]);

export const reversedCondition = defineTemplate<TreeNumbers>({
  id: 'y10/conditional/reversed-condition',
  version: 1,
  topicId: '177-conditional-probability',
  years: [10, 11],
  difficulty: 'HARD',
  strategy: 'turn-the-tree-round',
  calculator: true,
  title: 'Conditional probability from a tree diagram',
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
        Math.abs(p.after - p.otherwise) >= 10 &&
        (p.story === 1 ? p.after < 40 && p.otherwise < 40 : p.after > p.otherwise) &&
        bottom(p) > 1 &&
        bottom(p) < 60,
    ),
  prompt: (p) =>
    `${treeText(p)} It turns out that ${treeStory(p).event}. What is the probability that ${treeStory(p).given}?`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  figure: (p) => treeFigure(p),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `${decimal(p.first)}\\times ${decimal(p.after)}`,
      'This is the path through the first branch.',
      'What is the probability that both things happen?',
      'Which path through the tree has both in it?',
    ),
    equal(small(branches(p)[0]), 'Multiply along the branch.', 'Work out the product.', 'How likely is this path?'),
    start(
      `${small(branches(p)[0])}+${decimal(100 - p.first)}\\times ${decimal(p.otherwise)}`,
      'Add the other path to the same event.',
      'The event you know about can also happen another way.',
      'Which other path ends in that event?',
    ),
    equal(
      small(all(p)),
      'This is the total probability of the event.',
      'Multiply first, then add.',
      'How likely is the event you know about?',
    ),
    start(
      `\\frac{${small(branches(p)[0])}}{${small(all(p))}}`,
      'Out of all the ways this event can happen, take the part that came through the first branch.',
      'Compare the first path with both paths together.',
      'What part of the total came through the first branch?',
    ),
    equal(
      fractionLatex(branches(p)[0], all(p)),
      'Write it as a fraction in lowest terms.',
      'Clear the decimals and cancel.',
      'Is it larger or smaller than the probability before you knew anything?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'condition-reversed',
      compute: (p) => unlessRight(fractionText(p.after, 100), model(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the probability the other way round. Here you know what happened in the second stage.',
    },
    {
      misconceptionId: 'condition-ignored',
      compute: (p) => unlessRight(fractionText(branches(p)[0], 10_000), model(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the probability of both. Divide it by the probability of the event you know about.',
    },
    {
      misconceptionId: 'first-stage-only',
      compute: (p) => unlessRight(fractionText(p.first, 100), model(p)),
      firstWrongStep: 0,
      feedback: () => 'That was the probability before you knew anything.',
    },
  ],
  // Play it ten thousand times without luck, and look at the known cases.
  confirm(p) {
    let [known, through] = [0, 0];
    for (let i = 0; i < 100; i += 1)
      for (let j = 0; j < 100; j += 1)
        if (j < (i < p.first ? p.after : p.otherwise)) {
          known += 1;
          if (i < p.first) through += 1;
        }
    return { kind: 'values', values: [through / known] };
  },
  examples: [
    { seed: 's1', input: '1/5', verdict: 'correct' },
    { seed: 's2', input: '6/7', verdict: 'correct' },
    { seed: 's3', input: '70/78', verdict: 'wrong-form' },
    { seed: 's1', input: '9/10', verdict: 'wrong', misconceptionId: 'condition-reversed' },
    { seed: 's1', input: '9/100', verdict: 'wrong', misconceptionId: 'condition-ignored' },
    { seed: 's1', input: '1/10', verdict: 'wrong', misconceptionId: 'first-stage-only' },
  ],
});
