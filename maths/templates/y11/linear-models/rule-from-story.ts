import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { result, start } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  fixed: number;
  rate: number;
  first: number;
  step: number;
}

const stories = [
  { who: 'a plumber', unit: 'hour', units: 'hours' },
  { who: 'a photographer', unit: 'hour', units: 'hours' },
  { who: 'a bike hire shop', unit: 'day', units: 'days' },
  { who: 'a jumping castle company', unit: 'hour', units: 'hours' },
  { who: 'a boat hire company', unit: 'hour', units: 'hours' },
  { who: 'a kayak tour company', unit: 'hour', units: 'hours' },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const cost = (p: Params, n: number) => p.fixed + p.rate * n;
const second = (p: Params) => p.first + p.step;

export const ruleFromStory = defineTemplate<Params>({
  id: 'y11/linear-models/rule-from-story',
  version: 1,
  topicId: '179-linear-models-break-even',
  years: [11],
  difficulty: 'EASY',
  strategy: 'rate-from-two-values',
  calculator: false,
  title: 'Linear rule from two prices',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(people),
        story: random.int(0, stories.length - 1),
        fixed: random.int(2, 16) * 5,
        rate: random.int(4, 40),
        first: random.int(2, 4),
        step: random.int(2, 4),
      }),
      (p) => p.fixed !== p.rate,
    ),
  prompt(p) {
    const { who, unit, units } = storyOf(p);
    return `${p.name} gets a quote from ${who}. The charge is a fixed fee plus an amount for each ${unit}. It comes to \\$${cost(p, p.first)} for ${p.first} ${units}, and \\$${cost(p, second(p))} for ${second(p)} ${units}. Write a rule for the charge $C$, in dollars, for $n$ ${units}.`;
  },
  instruction: () => 'Write your answer as $C=\\ldots$',
  answer: (p) => ({ kind: 'equation', model: `C=${p.rate}n+${p.fixed}`, variable: 'C', forms: [{ kind: 'expanded' }] }),
  steps: (p) => [
    start(
      `\\frac{${cost(p, second(p))}-${cost(p, p.first)}}{${second(p)}-${p.first}}=${p.rate}`,
      `The extra ${p.step} ${storyOf(p).units} cost the difference between the two charges. Divide to get the charge for one.`,
      'How much more does it cost, and for how much more time?',
      'What changes between the two charges: the fixed fee or the amount for the time?',
    ),
    start(
      `${cost(p, p.first)}-${p.first}\\times ${p.rate}=${p.fixed}`,
      `Subtract the amount for ${p.first} ${storyOf(p).units} from the first charge. What’s left is the fixed fee.`,
      'Use one of the two charges to find the fixed fee.',
      'Which part of the first charge doesn’t depend on the time?',
    ),
    result(
      `C=${p.rate}n+${p.fixed}`,
      'The rate multiplies $n$, and the fixed fee is added once.',
      'Put the rate and the fixed fee together.',
      'Which of the two numbers is multiplied by $n$?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'intercept-gradient-swapped',
      compute: (p) => `C=${p.fixed}n+${p.rate}`,
      firstWrongStep: 2,
      feedback: () => 'Which of your two numbers is charged every time, and which is charged once?',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => `C=${p.rate}n`,
      firstWrongStep: 1,
      feedback: (p) => `Does your rule give \\$${cost(p, p.first)} for ${p.first} ${storyOf(p).units}?`,
    },
    {
      misconceptionId: 'counts-first-term-step',
      compute: (p) => `C=${p.rate}n+${cost(p, p.first)}`,
      firstWrongStep: 1,
      feedback: (p) =>
        `The charge of \\$${cost(p, p.first)} already includes the amount for ${p.first} ${storyOf(p).units}.`,
    },
  ],
  confirm(p) {
    // Go down in single units from the first charge to nothing hired.
    const each = (cost(p, second(p)) - cost(p, p.first)) / p.step;
    let fee = cost(p, p.first);
    for (let n = p.first; n > 0; n -= 1) fee -= each;
    return { kind: 'function', variables: ['n'], f: ({ n = 0 }) => fee + each * n, domain: [0, 20] };
  },
  examples: [
    { seed: 's1', input: 'C=26n+75', verdict: 'correct' },
    { seed: 's2', input: 'C=14n+35', verdict: 'correct' },
    { seed: 's1', input: 'C=75n+26', verdict: 'wrong', misconceptionId: 'intercept-gradient-swapped' },
    { seed: 's1', input: 'C=26n', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's1', input: 'C=26n+127', verdict: 'wrong', misconceptionId: 'counts-first-term-step' },
  ],
});
