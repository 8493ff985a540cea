import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, fractionText, lowestTerms, sameValue } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { commonBottom, drawUnlikePair, over, type UnlikePair } from '../../primary/unlike-pair';

interface Params extends UnlikePair {
  person: string;
  story: number;
}

const stories: ((person: string, a: string, b: string) => string)[] = [
  (n, a, b) => `A bottle holds ${a} of a litre of juice. ${n} drinks ${b} of a litre. How many litres are left?`,
  (n, a, b) => `A ribbon is ${a} of a metre long. ${n} cuts off ${b} of a metre. How many metres are left?`,
  (n, a, b) => `A tank is ${a} full. ${n} uses ${b} of a full tank on the garden. What fraction of the tank is left?`,
  (n, a, b) => `${n} has ${a} of an hour for homework and has used ${b} of an hour. How many hours are left?`,
];
/** The unit that each story asks for, where it does; a bare number is read in it. */
const units = ['L', 'm', undefined, 'h'] as const;

const differenceOver = (p: Params): Fraction => {
  const bottom = commonBottom(p);
  return { top: over(p.first, bottom).top - over(p.second, bottom).top, bottom };
};
const answer = (p: Params) => lowestTerms(differenceOver(p));
const unlessRight = (p: Params, wrong: Fraction) =>
  wrong.top <= 0 || wrong.bottom <= 0 || sameValue(wrong, answer(p)) ? null : fractionText(wrong);

export const subtractTwo = defineTemplate<Params>({
  id: 'y6/unlike-fractions/subtract-two',
  version: 1,
  topicId: '86-add-and-subtract-unlike-fractions',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'common-denominator-difference',
  calculator: false,
  title: 'Subtract unlike fractions',
  params: (random) =>
    drawUntil(
      () => ({ ...drawUnlikePair(random), person: random.pick(people), story: random.int(0, stories.length - 1) }),
      (p) => differenceOver(p).top > 0 && p.first.top > p.second.top,
    ),
  prompt: (p) => stories[p.story]?.(p.person, `$${fractionLatex(p.first)}$`, `$${fractionLatex(p.second)}$`) ?? '',
  instruction: () => 'Give your answer in simplest form.',
  figure: ({ first, second }) => ({
    kind: 'fraction-bars',
    alt:
      `A bar with ${first.top} of ${first.bottom} parts shaded, minus a bar with ${second.top} of ${second.bottom} ` +
      'parts shaded, equals an unknown bar.',
    bars: [{ parts: first.bottom, shaded: first.top }, { parts: second.bottom, shaded: second.top }, null],
    signs: ['−', '='],
  }),
  answer: (p) => ({
    kind: 'number',
    model: fractionText(answer(p)),
    unit: units[p.story],
    forms: [{ kind: 'lowest-terms' }],
  }),
  steps: (p) => {
    const bottom = commonBottom(p);
    const [first, second] = [over(p.first, bottom), over(p.second, bottom)];
    const lines = [
      step(
        'start',
        `${fractionLatex(p.first)}-${fractionLatex(p.second)}`,
        'We’re taking something away, so we subtract.',
        'How much is there at the start, and how much goes?',
        'Are the parts of both fractions the same size?',
      ),
      step(
        'equal',
        `${fractionLatex(first)}-${fractionLatex(second)}`,
        `Both denominators go into ${bottom}, so cut both wholes into ${bottom} parts.`,
        `Find a number that ${p.first.bottom} and ${p.second.bottom} both go into.`,
        'What size of part works for both fractions?',
      ),
      step(
        'equal',
        fractionLatex(differenceOver(p)),
        'The parts are the same size, so subtract the numerators.',
        'Subtract the numerators. The size of the parts doesn’t change.',
        'How many of these parts are left?',
      ),
    ];
    if (answer(p).bottom !== bottom) {
      lines.push(
        step(
          'equal',
          fractionLatex(answer(p)),
          'Divide the numerator and the denominator by their common factor.',
          'Is there a number that divides into both the numerator and the denominator?',
          'Can you write the same amount with fewer parts?',
        ),
      );
    }
    return lines;
  },
  wrongPaths: [
    {
      misconceptionId: 'subtracts-numerators-and-denominators',
      compute: (p) =>
        unlessRight(p, {
          top: p.first.top - p.second.top,
          bottom: Math.abs(p.first.bottom - p.second.bottom),
        }),
      firstWrongStep: 1,
      feedback: (p) =>
        `The denominators ${p.first.bottom} and ${p.second.bottom} tell you the size of the parts, so don’t subtract them.`,
    },
    {
      misconceptionId: 'keeps-numerators-on-common-denominator',
      compute: (p) => unlessRight(p, { top: p.first.top - p.second.top, bottom: commonBottom(p) }),
      firstWrongStep: 1,
      feedback: (p) =>
        `With ${commonBottom(p)} parts in the whole, the numerators ${p.first.top} and ${p.second.top} have to change too.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) =>
        unlessRight(p, {
          top: differenceOver(p).top + 2 * over(p.second, commonBottom(p)).top,
          bottom: commonBottom(p),
        }),
      firstWrongStep: 0,
      feedback: (p) =>
        `Your answer is more than $${fractionLatex(p.first)}$, but you’re taking something away from it.`,
    },
  ],
  confirm: ({ first, second }) => ({ kind: 'values', values: [first.top / first.bottom - second.top / second.bottom] }),
  examples: [
    { seed: 's1', input: '1/15', verdict: 'correct' },
    { seed: 's2', input: '2/2', verdict: 'wrong', misconceptionId: 'subtracts-numerators-and-denominators' },
    { seed: 's3', input: '4/24', verdict: 'wrong', misconceptionId: 'keeps-numerators-on-common-denominator' },
    { seed: 's4', input: '49/30', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's5', input: '26/36', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
