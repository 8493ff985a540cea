import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, greatestCommonFactor } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  whole: number;
  coarse: Fraction;
  fine: Fraction;
  story: number;
}

const stories: ((person: string, x: string, y: string) => string)[] = [
  (n, x, y) => `${n} has $${x}$ m of rope and cuts off $${y}$ m. How many metres are left?`,
  (n, x, y) => `A tank holds $${x}$ L of water. ${n} uses $${y}$ L. How many litres are left?`,
  (n, x, y) => `${n} has $${x}$ kg of flour and uses $${y}$ kg. How many kilograms are left?`,
  (n, x, y) => `The walk to the lookout is $${x}$ km. ${n} has walked $${y}$ km. How many kilometres are left?`,
];
/** The unit that each story asks for; a bare number is read in it. */
const units = ['m', 'L', 'kg', 'km'] as const;

const times = (p: Params) => p.fine.bottom / p.coarse.bottom;
const parts = (p: Params) => p.coarse.top * times(p);
const restParts = (p: Params) => parts(p) + p.fine.bottom - p.fine.top;
const mixed = (whole: number, top: number, bottom: number) => `${whole}${fractionLatex({ top, bottom })}`;
const start = (p: Params) => mixed(p.whole, p.coarse.top, p.coarse.bottom);

export const takeFromMixed = defineTemplate<Params>({
  id: 'y5/related-fractions/take-from-mixed',
  version: 1,
  topicId: '66-add-and-subtract-fractions-related',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'open-a-whole',
  calculator: false,
  title: 'Take a fraction from a mixed numeral',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.int(2, 6);
        const fineBottom = bottom * random.int(2, 4);
        return {
          person: random.pick(people),
          whole: random.int(2, 5),
          coarse: { top: random.int(1, bottom - 1), bottom },
          fine: { top: random.int(1, fineBottom - 1), bottom: fineBottom },
          story: random.int(0, stories.length - 1),
        };
      },
      (p) =>
        p.fine.bottom <= 12 &&
        parts(p) < p.fine.top &&
        // Turning the subtraction around must not give the right parts.
        p.fine.top - parts(p) !== restParts(p) &&
        greatestCommonFactor(p.coarse.top, p.coarse.bottom) === 1 &&
        greatestCommonFactor(p.fine.top, p.fine.bottom) === 1 &&
        greatestCommonFactor(restParts(p), p.fine.bottom) === 1,
    ),
  prompt: (p) => stories[p.story]?.(p.person, start(p), fractionLatex(p.fine)) ?? '',
  instruction: () => 'Give your answer as a mixed numeral in simplest form.',
  answer: (p) => ({
    kind: 'number',
    model: `${p.whole - 1} ${restParts(p)}/${p.fine.bottom}`,
    unit: units[p.story],
    forms: [{ kind: 'mixed-numeral' }, { kind: 'lowest-terms' }],
  }),
  steps: (p) => {
    const taken = fractionLatex(p.fine);
    return [
      step(
        'start',
        `${start(p)}-${taken}`,
        'You’re taking an amount away, so subtract.',
        'What do you start with, and what do you take away?',
        'Are the parts the same size?',
      ),
      step(
        'equal',
        `${mixed(p.whole, parts(p), p.fine.bottom)}-${taken}`,
        `Cut each part into ${times(p)} to make the parts the same size.`,
        `Write the first fraction with a denominator of ${p.fine.bottom}.`,
        `How many times does ${p.coarse.bottom} go into ${p.fine.bottom}?`,
      ),
      step(
        'equal',
        `${mixed(p.whole - 1, parts(p) + p.fine.bottom, p.fine.bottom)}-${taken}`,
        `There aren’t enough parts, so break one whole into ${p.fine.bottom} parts.`,
        `Break up one of the wholes. It gives you ${p.fine.bottom} more parts.`,
        'Are there enough parts to take away from?',
      ),
      step(
        'equal',
        mixed(p.whole - 1, restParts(p), p.fine.bottom),
        'Take the parts away and keep the wholes you have left.',
        'Subtract the numerators.',
        'How many wholes are still in one piece?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'mixed-fraction-not-regrouped',
      compute: (p) => `${p.whole} ${p.fine.top - parts(p)}/${p.fine.bottom}`,
      firstWrongStep: 2,
      feedback: (p) => `You can’t take ${p.fine.top} parts from ${parts(p)}, so break up a whole first.`,
    },
    {
      misconceptionId: 'whole-kept-after-opening',
      compute: (p) => `${p.whole} ${restParts(p)}/${p.fine.bottom}`,
      firstWrongStep: 2,
      feedback: (p) => `You broke up one of the ${p.whole} wholes, so you have one fewer whole.`,
    },
    {
      misconceptionId: 'keeps-numerators-on-common-denominator',
      compute: (p) => {
        const top = p.coarse.top + p.fine.bottom - p.fine.top;
        return top > 0 && top < p.fine.bottom && top !== restParts(p) ? `${p.whole - 1} ${top}/${p.fine.bottom}` : null;
      },
      firstWrongStep: 1,
      feedback: (p) =>
        `You wrote ${p.fine.bottom} as the denominator. How many of those parts are in $${fractionLatex(p.coarse)}$?`,
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [p.whole + p.coarse.top / p.coarse.bottom - p.fine.top / p.fine.bottom] }),
  examples: [
    { seed: 's1', input: '4 11/12', verdict: 'correct' },
    { seed: 's2', input: '2 1/8', verdict: 'wrong', misconceptionId: 'mixed-fraction-not-regrouped' },
    { seed: 's3', input: '5 5/6', verdict: 'wrong', misconceptionId: 'whole-kept-after-opening' },
    { seed: 's9', input: '4 5/6', verdict: 'correct' },
  ],
});
