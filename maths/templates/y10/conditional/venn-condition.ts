import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** The four regions of a Venn diagram; the question is about the first set among the second. */
interface Params {
  story: number;
  a: number;
  both: number;
  b: number;
  outside: number;
}

const stories = [
  { who: 'students', one: 'student', a: 'Sport', b: 'Music', hasA: 'plays a sport', hasB: 'plays music' },
  { who: 'travellers', one: 'traveller', a: 'Japan', b: 'Bali', hasA: 'has been to Japan', hasB: 'has been to Bali' },
  { who: 'streets', one: 'street', a: 'Trees', b: 'Bike lane', hasA: 'has trees', hasB: 'has a bike lane' },
  { who: 'diners', one: 'diner', a: 'Soup', b: 'Dessert', hasA: 'orders soup', hasB: 'orders dessert' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const inB = (p: Params) => p.both + p.b;
const total = (p: Params) => p.a + p.both + p.b + p.outside;
const model = (p: Params) => fractionText(p.both, inB(p));

export const vennCondition = defineTemplate<Params>({
  id: 'y10/conditional/venn-condition',
  version: 1,
  topicId: '177-conditional-probability',
  years: [10],
  difficulty: 'EASY',
  strategy: 'look-inside-one-ring',
  calculator: false,
  title: 'Conditional probability from a Venn diagram',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        a: random.int(3, 24),
        both: random.int(3, 20),
        b: random.int(3, 24),
        outside: random.int(2, 15),
      }),
      (p) => gcd(p.both, inB(p)) > 1 && 2 * p.both !== inB(p) && p.a !== p.b,
    ),
  prompt: (p) =>
    `The Venn diagram shows how many ${storyOf(p).who} are in each region. One ${storyOf(p).one} is picked at random. Given that this ${storyOf(p).one} ${storyOf(p).hasB}, what is the probability that this ${storyOf(p).one} also ${storyOf(p).hasA}?`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  figure: (p) => ({
    kind: 'venn',
    alt: `A Venn diagram. Only ${storyOf(p).a}: ${p.a}. Both: ${p.both}. Only ${storyOf(p).b}: ${p.b}. Neither: ${p.outside}.`,
    sets: [storyOf(p).a, storyOf(p).b],
    regions: { a: `${p.a}`, ab: `${p.both}`, b: `${p.b}`, outside: `${p.outside}` },
  }),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.both}}{${p.both}+${p.b}}`,
      `Only the circle "${storyOf(p).b}" counts now, with both of its parts.`,
      'What you know makes the group smaller. Which circle is left?',
      'Which ones could still have been picked?',
    ),
    equal(
      `\\frac{${p.both}}{${inB(p)}}`,
      'Add the two parts of the circle.',
      'How many are in the whole circle?',
      'How many are in this circle altogether?',
    ),
    equal(
      fractionLatex(p.both, inB(p)),
      'Write the fraction in lowest terms.',
      'Look for a common factor.',
      'Which number divides both the numerator and the denominator?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'condition-ignored',
      compute: (p) => unlessRight(fractionText(p.both, total(p)), model(p)),
      firstWrongStep: 0,
      feedback: () => 'You divided by the overall total. What you know leaves just one circle.',
    },
    {
      misconceptionId: 'condition-reversed',
      compute: (p) => unlessRight(fractionText(p.both, p.both + p.a), model(p)),
      firstWrongStep: 0,
      feedback: (p) => `You looked inside the circle "${storyOf(p).a}". Which one is given?`,
    },
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => unlessRight(fractionText(p.both, p.b), model(p)),
      firstWrongStep: 0,
      feedback: () => 'You compared the overlap with the rest of the circle. The overlap is part of the circle too.',
    },
  ],
  // Name everybody, keep those in the second ring, and count.
  confirm(p) {
    const everybody = [
      ...Array(p.a).fill('a'),
      ...Array(p.both).fill('ab'),
      ...Array(p.b).fill('b'),
      ...Array(p.outside).fill(''),
    ];
    const kept = everybody.filter((rings: string) => rings.includes('b'));
    return { kind: 'values', values: [kept.filter((rings: string) => rings.includes('a')).length / kept.length] };
  },
  examples: [
    { seed: 's1', input: '3/8', verdict: 'correct' },
    { seed: 's2', input: '5/11', verdict: 'correct' },
    { seed: 's3', input: '10/18', verdict: 'wrong-form' },
    { seed: 's1', input: '3/11', verdict: 'wrong', misconceptionId: 'condition-ignored' },
    { seed: 's1', input: '3/4', verdict: 'wrong', misconceptionId: 'condition-reversed' },
    { seed: 's1', input: '3/5', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
  ],
});
