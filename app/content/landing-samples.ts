import type { ShownFigure } from '../components/maths/figures/shown-figure';

export interface LandingSample {
  year: string;
  topic: string;
  figure: ShownFigure;
  /** Words with formulas between dollar signs. */
  text: string;
}

/** Questions of the kind that the bank holds, one for each stage of school. */
export const landingSamples: readonly LandingSample[] = [
  {
    year: 'Year 3',
    topic: 'Multiplying',
    figure: { kind: 'array', rows: 4, columns: 6, alt: 'Four rows of six dots' },
    text: 'Four rows of six seats. How many seats?',
  },
  {
    year: 'Year 5',
    topic: 'Comparing fractions',
    figure: {
      kind: 'fraction-bars',
      bars: [
        { parts: 3, shaded: 2 },
        { parts: 4, shaded: 3 },
      ],
      alt: 'Two bars of the same length: two thirds of one is shaded, and three quarters of the other',
    },
    text: 'Which is larger: $\\frac{2}{3}$ or $\\frac{3}{4}$?',
  },
  {
    year: 'Year 7',
    topic: 'Angles on a line',
    figure: {
      kind: 'angle',
      rays: [0, 55, 180],
      labels: ['55°', '?', ''],
      alt: 'Two angles on a straight line. One is 55 degrees',
    },
    text: 'One angle is $55°$. What size is the other one?',
  },
  {
    year: 'Year 8',
    topic: 'Pythagoras',
    figure: {
      kind: 'right-triangle',
      base: 12,
      height: 5,
      labels: { base: '12 cm', height: '5 cm', hypotenuse: '?' },
      alt: 'A right-angled triangle with shorter sides 5 cm and 12 cm',
    },
    text: 'The shorter sides are $5$ cm and $12$ cm. How long is the longest side?',
  },
  {
    year: 'Year 9',
    topic: 'Quadratics',
    figure: {
      kind: 'function-graph',
      curves: [{ coefficients: [6, 5, 1] }],
      x: { from: -6, to: 1, step: 1 },
      y: { from: -2, to: 6, step: 2 },
      alt: 'A parabola that crosses the x-axis twice',
    },
    text: 'Solve $x^2+5x+6=0$.',
  },
  {
    year: 'Year 12',
    topic: 'Integration',
    figure: {
      kind: 'function-graph',
      curves: [{ coefficients: [0, 0, 1] }],
      x: { from: -1, to: 3, step: 1 },
      y: { from: 0, to: 8, step: 2 },
      alt: 'The graph of x squared from −1 to 3',
    },
    text: 'Find $\\int_0^2 x^2\\,dx$ exactly.',
  },
];
