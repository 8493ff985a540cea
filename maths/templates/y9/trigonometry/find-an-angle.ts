import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** A right-angled triangle by two sides. */
interface Params {
  story: number;
  first: number;
  second: number;
}

type Ratio = 'sin' | 'cos' | 'tan';
interface Story {
  ratio: Ratio;
  /** first over second is the ratio. */
  first: [number, number];
  second: [number, number];
  text(first: number, second: number): string;
  why: string;
}

const stories: [Story, ...Story[]] = [
  {
    ratio: 'tan',
    first: [4, 30],
    second: [5, 40],
    text: (h, d) =>
      `A flagpole is ${h} m high. What is the angle of elevation of its top from a point on the ground ${d} m away?`,
    why: 'The height is opposite the angle, and the distance is adjacent to it.',
  },
  {
    ratio: 'sin',
    first: [1, 6],
    second: [5, 30],
    text: (h, d) =>
      `A slide is ${d} m long, and its top is ${h} m above the ground. What angle does it make with the ground?`,
    why: 'The height is opposite the angle, and the slide is the hypotenuse.',
  },
  {
    ratio: 'cos',
    first: [1, 6],
    second: [4, 12],
    text: (h, d) =>
      `A ladder is ${d} m long. Its foot is ${h} m from a wall. What angle does the ladder make with the ground?`,
    why: 'The distance from the wall is adjacent to the angle, and the ladder is the hypotenuse.',
  },
];

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan } as const;
const degrees = (value: number) => (value * 180) / Math.PI;
const angle = (p: Params, ratio: Ratio) => degrees(inverse[ratio](p.first / p.second));
const text = (value: number) => `${Math.round(value)}°`;
const other = { sin: 'cos', cos: 'sin', tan: 'sin' } as const;
const arc = { sin: '\\sin^{-1}', cos: '\\cos^{-1}', tan: '\\tan^{-1}' } as const;
const model = (p: Params) => text(angle(p, storyOf(p).ratio));
const unless = (p: Params, value: number) => (Number.isFinite(value) && text(value) !== model(p) ? text(value) : null);

export const findAnAngle = defineTemplate<Params>({
  id: 'y9/trigonometry/find-an-angle',
  version: 1,
  topicId: '153-right-triangle-trigonometry',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'inverse-ratio',
  calculator: true,
  title: 'Find an angle from two sides',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { first, second } = stories[story] ?? stories[0];
        return { story, first: random.int(...first), second: random.int(...second) };
      },
      (p) => {
        const value = angle(p, storyOf(p).ratio);
        const tail = Math.abs((value % 1) - 0.5);
        return value > 8 && value < 80 && tail > 0.02 && p.first !== p.second && Math.abs(value - 45) > 2;
      },
    ),
  prompt: (p) => storyOf(p).text(p.first, p.second),
  instruction: () => 'Give your answer to the nearest degree.',
  figure: (p) => {
    const value = (angle(p, storyOf(p).ratio) * Math.PI) / 180;
    const [f, s] = [`${p.first} m`, `${p.second} m`];
    return {
      kind: 'right-triangle',
      alt: `A right-angled triangle. The angle at the left end of the base is unknown. ${storyOf(p).why} These lengths are ${p.first} m and ${p.second} m.`,
      base: 10,
      height: Math.round(100 * Math.tan(value)) / 10,
      labels: {
        baseAngle: '?',
        ...(storyOf(p).ratio === 'tan'
          ? { height: f, base: s }
          : storyOf(p).ratio === 'sin'
            ? { height: f, hypotenuse: s }
            : { base: f, hypotenuse: s }),
      },
    };
  },
  answer: (p) => ({ kind: 'quantity', model: model(p), unit: '°', tolerance: 0.5, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\${storyOf(p).ratio} A=\\frac{${p.first}}{${p.second}}`,
      storyOf(p).why,
      'Label the two known sides from the angle, and choose the ratio.',
      'Which ratio uses the two known sides?',
    ),
    start(
      `A=${arc[storyOf(p).ratio]}(\\frac{${p.first}}{${p.second}})`,
      'The inverse function gives the angle for a ratio.',
      'Use the inverse key on your calculator.',
      'Which key takes you from the ratio back to the angle?',
    ),
    result(
      model(p),
      'Use your calculator in degree mode, and round to the nearest degree.',
      'Set your calculator to degree mode, and round.',
      'Does this angle look right in the diagram?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'trig-ratio-mixed-up',
      compute: (p) => unless(p, angle(p, other[storyOf(p).ratio])),
      firstWrongStep: 0,
      feedback: (p) => `${storyOf(p).why} Which ratio uses these two sides?`,
    },
    {
      misconceptionId: 'fraction-upside-down',
      compute: (p) => (storyOf(p).ratio === 'tan' ? unless(p, degrees(Math.atan(p.second / p.first))) : null),
      firstWrongStep: 0,
      feedback: () => 'You flipped the fraction: that’s the other angle of the triangle.',
    },
  ],
  // Raise the angle bit by bit until the triangle has the given sides.
  confirm(p) {
    const ratio = p.first / p.second;
    const at = (a: number) => {
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return { sin: s - ratio, cos: ratio - c, tan: s - ratio * c }[storyOf(p).ratio];
    };
    let [low, high] = [0, Math.PI / 2];
    for (let i = 0; i < 80; i += 1) {
      const middle = (low + high) / 2;
      if (at(middle) < 0) low = middle;
      else high = middle;
    }
    return { kind: 'values', values: [(low * 180) / Math.PI] };
  },
  examples: [
    { seed: 's1', input: '60°', verdict: 'correct' },
    { seed: 's2', input: '19°', verdict: 'correct' },
    { seed: 's1', input: '30°', verdict: 'wrong', misconceptionId: 'fraction-upside-down' },
    { seed: 's2', input: '71°', verdict: 'wrong', misconceptionId: 'trig-ratio-mixed-up' },
  ],
});
