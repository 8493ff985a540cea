import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  smallPacks: number;
  inSmall: number;
  largePacks: number;
  inLarge: number;
  thing: string;
}

const things = ['pies', 'stickers', 'tennis balls', 'bread rolls', 'pencils', 'cherry tomatoes'] as const;

export const twoKindsOfPacks = defineTemplate<Params>({
  id: 'y3/tables/two-kinds-of-packs',
  version: 2,
  topicId: '35-tables-3-4-5-10',
  years: [3, 4],
  difficulty: 'NORMAL',
  strategy: 'multiply-then-add',
  calculator: false,
  title: 'Two kinds of packs',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        smallPacks: random.int(2, 6),
        inSmall: random.pick([3, 4, 5]),
        largePacks: random.int(2, 6),
        inLarge: random.pick([5, 10]),
        thing: random.pick(things),
      }),
      (p) => p.inSmall < p.inLarge && p.smallPacks !== p.largePacks,
    ),
  prompt: (p) =>
    `Here are a small pack and a large pack of ${p.thing}. ` +
    `${p.person} buys ${p.smallPacks} small packs and ${p.largePacks} large packs. How many ${p.thing} is that altogether?`,
  figure: (p) => ({
    kind: 'groups',
    alt: `A small pack with ${p.inSmall} dots. A large pack with ${p.inLarge} dots.`,
    groups: [
      { count: p.inSmall, label: 'small' },
      { count: p.inLarge, label: 'large' },
    ],
  }),
  answer: (p) => ({
    kind: 'number',
    model: String(p.smallPacks * p.inSmall + p.largePacks * p.inLarge),
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    step(
      'start',
      `${p.smallPacks}\\times ${p.inSmall}+${p.largePacks}\\times ${p.inLarge}`,
      'There are two kinds of equal groups.',
      'Write a times fact for the small packs and one for the large packs.',
      'Which groups are equal?',
    ),
    step(
      'equal',
      `${p.smallPacks * p.inSmall}+${p.largePacks}\\times ${p.inLarge}`,
      `Each small pack holds ${p.inSmall}.`,
      `Count by ${p.inSmall}s for the small packs.`,
      `How many ${p.thing} are in the small packs?`,
    ),
    step(
      'equal',
      `${p.smallPacks * p.inSmall}+${p.largePacks * p.inLarge}`,
      `Each large pack holds ${p.inLarge}.`,
      `Count by ${p.inLarge}s for the large packs.`,
      `How many ${p.thing} are in the large packs?`,
    ),
    step(
      'equal',
      String(p.smallPacks * p.inSmall + p.largePacks * p.inLarge),
      'The two kinds together make the total.',
      'Add the two totals.',
      'Have you counted both kinds of packs?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(p.smallPacks * p.inSmall),
      firstWrongStep: 2,
      feedback: (p) => `That’s just the small packs. Now count the ${p.largePacks} large packs too.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => String(p.inSmall + p.inLarge),
      firstWrongStep: 0,
      feedback: (p) => `That’s one small pack and one large pack. ${p.person} buys more than one of each.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => String(p.smallPacks + p.inSmall + p.largePacks + p.inLarge),
      firstWrongStep: 0,
      feedback: (p) => `You added. Each of the ${p.smallPacks} small packs holds ${p.inSmall}.`,
    },
  ],
  confirm: (p) => {
    let total = 0;
    for (let pack = 0; pack < p.smallPacks; pack += 1) total += p.inSmall;
    for (let pack = 0; pack < p.largePacks; pack += 1) total += p.inLarge;
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '40', verdict: 'correct' },
    { seed: 's2', input: '24', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '15', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's5', input: '17', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
