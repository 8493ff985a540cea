import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, fractionText, lowestTerms, sameValue } from '../../primary/fractions';
import { partNames } from '../../primary/part-names';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { commonBottom, drawUnlikePair, over, type UnlikePair } from '../../primary/unlike-pair';

interface Params extends UnlikePair {
  person: string;
  story: number;
}

const stories: ((person: string, a: string, b: string) => string)[] = [
  (n, a, b) =>
    `${n} uses ${a} of a bag of flour for damper and ${b} of it for scones. What fraction do they use altogether?`,
  (n, a, b) => `${n} swims ${a} of a kilometre and then ${b} of a kilometre. How many kilometres is that altogether?`,
  (n, a, b) => `${n} paints ${a} of a mural on Monday and ${b} of it on Tuesday. What fraction have they painted?`,
  (n, a, b) => `${n} spends ${a} of an hour reading and ${b} of an hour drawing. How many hours is that altogether?`,
  (n, a, b) => `${n} weeds ${a} of a garden before lunch and ${b} of it after lunch. What fraction have they weeded?`,
];
/** The unit that each story asks for, where it does; a bare number is read in it. */
const units = [undefined, 'km', undefined, 'h', undefined] as const;

const sumOver = (p: Params): Fraction => {
  const bottom = commonBottom(p);
  return { top: over(p.first, bottom).top + over(p.second, bottom).top, bottom };
};
const answer = (p: Params) => lowestTerms(sumOver(p));
const unlessRight = (p: Params, wrong: Fraction) => (sameValue(wrong, answer(p)) ? null : fractionText(wrong));

export const addTwo = defineTemplate<Params>({
  id: 'y6/unlike-fractions/add-two',
  version: 1,
  topicId: '86-add-and-subtract-unlike-fractions',
  years: [6, 7],
  difficulty: 'EASY',
  strategy: 'common-denominator',
  calculator: false,
  title: 'Add two unlike fractions',
  params: (random) =>
    drawUntil(
      () => ({ ...drawUnlikePair(random), person: random.pick(people), story: random.int(0, stories.length - 1) }),
      (p) => sumOver(p).top < sumOver(p).bottom,
    ),
  prompt: (p) => stories[p.story]?.(p.person, `$${fractionLatex(p.first)}$`, `$${fractionLatex(p.second)}$`) ?? '',
  instruction: () => 'Give your answer in simplest form.',
  figure: ({ first, second }) => ({
    kind: 'fraction-bars',
    alt:
      `A bar with ${first.top} of ${first.bottom} parts shaded, plus a bar with ${second.top} of ${second.bottom} ` +
      'parts shaded, equals an unknown bar.',
    bars: [{ parts: first.bottom, shaded: first.top }, { parts: second.bottom, shaded: second.top }, null],
    signs: ['+', '='],
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
        `${fractionLatex(p.first)}+${fractionLatex(p.second)}`,
        'We’re putting both parts together, so we add.',
        'Which operation puts two parts together?',
        'Are both wholes cut into parts of the same size?',
      ),
      step(
        'equal',
        `${fractionLatex(first)}+${fractionLatex(second)}`,
        `Both denominators go into ${bottom}, so cut both wholes into ${bottom} parts.`,
        `Find a number that ${p.first.bottom} and ${p.second.bottom} both go into.`,
        'What size of part works for both fractions?',
      ),
      step(
        'equal',
        `\\frac{${first.top}+${second.top}}{${bottom}}`,
        'The parts are now the same size, so count them together.',
        'Add the numerators. The size of the parts doesn’t change.',
        'How many parts of each are there, now they’re the same size?',
      ),
      step(
        'equal',
        fractionLatex(sumOver(p)),
        'Add the numerators.',
        'Work out the numerator.',
        'How many parts are there altogether?',
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
      misconceptionId: 'adds-numerators-and-denominators',
      compute: (p) => unlessRight(p, { top: p.first.top + p.second.top, bottom: p.first.bottom + p.second.bottom }),
      firstWrongStep: 1,
      feedback: (p) =>
        `${partNames(p.first.bottom)} and ${partNames(p.second.bottom).toLowerCase()} are different sizes, so you can’t count them together yet.`,
    },
    {
      misconceptionId: 'keeps-numerators-on-common-denominator',
      compute: (p) => unlessRight(p, { top: p.first.top + p.second.top, bottom: commonBottom(p) }),
      firstWrongStep: 1,
      feedback: (p) =>
        `With ${commonBottom(p)} parts in the whole, the numerators ${p.first.top} and ${p.second.top} have to change too.`,
    },
    {
      misconceptionId: 'cross-multiplies-when-adding',
      compute: (p) => unlessRight(p, { top: p.first.top * p.second.top, bottom: p.first.bottom * p.second.bottom }),
      firstWrongStep: 1,
      feedback: (p) =>
        `You multiplied and got less than $${fractionLatex(p.first)}$. Putting two parts together makes more.`,
    },
  ],
  confirm: ({ first, second }) => ({ kind: 'values', values: [first.top / first.bottom + second.top / second.bottom] }),
  examples: [
    { seed: 's1', input: '5/12', verdict: 'correct' },
    { seed: 's2', input: '4/9', verdict: 'wrong', misconceptionId: 'adds-numerators-and-denominators' },
    { seed: 's3', input: '2/24', verdict: 'wrong', misconceptionId: 'keeps-numerators-on-common-denominator' },
    { seed: 's4', input: '2/20', verdict: 'wrong', misconceptionId: 'cross-multiplies-when-adding' },
    { seed: 's5', input: '18/40', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
