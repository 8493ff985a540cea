import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  counts: [number, number, number];
}

const stories = [
  { where: 'a bag', what: 'marbles', kinds: ['red', 'blue', 'green'] },
  { where: 'a box', what: 'counters', kinds: ['white', 'black', 'yellow'] },
  { where: 'a drawer', what: 'socks', kinds: ['grey', 'striped', 'purple'] },
  { where: 'a bowl', what: 'tickets', kinds: ['gold', 'silver', 'orange'] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const total = (p: Params) => p.counts[0] + p.counts[1] + p.counts[2];
const model = (p: Params) => fractionText(p.counts[0], total(p));

export const oneDraw = defineTemplate<Params>({
  id: 'y7/probability/one-draw',
  version: 1,
  topicId: '123-single-stage-probability',
  years: [7],
  difficulty: 'EASY',
  strategy: 'favourable-over-total',
  calculator: false,
  title: 'Probability of one draw',
  params(random) {
    const story = random.int(0, stories.length - 1);
    let counts: [number, number, number] = [1, 1, 1];
    // Not in lowest terms at first, so that simplifying is part of the task.
    do counts = [random.int(2, 9), random.int(2, 9), random.int(2, 9)];
    while (gcd(counts[0], counts[0] + counts[1] + counts[2]) === 1 || new Set(counts).size < 2);
    return { name: random.pick(firstNames), story, counts };
  },
  prompt(p) {
    const { where, what, kinds } = storyOf(p);
    const [first, second, third] = p.counts;
    return `There are ${first} ${kinds[0]}, ${second} ${kinds[1]} and ${third} ${kinds[2]} ${what} in ${where}. ${p.name} takes one out without looking. What is the probability that it is ${kinds[0]}?`;
  },
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.counts[0]}}{${p.counts.join('+')}}`,
      `Put the number of ${storyOf(p).kinds[0]} ${storyOf(p).what} over the total number of ${storyOf(p).what}.`,
      `How many ${storyOf(p).what} of any kind could be taken out?`,
      'Which outcomes do you want, and how many outcomes are possible?',
    ),
    equal(
      `\\frac{${p.counts[0]}}{${total(p)}}`,
      `There are $${total(p)}$ ${storyOf(p).what} altogether.`,
      'Add up all the counts, including the one you want.',
      `Does your denominator count all of the ${storyOf(p).what}?`,
    ),
    equal(
      fractionLatex(p.counts[0], total(p)),
      `Divide the numerator and denominator by $${gcd(p.counts[0], total(p))}$.`,
      'Look for a number that goes into the numerator and the denominator.',
      'What is the largest number that goes into both?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => unlessRight(fractionText(p.counts[0], p.counts[1] + p.counts[2]), model(p)),
      firstWrongStep: 0,
      feedback: (p) =>
        `The ${storyOf(p).kinds[0]} ${storyOf(p).what} can be taken out too, so they’re part of the total.`,
    },
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: (p) => unlessRight('1/3', model(p)),
      firstWrongStep: 0,
      feedback: (p) => `There are three kinds, but not the same number of ${storyOf(p).what} of each.`,
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => unlessRight(fractionText(p.counts[1] + p.counts[2], total(p)), model(p)),
      firstWrongStep: 0,
      feedback: (p) => `That’s the probability of not getting ${storyOf(p).kinds[0]}.`,
    },
  ],
  confirm(p) {
    // Lay out every item and count.
    const items = p.counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
    return { kind: 'values', values: [items.filter((kind) => kind === 0).length / items.length] };
  },
  examples: [
    { seed: 's1', input: '1/6', verdict: 'correct' },
    { seed: 's2', input: '2/12', verdict: 'wrong-form' },
    { seed: 's1', input: '1/5', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
    { seed: 's1', input: '1/3', verdict: 'wrong', misconceptionId: 'all-outcomes-equally-likely' },
    { seed: 's1', input: '5/6', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
  ],
});
