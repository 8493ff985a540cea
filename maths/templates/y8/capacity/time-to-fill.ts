import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A trough: a prism with a triangular end, filled at a steady rate. */
interface Params {
  top: number;
  depth: number;
  length: number;
  /** Litres in a minute. */
  rate: number;
}

const litres = (p: Params) => (p.top * p.depth * p.length) / 2000;
const minutes = (p: Params) => litres(p) / p.rate;
const quantity = (value: number) => `${decimalText(value)} min`;

export const timeToFill = defineTemplate<Params>({
  id: 'y8/capacity/time-to-fill',
  version: 1,
  topicId: '133-volume-and-capacity',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'volume-then-rate',
  calculator: true,
  title: 'Time to fill a trough',
  params: (random) =>
    drawUntil(
      () => ({
        top: random.int(3, 8) * 10,
        depth: random.int(2, 6) * 10,
        length: random.int(5, 20) * 10,
        rate: random.int(3, 12),
      }),
      (p) => Number.isInteger(litres(p)) && Number.isInteger(minutes(p)) && minutes(p) > 2 && minutes(p) < 60,
    ),
  prompt: (p) =>
    `A water trough on a farm is a triangular prism, ${p.length} cm long. Its end is a triangle, ${p.top} cm wide at the top and ${p.depth} cm deep. A hose fills it at ${p.rate} litres per minute. How many minutes does it take to fill the empty trough?`,
  instruction: () => 'Give your answer in minutes.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `The end of the trough: a triangle pointing down, ${p.top} cm wide at the top and ${p.depth} cm deep.`,
    vertices: [
      [0, p.depth],
      [p.top / 2, 0],
      [p.top, p.depth],
    ],
    sides: [null, null, `${p.top} cm`],
    dashed: [
      [
        [p.top / 2, 0],
        [p.top / 2, p.depth],
      ],
    ],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: quantity(minutes(p)),
    unit: 'min',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `\\frac{1}{2}\\times ${p.top}\\times ${p.depth}\\times ${p.length}`,
      'The volume of a prism is the area of its cross-section times its length.',
      'Find the area of the triangle, then the volume.',
      'What fraction of a rectangle does the triangle fill?',
    ),
    equal(
      `${(p.top * p.depth * p.length) / 2}`,
      'These are cubic centimetres.',
      'Work out the product.',
      'What unit is this number in?',
    ),
    start(
      `\\frac{${(p.top * p.depth * p.length) / 2}}{1000}`,
      'One litre is 1000 cubic centimetres.',
      'Convert the cubic centimetres to litres.',
      'How many cubic centimetres are in one litre?',
    ),
    equal(
      `${litres(p)}`,
      'That’s how many litres it holds.',
      'Divide by 1000.',
      'How many litres does the trough hold?',
    ),
    start(
      `\\frac{${litres(p)}}{${p.rate}}`,
      `The hose adds ${p.rate} litres each minute.`,
      'How many lots of one minute’s water fit in the trough?',
      'Do you multiply or divide by the rate?',
    ),
    equal(`${minutes(p)}`, 'Divide.', 'Work out the division.', 'Is this a sensible time for a hose?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-half-in-triangle',
      compute: (p) => quantity(2 * minutes(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the time for a rectangular trough. The end of this trough is a triangle.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => (litres(p) === minutes(p) ? null : quantity(litres(p))),
      firstWrongStep: 4,
      feedback: () => 'That’s how many litres it holds. How long does the hose take to fill it?',
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => quantity(litres(p) * p.rate),
      firstWrongStep: 4,
      feedback: () => 'A faster hose takes less time. Should you multiply by the rate?',
    },
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => quantity(10 * minutes(p)),
      firstWrongStep: 2,
      feedback: () => 'Your trough holds ten times too much. How many cubic centimetres are in one litre?',
    },
  ],
  // In decimetres, where a cube is a litre: let the minutes pass until it is full.
  confirm(p) {
    const full = ((p.top / 10) * (p.depth / 10) * (p.length / 10)) / 2;
    let [inside, time] = [0, 0];
    while (inside < full - 1e-9) {
      inside += p.rate;
      time += 1;
    }
    return { kind: 'values', values: [time] };
  },
  examples: [
    { seed: 's1', input: '9 min', verdict: 'correct' },
    { seed: 's2', input: '14 min', verdict: 'correct' },
    { seed: 's1', input: '18 min', verdict: 'wrong', misconceptionId: 'forgets-half-in-triangle' },
    { seed: 's1', input: '72 min', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '576 min', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
    { seed: 's1', input: '90 min', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
  ],
});
