import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, positiveRoot, start } from '../../worked-line';

interface Params {
  unit: string;
  base: number;
  height: number;
  longest: number;
}

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
  [15, 20, 25],
  [20, 21, 29],
] as const;

const quantity = (p: Params, value: number) => `${value} ${p.unit}`;

export const wholeHypotenuse = defineTemplate<Params>({
  id: 'y8/pythagoras/whole-hypotenuse',
  version: 1,
  topicId: '137-pythagoras',
  years: [8],
  difficulty: 'EASY',
  strategy: 'squares-on-the-sides',
  calculator: false,
  title: 'Longest side of a right-angled triangle',
  params: (random) =>
    drawUntil(
      () => {
        const [a, b, c] = random.pick(triples);
        const [base, height] = random.shuffle([a, b]);
        return { unit: random.pick(['cm', 'm', 'mm', 'km']), base: base ?? a, height: height ?? b, longest: c };
      },
      (p) => p.base !== p.height,
    ),
  prompt: (p) =>
    `In a right-angled triangle, the two sides at the right angle are ${quantity(p, p.base)} and ${quantity(p, p.height)} long. How long is the third side?`,
  figure: (p) => ({
    kind: 'right-triangle',
    alt: `A right-angled triangle. The sides at the right angle are ${quantity(p, p.base)} and ${quantity(p, p.height)}; the third side is c.`,
    base: p.base,
    height: p.height,
    labels: { base: quantity(p, p.base), height: quantity(p, p.height), hypotenuse: 'c' },
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: quantity(p, p.longest),
    unit: p.unit,
    variable: 'c',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `c^2=${p.base}^2+${p.height}^2`,
      'The third side is opposite the right angle. Its square is the sum of the other two squares.',
      'Draw a square on each side. Which two of them add up to the third?',
      'Which side is opposite the right angle?',
    ),
    equivalent(
      `c^2=${p.base ** 2}+${p.height ** 2}`,
      'Square both of the sides you know.',
      'Multiply each known length by itself.',
      'What does it mean to square a number?',
    ),
    equivalent(
      `c^2=${p.longest ** 2}`,
      'Add the two squares.',
      'Add the two squares together.',
      'What is the square of the third side?',
    ),
    positiveRoot(
      `c=${p.longest}`,
      `$${p.longest}\\times ${p.longest}=${p.longest ** 2}$, and a length is positive.`,
      'Undo the squaring.',
      'Which positive number times itself gives this?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pythagoras-adds-sides',
      compute: (p) => quantity(p, p.base + p.height),
      firstWrongStep: 0,
      feedback: () => 'That’s the distance around the corner. The straight line is shorter.',
    },
    {
      misconceptionId: 'pythagoras-without-root',
      compute: (p) => quantity(p, p.longest ** 2),
      firstWrongStep: 3,
      feedback: (p) => `$${p.longest ** 2}$ is the square of the side, not the side itself.`,
    },
    {
      misconceptionId: 'hypotenuse-as-leg',
      compute: (p) => `√${Math.abs(p.base ** 2 - p.height ** 2)} ${p.unit}`,
      firstWrongStep: 0,
      feedback: () => 'You subtracted the squares. The third side is opposite the right angle, so it’s the longest.',
    },
  ],
  // A search for the side whose square, less the one square, is the other.
  confirm(p) {
    let side = 0;
    while (side * side - p.height * p.height < p.base * p.base) side += 1;
    return { kind: 'values', values: [side] };
  },
  examples: [
    { seed: 's1', input: '17 m', verdict: 'correct' },
    { seed: 's2', input: '13 mm', verdict: 'correct' },
    { seed: 's1', input: '23 m', verdict: 'wrong', misconceptionId: 'pythagoras-adds-sides' },
    { seed: 's1', input: '289 m', verdict: 'wrong', misconceptionId: 'pythagoras-without-root' },
  ],
});
