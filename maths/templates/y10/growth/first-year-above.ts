import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { result, start, unlessRight } from '../../worked-line';
import { thousands } from '../shared/near';

interface Params {
  story: number;
  from: number;
  percent: number;
  goal: number;
}

const stories = [
  { text: 'A town has', unit: 'people', verb: 'Its population grows', asks: 'will it have more than', scale: 1000 },
  { text: 'A penguin colony has', unit: 'birds', verb: 'It grows', asks: 'will it have more than', scale: 100 },
  { text: 'A podcast has', unit: 'listeners', verb: 'Its audience grows', asks: 'will it have more than', scale: 100 },
  { text: 'A solar farm has', unit: 'panels', verb: 'It grows', asks: 'will it have more than', scale: 100 },
  { text: 'A fund holds', unit: 'dollars', verb: 'It grows', asks: 'will it hold more than', scale: 1000 },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const factor = (p: Params) => 1 + p.percent / 100;
const after = (p: Params, years: number) => p.from * factor(p) ** years;
const exact = (p: Params) => Math.log(p.goal / p.from) / Math.log(factor(p));
const years = (p: Params) => Math.ceil(exact(p));
const steady = (p: Params) => Math.floor((p.goal - p.from) / ((p.from * p.percent) / 100)) + 1;

export const firstYearAbove = defineTemplate<Params>({
  id: 'y10/growth/first-year-above',
  version: 1,
  topicId: '165-growth-and-decay-compound-interest',
  years: [10],
  difficulty: 'HARD',
  strategy: 'try-years-until-above',
  calculator: true,
  title: 'Years until it passes a target',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const scale = (stories[story] ?? stories[0]).scale;
        const from = scale * random.int(4, 60);
        return {
          story,
          from,
          percent: random.int(3, 15),
          goal: (from * random.pick([150, 175, 200, 250, 300])) / 100,
        };
      },
      (p) => {
        const tail = exact(p) % 1;
        return tail > 0.06 && tail < 0.94 && years(p) >= 4 && years(p) <= 20 && p.percent !== years(p);
      },
    ),
  prompt: (p) =>
    `${storyOf(p).text} ${thousands(p.from)} ${storyOf(p).unit}. ${storyOf(p).verb} by $${p.percent}\\%$ each year. After how many whole years ${storyOf(p).asks} ${thousands(p.goal)} ${storyOf(p).unit} for the first time?`,
  answer: (p) => ({ kind: 'quantity', model: `${years(p)} years`, unit: 'years', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.from}\\times ${decimalText(factor(p))}^n>${p.goal}`,
      `After $n$ years, it has been multiplied by ${decimalText(factor(p))} $n$ times.`,
      'What do you multiply by each year? Use it once for each year.',
      'What is it multiplied by in one year?',
    ),
    start(
      `${p.from}\\times ${decimalText(factor(p))}^{${years(p) - 1}}<${p.goal}`,
      `After ${years(p) - 1} years it is about ${thousands(Math.round(after(p, years(p) - 1)))}: not enough yet.`,
      'Try some whole numbers of years on your calculator.',
      'Is the amount above the target yet? What should you try next?',
    ),
    start(
      `${p.from}\\times ${decimalText(factor(p))}^{${years(p)}}>${p.goal}`,
      `One year later it is about ${thousands(Math.round(after(p, years(p))))}: above the target.`,
      'Try one more year.',
      'Is it above the target now?',
    ),
    result(
      `${years(p)}`,
      'So this is the first whole number of years that works.',
      'Take the first year that passes the target.',
      'Was the amount still below the target one year earlier?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'exponential-as-linear',
      compute: (p) => unlessRight(`${steady(p)}`, `${years(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `You added the same number each year. But $${p.percent}\\%$ of a larger amount is more.`,
    },
    {
      misconceptionId: 'last-year-below',
      compute: (p) => `${years(p) - 1}`,
      firstWrongStep: 3,
      feedback: (p) => `Work out the amount after that many years. Is it above ${thousands(p.goal)} yet?`,
    },
    {
      misconceptionId: 'one-turn-off',
      compute: (p) => unlessRight(`${years(p) + 1}`, `${steady(p)}`),
      firstWrongStep: 3,
      feedback: () => 'Check it year by year. When does it first pass the target?',
    },
  ],
  // Go on year by year until the goal is passed.
  confirm(p) {
    let [amount, count] = [p.from, 0];
    while (amount <= p.goal) {
      amount += (amount * p.percent) / 100;
      count += 1;
    }
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '12', verdict: 'correct' },
    { seed: 's3', input: '38/2', verdict: 'wrong-form' },
    { seed: 's1', input: '11', verdict: 'wrong', misconceptionId: 'exponential-as-linear' },
    { seed: 's1', input: '8', verdict: 'wrong', misconceptionId: 'last-year-below' },
  ],
});
