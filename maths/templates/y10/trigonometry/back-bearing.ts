import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  bearing: number;
}

const stories = [
  { from: 'a lighthouse', to: 'a ship', back: 'the lighthouse', there: 'the ship' },
  { from: 'a ranger station', to: 'a campsite', back: 'the ranger station', there: 'the campsite' },
  { from: 'an airport', to: 'a plane', back: 'the airport', there: 'the plane' },
  { from: 'a wharf', to: 'an island', back: 'the wharf', there: 'the island' },
  { from: 'a homestead', to: 'a water tank', back: 'the homestead', there: 'the water tank' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const write = (degrees: number) => `${degrees}`.padStart(3, '0');
const back = (p: Params) => (p.bearing < 180 ? p.bearing + 180 : p.bearing - 180);
const text = (degrees: number) => `${degrees}°`;

export const backBearing = defineTemplate<Params>({
  id: 'y10/trigonometry/back-bearing',
  version: 1,
  topicId: '168-trigonometry-in-3d-bearings',
  years: [10],
  difficulty: 'EASY',
  strategy: 'turn-half-way-round',
  calculator: false,
  title: 'The bearing back',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), bearing: random.int(5, 355) }),
      (p) => [0, 90, 180, 270].every((axis) => Math.abs(p.bearing - axis) >= 5) && p.bearing % 45 !== 0,
    ),
  prompt: (p) =>
    `From ${storyOf(p).from}, the bearing of ${storyOf(p).to} is ${write(p.bearing)}°T. What is the bearing of ${storyOf(p).back} from ${storyOf(p).there}?`,
  instruction: () => 'Give the true bearing in degrees.',
  figure: (p) => ({
    kind: 'compass',
    alt: `A north line at ${storyOf(p).from}. A ray to ${storyOf(p).to} points along the bearing ${write(p.bearing)} degrees, measured clockwise from north.`,
    rays: [{ bearing: p.bearing, length: 3, label: `${write(p.bearing)}°`, end: storyOf(p).there.replace('the ', '') }],
  }),
  answer: (p) => ({ kind: 'quantity', model: text(back(p)), unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      '360\\div 2',
      'The way back is in the opposite direction: half a turn away.',
      'Draw a north line at the other place too. Which direction is the way back?',
      'What fraction of a full turn do you make to face the opposite way?',
    ),
    equal('180', 'That’s how many degrees are in half a turn.', 'Work it out.', 'How many degrees is that?'),
    start(
      p.bearing < 180 ? `${p.bearing}+180` : `${p.bearing}-180`,
      p.bearing < 180
        ? 'Add half a turn to the bearing.'
        : 'Subtract half a turn. Adding it would go past a full turn.',
      'Change the bearing by half a turn, so that it stays between 0 and a full turn.',
      'Should you add or subtract, to stay below a full turn?',
    ),
    result(
      `${back(p)}°`,
      'This bearing is measured clockwise from north.',
      'Work it out.',
      'Is your bearing on the opposite side of the compass?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'bearing-other-way-round',
      compute: (p) => unlessRight(text(360 - p.bearing), text(back(p))),
      firstWrongStep: 0,
      feedback: () => 'You measured the same direction anticlockwise from north. The way back is half a turn away.',
    },
    {
      misconceptionId: 'bearing-kept-for-way-back',
      compute: (p) => text(p.bearing),
      firstWrongStep: 0,
      feedback: (p) => `This bearing would take you from ${storyOf(p).there} even further away.`,
    },
    {
      misconceptionId: 'supplementary-complementary-swap',
      compute: (p) => unlessRight(text((p.bearing + 90) % 360), text(back(p))),
      firstWrongStep: 0,
      feedback: () => 'You made a quarter turn. That won’t take you back.',
    },
  ],
  // Take a step along the bearing and read the direction from its end to its beginning.
  confirm(p) {
    const angle = (p.bearing * Math.PI) / 180;
    const found = (Math.atan2(-Math.sin(angle), -Math.cos(angle)) * 180) / Math.PI;
    return { kind: 'values', values: [(Math.round(found * 1e6) / 1e6 + 360) % 360] };
  },
  examples: [
    { seed: 's1', input: '138°', verdict: 'correct' },
    { seed: 's2', input: '341°', verdict: 'correct' },
    { seed: 's1', input: '42°', verdict: 'wrong', misconceptionId: 'bearing-other-way-round' },
    { seed: 's1', input: '318°', verdict: 'wrong', misconceptionId: 'bearing-kept-for-way-back' },
    { seed: 's1', input: '48°', verdict: 'wrong', misconceptionId: 'supplementary-complementary-swap' },
  ],
});
