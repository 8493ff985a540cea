import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';
import { thousands } from '../shared/thousands';

interface Params {
  thing: number;
  price: number;
  percent: number;
  limit: number;
}

const things = [
  'A delivery van',
  'A tractor',
  'A coffee machine',
  'A ute',
  'A camper trailer',
  'A 3D printer',
] as const;
const thingOf = (p: Params) => things[p.thing] ?? things[0];
const factor = (p: Params) => 1 - p.percent / 100;
const valueAfter = (p: Params, years: number) => p.price * factor(p) ** years;
const years = (p: Params) => Math.floor(Math.log(p.limit / p.price) / Math.log(factor(p))) + 1;
const straight = (p: Params) => Math.floor((p.price - p.limit) / ((p.price * p.percent) / 100)) + 1;

export const yearsUntilBelow = defineTemplate<Params>({
  id: 'y11/interest/years-until-below',
  version: 1,
  topicId: '181-simple-and-compound-interest-depreciation',
  years: [11],
  difficulty: 'HARD',
  strategy: 'declining-balance-by-trial',
  calculator: true,
  title: 'When does the value fall below a limit?',
  params: (random) =>
    drawUntil(
      () => {
        const price = random.int(16, 120) * 500;
        return {
          thing: random.int(0, things.length - 1),
          price,
          percent: random.pick([8, 10, 12, 14, 15, 16, 18, 20, 22, 25]),
          limit: Math.round((price * random.int(15, 55)) / 100 / 500) * 500,
        };
      },
      (p) =>
        p.limit > 0 &&
        years(p) >= 4 &&
        straight(p) < years(p) - 1 &&
        Math.abs(valueAfter(p, years(p)) - p.limit) > p.price / 500 &&
        Math.abs(valueAfter(p, years(p) - 1) - p.limit) > p.price / 500,
    ),
  prompt: (p) =>
    `${thingOf(p)} costs \\$${thousands(p.price)} new. Using the declining-balance method, it depreciates by $${p.percent}\\%$ of its value each year. After how many whole years is it first worth less than \\$${thousands(p.limit)}?`,
  answer: (p) => ({ kind: 'quantity', model: `${years(p)} years`, unit: 'years', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `1-${decimalText(p.percent / 100)}=${decimalText(factor(p))}`,
      'This is the part of the value left each year.',
      'Find the part of the value that is left after one year.',
      'If it loses this percentage, what percentage is left?',
    ),
    start(
      `${p.price}\\times ${decimalText(factor(p))}^{n}<${p.limit}`,
      'After $n$ years the value has been multiplied by this factor $n$ times. It must be less than the limit.',
      'Write the value after $n$ years.',
      'Does the value drop by the same amount each year, or by the same percentage?',
    ),
    start(
      `${p.price}\\times ${decimalText(factor(p))}^{${years(p) - 1}}`,
      `After ${years(p) - 1} years the value is about \\$${thousands(rounded(valueAfter(p, years(p) - 1), 0))}. It’s still above the limit.`,
      'Try some values of $n$ on your calculator.',
      'Which values of $n$ get close to the limit?',
    ),
    start(
      `${p.price}\\times ${decimalText(factor(p))}^{${years(p)}}`,
      `After one more year it is about \\$${thousands(rounded(valueAfter(p, years(p)), 0))}. Now the value is below the limit for the first time.`,
      'Try one more year.',
      'Is the value below the limit now?',
    ),
    result(
      `${years(p)}`,
      'This is the first whole number of years that works.',
      'Give the first year below the limit.',
      'Was the value still above the limit one year earlier?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'simple-interest-for-compound',
      compute: (p) => `${straight(p)}`,
      firstWrongStep: 1,
      feedback: () =>
        'You subtracted the same number of dollars each year. The loss is a percentage of a value that gets smaller.',
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => `${years(p) - 1}`,
      firstWrongStep: 4,
      feedback: (p) => `Work out the value after that many years: is it already less than \\$${thousands(p.limit)}?`,
    },
    {
      misconceptionId: 'lost-part-for-what-is-left',
      compute: (p) => {
        const wrong = Math.floor(Math.log(p.limit / p.price) / Math.log(p.percent / 100)) + 1;
        return wrong === years(p) || wrong === straight(p) ? null : `${wrong}`;
      },
      firstWrongStep: 1,
      feedback: (p) => `You multiplied by $${p.percent}\\%$. That’s the part it loses.`,
    },
  ],
  confirm(p) {
    // Take the loss off year by year.
    let [value, n] = [p.price, 0];
    while (value >= p.limit) {
      value -= (value * p.percent) / 100;
      n += 1;
    }
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '6', verdict: 'correct' },
    { seed: 's2', input: '6', verdict: 'correct' },
    { seed: 's1', input: '4', verdict: 'wrong', misconceptionId: 'simple-interest-for-compound' },
    { seed: 's1', input: '5', verdict: 'wrong', misconceptionId: 'one-group-off' },
  ],
});
