import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  fewer: number;
  more: number;
  part: number;
}

const stories = [
  { where: 'At a surf carnival', fewer: 'adults', more: 'children', all: 'people are there' },
  { where: 'In a rock pool', fewer: 'sea stars', more: 'crabs', all: 'animals are there' },
  { where: 'In a library', fewer: 'comics', more: 'novels', all: 'comics and novels are there' },
  { where: 'At a bus depot', fewer: 'electric buses', more: 'diesel buses', all: 'buses are there' },
  { where: 'On a bushwalk', fewer: 'kookaburras', more: 'galahs', all: 'birds of these two kinds are seen' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const difference = (p: Params) => (p.more - p.fewer) * p.part;
const total = (p: Params) => (p.more + p.fewer) * p.part;

export const fromTheDifference = defineTemplate<Params>({
  id: 'y7/ratios/from-the-difference',
  version: 1,
  topicId: '107-ratios',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'parts-from-a-difference',
  calculator: false,
  title: 'A ratio and a difference',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        fewer: random.int(2, 6),
        more: random.int(4, 11),
        part: random.int(3, 9),
      }),
      (p) => p.more - p.fewer >= 2 && gcd(p.fewer, p.more) === 1,
    ),
  prompt(p) {
    const { where, fewer, more, all } = storyOf(p);
    return `${where}, the ratio of ${fewer} to ${more} is $${p.fewer}:${p.more}$. There are ${difference(p)} more ${more} than ${fewer}. How many ${all} altogether?`;
  },
  answer: (p) => ({ kind: 'number', model: `${total(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${difference(p)}}{${p.more}-${p.fewer}}`,
      `The ${difference(p)} extra ones are the difference between the parts of the ratio.`,
      'What is the difference between the two parts of the ratio?',
      'How many parts of the ratio do the extra ones make up?',
    ),
    equal(
      `${p.part}`,
      `The difference is $${p.more - p.fewer}$ parts, so one part is $${p.part}$.`,
      'Divide the difference by its number of parts.',
      'How many are in one part?',
    ),
    start(
      `(${p.fewer}+${p.more})\\times ${p.part}`,
      `Altogether there are $${p.fewer}+${p.more}$ parts.`,
      'Count the parts of both kinds.',
      'How many parts make the whole?',
    ),
    equal(
      `${total(p)}`,
      'Multiply the number of parts by one part.',
      'Work out the product.',
      'Does your total match the difference in the question?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-part-taken-as-total',
      compute: (p) => unlessRight(`${difference(p)}`, `${total(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `${difference(p)} is only the difference between the two groups.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${p.part}`,
      firstWrongStep: 2,
      feedback: () => 'That’s one part of the ratio. How many parts are there altogether?',
    },
    {
      misconceptionId: 'larger-group-only',
      compute: (p) => unlessRight(`${p.more * p.part}`, `${total(p)}`),
      firstWrongStep: 2,
      feedback: (p) => `That’s just the number of ${storyOf(p).more}.`,
    },
  ],
  // Add one more to every part until the difference fits.
  confirm(p) {
    let [fewer, more] = [p.fewer, p.more];
    while (more - fewer < difference(p)) {
      fewer += p.fewer;
      more += p.more;
    }
    return { kind: 'values', values: [fewer + more] };
  },
  examples: [
    { seed: 's1', input: '36', verdict: 'correct' },
    { seed: 's2', input: '66', verdict: 'correct' },
    { seed: 's3', input: '144/2', verdict: 'wrong-form' },
    { seed: 's1', input: '20', verdict: 'wrong', misconceptionId: 'ratio-part-taken-as-total' },
    { seed: 's1', input: '4', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '28', verdict: 'wrong', misconceptionId: 'larger-group-only' },
  ],
});
