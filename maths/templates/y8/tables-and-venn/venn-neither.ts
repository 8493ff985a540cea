import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  first: number;
  second: number;
  both: number;
  neither: number;
}

const stories = [
  { who: 'students', first: 'play chess', second: 'sing in the choir' },
  { who: 'players', first: 'play soccer', second: 'play cricket' },
  { who: 'families', first: 'grow herbs', second: 'keep chickens' },
  { who: 'campers', first: 'bring a torch', second: 'bring a map' },
  { who: 'people', first: 'speak Vietnamese', second: 'speak Arabic' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const union = (p: Params) => p.first + p.second - p.both;
const total = (p: Params) => union(p) + p.neither;

export const vennNeither = defineTemplate<Params>({
  id: 'y8/tables-and-venn/venn-neither',
  version: 1,
  topicId: '143-two-way-tables-trees-venn',
  years: [8],
  difficulty: 'EASY',
  strategy: 'overlap-of-two-groups',
  calculator: false,
  title: 'Neither of two groups in a Venn diagram',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        first: random.int(8, 20),
        second: random.int(8, 20),
        both: random.int(3, 9),
        neither: random.int(3, 14),
      }),
      (p) =>
        p.first !== p.second &&
        p.both < Math.min(p.first, p.second) - 1 &&
        p.neither !== p.both &&
        total(p) > p.first + p.second,
    ),
  prompt: (p) =>
    `In a group of ${total(p)} ${storyOf(p).who}, ${p.first} ${storyOf(p).first} and ${p.second} ${storyOf(p).second}. Of these, ${p.both} do both. How many do neither?`,
  instruction: () => 'Drawing a Venn diagram will help.',
  answer: (p) => ({ kind: 'number', model: `${p.neither}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.first}+${p.second}-${p.both}`,
      `The ${p.both} who do both are counted in both numbers, so subtract them once.`,
      'Draw two circles that overlap. Which number goes in the overlap?',
      'Who is counted twice when you add the two numbers?',
    ),
    equal(
      `${union(p)}`,
      'This is how many are inside the two circles.',
      'Work out how many do at least one of the two.',
      'How many are inside the circles altogether?',
    ),
    start(
      `${total(p)}-${union(p)}`,
      'Everyone else is outside both circles.',
      'Compare with the whole group.',
      'Where in the diagram are the ones who do neither?',
    ),
    equal(
      `${p.neither}`,
      'Subtract.',
      'Subtract the ones inside from the whole group.',
      'Do all the parts of the diagram add up to the whole group?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'overlap-counted-twice',
      compute: (p) => unlessRight(`${total(p) - p.first - p.second}`, `${p.neither}`),
      firstWrongStep: 0,
      feedback: (p) => `The ${p.both} who do both are counted in both of the groups.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${union(p)}`, `${p.neither}`),
      firstWrongStep: 2,
      feedback: () => 'That’s how many do at least one of the two.',
    },
    {
      misconceptionId: 'in-one-means-only-one',
      compute(p) {
        const slip = total(p) - p.first - p.second - p.both;
        return slip > 0 ? unlessRight(`${slip}`, `${p.neither}`) : null;
      },
      firstWrongStep: 0,
      feedback: (p) => `The ${p.both} who do both are already counted in the other two numbers.`,
    },
  ],
  // The four regions of the diagram make the whole group.
  confirm(p) {
    const onlyFirst = p.first - p.both;
    const onlySecond = p.second - p.both;
    return { kind: 'values', values: [total(p) - onlyFirst - onlySecond - p.both] };
  },
  examples: [
    { seed: 's1', input: '10', verdict: 'correct' },
    { seed: 's2', input: '10', verdict: 'correct' },
    { seed: 's3', input: '12/2', verdict: 'wrong-form' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'overlap-counted-twice' },
    { seed: 's1', input: '27', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '2', verdict: 'wrong', misconceptionId: 'in-one-means-only-one' },
  ],
});
