import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A sphere gains `rate` cm³ a second; how fast does its radius grow at `r`? */
interface Params {
  rate: number;
  r: number;
  story: number;
}

const things = ['balloon', 'soap bubble', 'snowball', 'water balloon', 'beach ball'] as const;
const overPi = (top: number, bottom: number) => {
  const common = gcd(top, bottom);
  const [t, b] = [top / common, bottom / common];
  return `${t}/(${b === 1 ? '' : b}pi)`;
};
const latex = (p: Params) => {
  const common = gcd(p.rate, 4 * p.r * p.r);
  const bottom = (4 * p.r * p.r) / common;
  return `\\frac{${p.rate / common}}{${bottom === 1 ? '' : bottom}\\pi}`;
};

export const relatedRatesSphere = defineTemplate<Params>({
  id: 'y12/motion-and-growth/related-rates-sphere',
  version: 1,
  topicId: '205-rates-motion-growth-by-calculus',
  years: [12],
  difficulty: 'HARD',
  strategy: 'related-rates',
  calculator: false,
  title: 'Rate of change of a radius',
  params: (random) =>
    drawUntil(
      () => ({ rate: 4 * random.int(2, 40), r: random.int(2, 10), story: random.int(0, things.length - 1) }),
      (p) => p.rate !== 4 * p.r * p.r,
    ),
  prompt: (p) =>
    `A ${things[p.story]} is a sphere, $V=\\frac{4}{3}\\pi r^3$. Its volume increases by $${p.rate}$ cm³ every second. ` +
    `How fast is its radius increasing when $r=${p.r}$ cm?`,
  instruction: () => 'Give the exact rate in centimetres per second, in terms of $\\pi$.',
  answer: (p) => ({
    kind: 'number',
    model: overPi(p.rate, 4 * p.r * p.r),
    unit: 'cm/s',
    forms: [{ kind: 'simplified' }],
  }),
  steps: (p) => [
    start(
      `S=4\\pi\\times ${p.r}^2`,
      `The linking rate is $\\frac{dV}{dr}=4\\pi r^2$. Substitute $r=${p.r}$.`,
      'Differentiate the volume with respect to the radius.',
      'How much does the volume change when the radius changes a little?',
    ),
    equal(
      `S=${4 * p.r * p.r}\\pi`,
      'Work it out. This is also the surface area.',
      'Square first, then multiply by 4.',
      'What is the value of the linking rate at this radius?',
    ),
    start(
      `R=\\frac{${p.rate}}{${4 * p.r * p.r}\\pi}`,
      'By the chain rule $\\frac{dV}{dt}=\\frac{dV}{dr}\\times\\frac{dr}{dt}$, so divide the rate of change of the volume by the linking rate.',
      'Write the chain rule that links the three rates, and solve it for the rate of change of the radius.',
      'Which two rates do you know, and which one do you need?',
    ),
    equal(
      `R=${latex(p)}`,
      `Divide numerator and denominator by $${gcd(p.rate, 4 * p.r * p.r)}$.`,
      'Simplify the fraction.',
      'What is the common factor?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rate-link-left-out',
      compute: (p) => `${4 * p.r * p.r * p.rate}pi`,
      firstWrongStep: 2,
      feedback: () => 'You multiplied. Solve the chain rule for the rate of change of the radius.',
    },
    {
      misconceptionId: 'surface-area-volume-swap',
      // With radius 3 the volume and the surface have the same number.
      compute: (p) => (p.r === 3 ? null : overPi(3 * p.rate, 4 * p.r ** 3)),
      firstWrongStep: 0,
      feedback: () => 'You divided by the volume. The linking rate is the derivative of the volume.',
    },
    {
      misconceptionId: 'power-rule-coefficient-lost',
      compute: (p) => overPi(3 * p.rate, 4 * p.r * p.r),
      firstWrongStep: 0,
      feedback: () => 'What happens to the factor $\\frac{4}{3}$ when you differentiate $r^3$?',
    },
  ],
  confirm: (p) => {
    // Blows the sphere up for a very short time and looks at its radius.
    const radius = (volume: number) => ((3 * volume) / (4 * Math.PI)) ** (1 / 3);
    const volume = (4 / 3) * Math.PI * p.r ** 3;
    const h = (1e-3 * volume) / p.rate;
    const at = (steps: number) => radius(volume + p.rate * h * steps);
    const slope = (at(-2) - 8 * at(-1) + 8 * at(1) - at(2)) / (12 * h);
    return { kind: 'values', values: [slope] };
  },
  examples: [
    { seed: 's1', input: '3/(8pi)', verdict: 'correct' },
    { seed: 's2', input: '20/(81pi)', verdict: 'correct' },
    { seed: 's1', input: '1536pi', verdict: 'wrong', misconceptionId: 'rate-link-left-out' },
    { seed: 's1', input: '9/(32pi)', verdict: 'wrong', misconceptionId: 'surface-area-volume-swap' },
    { seed: 's1', input: '9/(8pi)', verdict: 'wrong', misconceptionId: 'power-rule-coefficient-lost' },
  ],
});
