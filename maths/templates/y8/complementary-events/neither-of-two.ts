import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** A spinner or a bag with three kinds; asked is the third. */
interface Params {
  story: number;
  first: [number, number];
  second: [number, number];
}

const stories = [
  { what: 'A spinner can stop on red, blue or green', kinds: ['red', 'blue', 'green'] },
  { what: 'A game of chess can be won, lost or drawn', kinds: ['a win', 'a loss', 'a draw'] },
  { what: 'A train can be early, on time or late', kinds: ['an early train', 'an on-time train', 'a late train'] },
  {
    what: 'A bag holds plain, striped and spotted socks. One is taken out',
    kinds: ['a plain sock', 'a striped sock', 'a spotted sock'],
  },
] as const;

const fractions: [number, number][] = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 5],
  [1, 5],
  [3, 10],
  [1, 6],
  [3, 8],
  [5, 12],
];

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const latex = ([top, bottom]: [number, number]) => `\\frac{${top}}{${bottom}}`;
const bottom = (p: Params) => (p.first[1] * p.second[1]) / gcd(p.first[1], p.second[1]);
const over = (p: Params, [top, own]: [number, number]) => (top * bottom(p)) / own;
const known = (p: Params) => over(p, p.first) + over(p, p.second);
const model = (p: Params) => fractionText(bottom(p) - known(p), bottom(p));

export const neitherOfTwo = defineTemplate<Params>({
  id: 'y8/complementary-events/neither-of-two',
  version: 1,
  topicId: '142-complementary-events',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'probabilities-make-one',
  calculator: false,
  title: 'The third probability',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        first: random.pick(fractions),
        second: random.pick(fractions),
      }),
      (p) => p.first[1] !== p.second[1] && known(p) < bottom(p) && 2 * known(p) !== bottom(p),
    ),
  prompt(p) {
    const { what, kinds } = storyOf(p);
    return `${what}. The probability of ${kinds[0]} is $${latex(p.first)}$, and the probability of ${kinds[1]} is $${latex(p.second)}$. What is the probability of ${kinds[2]}?`;
  },
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `1-\\left(${latex(p.first)}+${latex(p.second)}\\right)`,
      'One of the three must happen, so their probabilities add up to 1.',
      'What do the three probabilities add up to?',
      'Can anything else happen?',
    ),
    equal(
      `1-\\left(\\frac{${over(p, p.first)}}{${bottom(p)}}+\\frac{${over(p, p.second)}}{${bottom(p)}}\\right)`,
      `Write both fractions with a denominator of ${bottom(p)}.`,
      'Find a common denominator.',
      'Which number do both denominators go into?',
    ),
    equal(
      `1-\\frac{${known(p)}}{${bottom(p)}}`,
      'Add the two known probabilities.',
      'Work out the bracket.',
      'What is the probability of one or the other?',
    ),
    equal(
      fractionLatex(bottom(p) - known(p), bottom(p)),
      'Subtract from 1, and simplify if you can.',
      'Write 1 with the same denominator.',
      'How much is left of the whole?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => fractionText(known(p), bottom(p)),
      firstWrongStep: 3,
      feedback: (p) => `That’s the probability of ${storyOf(p).kinds[0]} or ${storyOf(p).kinds[1]}. What is left?`,
    },
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: (p) => unlessRight('1/3', model(p)),
      firstWrongStep: 0,
      feedback: () => 'There are three outcomes, but they aren’t equally likely here.',
    },
    {
      misconceptionId: 'adds-numerators-and-denominators',
      compute(p) {
        const [top, under] = [p.first[0] + p.second[0], p.first[1] + p.second[1]];
        return unlessRight(fractionText(under - top, under), model(p));
      },
      firstWrongStep: 1,
      feedback: () => 'You added the numerators and the denominators. Find a common denominator before you add.',
    },
  ],
  // Equal cells: colour those of the first two, and count the rest.
  confirm(p) {
    const cells = p.first[1] * p.second[1];
    const coloured = (cells / p.first[1]) * p.first[0] + (cells / p.second[1]) * p.second[0];
    return { kind: 'values', values: [(cells - coloured) / cells] };
  },
  examples: [
    { seed: 's1', input: '11/30', verdict: 'correct' },
    { seed: 's2', input: '3/10', verdict: 'correct' },
    { seed: 's3', input: '6/20', verdict: 'wrong-form' },
    { seed: 's1', input: '19/30', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's1', input: '1/3', verdict: 'wrong', misconceptionId: 'all-outcomes-equally-likely' },
    { seed: 's1', input: '9/13', verdict: 'wrong', misconceptionId: 'adds-numerators-and-denominators' },
  ],
});
