import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, fractionText, greatestCommonFactor } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  coarse: Fraction;
  fine: Fraction;
  story: number;
}

const stories: ((person: string, x: string, y: string) => string)[] = [
  (n, x, y) => `${n} walks $${x}$ km to the shop and $${y}$ km to the park. How many kilometres is that altogether?`,
  (n, x, y) => `${n} mixes $${x}$ L of juice with $${y}$ L of water. How many litres is that altogether?`,
  (n, x, y) => `${n} reads for $${x}$ h and draws for $${y}$ h. How many hours is that altogether?`,
  (n, x, y) => `${n} uses $${x}$ m of red ribbon and $${y}$ m of blue ribbon. How many metres is that altogether?`,
];
/** The unit that each story asks for; a bare number is read in it. */
const units = ['km', 'L', 'h', 'm'] as const;

const times = (p: Params) => p.fine.bottom / p.coarse.bottom;
const changed = (p: Params): Fraction => ({ top: p.coarse.top * times(p), bottom: p.fine.bottom });
const total = (p: Params): Fraction => ({ top: changed(p).top + p.fine.top, bottom: p.fine.bottom });

export const addRelated = defineTemplate<Params>({
  id: 'y5/related-fractions/add-related',
  version: 2,
  topicId: '66-add-and-subtract-fractions-related',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'make-the-parts-equal',
  calculator: false,
  title: 'Add fractions with related denominators',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.int(2, 6);
        const fineBottom = bottom * random.int(2, 4);
        return {
          person: random.pick(people),
          coarse: { top: random.int(1, bottom - 1), bottom },
          fine: { top: random.int(1, fineBottom - 1), bottom: fineBottom },
          story: random.int(0, stories.length - 1),
        };
      },
      (p) =>
        p.fine.bottom <= 12 &&
        greatestCommonFactor(p.coarse.top, p.coarse.bottom) === 1 &&
        greatestCommonFactor(p.fine.top, p.fine.bottom) === 1 &&
        greatestCommonFactor(total(p).top, total(p).bottom) === 1,
    ),
  prompt: (p) => stories[p.story]?.(p.person, fractionLatex(p.coarse), fractionLatex(p.fine)) ?? '',
  instruction: () => 'Give your answer in simplest form.',
  figure: (p) => ({
    kind: 'fraction-bars',
    alt: `Two bars of the same length. ${[p.coarse, p.fine].map((f, i) => `The ${i === 0 ? 'first' : 'second'} bar has ${f.bottom} equal parts, ${f.top} of them shaded.`).join(' ')}`,
    bars: [p.coarse, p.fine].map((f) => ({ parts: f.bottom, shaded: f.top })),
    signs: ['+'],
  }),
  answer: (p) => ({
    kind: 'number',
    model: fractionText(total(p)),
    unit: units[p.story],
    forms: [{ kind: 'lowest-terms' }],
  }),
  steps: (p) => [
    step(
      'start',
      `${fractionLatex(p.coarse)}+${fractionLatex(p.fine)}`,
      'You’re putting two amounts together, so add.',
      'Which two fractions do you add?',
      'Are the parts the same size?',
    ),
    step(
      'equal',
      `${fractionLatex(changed(p))}+${fractionLatex(p.fine)}`,
      `Cut each part of the first fraction into ${times(p)}.`,
      `Write the first fraction with a denominator of ${p.fine.bottom}.`,
      `How many times does ${p.coarse.bottom} go into ${p.fine.bottom}?`,
    ),
    step(
      'equal',
      `\\frac{${changed(p).top}+${p.fine.top}}{${p.fine.bottom}}`,
      'Now the parts are the same size.',
      'Keep the denominator and add the numerators.',
      'Which number stays, and which numbers do you add?',
    ),
    step(
      'equal',
      fractionLatex(total(p)),
      'Add the numerators.',
      'Work out the numerator.',
      'Is it more or less than one whole?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-numerators-and-denominators',
      compute: (p) => `${p.coarse.top + p.fine.top}/${p.coarse.bottom + p.fine.bottom}`,
      firstWrongStep: 1,
      feedback: () =>
        'Adding the numerators and the denominators mixes parts of two sizes. Make the parts the same size first.',
    },
    {
      misconceptionId: 'keeps-numerators-on-common-denominator',
      compute: (p) => `${p.coarse.top + p.fine.top}/${p.fine.bottom}`,
      firstWrongStep: 1,
      feedback: (p) =>
        `When each part is cut into ${times(p)}, the numerator of $${fractionLatex(p.coarse)}$ changes too.`,
    },
    {
      misconceptionId: 'equivalent-keeps-denominator',
      compute: (p) => fractionText({ top: total(p).top, bottom: p.coarse.bottom }),
      firstWrongStep: 1,
      feedback: (p) => `The parts you counted are smaller now. Should the denominator still be ${p.coarse.bottom}?`,
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [p.coarse.top / p.coarse.bottom + p.fine.top / p.fine.bottom] }),
  examples: [
    { seed: 's1', input: '11/8', verdict: 'correct' },
    { seed: 's2', input: '10/12', verdict: 'wrong', misconceptionId: 'adds-numerators-and-denominators' },
    { seed: 's3', input: '6/8', verdict: 'wrong', misconceptionId: 'keeps-numerators-on-common-denominator' },
    { seed: 's9', input: '11/9', verdict: 'correct' },
  ],
});
