import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** First along north or south, then along east or west. */
interface Params {
  name: string;
  story: number;
  north: number;
  east: number;
}

const stories = [
  { verb: 'walks', unit: 'km', from: 'camp' },
  { verb: 'rows', unit: 'km', from: 'a jetty' },
  { verb: 'rides', unit: 'km', from: 'a farm gate' },
  { verb: 'flies a drone', unit: 'm', from: 'a launch pad' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const degrees = (p: Params) => (Math.atan(Math.abs(p.east) / Math.abs(p.north)) * 180) / Math.PI;
/** The bearing that belongs to an acute angle, measured from the north or south line. */
function bearing(p: Params, acute: number): number {
  if (p.north > 0) return p.east > 0 ? acute : 360 - acute;
  return p.east > 0 ? 180 - acute : 180 + acute;
}
const text = (value: number) => `${Math.round(value)}°`;
const model = (p: Params) => text(bearing(p, degrees(p)));
const unless = (p: Params, value: number) =>
  Math.abs(value - bearing(p, degrees(p))) > 2 ? text((value + 360) % 360) : null;
const way = (value: number, [plus, minus]: readonly [string, string]) => (value > 0 ? plus : minus);

function lastLine(p: Params): string {
  const acute = Math.round(degrees(p));
  if (p.north > 0) return p.east > 0 ? `${acute}` : `360-${acute}`;
  return p.east > 0 ? `180-${acute}` : `180+${acute}`;
}

export const bearingFromTwoLegs = defineTemplate<Params>({
  id: 'y10/trigonometry/bearing-from-two-legs',
  version: 1,
  topicId: '168-trigonometry-in-3d-bearings',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'angle-then-bearing',
  calculator: true,
  title: 'Bearing after two legs',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        north: random.nonZeroInt(-20, 20),
        east: random.nonZeroInt(-20, 20),
      }),
      (p) => {
        const angle = degrees(p);
        return (
          Math.min(Math.abs(p.north), Math.abs(p.east)) > 2 &&
          angle > 10 &&
          angle < 80 &&
          Math.abs(angle - 45) > 3 &&
          Math.abs((angle % 1) - 0.5) > 0.03
        );
      },
    ),
  prompt: (p) => {
    const { verb, unit, from } = storyOf(p);
    return `${p.name} ${verb} from ${from}: first ${Math.abs(p.north)} ${unit} due ${way(p.north, ['north', 'south'])}, then ${Math.abs(p.east)} ${unit} due ${way(p.east, ['east', 'west'])}. What is the bearing of the end point from the starting point?`;
  },
  instruction: () => 'Give the true bearing to the nearest degree.',
  figure: (p) => {
    const unit = storyOf(p).unit;
    return {
      kind: 'polygon',
      alt: `A right-angled triangle with north at the top of the page. From the start S a side of ${Math.abs(p.north)} ${unit} goes ${way(p.north, ['up', 'down'])}. From its end a side of ${Math.abs(p.east)} ${unit} goes to the ${way(p.east, ['right', 'left'])}, to the end point E. The third side joins S and E.`,
      vertices: [
        [0, 0],
        [0, p.north],
        [p.east, p.north],
      ],
      sides: [`${Math.abs(p.north)} ${unit}`, `${Math.abs(p.east)} ${unit}`, null],
      rightAngles: [1],
      names: ['S', null, 'E'],
    };
  },
  answer: (p) => ({ kind: 'quantity', model: model(p), unit: '°', tolerance: 0.5, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\tan A=\\frac{${Math.abs(p.east)}}{${Math.abs(p.north)}}`,
      `The angle $A$ at the start is between the ${way(p.north, ['north', 'south'])} line and the direct line to the end point.`,
      'Sketch both legs. From the angle at the start, which sides of the triangle do you know?',
      'Which ratio uses the two legs?',
    ),
    start(
      `A=\\tan^{-1}(\\frac{${Math.abs(p.east)}}{${Math.abs(p.north)}})`,
      `The inverse tangent gives the angle: about ${Math.round(degrees(p))} degrees.`,
      'Use the inverse key on your calculator, in degree mode.',
      'Which key takes you from the ratio to the angle?',
    ),
    result(
      `${lastLine(p)}=${Math.round(bearing(p, degrees(p)))}`.replace(/^(\d+)=\1$/, '$1'),
      `The end point is to the ${way(p.north, ['north', 'south'])}-${way(p.east, ['east', 'west'])}. A bearing is measured clockwise from north.`,
      'Start at north and turn clockwise until you face the end point.',
      'Where does your angle start, and where does a bearing start?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'bearing-quadrant-ignored',
      compute: (p) => (p.north > 0 && p.east > 0 ? null : unless(p, degrees(p))),
      firstWrongStep: 2,
      feedback: (p) =>
        `That’s the angle in the triangle. The end point is to the ${way(p.north, ['north', 'south'])}-${way(p.east, ['east', 'west'])}.`,
    },
    {
      misconceptionId: 'opposite-adjacent-swap',
      compute: (p) => unless(p, bearing(p, 90 - degrees(p))),
      firstWrongStep: 0,
      feedback: (p) => `Which leg is opposite the angle at the ${way(p.north, ['north', 'south'])} line?`,
    },
    {
      misconceptionId: 'bearing-other-way-round',
      // In the north-west this is the angle of the triangle again.
      compute: (p) => (p.north > 0 && p.east < 0 ? null : unless(p, 360 - bearing(p, degrees(p)))),
      firstWrongStep: 2,
      feedback: () => 'You turned from north the wrong way. Bearings go clockwise.',
    },
  ],
  // Turn clockwise from north in small steps until the direction fits.
  confirm(p) {
    let best = { angle: 0, fit: Number.NEGATIVE_INFINITY };
    for (let i = 0; i < 36_000; i += 1) {
      const angle = (i / 100 / 180) * Math.PI;
      const fit = p.east * Math.sin(angle) + p.north * Math.cos(angle);
      if (fit > best.fit) best = { angle: i / 100, fit };
    }
    return { kind: 'values', values: [best.angle] };
  },
  examples: [
    { seed: 's1', input: '295°', verdict: 'correct' },
    { seed: 's2', input: '218°', verdict: 'correct' },
    { seed: 's1', input: '65°', verdict: 'wrong', misconceptionId: 'bearing-quadrant-ignored' },
    { seed: 's1', input: '335°', verdict: 'wrong', misconceptionId: 'opposite-adjacent-swap' },
    { seed: 's2', input: '142°', verdict: 'wrong', misconceptionId: 'bearing-other-way-round' },
  ],
});
