import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  each: number;
  count: number;
  extra: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} packs ${p.count} crates with ${p.each} oranges in each. There are ${p.extra} oranges left over.`,
  (p) => `${p.person} fills ${p.count} sheets with ${p.each} stamps each and has ${p.extra} more stamps.`,
  (p) => `${p.person} lays ${p.count} rows of ${p.each} pavers and keeps ${p.extra} pavers for repairs.`,
  (p) => `${p.person} reads ${p.count} books of ${p.each} pages each and then ${p.extra} pages of the next one.`,
];
const things = ['oranges', 'stamps', 'pavers', 'pages'];

const tens = (n: number) => Math.floor(n / 10) * 10;
const ones = (n: number) => n % 10;
const product = (p: Params) => p.each * p.count;

export const threeByTwo = defineTemplate<Params>({
  id: 'y5/long-multiplication/three-by-two',
  version: 1,
  topicId: '67-long-multiplication',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'multiply-in-a-story',
  calculator: false,
  title: 'Multiply, then add the rest',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        each: random.int(112, 389),
        count: random.int(12, 34),
        extra: random.int(15, 98),
        story: random.int(0, stories.length - 1),
      }),
      (p) => product(p) + p.extra < 10_000 && ones(p.count) > 1 && ones(p.each) !== 0,
    ),
  prompt: (p) => `${stories[p.story]?.(p)} How many ${things[p.story]} is that altogether?`,
  answer: (p) => ({ kind: 'number', model: String(product(p) + p.extra), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.each}\\times ${p.count}+${p.extra}`,
      `There are ${p.count} equal groups, plus some more.`,
      'Find the equal groups and the extra ones.',
      'Which part of the story do you multiply, and which do you add?',
    ),
    step(
      'equal',
      `${p.each}\\times ${ones(p.count)}+${p.each}\\times ${tens(p.count)}+${p.extra}`,
      `Break ${p.count} into ones and tens.`,
      `Multiply by the ones and by the tens of ${p.count}.`,
      `What is the first digit of ${p.count} worth?`,
    ),
    step(
      'equal',
      `${p.each * ones(p.count)}+${p.each * tens(p.count)}+${p.extra}`,
      'Work out both rows. The second row ends in a zero.',
      'Work out one row at a time.',
      'Which row is larger?',
    ),
    step(
      'equal',
      `${product(p)}+${p.extra}`,
      'Both rows together give all the equal groups.',
      'Add the two rows.',
      'What do all the equal groups make altogether?',
    ),
    step(
      'equal',
      String(product(p) + p.extra),
      'Add the rest.',
      'Now add the extra ones.',
      'Have you left anything out?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(product(p)),
      firstWrongStep: 4,
      feedback: (p) => `That’s just the equal groups. Add the ${p.extra} extra ${things[p.story]} too.`,
    },
    {
      misconceptionId: 'drops-zero-in-second-row',
      compute: (p) => String(p.each * ones(p.count) + (p.each * tens(p.count)) / 10 + p.extra),
      firstWrongStep: 2,
      feedback: (p) =>
        `The ${tens(p.count) / 10} in ${p.count} stands for ${tens(p.count)}, so that row ends in a zero.`,
    },
    {
      misconceptionId: 'multiplies-one-part-only',
      compute: (p) => (ones(p.count) === 0 ? null : String(p.each * tens(p.count) + p.extra)),
      firstWrongStep: 1,
      feedback: (p) => `You multiplied by ${tens(p.count)}. Multiply by the ${ones(p.count)} ones of ${p.count} too.`,
    },
  ],
  confirm: (p) => {
    let total = p.extra;
    for (let group = 0; group < p.count; group += 1) total += p.each;
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '5102', verdict: 'correct' },
    { seed: 's2', input: '6604', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '1751', verdict: 'wrong', misconceptionId: 'drops-zero-in-second-row' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
