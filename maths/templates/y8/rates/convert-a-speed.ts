import { defineTemplate } from '../../format';
import { decimalText, fractionText } from '../../number-text';
import { equal, start } from '../../worked-line';

/** A speed in metres per second. */
interface Params {
  story: number;
  speed: number;
}

const stories = [
  { what: 'A kangaroo hops', sizes: [4, 19] },
  { what: 'A cyclist rides', sizes: [5, 15] },
  { what: 'A train travels', sizes: [20, 44] },
  { what: 'A car drives', sizes: [10, 30] },
  { what: 'A gust of wind blows', sizes: [9, 30] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const perHour = (p: Params) => p.speed * 3600;
const quantity = (value: number | string) => `${value} km/h`;

export const convertASpeed = defineTemplate<Params>({
  id: 'y8/rates/convert-a-speed',
  version: 1,
  topicId: '136-rates',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'change-both-units',
  calculator: true,
  title: 'Metres per second to kilometres per hour',
  params(random) {
    const story = random.int(0, stories.length - 1);
    const [low, high] = (stories[story] ?? stories[0]).sizes;
    return { story, speed: random.int(low, high) };
  },
  prompt: (p) => `${storyOf(p).what} at ${p.speed} metres per second. What is this speed in kilometres per hour?`,
  answer: (p) => ({
    kind: 'quantity',
    model: quantity(decimalText(perHour(p) / 1000)),
    unit: 'km/h',
    forms: [{ kind: 'decimal' }],
  }),
  steps: (p) => [
    start(
      `${p.speed}\\times 60\\times 60`,
      'One hour has 60 minutes of 60 seconds each.',
      'How many metres does it go in one hour?',
      'How many seconds are in one hour?',
    ),
    equal(
      `${perHour(p)}`,
      'This is how many metres it goes in one hour.',
      'Work out the product.',
      'What unit is this number in?',
    ),
    start(
      `\\frac{${perHour(p)}}{1000}`,
      'One kilometre is 1000 metres.',
      'Convert the metres to kilometres.',
      'How many metres are in one kilometre?',
    ),
    equal(decimalText(perHour(p) / 1000), 'Divide by 1000.', 'Work out the division.', 'Is this a sensible speed?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => quantity(fractionText(p.speed * 60, 1000)),
      firstWrongStep: 0,
      feedback: () => 'You used 60 seconds. That’s one minute, not one hour.',
    },
    {
      misconceptionId: 'converts-wrong-way',
      compute: (p) => quantity(fractionText(p.speed * 1000, 3600)),
      firstWrongStep: 0,
      feedback: () => 'It goes much further in an hour than in a second. Should the number get bigger or smaller?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => quantity(perHour(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s metres per hour. How many kilometres is that?',
    },
  ],
  // Second by second through an hour.
  confirm(p) {
    let metres = 0;
    for (let second = 0; second < 3600; second += 1) metres += p.speed;
    return { kind: 'values', values: [metres / 1000] };
  },
  examples: [
    { seed: 's1', input: '46.8 km/h', verdict: 'correct' },
    { seed: 's2', input: '46.8 km/h', verdict: 'correct' },
    { seed: 's1', input: '39/50 km/h', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
    { seed: 's1', input: '65/18 km/h', verdict: 'wrong', misconceptionId: 'converts-wrong-way' },
    { seed: 's1', input: '46800 km/h', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
