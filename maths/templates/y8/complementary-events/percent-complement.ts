import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  percent: number;
}

const stories = [
  { event: 'that it rains tomorrow', opposite: 'that it does not rain tomorrow' },
  { event: 'that the bus is late', opposite: 'that the bus is not late' },
  { event: 'that a seed sprouts', opposite: 'that a seed does not sprout' },
  { event: 'that a free throw goes in', opposite: 'that a free throw misses' },
  { event: 'that the team wins its next game', opposite: 'that the team does not win its next game' },
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
  title: 'Probability of the opposite, in per cent',
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
        'A certain event has this probability.',
        'Something that is certain has which probability, in per cent?',
        'Which percentage stands for the whole?',
      ),
      relation: 'identity',
    },
    start(
      `100\\%-${p.percent}\\%`,
      'Either it happens or it does not, so the two probabilities make 100 per cent.',
      'What do the probabilities of an event and of its opposite make together?',
      'Can anything else happen?',
    ),
    equal(
      `${100 - p.percent}\\%`,
      'Subtract.',
      'Take the known probability away from the whole.',
      'Do the two probabilities make the whole?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => percent(p.percent),
      firstWrongStep: 1,
      feedback: () => 'That is the probability of the event itself. The question asks for its opposite.',
    },
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: () => '50%',
      firstWrongStep: 1,
      feedback: () => 'There are two outcomes, but they are not equally likely here.',
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
