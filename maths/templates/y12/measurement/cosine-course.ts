import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';
import { roundedText, unlessNear } from '../../y10/shared/near';

/** Two legs of a course: lengths in km and true bearings in degrees. */
interface Params {
  story: number;
  first: number;
  second: number;
  bearing: number;
  turn: number;
}

const stories = [
  { who: 'A yacht', verb: 'sails', from: 'the marina' },
  { who: 'A rescue helicopter', verb: 'flies', from: 'its base' },
  { who: 'A survey drone', verb: 'flies', from: 'the launch pad' },
  { who: 'A fishing boat', verb: 'travels', from: 'the harbour' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
/** The angle of the triangle at the turning point. */
const inside = (p: Params) => 180 - p.turn;
const side = (a: number, b: number, angle: number) => Math.sqrt(a * a + b * b - 2 * a * b * cosine(angle));
const distance = (p: Params) => side(p.first, p.second, inside(p));
const trueBearing = (degrees: number) => `${degrees % 360}`.padStart(3, '0');

/** Where a leg of this length and bearing ends, east and north in kilometres. */
function placeAfter(from: { x: number; y: number }, length: number, bearing: number): { x: number; y: number } {
  const angle = (bearing * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(from.x + length * Math.sin(angle)), y: round(from.y + length * Math.cos(angle)) };
}

export const cosineCourse = defineTemplate<Params>({
  id: 'y12/measurement/cosine-course',
  version: 1,
  topicId: '183-measurement-similarity-non-right-trigonometry',
  years: [12],
  difficulty: 'HARD',
  strategy: 'cosine-rule-with-bearings',
  calculator: true,
  title: 'Distance home after two legs',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, 3),
        first: random.int(6, 40),
        second: random.int(6, 40),
        bearing: random.int(5, 200),
        turn: random.int(30, 150),
      }),
      (p) => p.first !== p.second && Math.abs(p.turn - 90) > 8,
    ),
  prompt: (p) =>
    `${storyOf(p).who} ${storyOf(p).verb} ${p.first} km from ${storyOf(p).from} on a bearing of ${trueBearing(p.bearing)}°T, then ${p.second} km on a bearing of ${trueBearing(p.bearing + p.turn)}°T. How far is it from ${storyOf(p).from} now, in kilometres?`,
  instruction: () => 'Give your answer correct to 1 decimal place.',
  figure: (p) => {
    const turn = placeAfter({ x: 0, y: 0 }, p.first, p.bearing);
    const end = placeAfter(turn, p.second, p.bearing + p.turn);
    const [xs, ys] = [
      [0, turn.x, end.x],
      [0, turn.y, end.y],
    ];
    const room = 0.2 * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    return {
      kind: 'vectors',
      alt: `A course with two legs, with north at the top: from the base ${p.first} km on a bearing of ${trueBearing(p.bearing)} degrees, and from there ${p.second} km on a bearing of ${trueBearing(p.bearing + p.turn)} degrees.`,
      x: { from: Math.min(...xs) - room, to: Math.max(...xs) + room },
      y: { from: Math.min(...ys) - room, to: Math.max(...ys) + room },
      grid: false,
      axes: false,
      vectors: [
        { from: [0, 0], to: [turn.x, turn.y], label: `${p.first} km` },
        { from: [turn.x, turn.y], to: [end.x, end.y], label: `${p.second} km`, tone: 'b' },
      ],
      points: [{ x: 0, y: 0, label: 'base' }],
    };
  },
  answer: (p) => ({
    kind: 'quantity',
    model: `${roundedText(distance(p), 1)} km`,
    unit: 'km',
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
    variable: 'd',
  }),
  steps: (p) => [
    start(
      `180-(${p.bearing + p.turn}-${p.bearing})`,
      'The course turns through the difference between the bearings. The turn and the angle inside the triangle make a straight angle.',
      'Draw a north line at the turning point and mark both legs.',
      'How many degrees does the course turn through, and what is the angle inside the triangle?',
    ),
    start(
      `d^2=${p.first}^2+${p.second}^2-2\\times ${p.first}\\times ${p.second}\\times\\cos ${inside(p)}^\\circ`,
      `The angle inside the triangle is $${inside(p)}^\\circ$. You know two sides and the angle between them, so use the cosine rule.`,
      'Which rule works with two sides and the angle between them?',
      'Which side is opposite the angle at the turning point?',
    ),
    equivalent(
      `d^2=${p.first ** 2 + p.second ** 2}-${2 * p.first * p.second}\\cos ${inside(p)}^\\circ`,
      'Work out the squares and the product. Leave the cosine for the calculator.',
      'Simplify as far as you can without the cosine.',
      'Which parts can you work out before you need the cosine?',
    ),
    result(
      roundedText(distance(p), 1),
      'Take the positive square root and round to one decimal place.',
      'A length is positive: take the square root.',
      'Is the distance less than the two legs added together?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'turn-as-inside-angle',
      compute: (p) => unlessNear(side(p.first, p.second, p.turn), distance(p), 1),
      firstWrongStep: 0,
      feedback: () =>
        'The difference between the bearings is the angle of the turn. What is the angle inside the triangle?',
    },
    {
      misconceptionId: 'right-angle-assumed',
      compute: (p) => unlessNear(Math.hypot(p.first, p.second), distance(p), 1),
      firstWrongStep: 1,
      feedback: () => 'Pythagoras’ theorem only works with a right angle between the legs. Is there one?',
    },
    {
      misconceptionId: 'pythagoras-without-root',
      compute: (p) => unlessNear(distance(p) ** 2, distance(p), 1),
      firstWrongStep: 3,
      feedback: () => 'That’s the square of the distance. You’re one step away from the length.',
    },
  ],
  // Follow both legs on a map: north and east.
  confirm(p) {
    const leg = (length: number, bearing: number) => {
      const angle = (bearing * Math.PI) / 180;
      return { north: length * Math.cos(angle), east: length * Math.sin(angle) };
    };
    const [one, two] = [leg(p.first, p.bearing), leg(p.second, p.bearing + p.turn)];
    return { kind: 'values', values: [Math.hypot(one.north + two.north, one.east + two.east)] };
  },
  examples: [
    { seed: 's1', input: '40.3', verdict: 'correct' },
    { seed: 's2', input: '23.3', verdict: 'correct' },
    { seed: 's1', input: '30.4', verdict: 'wrong', misconceptionId: 'turn-as-inside-angle' },
    { seed: 's1', input: '35.7', verdict: 'wrong', misconceptionId: 'right-angle-assumed' },
    { seed: 's1', input: '1626.5', verdict: 'wrong', misconceptionId: 'pythagoras-without-root' },
  ],
});
