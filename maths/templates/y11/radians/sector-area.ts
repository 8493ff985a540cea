import { defineTemplate } from '../../format';
import { fractionText, gcd } from '../../number-text';
import { numericIntegral } from '../../numeric-calculus';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { piLabel, piLatex, piText } from '../shared/pi-text';

/** The angle is top/bottom of π. */
interface Params {
  radius: number;
  top: number;
  bottom: number;
}

const angle = (p: Params) => piLatex(p.top, p.bottom);
const area = (p: Params): [number, number] => [p.radius ** 2 * p.top, 2 * p.bottom];
const text = ([top, bottom]: [number, number]) => `${piText(top, bottom)} cm^2`;

export const sectorArea = defineTemplate<Params>({
  id: 'y11/radians/sector-area',
  version: 1,
  topicId: '196-radians-arcs-trig-graphs',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'sector-in-radians',
  calculator: false,
  title: 'Area of a sector in radians',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.pick([3, 4, 5, 6, 8, 9, 10, 12]);
        return { radius: random.int(3, 12), top: random.int(1, bottom + 3), bottom };
      },
      (p) => gcd(p.top, p.bottom) === 1 && area(p)[1] / gcd(...area(p)) <= 6,
    ),
  prompt: (p) =>
    `A sector of a circle has a radius of ${p.radius} cm and an angle at the centre of $${angle(p)}$ radians. What is the exact area of the sector?`,
  instruction: () => 'Give your answer in square centimetres, in terms of π.',
  figure: (p) => ({
    kind: 'circle',
    alt: `A circle with a shaded sector. The radius is ${p.radius} cm, and the angle of the sector at the centre is ${piLabel(p.top, p.bottom)} radians.`,
    radius: { label: `${p.radius} cm`, at: 0 },
    sector: { from: 0, to: (180 * p.top) / p.bottom, label: piLabel(p.top, p.bottom) },
    centre: true,
  }),
  answer: (p) => ({ kind: 'quantity', model: text(area(p)), unit: 'cm^2', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `\\frac{1}{2}\\times ${p.radius}^{2}\\times ${angle(p)}`,
      'The area of a sector is half the radius squared, times the angle in radians.',
      'Use the sector formula with the angle in radians.',
      'What should the formula give for the whole circle?',
    ),
    equal(
      `\\frac{1}{2}\\times ${p.radius ** 2}\\times ${angle(p)}`,
      'Square the radius.',
      'Work out the square first.',
      'What is the radius squared?',
    ),
    equal(
      piLatex(...area(p)),
      'Multiply, then cancel the common factors.',
      'Multiply and cancel.',
      'What can you cancel?',
    ),
    result(
      `${piLatex(...area(p))} \\text{ cm}^2`,
      'Add the unit of area.',
      'Write the area with its unit.',
      'Is it less than the area of the whole circle?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'sector-half-left-out',
      compute: (p) => text([2 * area(p)[0], area(p)[1]]),
      firstWrongStep: 0,
      feedback: () => 'With an angle of $2\\pi$, your formula should give $\\pi r^2$. Does it?',
    },
    {
      misconceptionId: 'circumference-area-swap',
      compute: (p) => text([p.radius * p.top, p.bottom]),
      firstWrongStep: 0,
      feedback: () => 'You multiplied the radius by the angle. What does that measure?',
    },
    {
      misconceptionId: 'pi-left-out',
      compute: (p) => `${fractionText(area(p)[0], area(p)[1])} cm^2`,
      firstWrongStep: 2,
      feedback: (p) => `The angle is $${angle(p)}$. Where did π go?`,
    },
  ],
  confirm(p) {
    // Add thin rings from the centre outwards, and name the multiple of π that comes out.
    const square = numericIntegral((t) => (t * Math.PI * p.top) / p.bottom, 0, p.radius) / Math.PI;
    for (let bottom = 1; bottom <= 60; bottom += 1) {
      const top = Math.round(square * bottom);
      if (Math.abs(square * bottom - top) < 1e-9) return { kind: 'one-of', texts: [text([top, bottom])] };
    }
    return { kind: 'one-of', texts: [] };
  },
  examples: [
    { seed: 's1', input: '28pi/5 cm^2', verdict: 'correct' },
    { seed: 's2', input: '32pi/3 cm^2', verdict: 'correct' },
    { seed: 's1', input: '56pi/5 cm^2', verdict: 'wrong', misconceptionId: 'sector-half-left-out' },
    { seed: 's1', input: '14pi/5 cm^2', verdict: 'wrong', misconceptionId: 'circumference-area-swap' },
  ],
});
