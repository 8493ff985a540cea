import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  each: number;
  count: number;
  name: string;
}
const stories = [
  {
    text: (n: string, c: number, v: number) =>
      `${n} fills ${c} bottles with ${v} mL each. How many litres is that altogether?`,
    big: 'litre',
    small: 'millilitres',
    step: 5,
  },
  {
    text: (n: string, c: number, v: number) =>
      `${n} packs ${c} bags of nuts with ${v} g each. How many kilograms is that altogether?`,
    big: 'kilogram',
    small: 'grams',
    step: 5,
  },
  {
    text: (n: string, c: number, v: number) =>
      `${n} swims ${v} m on each of ${c} days. How many kilometres is that altogether?`,
    big: 'kilometre',
    small: 'metres',
    step: 25,
  },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const total = (p: Params) => p.each * p.count;
const value = (p: Params) => decimalText(total(p) / 1000);

export const toLargerUnit = defineTemplate<Params>({
  id: 'y6/metric-conversion/to-larger-unit',
  version: 1,
  topicId: '92-metric-conversion',
  years: [6],
  difficulty: 'NORMAL',
  strategy: 'to-a-larger-unit',
  calculator: false,
  title: 'Change several amounts to a larger unit',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        return {
          name: random.pick(firstNames),
          story,
          each: (stories[story] ?? stories[0]).step * random.int(10, 38),
          count: random.int(3, 9),
        };
      },
      (p) => total(p) % 1000 !== 0 && total(p) > 400,
    ),
  prompt: (p) => storyOf(p).text(p.name, p.count, p.each),
  answer: (p) => ({ kind: 'number', model: value(p), unit: `${storyOf(p).big}s`, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.count}\\times ${p.each}`,
      'The amounts are equal, so multiply.',
      'Find the total in the smaller unit first.',
      `How many ${storyOf(p).small} is that altogether?`,
    ),
    equal(
      `${total(p)}`,
      'That’s the total in the smaller unit.',
      'Work out the product.',
      'Does the question ask for this unit?',
    ),
    start(
      `${total(p)}\\div 1000`,
      `A ${storyOf(p).big} is 1000 ${storyOf(p).small}.`,
      `How many ${storyOf(p).small} are in one ${storyOf(p).big}?`,
      'Do you need more of the larger unit, or fewer?',
    ),
    equal(
      value(p),
      'Divide by moving the digits three places.',
      'Move each digit three places to the right.',
      'Is the new number smaller, as it should be?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => decimalText(total(p) / 100),
      firstWrongStep: 2,
      feedback: (p) => `You divided by 100. How many ${storyOf(p).small} are in one ${storyOf(p).big}?`,
    },
    {
      misconceptionId: 'converts-wrong-way',
      compute: (p) => `${total(p) * 1000}`,
      firstWrongStep: 2,
      feedback: () => 'The new unit is larger, so you need fewer of them.',
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => decimalText(p.each / 1000),
      firstWrongStep: 0,
      feedback: (p) => `That’s just one of them. There are ${p.count}.`,
    },
  ],
  confirm(p) {
    let sum = 0;
    for (let i = 0; i < p.count; i += 1) sum += p.each * 0.001;
    return { kind: 'values', values: [sum] };
  },
  examples: [
    { seed: 's1', input: '1.305', verdict: 'correct' },
    { seed: 's2', input: '0.63', verdict: 'correct' },
    { seed: 's1', input: '13.05', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
    { seed: 's1', input: '1305000', verdict: 'wrong', misconceptionId: 'converts-wrong-way' },
    { seed: 's1', input: '0.145', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
  ],
});
