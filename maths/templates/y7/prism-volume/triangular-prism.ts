import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** A prism whose end is a right-angled triangle with these two short sides and this long one. */
interface Params {
  story: number;
  base: number;
  height: number;
  longest: number;
  length: number;
}

const stories = [
  { what: 'A doorstop', unit: 'cm' },
  { what: 'A wedge of cheese', unit: 'cm' },
  { what: 'A ramp', unit: 'm' },
  { what: 'A cardboard tube for a poster', unit: 'cm' },
  { what: 'A concrete wedge', unit: 'm' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const volume = (p: Params) => (p.base * p.height * p.length) / 2;
const cubic = (p: Params, value: number) => `${value} ${storyOf(p).unit}^3`;

export const triangularPrism = defineTemplate<Params>({
  id: 'y7/prism-volume/triangular-prism',
  version: 1,
  topicId: '114-volume-of-prisms',
  years: [7, 8],
  difficulty: 'NORMAL',
  strategy: 'base-area-times-length',
  calculator: false,
  title: 'Volume of a triangular prism',
  params: (random) =>
    drawUntil(
      () => {
        const [base, height, longest] = random.pick([
          [4, 3, 5],
          [8, 6, 10],
          [12, 5, 13],
          [3, 4, 5],
          [6, 8, 10],
          [12, 9, 15],
        ] as const);
        return { story: random.int(0, stories.length - 1), base, height, longest, length: random.int(4, 15) };
      },
      (p) => p.length !== p.longest && p.length !== p.base && p.length !== p.height,
    ),
  prompt(p) {
    const { what, unit } = storyOf(p);
    return `${what} is a triangular prism, ${p.length} ${unit} long. Its end is a right-angled triangle with sides of ${p.base} ${unit}, ${p.height} ${unit} and ${p.longest} ${unit}. What is its volume?`;
  },
  instruction: (p) => `Give your answer in cubic ${storyOf(p).unit === 'm' ? 'metres' : 'centimetres'}.`,
  figure: (p) => ({
    kind: 'right-triangle',
    alt: `The end of the prism: a right-angled triangle. The sides at the right angle are ${p.base} ${storyOf(p).unit} and ${p.height} ${storyOf(p).unit}; the longest side is ${p.longest} ${storyOf(p).unit}.`,
    base: p.base,
    height: p.height,
    labels: {
      base: `${p.base} ${storyOf(p).unit}`,
      height: `${p.height} ${storyOf(p).unit}`,
      hypotenuse: `${p.longest} ${storyOf(p).unit}`,
    },
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: cubic(p, volume(p)),
    unit: `${storyOf(p).unit}^3`,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `\\frac{1}{2}\\times ${p.base}\\times ${p.height}\\times ${p.length}`,
      'The volume of a prism is the area of its cross-section times its length.',
      'Find the area of the end first. Which two sides meet at a right angle?',
      'Which cross-section stays the same all along the prism?',
    ),
    equal(
      `${(p.base * p.height) / 2}\\times ${p.length}`,
      `The triangle’s area is half of $${p.base}\\times ${p.height}$.`,
      'Work out the area of the triangle.',
      'How does the triangle compare with a rectangle of the same base and height?',
    ),
    equal(
      `${volume(p)}`,
      'Multiply the area of the triangle by the length.',
      'The same cross-section runs along the whole length.',
      'How many slices of length one does it make?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-half-in-triangle',
      compute: (p) => cubic(p, p.base * p.height * p.length),
      firstWrongStep: 0,
      feedback: () => 'That’s the volume of a box around the prism. How much of the box does the prism fill?',
    },
    {
      misconceptionId: 'slant-as-height',
      compute: (p) => cubic(p, (p.base * p.longest * p.length) / 2),
      firstWrongStep: 0,
      feedback: (p) => `The ${p.longest} ${storyOf(p).unit} side doesn’t meet the base at a right angle.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => cubic(p, (p.base * p.height) / 2),
      firstWrongStep: 2,
      feedback: (p) => `That’s the area of the end. The prism is ${p.length} ${storyOf(p).unit} long.`,
    },
  ],
  // Thin slabs stacked on the base: each is as long as the prism and narrower than the one below.
  confirm(p) {
    const slabs = 1000;
    let sum = 0;
    for (let i = 0; i < slabs; i += 1) sum += p.base * (1 - (i + 0.5) / slabs) * (p.height / slabs) * p.length;
    return { kind: 'values', values: [Math.round(sum * 1e6) / 1e6] };
  },
  examples: [
    { seed: 's1', input: '210 cm^3', verdict: 'correct' },
    { seed: 's2', input: '54 m^3', verdict: 'correct' },
    { seed: 's1', input: '420 cm^3', verdict: 'wrong', misconceptionId: 'forgets-half-in-triangle' },
    { seed: 's1', input: '546 cm^3', verdict: 'wrong', misconceptionId: 'slant-as-height' },
    { seed: 's1', input: '30 cm^3', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
