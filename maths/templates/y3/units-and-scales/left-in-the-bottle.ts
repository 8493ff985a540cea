import type { Figure } from '../../../figures/figure';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  large: number;
  times: number;
  each: number;
  story: number;
}

interface Story {
  factor: 100 | 1000;
  big: string;
  little: string;
  littleName: string;
  picture(large: number): Figure;
  tell(p: Params): string;
}

const litres: Omit<Story, 'tell'> = {
  factor: 1000,
  big: 'L',
  little: 'mL',
  littleName: 'millilitres',
  picture: (large) => ({
    kind: 'scale',
    alt: `A measuring jug with a mark for each litre. The level is at ${large} L.`,
    look: 'jug',
    from: 0,
    to: 5,
    step: 1,
    labelEvery: 1,
    unit: 'L',
    at: large,
  }),
};
const stories: Story[] = [
  {
    ...litres,
    tell: (p) => `This jug has juice in it. ${p.person} fills ${p.times} cups with ${p.each} mL each.`,
  },
  {
    ...litres,
    tell: (p) => `This jug has water in it. ${p.person} gives ${p.times} plants ${p.each} mL each.`,
  },
  {
    factor: 1000,
    big: 'kg',
    little: 'g',
    littleName: 'grams',
    picture: (large) => ({
      kind: 'scale',
      alt: `A kitchen scale with a mark for each kilogram. The pointer is at ${large} kg.`,
      look: 'dial',
      from: 0,
      to: 5,
      step: 1,
      labelEvery: 1,
      unit: 'kg',
      at: large,
    }),
    tell: (p) => `The scale shows a bag of flour. ${p.person} bakes ${p.times} cakes. Each one needs ${p.each} g.`,
  },
  {
    factor: 100,
    big: 'm',
    little: 'cm',
    littleName: 'centimetres',
    picture: (large) => ({
      kind: 'ruler',
      alt: `A rope along a ruler in metres. It goes from 0 to ${large}.`,
      unit: 'm',
      length: 5,
      step: 1,
      items: [{ from: 0, to: large, label: 'rope' }],
    }),
    tell: (p) => `Here’s a rope. ${p.person} cuts off ${p.times} pieces of ${p.each} cm each.`,
  },
];

const storyOf = ({ story }: Params): Story => stories[story] ?? (stories[0] as Story);
const whole = (p: Params) => p.large * storyOf(p).factor;
const used = ({ times, each }: Params) => times * each;
const left = (p: Params) => whole(p) - used(p);

export const leftInTheBottle = defineTemplate<Params>({
  id: 'y3/units-and-scales/left-in-the-bottle',
  version: 2,
  topicId: '36-metric-units-and-scales',
  years: [3, 4],
  difficulty: 'HARD',
  strategy: 'same-unit-then-subtract',
  calculator: false,
  title: 'How much is left?',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const each = stories[story]?.factor === 100 ? 10 * random.int(2, 9) : 50 * random.int(3, 9);
        return { person: random.pick(people), large: random.int(1, 4), times: random.int(2, 5), each, story };
      },
      (p) => left(p) > 0 && left(p) !== used(p) && left(p) < whole(p) - p.each && left(p) !== p.each,
    ),
  prompt: (p) => `${storyOf(p).tell(p)} How many ${storyOf(p).littleName} are left?`,
  figure: (p) => storyOf(p).picture(p.large),
  answer: (p) => ({
    kind: 'quantity',
    model: `${left(p)} ${storyOf(p).little}`,
    unit: storyOf(p).little,
    forms: [{ kind: 'simplified' }],
  }),
  steps: (p) => {
    const { factor, big, little, littleName } = storyOf(p);
    return [
      step(
        'identity',
        `${p.large}\\times ${factor}=${whole(p)}`,
        `Change ${p.large} ${big} into ${littleName}.`,
        `How many ${littleName} are in 1 ${big}?`,
        'Are both amounts in the same unit?',
      ),
      step(
        'identity',
        `${p.times}\\times ${p.each}=${used(p)}`,
        `That’s how many ${littleName} are used.`,
        'Find how much is used altogether.',
        'How many times is that amount used?',
      ),
      step(
        'start',
        `${whole(p)}-${used(p)}`,
        `Now both amounts are in ${little}.`,
        'Take away what was used.',
        'How much was there at the start?',
      ),
      step(
        'equal',
        String(left(p)),
        'That’s how much is left.',
        'Work out how much is left.',
        'Is that less than at the start?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(used(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s how much was used. How much is left?',
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => otherThan(left(p), whole(p) - p.each),
      firstWrongStep: 1,
      feedback: (p) => `You only took ${p.each} ${storyOf(p).little} away once. It’s used ${p.times} times.`,
    },
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => {
        const wrong = p.large * (storyOf(p).factor === 100 ? 1000 : 100) - used(p);
        return wrong > 0 ? String(wrong) : null;
      },
      firstWrongStep: 0,
      feedback: (p) => `How many ${storyOf(p).littleName} are in 1 ${storyOf(p).big}?`,
    },
  ],
  confirm: (p) => {
    let amount = p.large * storyOf(p).factor;
    for (let i = 0; i < p.times; i += 1) amount -= p.each;
    return { kind: 'values', values: [amount] };
  },
  examples: [
    { seed: 's1', input: '650 mL', verdict: 'correct' },
    { seed: 's2', input: '600', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '330', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's4', input: '3 + ', verdict: 'unreadable' },
  ],
});
