import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** a/b - c/d × (-e/f) */
interface Params {
  first: [number, number];
  second: [number, number];
  third: [number, number];
}

const fractions: [number, number][] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [5, 6],
  [3, 8],
  [3, 10],
];

const latex = ([top, bottom]: [number, number]) => `\\frac{${top}}{${bottom}}`;
/** The size of the product in lowest terms. */
function product(p: Params): [number, number] {
  const [top, bottom] = [p.second[0] * p.third[0], p.second[1] * p.third[1]];
  const common = gcd(top, bottom);
  return [top / common, bottom / common];
}
const bottom = (p: Params) => (p.first[1] * product(p)[1]) / gcd(p.first[1], product(p)[1]);
const over = (p: Params, [top, own]: [number, number]) => (top * bottom(p)) / own;
const model = (p: Params) => fractionText(over(p, p.first) + over(p, product(p)), bottom(p));

export const rationalOrder = defineTemplate<Params>({
  id: 'y8/integers/rational-order',
  version: 1,
  topicId: '126-integers-and-rationals-four-operations',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'order-of-operations-with-fractions',
  calculator: false,
  title: 'Fractions, signs and the order of operations',
  params: (random) =>
    drawUntil(
      () => ({ first: random.pick(fractions), second: random.pick(fractions), third: random.pick(fractions) }),
      (p) => {
        const crossed = p.second[0] * p.third[0] * p.first[1] !== p.first[0] * p.second[1] * p.third[1];
        const total = over(p, p.first) + over(p, product(p));
        return crossed && bottom(p) <= 40 && total % bottom(p) !== 0 && p.first.join() !== p.second.join();
      },
    ),
  prompt: (p) => `Work out $${latex(p.first)}-${latex(p.second)}\\times\\left(-${latex(p.third)}\\right)$.`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `${latex(p.first)}-${latex(p.second)}\\times\\left(-${latex(p.third)}\\right)`,
      'Multiplication comes before subtraction.',
      'Copy the question. Which operation comes first?',
      'What do you do with the two fractions on the right?',
    ),
    equal(
      `${latex(p.first)}-\\left(-${latex(product(p))}\\right)`,
      'A positive times a negative is negative. Multiply the numerators and denominators, then simplify.',
      'Multiply the two fractions, and watch the sign.',
      'What is the sign of the product?',
    ),
    equal(
      `${latex(p.first)}+${latex(product(p))}`,
      'Subtracting a negative number is the same as adding its opposite.',
      'Look at the two signs next to each other.',
      'What does taking away a negative number do?',
    ),
    equal(
      `\\frac{${over(p, p.first)}}{${bottom(p)}}+\\frac{${over(p, product(p))}}{${bottom(p)}}`,
      `Write both fractions with a denominator of ${bottom(p)}.`,
      'Find a common denominator.',
      'Which number do both denominators go into?',
    ),
    equal(
      fractionLatex(over(p, p.first) + over(p, product(p)), bottom(p)),
      'Add the numerators, and simplify if you can.',
      'Only add the numerators.',
      'Is the fraction in lowest terms?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'minus-minus-as-minus',
      compute: (p) => fractionText(over(p, p.first) - over(p, product(p)), bottom(p)),
      firstWrongStep: 2,
      feedback: () => 'The product is negative, and you’re subtracting it. What do the two minus signs become?',
    },
    {
      misconceptionId: 'adds-before-times',
      compute(p) {
        const top = p.first[0] * p.second[1] - p.second[0] * p.first[1];
        return unlessRight(fractionText(-top * p.third[0], p.first[1] * p.second[1] * p.third[1]), model(p));
      },
      firstWrongStep: 1,
      feedback: () => 'You subtracted first. Multiplication comes before subtraction.',
    },
    {
      misconceptionId: 'adds-numerators-and-denominators',
      compute: (p) => unlessRight(fractionText(p.first[0] + product(p)[0], p.first[1] + product(p)[1]), model(p)),
      firstWrongStep: 4,
      feedback: () => 'You added the denominators as well. The denominator only tells you the size of the parts.',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [p.first[0] / p.first[1] - (p.second[0] / p.second[1]) * (-p.third[0] / p.third[1])],
  }),
  examples: [
    { seed: 's1', input: '13/18', verdict: 'correct' },
    { seed: 's2', input: '13/20', verdict: 'correct' },
    { seed: 's3', input: '46/48', verdict: 'wrong-form' },
    { seed: 's1', input: '5/18', verdict: 'wrong', misconceptionId: 'minus-minus-as-minus' },
    { seed: 's1', input: '-1/9', verdict: 'wrong', misconceptionId: 'adds-before-times' },
    { seed: 's1', input: '3/11', verdict: 'wrong', misconceptionId: 'adds-numerators-and-denominators' },
  ],
});
