import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { result } from '../../worked-line';

interface Params {
  story: number;
  asked: number;
  percent: number;
}

/** Where people were asked, and whom that leaves out or lets in. */
const stories = [
  {
    claim: 'of Australians swim every week',
    where: 'at a swimming pool',
    right: 'People at a pool swim more than others, so the sample is biased.',
  },
  {
    claim: 'of Australians prefer trains to cars',
    where: 'at a train station',
    right: 'People at a station use trains more than others, so the sample is biased.',
  },
  {
    claim: 'of teenagers read a book each week',
    where: 'in a library',
    right: 'Teenagers in a library read more than others, so the sample is biased.',
  },
  {
    claim: 'of adults use the internet every day',
    where: 'in an online poll',
    right: 'People without internet cannot answer an online poll, so the sample is biased.',
  },
  {
    claim: 'of families own a dog',
    where: 'in a dog park',
    right: 'Families in a dog park own dogs more often than others, so the sample is biased.',
  },
  {
    claim: 'of workers finish before 3 pm',
    where: 'by calling home landlines at 4 pm',
    right: 'Workers who finish late are not at home at that time, so the sample is biased.',
  },
] as const;

const big = 'The sample is large, so the claim is safe.';
const everybody = 'Not everyone was asked, so a sample can’t tell you anything.';
const share = 'The percentage is above a half, so the claim must be true.';

const storyOf = (p: Params) => stories[p.story] ?? stories[0];

export const whoWasAsked = defineTemplate<Params>({
  id: 'y10/media/who-was-asked',
  version: 1,
  topicId: '176-statistics-in-the-media',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'judge-a-sample',
  calculator: false,
  title: 'Who was asked?',
  params: (random) => ({
    story: random.int(0, stories.length - 1),
    asked: random.int(9, 60) * 50,
    percent: random.int(56, 94),
  }),
  prompt: (p) =>
    `A website claims: "${p.percent}% ${storyOf(p).claim}." It asked ${p.asked} people ${storyOf(p).where}. What is the best comment on this claim?`,
  answer: (p) => ({ kind: 'choice', model: storyOf(p).right }),
  correctChoice: (p) => storyOf(p).right,
  steps: () => [
    step(
      'start',
      '\\text{Who is the claim about?}',
      'The claim is about a whole population.',
      'Read the claim. Which people is it about?',
      'Who is the website making a claim about?',
    ),
    step(
      'start',
      '\\text{Who could be asked?}',
      'Only people who could be reached this way were asked.',
      'Think about where and how people were asked.',
      'Who couldn’t be asked this way?',
    ),
    result(
      '\\text{Biased sample}',
      'The people asked differ from everyone else in exactly what the claim is about.',
      'Compare the two groups.',
      'Are the people asked different from everyone else in what the claim is about?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'large-sample-always-fair',
      compute: () => big,
      firstWrongStep: 1,
      feedback: (p) => `Even ${p.asked} people can give a misleading result if they’re all the same kind of person.`,
    },
    {
      misconceptionId: 'sample-must-be-everybody',
      compute: () => everybody,
      firstWrongStep: 0,
      feedback: () => 'A fair sample tells you a lot about a population. The question is whether this one is fair.',
    },
    {
      misconceptionId: 'majority-as-proof',
      compute: () => share,
      firstWrongStep: 2,
      feedback: () => 'A high percentage in the sample only tells you about the people who were asked.',
    },
  ],
  // The one comment that speaks of who was asked and calls it biased.
  confirm: (p) => ({
    kind: 'one-of',
    texts: [storyOf(p).right, big, everybody, share].filter((text) => /biased/.test(text)),
  }),
  examples: [
    { seed: 's1', input: 'Teenagers in a library read more than others, so the sample is biased.', verdict: 'correct' },
    {
      seed: 's2',
      input: 'Families in a dog park own dogs more often than others, so the sample is biased.',
      verdict: 'correct',
    },
    {
      seed: 's1',
      input: 'The sample is large, so the claim is safe.',
      verdict: 'wrong',
      misconceptionId: 'large-sample-always-fair',
    },
    {
      seed: 's1',
      input: 'Not everyone was asked, so a sample can’t tell you anything.',
      verdict: 'wrong',
      misconceptionId: 'sample-must-be-everybody',
    },
    {
      seed: 's1',
      input: 'The percentage is above a half, so the claim must be true.',
      verdict: 'wrong',
      misconceptionId: 'majority-as-proof',
    },
  ],
});
