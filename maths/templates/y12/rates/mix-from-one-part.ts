import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** A ratio of three parts, the amount of one of them, and which other one is asked for. */
interface Params {
  story: number;
  parts: [number, number, number];
  share: number;
  given: number;
  asked: number;
}

const stories = [
  { what: 'A concrete mix', things: ['gravel', 'sand', 'cement'], unit: 'buckets' },
  { what: 'A potting mix', things: ['compost', 'loam', 'perlite'], unit: 'litres' },
  { what: 'A batch of muesli', things: ['oats', 'nuts', 'dried fruit'], unit: 'cups' },
  { what: 'A fertiliser', things: ['nitrogen', 'phosphorus', 'potassium'], unit: 'kilograms' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const thing = (p: Params, place: number) => storyOf(p).things[place] ?? '';
const part = (p: Params, place: number) => p.parts[place] ?? 1;
const known = (p: Params) => part(p, p.given) * p.share;
const answerOf = (p: Params) => part(p, p.asked) * p.share;
const all = (p: Params) => p.parts[0] + p.parts[1] + p.parts[2];

export const mixFromOnePart = defineTemplate<Params>({
  id: 'y12/rates/mix-from-one-part',
  version: 1,
  topicId: '184-rates-and-ratios',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'one-part-of-a-ratio',
  calculator: true,
  title: 'Find one part of a mix from another',
  params: (random) =>
    drawUntil(
      () => {
        const [given = 0, asked = 1] = random.shuffle([0, 1, 2]);
        return {
          story: random.int(0, stories.length - 1),
          parts: [random.int(3, 9), random.int(2, 7), random.int(1, 5)] as Params['parts'],
          share: random.int(3, 24),
          given,
          asked,
        };
      },
      (p) => new Set(p.parts).size === 3 && gcd(gcd(p.parts[0], p.parts[1]), p.parts[2]) === 1 && part(p, p.given) > 1,
    ),
  prompt: (p) =>
    `${storyOf(p).what} is made from ${storyOf(p).things[0]}, ${storyOf(p).things[1]} and ${storyOf(p).things[2]} in the ratio $${p.parts.join(':')}$. It contains ${known(p)} ${storyOf(p).unit} of ${thing(p, p.given)}. How many ${storyOf(p).unit} of ${thing(p, p.asked)} does it contain?`,
  answer: (p) => ({
    kind: 'quantity',
    model: `${answerOf(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `${known(p)}\\div ${part(p, p.given)}`,
      `The ${known(p)} ${storyOf(p).unit} of ${thing(p, p.given)} make up $${part(p, p.given)}$ parts of the ratio.`,
      'Find the size of one part of the ratio.',
      `How many parts of the ratio are ${thing(p, p.given)}?`,
    ),
    equal(`${p.share}`, 'This is one part.', 'Divide.', 'How much is one part?'),
    start(
      `${part(p, p.asked)}\\times ${p.share}`,
      `Multiply one part by the number of parts that are ${thing(p, p.asked)}.`,
      `Find how many parts are ${thing(p, p.asked)}.`,
      `Which number in the ratio is for ${thing(p, p.asked)}?`,
    ),
    equal(`${answerOf(p)}`, 'Multiply.', 'Work out the product.', 'Are the two amounts in the given ratio?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-part-taken-as-total',
      compute: (p) => unlessRight(`${known(p) * part(p, p.asked)}/${all(p)}`, `${answerOf(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `You shared the ${known(p)} between all the parts, but that’s just the ${thing(p, p.given)}.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${p.share}`, `${answerOf(p)}`),
      firstWrongStep: 2,
      feedback: (p) => `That’s one part. How many parts are ${thing(p, p.asked)}?`,
    },
    {
      misconceptionId: 'ratio-as-difference',
      compute(p) {
        const wrong = known(p) + part(p, p.asked) - part(p, p.given);
        return wrong > 0 ? unlessRight(`${wrong}`, `${answerOf(p)}`) : null;
      },
      firstWrongStep: 0,
      feedback: () =>
        'You kept the difference between the parts the same. In a bigger mix, the difference is bigger too.',
    },
  ],
  // Make one small batch after the other until the known amount is used up.
  confirm(p) {
    let [used, made] = [0, 0];
    while (used < known(p)) {
      used += part(p, p.given);
      made += part(p, p.asked);
    }
    return { kind: 'values', values: [made] };
  },
  examples: [
    { seed: 's1', input: '42', verdict: 'correct' },
    { seed: 's2', input: '13', verdict: 'correct' },
    { seed: 's3', input: '36/2', verdict: 'wrong-form' },
    { seed: 's1', input: '126/11', verdict: 'wrong', misconceptionId: 'ratio-part-taken-as-total' },
    { seed: 's1', input: '21', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '62', verdict: 'wrong', misconceptionId: 'ratio-as-difference' },
  ],
});
