import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  person: string;
  story: number;
  a: number;
  b: number;
}

const stories = [
  { where: 'A bag has', one: 'red', two: 'blue', what: 'marbles', each: 'one is red and one is blue' },
  { where: 'A drawer has', one: 'black', two: 'grey', what: 'socks', each: 'one is black and one is grey' },
  { where: 'A bowl has', one: 'lemon', two: 'cherry', what: 'lollies', each: 'one is lemon and one is cherry' },
  { where: 'A team has', one: 'Year 9', two: 'Year 10', what: 'players', each: 'one is from each year' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const total = (p: Params) => p.a + p.b;
const pairs = (p: Params) => total(p) * (total(p) - 1);
const model = (p: Params) => fractionText(2 * p.a * p.b, pairs(p));

export const oneOfEach = defineTemplate<Params>({
  id: 'y9/probability/one-of-each',
  version: 1,
  topicId: '159-compound-events-replacement',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'add-both-orders',
  calculator: true,
  title: 'One of each kind',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        story: random.int(0, stories.length - 1),
        a: random.int(2, 9),
        b: random.int(2, 9),
      }),
      (p) => p.a !== p.b,
    ),
  prompt(p) {
    const { where, one, two, what, each } = storyOf(p);
    return `${where} ${p.a} ${one} and ${p.b} ${two} ${what}. ${p.person} picks two of them at random, without putting the first one back. What is the probability that ${each}?`;
  },
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  figure(p) {
    const { one, two } = storyOf(p);
    const second = (a: number, b: number) => [
      { label: one, p: `${a}/${total(p) - 1}` },
      { label: two, p: `${b}/${total(p) - 1}` },
    ];
    return {
      kind: 'tree',
      alt: `A tree diagram with two stages. First: ${one}, ${p.a} out of ${total(p)}; ${two}, ${p.b} out of ${total(p)}. After ${one}: ${one}, ${p.a - 1} out of ${total(p) - 1}; ${two}, ${p.b} out of ${total(p) - 1}. After ${two}: ${one}, ${p.a} out of ${total(p) - 1}; ${two}, ${p.b - 1} out of ${total(p) - 1}.`,
      stages: ['1st', '2nd'],
      branches: [
        { label: one, p: `${p.a}/${total(p)}`, branches: second(p.a - 1, p.b) },
        { label: two, p: `${p.b}/${total(p)}`, branches: second(p.a, p.b - 1) },
      ],
    };
  },
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.a}}{${total(p)}}\\times \\frac{${p.b}}{${total(p) - 1}}+\\frac{${p.b}}{${total(p)}}\\times \\frac{${p.a}}{${total(p) - 1}}`,
      'There are two ways: one kind first, or the other kind first. Multiply along each path, then add them.',
      'Find every path in the tree diagram that ends with one of each.',
      'In what orders can you get one of each kind?',
    ),
    equal(
      `\\frac{${p.a * p.b}}{${pairs(p)}}+\\frac{${p.a * p.b}}{${pairs(p)}}`,
      'Multiply along each path.',
      'Work out both products.',
      'Are both paths equally likely?',
    ),
    equal(
      `\\frac{${2 * p.a * p.b}}{${pairs(p)}}`,
      'Add the two paths.',
      'The denominators are the same, so add the numerators.',
      'How do you add fractions with the same denominator?',
    ),
    equal(
      fractionLatex(2 * p.a * p.b, pairs(p)),
      'Write the fraction in lowest terms.',
      'Look for a common factor.',
      'Which number goes into both the numerator and the denominator?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'one-order-only',
      compute: (p) => fractionText(p.a * p.b, pairs(p)),
      firstWrongStep: 0,
      feedback: () => 'You only counted one order. Could they come out the other way round?',
    },
    {
      misconceptionId: 'with-replacement-assumed',
      compute: (p) => unlessRight(fractionText(2 * p.a * p.b, total(p) ** 2), model(p)),
      firstWrongStep: 0,
      feedback: (p) => `After the first pick, how many of the ${total(p)} are left?`,
    },
    {
      misconceptionId: 'probabilities-added-for-and',
      compute: (p) => unlessRight(fractionText(p.a * (total(p) - 1) + p.b * total(p), pairs(p)), model(p)),
      firstWrongStep: 1,
      feedback: () => 'You added along a branch. Both things happen, one after the other, so you multiply.',
    },
  ],
  // List every ordered pair of different items.
  confirm(p) {
    const items = Array.from({ length: total(p) }, (_, place) => (place < p.a ? 1 : 2));
    let [mixed, all] = [0, 0];
    items.forEach((first, i) => {
      items.forEach((second, j) => {
        if (i === j) return;
        all += 1;
        if (first !== second) mixed += 1;
      });
    });
    return { kind: 'values', values: [mixed / all] };
  },
  examples: [
    { seed: 's1', input: '18/35', verdict: 'correct' },
    { seed: 's2', input: '21/40', verdict: 'correct' },
    { seed: 's3', input: '14/30', verdict: 'wrong-form' },
    { seed: 's1', input: '9/35', verdict: 'wrong', misconceptionId: 'one-order-only' },
    { seed: 's1', input: '12/25', verdict: 'wrong', misconceptionId: 'with-replacement-assumed' },
  ],
});
