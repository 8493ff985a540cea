import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { result } from '../../worked-line';

interface Params {
  story: number;
  towns: number;
  year: number;
}

/** Two things that go together because of a third. */
const stories = [
  { x: 'ice cream sales', y: 'sunburn cases', third: 'hot weather' },
  { x: 'the number of libraries', y: 'the number of bakeries', third: 'the size of the town' },
  { x: 'the shoe size of children', y: 'the reading score', third: 'age' },
  { x: 'the number of fire engines at a fire', y: 'the damage', third: 'the size of the fire' },
  { x: 'umbrella sales', y: 'the number of puddles', third: 'rain' },
  { x: 'the number of swimmers', y: 'the electricity used for cooling', third: 'hot weather' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const right = (p: Params) =>
  `They go together, perhaps because of ${storyOf(p).third}. The graph does not show a cause.`;
const cause = (p: Params) => `The graph proves that a change in ${storyOf(p).x} causes a change in ${storyOf(p).y}.`;
const backwards = (p: Params) =>
  `The graph proves that a change in ${storyOf(p).y} causes a change in ${storyOf(p).x}.`;
const nothing = 'There is no association, since neither one causes the other.';

export const causeOrNot = defineTemplate<Params>({
  id: 'y10/scatterplots/cause-or-not',
  version: 1,
  topicId: '174-scatterplots',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'association-is-not-cause',
  calculator: false,
  title: 'Association or cause?',
  params: (random) => ({
    story: random.int(0, stories.length - 1),
    towns: random.int(15, 60),
    year: random.int(2012, 2024),
  }),
  prompt: (p) =>
    `In ${p.year}, a scatter plot with ${p.towns} points showed a strong positive association between two variables: ${storyOf(p).x} and ${storyOf(p).y}. Which conclusion is correct?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      '\\text{They go together}',
      'A strong positive association means that both tend to be high, or low, at the same time.',
      'What does a positive association tell you about two variables?',
      'What does the graph show, and what doesn’t it show?',
    ),
    step(
      'start',
      '\\text{A third variable}',
      `Both can depend on something else, such as ${storyOf(p).third}.`,
      'Look for something that could make both of them large.',
      'What else could make both of them large?',
    ),
    result(
      '\\text{No proof of a cause}',
      'So the graph alone can’t tell you what causes what.',
      'Choose the statement that says no more than the graph shows.',
      'Which statement says no more than the graph shows?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'correlation-as-causation',
      compute: cause,
      firstWrongStep: 1,
      feedback: () => 'They go together, but something else could be behind both of them.',
    },
    {
      misconceptionId: 'explained-and-explaining-swapped',
      compute: backwards,
      firstWrongStep: 1,
      feedback: () => 'The graph doesn’t show a cause in this direction either.',
    },
    {
      misconceptionId: 'association-needs-cause',
      compute: () => nothing,
      firstWrongStep: 0,
      feedback: () => 'An association is what the points show. It’s there whether or not one thing causes the other.',
    },
  ],
  // The one statement that claims an association and no cause.
  confirm: (p) => ({
    kind: 'one-of',
    texts: [right(p), cause(p), backwards(p), nothing].filter(
      (text) => /go together/.test(text) && !/proves/.test(text),
    ),
  }),
  examples: [
    {
      seed: 's1',
      input: 'They go together, perhaps because of hot weather. The graph does not show a cause.',
      verdict: 'correct',
    },
    {
      seed: 's2',
      input: 'They go together, perhaps because of the size of the town. The graph does not show a cause.',
      verdict: 'correct',
    },
    {
      seed: 's1',
      input:
        'The graph proves that a change in the number of swimmers causes a change in the electricity used for cooling.',
      verdict: 'wrong',
      misconceptionId: 'correlation-as-causation',
    },
    {
      seed: 's1',
      input:
        'The graph proves that a change in the electricity used for cooling causes a change in the number of swimmers.',
      verdict: 'wrong',
      misconceptionId: 'explained-and-explaining-swapped',
    },
    {
      seed: 's1',
      input: 'There is no association, since neither one causes the other.',
      verdict: 'wrong',
      misconceptionId: 'association-needs-cause',
    },
  ],
});
