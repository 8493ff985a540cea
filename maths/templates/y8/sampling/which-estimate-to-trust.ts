import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { result, start } from '../../worked-line';

interface Params {
  story: number;
  names: [string, string, string];
  small: number;
  random: number;
  large: number;
  /** In which order the three are told. */
  order: number[];
}

const stories = [
  {
    ask: 'how much time students at a large school spend on sport each week',
    random: (n: number) => `picks ${n} names from the school list at random`,
    small: (n: number) => `picks ${n} names from the school list at random`,
    biased: (n: number) => `asks ${n} members of the sports clubs`,
  },
  {
    ask: 'how people in a town get to work',
    random: (n: number) => `rings ${n} numbers from the whole town at random`,
    small: (n: number) => `rings ${n} numbers from the whole town at random`,
    biased: (n: number) => `asks ${n} people at the train station`,
  },
  {
    ask: 'how much families in a suburb recycle',
    random: (n: number) => `visits ${n} homes chosen at random`,
    small: (n: number) => `visits ${n} homes chosen at random`,
    biased: (n: number) => `asks ${n} people at the recycling centre`,
  },
  {
    ask: 'how often people in a city go to the library',
    random: (n: number) => `picks ${n} addresses at random`,
    small: (n: number) => `picks ${n} addresses at random`,
    biased: (n: number) => `asks ${n} people leaving the library`,
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];

export const whichEstimateToTrust = defineTemplate<Params>({
  id: 'y8/sampling/which-estimate-to-trust',
  version: 1,
  topicId: '141-sampling-and-inference',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'random-first-then-size',
  calculator: false,
  title: 'Which estimate would you trust?',
  params: (random) => ({
    story: random.int(0, stories.length - 1),
    names: random.shuffle(people).slice(0, 3) as [string, string, string],
    small: random.int(5, 9),
    random: random.int(8, 15) * 10,
    large: random.int(20, 40) * 10,
    order: random.shuffle([0, 1, 2]),
  }),
  prompt(p) {
    const { ask, random, small, biased } = storyOf(p);
    const [a, b, c] = p.names;
    const told = [`${a} ${small(p.small)}.`, `${b} ${random(p.random)}.`, `${c} ${biased(p.large)}.`];
    return `Three students want to know ${ask}. ${p.order.map((place) => told[place]).join(' ')} Whose sample is best?`;
  },
  answer: (p) => ({ kind: 'choice', model: p.names[1] }),
  correctChoice: (p) => p.names[1],
  steps: (p) => [
    start(
      `\\text{everyone has the same chance}`,
      `${p.names[2]}’s sample comes from one particular group, so it’s biased.`,
      'First ask: could everyone be chosen?',
      'Which sample leaves some people out?',
    ),
    start(
      `${p.small}<${p.random}`,
      'Of two random samples, the larger one varies less.',
      'Compare the sizes of the random samples.',
      'Which random sample would change less if you took it again?',
    ),
    result(
      `\\text{${p.names[1]}}`,
      'This sample is random, and it is large enough.',
      'A good sample is random and not too small.',
      'Whose sample is random and large?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'large-sample-always-fair',
      compute: (p) => p.names[2],
      firstWrongStep: 0,
      feedback: (p) => `${p.large} is a lot, but who are these people? Could everyone be chosen?`,
    },
    {
      misconceptionId: 'sample-taken-as-population',
      compute: (p) => p.names[0],
      firstWrongStep: 1,
      feedback: (p) =>
        `This sample is random, but ${p.small} is very few. How much could it change if you did it again?`,
    },
  ],
  // The usual size of the error: the spread of a share in such a sample, and how far a special group may lean.
  confirm(p) {
    const error = (size: number, lean: number) => Math.sqrt(0.25 / size + lean ** 2);
    const errors = [error(p.small, 0), error(p.random, 0), error(p.large, 0.3)];
    return { kind: 'one-of', texts: [p.names[errors.indexOf(Math.min(...errors))] ?? ''] };
  },
  examples: [
    { seed: 's1', input: 'Fatima', verdict: 'correct' },
    { seed: 's2', input: 'Hamish', verdict: 'correct' },
    { seed: 's1', input: 'Duc', verdict: 'wrong', misconceptionId: 'large-sample-always-fair' },
    { seed: 's1', input: 'Hamish', verdict: 'wrong', misconceptionId: 'sample-taken-as-population' },
  ],
});
