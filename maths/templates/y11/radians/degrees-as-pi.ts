import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { equal, result, start } from '../../worked-line';
import { piLatex } from '../shared/pi-text';

interface Params {
  degrees: number;
}

const angles = Array.from({ length: 71 }, (_, i) => 5 * i + 5).filter(
  (degrees) => degrees % 90 !== 0 && gcd(degrees, 180) >= 10,
);

export const degreesAsPi = defineTemplate<Params>({
  id: 'y11/radians/degrees-as-pi',
  version: 1,
  topicId: '196-radians-arcs-trig-graphs',
  years: [11],
  difficulty: 'EASY',
  strategy: 'degrees-to-radians',
  calculator: false,
  title: 'Convert degrees to radians',
  params: (random) => ({ degrees: random.pick(angles) }),
  prompt: (p) =>
    `The angle in the figure is $${p.degrees}^\\circ$, which is $k\\pi$ radians. What is the value of $k$?`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  figure: (p) => ({
    kind: 'circle',
    alt: `A circle with a shaded sector. The angle of the sector at the centre is ${p.degrees} degrees.`,
    sector: { from: 0, to: p.degrees, label: `${p.degrees}°` },
    centre: true,
  }),
  answer: (p) => ({
    kind: 'number',
    model: fractionText(p.degrees, 180),
    variable: 'k',
    forms: [{ kind: 'lowest-terms' }],
  }),
  steps: (p) => [
    start(
      `${p.degrees}\\times\\frac{\\pi}{180}`,
      'Half a turn is $180$ degrees, or $\\pi$ radians. So one degree is $\\frac{\\pi}{180}$ radians.',
      'Compare the angle with half a turn.',
      'How many degrees are in $\\pi$ radians?',
    ),
    equal(
      piLatex(p.degrees, 180),
      `Multiply, then divide the numerator and the denominator by $${gcd(p.degrees, 180)}$.`,
      'Multiply, and cancel the common factors.',
      'Which number divides both the numerator and the denominator?',
    ),
    result(
      fractionLatex(p.degrees, 180),
      'This is the coefficient of $\\pi$.',
      'Read off the coefficient of $\\pi$.',
      'Which number is multiplied by $\\pi$?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => fractionText(p.degrees, 360),
      firstWrongStep: 0,
      feedback: () => 'A full turn is $2\\pi$ radians. How many degrees are in $\\pi$ radians?',
    },
    {
      misconceptionId: 'fraction-upside-down',
      compute: (p) => fractionText(180, p.degrees),
      firstWrongStep: 0,
      feedback: (p) => `Is $${p.degrees}^\\circ$ more or less than half a turn? Compare that with your number.`,
    },
  ],
  confirm(p) {
    // Go round in single degrees, each of them π/180.
    let radians = 0;
    for (let degree = 0; degree < p.degrees; degree += 1) radians += Math.PI / 180;
    return { kind: 'values', values: [radians / Math.PI] };
  },
  examples: [
    { seed: 's1', input: '4/9', verdict: 'correct' },
    { seed: 's2', input: '19/18', verdict: 'correct' },
    { seed: 's1', input: '2/9', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
    { seed: 's1', input: '9/4', verdict: 'wrong', misconceptionId: 'fraction-upside-down' },
  ],
});
