import { defineTemplate } from '../../format';
import { decimalText, gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  top: number;
  bottom: number;
  story: number;
}

const stories: ((person: string, f: string) => string)[] = [
  (n, f) => `${n} has filled ${f} of a page with stickers.`,
  (n, f) => `${n} has run ${f} of a race.`,
  (n, f) => `${n} has cleaned ${f} of a room.`,
  (n, f) => `${n} has knitted ${f} of a footy scarf.`,
];
const base = ({ bottom }: Params) => (bottom === 5 ? 10 : 100);
const factor = (p: Params) => base(p) / p.bottom;
const right = (p: Params) => decimalText(p.top / p.bottom);

export const fractionAsDecimal = defineTemplate<Params>({
  id: 'y4/equivalent-fractions/fraction-as-decimal',
  version: 1,
  topicId: '45-equivalent-fractions-and-decimals',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'tenths-or-hundredths',
  calculator: false,
  title: 'Write a fraction as a decimal',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.pick([4, 5, 20, 25]);
        return { person: random.pick(people), top: random.int(1, bottom - 1), bottom, story: random.int(0, 3) };
      },
      (p) => gcd(p.top, p.bottom) === 1 && p.top > 0 && !(p.bottom === 5 && p.top === 1),
    ),
  prompt: (p) => `${stories[p.story]?.(p.person, `$\\frac{${p.top}}{${p.bottom}}$`)} Write this fraction as a decimal.`,
  figure: (p) => ({
    kind: 'fraction-bars',
    alt: `A bar with ${p.top} of ${p.bottom} equal parts shaded.`,
    bars: [{ parts: p.bottom, shaded: p.top }],
  }),
  answer: (p) => ({ kind: 'number', model: right(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'identity',
      `${base(p)}\\div ${p.bottom}=${factor(p)}`,
      `It’s easy to write ${base(p) === 10 ? 'tenths' : 'hundredths'} as a decimal. Cut each part into ${factor(p)}.`,
      'Make the denominator (bottom number) 10 or 100.',
      'How many smaller parts do you cut each part into?',
    ),
    step(
      'start',
      `\\frac{${p.top}}{${p.bottom}}`,
      'This is the fraction we want to change.',
      'Start with the fraction you know.',
      'What do the numerator (top) and denominator (bottom) tell you?',
    ),
    step(
      'equal',
      `\\frac{${p.top}\\times ${factor(p)}}{${p.bottom}\\times ${factor(p)}}`,
      'Multiply the numerator and the denominator by the same number.',
      'Whatever you do to the bottom, do to the top.',
      'How many of the small parts are shaded?',
    ),
    step(
      'equal',
      `\\frac{${p.top * factor(p)}}{${base(p)}}`,
      'Work out both products.',
      'Multiply the top numbers, then the bottom numbers.',
      `How many ${base(p) === 10 ? 'tenths' : 'hundredths'} are there?`,
    ),
    step(
      'equal',
      right(p),
      'Tenths have one digit after the decimal point. Hundredths have two.',
      'Write the digits after the decimal point.',
      'Is the decimal less than 1?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'fraction-digits-as-decimal',
      compute: (p) => `${p.top}.${p.bottom}`,
      firstWrongStep: 1,
      feedback: (p) =>
        `You put ${p.top} and ${p.bottom} on either side of the decimal point. The bar shows less than one whole.`,
    },
    {
      misconceptionId: 'equivalent-keeps-numerator',
      compute: (p) => decimalText(p.top / base(p)),
      firstWrongStep: 2,
      feedback: (p) => `You left ${p.top} on top, but each part is cut into ${factor(p)}.`,
    },
    {
      misconceptionId: 'gives-bottom-number',
      compute: (p) => {
        const wrong = `0.${p.bottom}`;
        return Number(wrong) === p.top / p.bottom || Number(wrong) === p.top / base(p) ? null : wrong;
      },
      firstWrongStep: 1,
      feedback: (p) => `You wrote ${p.bottom} after the decimal point. It tells you how many parts the whole has.`,
    },
  ],
  confirm: (p) => {
    // Long division, digit by digit.
    let [rest, digits] = [p.top, ''];
    for (let place = 0; place < 4; place += 1) {
      rest *= 10;
      let digit = 0;
      while (rest >= p.bottom) {
        rest -= p.bottom;
        digit += 1;
      }
      digits += digit;
    }
    return { kind: 'values', values: [Number(`0.${digits}`)] };
  },
  examples: [
    { seed: 's1', input: '0.8', verdict: 'correct' },
    { seed: 's2', input: '3.4', verdict: 'wrong', misconceptionId: 'fraction-digits-as-decimal' },
    { seed: 's3', input: '0.03', verdict: 'wrong', misconceptionId: 'equivalent-keeps-numerator' },
    { seed: 's9', input: '0.84+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
