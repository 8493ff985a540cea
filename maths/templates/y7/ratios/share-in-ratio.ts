import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { gcd, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  names: [string, string];
  story: number;
  first: number;
  second: number;
  part: number;
}

const stories = ['earn', 'win', 'raise', 'save'] as const;
const reasons = [
  'from washing cars',
  'in a design contest',
  'with a lemonade stall',
  'together over the holidays',
] as const;

const total = (p: Params) => (p.first + p.second) * p.part;
const share = (p: Params) => p.second * p.part;
const money = (value: number) => rounded(value, 2);

export const shareInRatio = defineTemplate<Params>({
  id: 'y7/ratios/share-in-ratio',
  version: 1,
  topicId: '107-ratios',
  years: [7, 8],
  difficulty: 'NORMAL',
  strategy: 'value-of-one-part',
  calculator: false,
  title: 'Share an amount in a ratio',
  params: (random) =>
    drawUntil(
      () => {
        const [one, two] = random.shuffle(firstNames);
        return {
          names: [one ?? '', two ?? ''] as [string, string],
          story: random.int(0, stories.length - 1),
          first: random.int(2, 7),
          second: random.int(2, 7),
          part: random.int(4, 15),
        };
      },
      (p) => gcd(p.first, p.second) === 1 && p.first !== p.second,
    ),
  prompt: (p) =>
    `${p.names.join(' and ')} ${stories[p.story] ?? ''} \\$${total(p)} ${reasons[p.story] ?? ''}. They share it in the ratio $${p.first}:${p.second}$, in that order. How much does ${p.names[1]} get?`,
  answer: (p) => ({ kind: 'money', model: money(share(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `\\frac{${total(p)}}{${p.first}+${p.second}}`,
      'Split the whole amount into equal parts: one for every part of the ratio.',
      'How many equal parts are there altogether?',
      'How many parts do the two people get altogether?',
    ),
    equal(
      `${p.part}`,
      `There are $${p.first + p.second}$ parts, and each of them is worth \\$${p.part}.`,
      'Divide the whole amount by the number of parts.',
      'How much is one part worth?',
    ),
    start(
      `${p.second}\\times ${p.part}`,
      `${p.names[1]} gets $${p.second}$ of these parts.`,
      `How many of the parts belong to ${p.names[1]}?`,
      'Which number in the ratio belongs to the person in the question?',
    ),
    equal(
      `${share(p)}`,
      'Multiply the parts by the value of one part.',
      'Work out the product.',
      'Do the two shares add up to the whole amount?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => money(p.first * p.part),
      firstWrongStep: 2,
      feedback: (p) => `That’s ${p.names[0]}’s share. The second number in the ratio belongs to ${p.names[1]}.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => money(p.part),
      firstWrongStep: 2,
      feedback: (p) => `\\$${p.part} is one part. How many parts does ${p.names[1]} get?`,
    },
    {
      misconceptionId: 'ratio-shares-by-one-part',
      compute: (p) => (total(p) % p.second === 0 ? money(total(p) / p.second) : null),
      firstWrongStep: 0,
      feedback: () => 'Count both people’s parts when you split the amount, not just one person’s.',
    },
  ],
  confirm(p) {
    // Deal the dollars out in rounds until none is left.
    let [left, second] = [total(p), 0];
    while (left > 0) {
      left -= p.first + p.second;
      second += p.second;
    }
    return { kind: 'values', values: [second] };
  },
  examples: [
    { seed: 's1', input: '65.00', verdict: 'correct' },
    { seed: 's2', input: '28.00', verdict: 'correct' },
    { seed: 's1', input: '78.00', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's1', input: '13.00', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's4', input: '24.00', verdict: 'wrong', misconceptionId: 'ratio-shares-by-one-part' },
  ],
});
