import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';

interface Params {
  story: number;
  length: number;
  width: number;
  height: number;
}

const stories = [
  { what: 'A rod leans in a box', unit: 'cm', size: [10, 40] },
  { what: 'A wire is stretched across a hall', unit: 'm', size: [6, 24] },
  { what: 'A pole is packed in a shipping crate', unit: 'cm', size: [60, 200] },
  { what: 'A laser beam crosses a room', unit: 'm', size: [3, 12] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const base2 = (p: Params) => p.length ** 2 + p.width ** 2;
const degrees = (ratio: number) => (Math.atan(ratio) * 180) / Math.PI;
const angle = (p: Params) => degrees(p.height / Math.sqrt(base2(p)));
const text = (value: number) => `${Math.round(value)}°`;
const model = (p: Params) => text(angle(p));
const unless = (p: Params, value: number) => (Math.abs(value - angle(p)) > 1.6 ? text(value) : null);

export const diagonalOfABox = defineTemplate<Params>({
  id: 'y10/trigonometry/diagonal-of-a-box',
  version: 1,
  topicId: '168-trigonometry-in-3d-bearings',
  years: [10],
  difficulty: 'HARD',
  strategy: 'two-right-triangles-in-space',
  calculator: true,
  title: 'Angle of a diagonal in a box',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const [low, high] = (stories[story] ?? stories[0]).size;
        return { story, length: random.int(low, high), width: random.int(low, high), height: random.int(low, high) };
      },
      (p) =>
        p.length > p.width &&
        p.length > p.height &&
        p.width !== p.height &&
        p.length !== p.height &&
        Math.abs((angle(p) % 1) - 0.5) > 0.03 &&
        Math.abs(angle(p) - 45) > 2 &&
        angle(p) > 10 &&
        ![p.length, p.width, p.height].includes(Math.round(angle(p))),
    ),
  prompt: (p) =>
    `${storyOf(p).what} from one corner of the floor to the diagonally opposite corner at the top. The space is ${p.length} ${storyOf(p).unit} long, ${p.width} ${storyOf(p).unit} wide and ${p.height} ${storyOf(p).unit} high. What angle does the diagonal make with the floor?`,
  instruction: () => 'Give your answer to the nearest degree.',
  figure: (p) => ({
    kind: 'solid',
    alt: `A rectangular box, ${p.length} ${storyOf(p).unit} long, ${p.width} ${storyOf(p).unit} deep and ${p.height} ${storyOf(p).unit} high.`,
    solid: 'rectangular-prism',
    width: p.length,
    depth: p.width,
    height: p.height,
    labels: {
      width: `${p.length} ${storyOf(p).unit}`,
      depth: `${p.width} ${storyOf(p).unit}`,
      height: `${p.height} ${storyOf(p).unit}`,
    },
  }),
  answer: (p) => ({ kind: 'quantity', model: model(p), unit: '°', tolerance: 0.5, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\sqrt{${p.length}^2+${p.width}^2}`,
      'The diagonal of the floor is directly under this diagonal. Find it with Pythagoras’ theorem.',
      'Draw the floor on its own. How long is its diagonal?',
      'Which line on the floor is directly under the diagonal of the box?',
    ),
    equal(
      `\\sqrt{${base2(p)}}`,
      `The floor diagonal is about ${rounded(Math.sqrt(base2(p)), 1)} ${storyOf(p).unit}. Keep the square root.`,
      'Add the squares, and keep the square root.',
      'Do you need to round yet?',
    ),
    start(
      `\\tan A=\\frac{${p.height}}{\\sqrt{${base2(p)}}}`,
      'The floor diagonal, the height and the diagonal of the box form a right-angled triangle.',
      'Draw the upright triangle with the floor diagonal, the height and the diagonal of the box.',
      'Which side is opposite the angle with the floor, and which is next to it?',
    ),
    result(
      model(p),
      'The inverse tangent gives the angle.',
      'Use the inverse key, in degree mode, and round at the end.',
      'Is the angle steeper than 45 degrees? Compare the height with the floor diagonal.',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'edge-for-floor-diagonal',
      compute: (p) => unless(p, degrees(p.height / p.length)),
      firstWrongStep: 0,
      feedback: () =>
        'You used the length of the floor. The line under the diagonal goes across the floor, corner to corner.',
    },
    {
      misconceptionId: 'trig-ratio-mixed-up',
      compute: (p) =>
        p.height ** 2 < base2(p) ? unless(p, (Math.asin(p.height / Math.sqrt(base2(p))) * 180) / Math.PI) : null,
      firstWrongStep: 2,
      feedback: () => 'The floor diagonal is next to the angle. It isn’t the longest side of the upright triangle.',
    },
    {
      misconceptionId: 'pythagoras-adds-sides',
      compute: (p) => unless(p, degrees(p.height / (p.length + p.width))),
      firstWrongStep: 0,
      feedback: () => 'You went along both edges of the floor. The diagonal across it is shorter.',
    },
    {
      misconceptionId: 'fraction-upside-down',
      compute: (p) => unless(p, 90 - angle(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the angle between the diagonal and the upright edge.',
    },
  ],
  // The angle between two arrows from the corner: one along the diagonal, one along the floor.
  confirm(p) {
    const [x, y, z] = [p.length, p.width, p.height];
    const dot = x * x + y * y;
    const cosine = dot / (Math.sqrt(x * x + y * y + z * z) * Math.sqrt(x * x + y * y));
    return { kind: 'values', values: [(Math.acos(cosine) * 180) / Math.PI] };
  },
  examples: [
    { seed: 's1', input: '32°', verdict: 'correct' },
    { seed: 's2', input: '39°', verdict: 'correct' },
    { seed: 's2', input: '42°', verdict: 'wrong', misconceptionId: 'edge-for-floor-diagonal' },
    { seed: 's1', input: '38°', verdict: 'wrong', misconceptionId: 'trig-ratio-mixed-up' },
    { seed: 's1', input: '27°', verdict: 'wrong', misconceptionId: 'pythagoras-adds-sides' },
    { seed: 's1', input: '58°', verdict: 'wrong', misconceptionId: 'fraction-upside-down' },
  ],
});
