import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  yes: number;
  sample: number;
  times: number;
}

const stories = [
  { sample: 'students at a school', yes: 'walk to school', all: 'The school has', who: 'students' },
  { sample: 'voters in a town', yes: 'want a new skate park', all: 'The town has', who: 'voters' },
  { sample: 'members of a surf club', yes: 'have a first aid certificate', all: 'The club has', who: 'members' },
  { sample: 'trees in a park', yes: 'have beetle damage', all: 'The park has', who: 'trees' },
  { sample: 'homes in a suburb', yes: 'have solar panels', all: 'The suburb has', who: 'homes' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const all = (p: Params) => p.sample * p.times;
const value = (p: Params) => p.yes * p.times;

export const scaleUpASample = defineTemplate<Params>({
  id: 'y8/sampling/scale-up-a-sample',
  version: 1,
  topicId: '141-sampling-and-inference',
  years: [8],
  difficulty: 'EASY',
  strategy: 'same-share-in-the-population',
  calculator: false,
  title: 'From a sample to the population',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        yes: random.int(6, 45),
        sample: random.pick([20, 25, 30, 40, 50, 60]),
        times: random.int(6, 30),
      }),
      (p) => p.yes < p.sample && 2 * p.yes !== p.sample,
    ),
  prompt: (p) =>
    `In a random sample of ${p.sample} ${storyOf(p).sample}, ${p.yes} ${storyOf(p).yes}. ${storyOf(p).all} ${all(p)} ${storyOf(p).who}. About how many of them ${storyOf(p).yes}?`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.yes}}{${p.sample}}\\times ${all(p)}`,
      'A random sample should have about the same proportion as the whole population.',
      'Write the proportion in the sample, and take the same proportion of the whole population.',
      'What proportion of the sample is it?',
    ),
    equal(
      `${p.yes}\\times ${p.times}`,
      `The population is ${p.times} times as large as the sample.`,
      'How many times does the sample go into the population?',
      'How many times larger is the population than the sample?',
    ),
    equal(
      `${value(p)}`,
      'Multiply.',
      'Work out the product.',
      'Is your answer less than the population, and is it the same proportion?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'sample-taken-as-population',
      compute: (p) => `${p.yes}`,
      firstWrongStep: 0,
      feedback: (p) => `That’s the number out of ${p.sample}. The population is much larger.`,
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => `${all(p) - value(p)}`,
      firstWrongStep: 0,
      feedback: (p) => `Read it again: the question asks how many ${storyOf(p).yes}.`,
    },
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => unlessRight(fractionText(p.yes * all(p), p.sample - p.yes), `${value(p)}`),
      firstWrongStep: 0,
      feedback: () => 'You compared the two parts of the sample. What proportion of the whole sample is it?',
    },
  ],
  // Lay samples of this kind side by side until everybody is there.
  confirm(p) {
    let [people, count] = [0, 0];
    while (people < all(p)) {
      people += p.sample;
      count += p.yes;
    }
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '780', verdict: 'correct' },
    { seed: 's2', input: '120', verdict: 'correct' },
    { seed: 's3', input: '320/2', verdict: 'wrong-form' },
    { seed: 's1', input: '26', verdict: 'wrong', misconceptionId: 'sample-taken-as-population' },
    { seed: 's1', input: '120', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's1', input: '5850', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
  ],
});
