import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  percent: number;
}

const stories = [
  { event: 'that it rains tomorrow', opposite: 'that it doesn’t rain tomorrow' },
  { event: 'that the bus is late', opposite: 'that the bus isn’t late' },
  { event: 'that a seed sprouts', opposite: 'that a seed doesn’t sprout' },
  { event: 'that a free throw goes in', opposite: 'that a free throw misses' },
  { event: 'that the team wins its next game', opposite: 'that the team doesn’t win its next game' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const percent = (value: number) => `${value}%`;

export const percentComplement = defineTemplate<Params>({
  id: 'y8/complementary-events/percent-complement',
  version: 1,
  topicId: '142-complementary-events',
  years: [8],
  difficulty: 'EASY',
  strategy: 'subtract-from-the-whole',
  calculator: false,
  title: 'Probability of the complement, as a percentage',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), percent: random.int(6, 94) }),
      (p) => p.percent !== 50 && p.percent !== 10,
    ),
  prompt: (p) =>
    `The probability ${storyOf(p).event} is $${p.percent}\\%$. What is the probability ${storyOf(p).opposite}?`,
  instruction: () => 'Give your answer as a percentage.',
  answer: (p) => ({ kind: 'number', model: percent(100 - p.percent), unit: '%' }),
  steps: (p) => [
    {
      ...start(
        '1=100\\%',
        'This is the probability of a certain event.',
        'If something is certain, what is its probability as a percentage?',
        'Which percentage means the whole?',
      ),
      relation: 'identity',
    },
    start(
      `100\\%-${p.percent}\\%`,
      'Either it happens or it doesn’t, so the two probabilities add up to 100 per cent.',
      'What do the probabilities of an event and its complement add up to?',
      'Can anything else happen?',
    ),
    equal(
      `${100 - p.percent}\\%`,
      'Subtract.',
      'Take the known probability away from the whole.',
      'Do the two probabilities add up to the whole?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => percent(p.percent),
      firstWrongStep: 1,
      feedback: () => 'That’s the probability of the event itself. The question asks for its complement.',
    },
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: () => '50%',
      firstWrongStep: 1,
      feedback: () => 'There are two outcomes, but they aren’t equally likely here.',
    },
  ],
  // Out of a hundred days or tries, count those where it does not happen.
  confirm(p) {
    const tries = Array.from({ length: 100 }, (_, place) => place < p.percent);
    return { kind: 'values', values: [tries.filter((happens) => !happens).length / 100] };
  },
  examples: [
    { seed: 's1', input: '19%', verdict: 'correct' },
    { seed: 's2', input: '71%', verdict: 'correct' },
    { seed: 's1', input: '81%', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's1', input: '50%', verdict: 'wrong', misconceptionId: 'all-outcomes-equally-likely' },
  ],
});
