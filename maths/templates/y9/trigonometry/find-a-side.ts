import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';

/** The unknown x and the known length, with the angle between them or opposite. */
interface Params {
  story: number;
  angle: number;
  known: number;
}

type Ratio = 'sin' | 'cos' | 'tan';
interface Story {
  ratio: Ratio;
  angle: [number, number];
  known: [number, number];
  text(angle: number, known: number): string;
  why: string;
  labels(angle: string, known: string): { base?: string; height?: string; hypotenuse?: string; baseAngle: string };
}

const stories: [Story, ...Story[]] = [
  {
    ratio: 'sin',
    angle: [55, 75],
    known: [4, 12],
    text: (a, k) =>
      `A ladder is ${k} m long and leans against a wall. It makes an angle of ${a}° with the ground. How high up the wall does it reach?`,
    why: 'The height is opposite the angle, and the ladder is the hypotenuse.',
    labels: (baseAngle, hypotenuse) => ({ baseAngle, hypotenuse, height: 'x' }),
  },
  {
    ratio: 'tan',
    angle: [25, 65],
    known: [10, 60],
    text: (a, k) =>
      `From a point on flat ground ${k} m away, the angle of elevation of the top of a gum tree is ${a}°. How high is the tree?`,
    why: 'The height is opposite the angle, and the distance is adjacent to it.',
    labels: (baseAngle, base) => ({ baseAngle, base, height: 'x' }),
  },
  {
    ratio: 'cos',
    angle: [20, 70],
    known: [8, 40],
    text: (a, k) =>
      `A straight wire ${k} m long runs from the top of a mast to the ground, at an angle of ${a}° with the ground. How far is its end from the base of the mast?`,
    why: 'The distance on the ground is adjacent to the angle, and the wire is the hypotenuse.',
    labels: (baseAngle, hypotenuse) => ({ baseAngle, hypotenuse, base: 'x' }),
  },
  {
    ratio: 'sin',
    angle: [4, 15],
    known: [5, 30],
    text: (a, k) => `A ramp is ${k} m long and rises at an angle of ${a}°. How high is the top end?`,
    why: 'The height is opposite the angle, and the ramp is the hypotenuse.',
    labels: (baseAngle, hypotenuse) => ({ baseAngle, hypotenuse, height: 'x' }),
  },
];

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const side = (p: Params, ratio: Ratio) => p.known * Math[ratio](radians(p.angle));
const text = (value: number) => `${rounded(value, 1)} m`;
const other = { sin: 'cos', cos: 'sin', tan: 'sin' } as const;

export const findASide = defineTemplate<Params>({
  id: 'y9/trigonometry/find-a-side',
  version: 1,
  topicId: '153-right-triangle-trigonometry',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'multiply-by-the-ratio',
  calculator: true,
  title: 'Find a side with a trig ratio',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { angle, known } = stories[story] ?? stories[0];
        return { story, angle: random.int(...angle), known: random.int(...known) };
      },
      (p) => Math.abs(p.angle - 45) > 3,
    ),
  prompt: (p) => storyOf(p).text(p.angle, p.known),
  instruction: () => 'Give your answer in metres, correct to one decimal place.',
  figure: (p) => {
    const tan = Math.tan(radians(p.angle));
    return {
      kind: 'right-triangle',
      alt: `A right-angled triangle. The angle at the left end of the base is ${p.angle} degrees. ${storyOf(p).why} The known length is ${p.known} m.`,
      base: 10,
      height: Math.max(1, Math.round(100 * tan) / 10),
      labels: storyOf(p).labels(`${p.angle}°`, `${p.known} m`),
    };
  },
  answer: (p) => ({
    kind: 'quantity',
    model: text(side(p, storyOf(p).ratio)),
    unit: 'm',
    variable: 'x',
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `\\${storyOf(p).ratio} ${p.angle}^\\circ=\\frac{x}{${p.known}}`,
      storyOf(p).why,
      'Label the two sides from the angle, and choose the ratio that uses both.',
      'Which side do you know, which do you want, and which ratio has both?',
    ),
    equivalent(
      `x=${p.known}\\times \\${storyOf(p).ratio} ${p.angle}^\\circ`,
      `Multiply both sides by ${p.known}.`,
      'Get $x$ by itself.',
      'What undoes the division?',
    ),
    result(
      `x=${rounded(side(p, storyOf(p).ratio), 1)}`,
      'Use your calculator in degree mode, and round.',
      'Set your calculator to degree mode, and round at the end.',
      'Does the length make sense compared with the one you know?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'trig-ratio-mixed-up',
      compute: (p) => text(side(p, other[storyOf(p).ratio])),
      firstWrongStep: 0,
      feedback: (p) => `${storyOf(p).why} Which ratio uses these two sides?`,
    },
    {
      misconceptionId: 'trig-divides-instead-of-multiplies',
      compute: (p) => text(p.known / Math[storyOf(p).ratio](radians(p.angle))),
      firstWrongStep: 1,
      feedback: () => 'You divided by the ratio. Is $x$ in the numerator or the denominator?',
    },
    {
      misconceptionId: 'degree-radian-mix',
      compute: (p) => {
        const value = p.known * Math[storyOf(p).ratio](p.angle);
        return value > 0 && text(value) !== text(side(p, storyOf(p).ratio)) ? text(value) : null;
      },
      firstWrongStep: 2,
      feedback: () => 'Your calculator is in radian mode. The angle is in degrees.',
    },
  ],
  // Turn a pointer in tiny steps from the ground to the angle, by rotation.
  confirm(p) {
    const turns = 100_000;
    const step = radians(p.angle) / turns;
    // A rotation by a tiny angle, from its series.
    const [c, s] = [1 - step ** 2 / 2, step - step ** 3 / 6];
    let [x, y] = [1, 0];
    for (let i = 0; i < turns; i += 1) [x, y] = [x * c - y * s, x * s + y * c];
    const ratio = { sin: y, cos: x, tan: y / x }[storyOf(p).ratio];
    return { kind: 'values', values: [p.known * ratio] };
  },
  examples: [
    { seed: 's1', input: '19.9 m', verdict: 'correct' },
    { seed: 's2', input: '5.6 m', verdict: 'correct' },
    { seed: 's3', input: '5.80 m', verdict: 'wrong-form' },
    { seed: 's1', input: '26.4 m', verdict: 'wrong', misconceptionId: 'trig-ratio-mixed-up' },
    { seed: 's1', input: '54.8 m', verdict: 'wrong', misconceptionId: 'trig-divides-instead-of-multiplies' },
    { seed: 's2', input: '4.6 m', verdict: 'wrong', misconceptionId: 'degree-radian-mix' },
  ],
});
