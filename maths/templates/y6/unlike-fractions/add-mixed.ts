import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, fractionText, lowestTerms } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { commonBottom, drawUnlikePair, over, type UnlikePair } from '../../primary/unlike-pair';

interface Params extends UnlikePair {
  firstWhole: number;
  secondWhole: number;
  person: string;
  story: number;
}

const stories: ((person: string, a: string, b: string) => string)[] = [
  (n, a, b) => `${n} walks ${a} km to the lookout and ${b} km along the creek. How many kilometres is that altogether?`,
  (n, a, b) => `${n} pours ${a} L of water and ${b} L of juice into a punch bowl. How many litres is that altogether?`,
  (n, a, b) => `${n} picks ${a} kg of plums and ${b} kg of peaches. How many kilograms is that altogether?`,
  (n, a, b) =>
    `${n} practises the drums for ${a} hours and the flute for ${b} hours. How many hours is that altogether?`,
];
/** The unit that each story asks for; a bare number is read in it. */
const units = ['km', 'L', 'kg', 'h'] as const;

/** Top of the sum of the two fraction parts over the common denominator; always more than one whole. */
const topSum = (p: Params) => over(p.first, commonBottom(p)).top + over(p.second, commonBottom(p)).top;
const wholes = (p: Params) => p.firstWhole + p.secondWhole;
const rest = (p: Params): Fraction => ({ top: topSum(p) - commonBottom(p), bottom: commonBottom(p) });
const mixedLatex = (whole: number, part: Fraction) => `${whole}${fractionLatex(part)}`;
const mixedText = (whole: number, part: Fraction) => `${whole} ${fractionText(part)}`;

export const addMixed = defineTemplate<Params>({
  id: 'y6/unlike-fractions/add-mixed',
  version: 1,
  topicId: '86-add-and-subtract-unlike-fractions',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'wholes-and-parts',
  calculator: false,
  title: 'Add mixed numerals',
  params: (random) =>
    drawUntil(
      () => ({
        ...drawUnlikePair(random),
        firstWhole: random.int(1, 5),
        secondWhole: random.int(1, 5),
        person: random.pick(people),
        story: random.int(0, stories.length - 1),
      }),
      (p) => topSum(p) > commonBottom(p),
    ),
  prompt: (p) =>
    stories[p.story]?.(
      p.person,
      `$${mixedLatex(p.firstWhole, p.first)}$`,
      `$${mixedLatex(p.secondWhole, p.second)}$`,
    ) ?? '',
  instruction: () => 'Give your answer as a mixed numeral in simplest form.',
  answer: (p) => ({
    kind: 'number',
    model: mixedText(wholes(p) + 1, lowestTerms(rest(p))),
    unit: units[p.story],
    forms: [{ kind: 'mixed-numeral' }, { kind: 'lowest-terms' }],
  }),
  steps: (p) => {
    const bottom = commonBottom(p);
    const simple = lowestTerms(rest(p));
    const lines = [
      step(
        'start',
        `${mixedLatex(p.firstWhole, p.first)}+${mixedLatex(p.secondWhole, p.second)}`,
        'We’re putting two amounts together, so we add.',
        'Which operation puts two amounts together?',
        'Which two whole numbers will the answer be between?',
      ),
      step(
        'equal',
        `${mixedLatex(p.firstWhole, over(p.first, bottom))}+${mixedLatex(p.secondWhole, over(p.second, bottom))}`,
        `Both denominators go into ${bottom}, so cut the parts to that size.`,
        `Find a number that ${p.first.bottom} and ${p.second.bottom} both go into.`,
        'What size of part works for both fractions?',
      ),
      step(
        'equal',
        `${wholes(p)}+${fractionLatex({ top: topSum(p), bottom })}`,
        'Add wholes to wholes and parts to parts.',
        'Add the whole numbers. Then add the numerators of the fraction parts.',
        'What do the whole numbers add up to, and what do the parts add up to?',
      ),
      step(
        'equal',
        `${wholes(p)}+1+${fractionLatex(rest(p))}`,
        `${bottom} parts make one whole, so trade them.`,
        'The fraction parts are more than one whole. Take a whole out of them.',
        'How many parts make one whole?',
      ),
      step(
        'equal',
        mixedLatex(wholes(p) + 1, rest(p)),
        'Add the extra whole to the others.',
        'Put the extra whole with the other wholes.',
        'How many wholes do you have now?',
      ),
    ];
    if (simple.bottom !== bottom) {
      lines.push(
        step(
          'equal',
          mixedLatex(wholes(p) + 1, simple),
          'Divide the numerator and the denominator by their common factor.',
          'Is there a number that divides into both the numerator and the denominator?',
          'Can you write the fraction part with fewer parts?',
        ),
      );
    }
    return lines;
  },
  wrongPaths: [
    {
      misconceptionId: 'adds-numerators-and-denominators',
      compute: (p) =>
        mixedText(wholes(p), { top: p.first.top + p.second.top, bottom: p.first.bottom + p.second.bottom }),
      firstWrongStep: 1,
      feedback: (p) =>
        `The denominators ${p.first.bottom} and ${p.second.bottom} tell you the size of the parts, so don’t add them.`,
    },
    {
      misconceptionId: 'drops-extra-whole',
      compute: (p) => mixedText(wholes(p), rest(p)),
      firstWrongStep: 3,
      feedback: () => 'The fraction parts make more than one whole. Add that whole to the others.',
    },
    {
      misconceptionId: 'mixed-number-whole-parts-only',
      compute: (p) => String(wholes(p)),
      firstWrongStep: 2,
      feedback: (p) => `You only added ${p.firstWhole} and ${p.secondWhole}. Add the fraction parts too.`,
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [p.firstWhole + p.first.top / p.first.bottom + (p.secondWhole + p.second.top / p.second.bottom)],
  }),
  examples: [
    { seed: 's1', input: '8 1/12', verdict: 'correct' },
    { seed: 's2', input: '7 6/10', verdict: 'wrong', misconceptionId: 'adds-numerators-and-denominators' },
    { seed: 's3', input: '6 1/6', verdict: 'wrong', misconceptionId: 'drops-extra-whole' },
    { seed: 's4', input: '6', verdict: 'wrong', misconceptionId: 'mixed-number-whole-parts-only' },
    { seed: 's5', input: '145/24', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
