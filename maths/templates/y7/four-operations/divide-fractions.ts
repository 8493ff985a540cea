import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** a/b ÷ c/d */
interface Params {
  a: number;
  b: number;
  c: number;
  d: number;
}

const model = (p: Params) => fractionText(p.a * p.d, p.b * p.c);

export const divideFractions = defineTemplate<Params>({
  id: 'y7/four-operations/divide-fractions',
  version: 1,
  topicId: '105-fractions-decimals-percents-four-operations',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'multiply-by-the-reciprocal',
  calculator: false,
  title: 'Divide a fraction by a fraction',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(1, 7), b: random.int(3, 10), c: random.int(2, 7), d: random.int(3, 10) }),
      (p) =>
        p.a < p.b &&
        p.c < p.d &&
        gcd(p.a, p.b) === 1 &&
        gcd(p.c, p.d) === 1 &&
        gcd(p.a * p.d, p.b * p.c) > 1 &&
        (p.a * p.d) % (p.b * p.c) !== 0,
    ),
  prompt: (p) => `Work out $\\frac{${p.a}}{${p.b}}\\div\\frac{${p.c}}{${p.d}}$.`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.a}}{${p.b}}\\div\\frac{${p.c}}{${p.d}}`,
      'The question asks how many times the second fraction goes into the first.',
      'Copy the question. Which fraction are you dividing by?',
      'Will the answer be more or less than the first fraction?',
    ),
    equal(
      `\\frac{${p.a}}{${p.b}}\\times\\frac{${p.d}}{${p.c}}`,
      'Dividing by a fraction is the same as multiplying by its reciprocal.',
      'Flip the second fraction, and only that one.',
      'How can you turn a division by a fraction into a multiplication?',
    ),
    equal(
      `\\frac{${p.a * p.d}}{${p.b * p.c}}`,
      'Multiply the numerators, and multiply the denominators.',
      'Multiply straight across now.',
      'What are the two products?',
    ),
    equal(
      fractionLatex(p.a * p.d, p.b * p.c),
      `Divide the numerator and denominator by $${gcd(p.a * p.d, p.b * p.c)}$.`,
      'Look for a common factor of the numerator and denominator.',
      'What is the largest number that goes into both?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'divides-without-inverting',
      compute: (p) => unlessRight(fractionText(p.a * p.c, p.b * p.d), model(p)),
      firstWrongStep: 1,
      feedback: () => 'You multiplied the two fractions. How many times does the second one go into the first?',
    },
    {
      misconceptionId: 'inverts-first-fraction',
      compute: (p) => unlessRight(fractionText(p.b * p.c, p.a * p.d), model(p)),
      firstWrongStep: 1,
      feedback: () => 'Flip the fraction you’re dividing by, not the other one.',
    },
  ],
  confirm(p) {
    // Both over one bottom: then it is a division of the tops.
    const common = (p.b * p.d) / gcd(p.b, p.d);
    return { kind: 'values', values: [((common / p.b) * p.a) / ((common / p.d) * p.c)] };
  },
  examples: [
    { seed: 's1', input: '1/5', verdict: 'correct' },
    { seed: 's2', input: '28/25', verdict: 'correct' },
    { seed: 's3', input: '10/8', verdict: 'wrong-form' },
    { seed: 's1', input: '5/64', verdict: 'wrong', misconceptionId: 'divides-without-inverting' },
    { seed: 's1', input: '5', verdict: 'wrong', misconceptionId: 'inverts-first-fraction' },
  ],
});
