import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { equivalent, positiveRoot, result, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  base: number;
  height: number;
}

interface Story {
  unit: string;
  lengths: { base: [number, number]; height: [number, number] };
  text(base: number, height: number): string;
}

const stories: [Story, ...Story[]] = [
  {
    unit: 'm',
    lengths: { base: [8, 20], height: [1, 3] },
    text: (b, h) =>
      `A ramp starts ${b} m in front of a stage and ends at the top of the stage, ${h} m above the ground. How long is the ramp?`,
  },
  {
    unit: 'km',
    lengths: { base: [5, 40], height: [4, 39] },
    text: (b, h) =>
      `A ferry sails ${b} km east and then ${h} km north. How far is it from its starting point in a straight line?`,
  },
  {
    unit: 'm',
    lengths: { base: [6, 20], height: [5, 15] },
    text: (b, h) =>
      `A wire runs from the top of a flagpole ${h} m high to a peg in the ground, ${b} m from its base. How long is the wire?`,
  },
  {
    unit: 'm',
    lengths: { base: [50, 100], height: [30, 70] },
    text: (b, h) => `A hockey field is ${b} m long and ${h} m wide. How long is its diagonal?`,
  },
];

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const squares = (p: Params) => p.base ** 2 + p.height ** 2;
const quantity = (p: Params, value: number) => `${rounded(value, 1)} ${storyOf(p).unit}`;

export const hypotenuse = defineTemplate<Params>({
  id: 'y8/pythagoras/hypotenuse',
  version: 1,
  topicId: '137-pythagoras',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'sum-of-squares',
  calculator: true,
  title: 'Find the hypotenuse',
  params(random) {
    const story = random.int(0, stories.length - 1);
    const { base: bases, height: heights } = (stories[story] ?? stories[0]).lengths;
    let [base, height] = [0, 0];
    do [base, height] = [random.int(...bases), random.int(...heights)];
    while (height >= base || Number.isInteger(Math.sqrt(base ** 2 + height ** 2)));
    return { story, base, height };
  },
  prompt: (p) => storyOf(p).text(p.base, p.height),
  instruction: (p) => `Give your answer in ${storyOf(p).unit}, correct to one decimal place.`,
  figure: (p) => ({
    kind: 'right-triangle',
    alt: `A right-angled triangle. The sides at the right angle are ${p.base} ${storyOf(p).unit} and ${p.height} ${storyOf(p).unit} long; the longest side is unknown.`,
    base: p.base,
    height: p.height,
    labels: {
      base: `${p.base} ${storyOf(p).unit}`,
      height: `${p.height} ${storyOf(p).unit}`,
      hypotenuse: 'c',
    },
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: quantity(p, Math.sqrt(squares(p))),
    unit: storyOf(p).unit,
    variable: 'c',
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `c^2=${p.base}^2+${p.height}^2`,
      'The unknown side is opposite the right angle, so it is the hypotenuse $c$.',
      'Find the right angle. Which side is opposite it?',
      'Is the unknown side the longest side, or one of the two at the right angle?',
    ),
    equivalent(
      `c^2=${squares(p)}`,
      `Work out both squares and add them: $${p.base ** 2}+${p.height ** 2}$.`,
      'Work out both squares, then add them.',
      'What does it mean to square a number?',
    ),
    positiveRoot(
      `c=\\sqrt{${squares(p)}}`,
      'A length is positive, so take the positive square root.',
      'You have the square of the length. Undo the squaring.',
      'Which operation undoes squaring?',
    ),
    result(
      `c=${rounded(Math.sqrt(squares(p)), 1)}`,
      'Round to one decimal place.',
      'Use your calculator, and look at the second decimal place to round.',
      'Is it longer than both of the other sides, as a hypotenuse must be?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pythagoras-adds-sides',
      compute: (p) => quantity(p, p.base + p.height),
      firstWrongStep: 0,
      feedback: () => 'Adding the two sides gives the distance around the corner. The straight line is shorter.',
    },
    {
      misconceptionId: 'hypotenuse-as-leg',
      compute: (p) =>
        unlessRight(quantity(p, Math.sqrt(p.base ** 2 - p.height ** 2)), quantity(p, Math.sqrt(squares(p)))),
      firstWrongStep: 0,
      feedback: (p) => `The hypotenuse has to be longer than ${p.base} ${storyOf(p).unit}.`,
    },
    {
      misconceptionId: 'root-as-half',
      compute: (p) => quantity(p, squares(p) / 2),
      firstWrongStep: 2,
      feedback: (p) => `Half of $${squares(p)}$ isn’t its square root. Which number times itself is close to it?`,
    },
    {
      misconceptionId: 'pythagoras-without-root',
      compute: (p) => quantity(p, squares(p)),
      firstWrongStep: 2,
      feedback: (p) => `$${squares(p)}$ is the square of the length, not the length itself.`,
    },
  ],
  confirm(p) {
    // Bisection: the length whose square, less the one square, is the other square.
    let [low, high] = [0, p.base + p.height];
    for (let i = 0; i < 60; i += 1) {
      const middle = (low + high) / 2;
      if (middle * middle - p.height * p.height < p.base * p.base) low = middle;
      else high = middle;
    }
    return { kind: 'values', values: [low] };
  },
  examples: [
    { seed: 's1', input: '19.2 km', verdict: 'correct' },
    { seed: 's2', input: '11.40 m', verdict: 'wrong-form' },
    { seed: 's1', input: '26.0 km', verdict: 'wrong', misconceptionId: 'pythagoras-adds-sides' },
    { seed: 's1', input: '14.4 km', verdict: 'wrong', misconceptionId: 'hypotenuse-as-leg' },
    { seed: 's1', input: '185.0 km', verdict: 'wrong', misconceptionId: 'root-as-half' },
    { seed: 's1', input: '370.0 km', verdict: 'wrong', misconceptionId: 'pythagoras-without-root' },
  ],
});
