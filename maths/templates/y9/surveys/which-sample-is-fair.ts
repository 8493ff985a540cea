import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';

interface Params {
  story: number;
  size: number;
  large: number;
  few: number;
}

const stories = [
  {
    want: 'which sports the students at a school like',
    fair: (n: number) => `Pick ${n} names from the whole roll at random`,
    easy: (n: number) => `Ask ${n} students at football training`,
    friends: (n: number) => `Ask ${n} friends at lunch`,
  },
  {
    want: 'how people in a city feel about a new tram line',
    fair: (n: number) => `Ring ${n} homes across the city at random`,
    easy: (n: number) => `Ask ${n} people waiting at a tram stop`,
    friends: (n: number) => `Ask ${n} neighbours in one street`,
  },
  {
    want: 'how many books people in a town read',
    fair: (n: number) => `Choose ${n} addresses in the town at random`,
    easy: (n: number) => `Ask ${n} people in the library`,
    friends: (n: number) => `Ask ${n} people at one bus stop`,
  },
  {
    want: 'what the workers at a hospital think of the night shift',
    fair: (n: number) => `Choose ${n} workers from the full list at random`,
    easy: (n: number) => `Ask ${n} workers who are on the night shift`,
    friends: (n: number) => `Ask ${n} workers at one lunch table`,
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];

export const whichSampleIsFair = defineTemplate<Params>({
  id: 'y9/surveys/which-sample-is-fair',
  version: 1,
  topicId: '158-survey-methods-and-bias',
  years: [9],
  difficulty: 'EASY',
  strategy: 'same-chance-for-everybody',
  calculator: false,
  title: 'Choose a fair sample',
  params: (random) => ({
    story: random.int(0, stories.length - 1),
    size: random.int(6, 12) * 10,
    large: random.int(15, 40) * 10,
    few: random.int(4, 9),
  }),
  prompt: (p) =>
    `You want to find out ${storyOf(p).want}. You could ask ${p.few}, ${p.size} or ${p.large} people. Which sample is the fairest?`,
  answer: (p) => ({ kind: 'choice', model: storyOf(p).fair(p.size) }),
  correctChoice: (p) => storyOf(p).fair(p.size),
  steps: (p) => [
    start(
      '\\text{who is the population}',
      'The question is about a whole group, so everyone in it must have a chance of being chosen.',
      'Who is the question about?',
      'Which people should have a chance of being asked?',
    ),
    start(
      '\\text{who is left out}',
      'People who meet in one place often have something in common.',
      'Look for groups that are left out.',
      'What do people in one place have in common?',
    ),
    result(
      `\\text{${storyOf(p).fair(p.size)}}`,
      'Here, everyone has the same chance, and the sample is large enough.',
      'People should be chosen at random.',
      'In which sample does chance decide?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'large-sample-always-fair',
      compute: (p) => storyOf(p).easy(p.large),
      firstWrongStep: 1,
      feedback: (p) => `${p.large} is a lot of people, but do they represent everyone?`,
    },
    {
      misconceptionId: 'convenience-sample-as-fair',
      compute: (p) => storyOf(p).friends(p.few),
      firstWrongStep: 1,
      feedback: () => 'They’re easy to ask. Are they like everyone else?',
    },
  ],
  // Of the three ways to ask, only one leaves the choice to chance.
  confirm(p) {
    const ways = [storyOf(p).fair(p.size), storyOf(p).easy(p.large), storyOf(p).friends(p.few)];
    return { kind: 'one-of', texts: ways.filter((way) => way.endsWith('at random')) };
  },
  examples: [
    { seed: 's1', input: 'Choose 70 addresses in the town at random', verdict: 'correct' },
    { seed: 's2', input: 'Choose 120 workers from the full list at random', verdict: 'correct' },
    {
      seed: 's1',
      input: 'Ask 170 people in the library',
      verdict: 'wrong',
      misconceptionId: 'large-sample-always-fair',
    },
    {
      seed: 's1',
      input: 'Ask 6 people at one bus stop',
      verdict: 'wrong',
      misconceptionId: 'convenience-sample-as-fair',
    },
  ],
});
