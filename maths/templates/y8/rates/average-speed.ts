import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  speed: number;
  hours: number;
  minutes: number;
}

const stories = [
  { what: 'rides a bike', low: 12, high: 24 },
  { what: 'drives', low: 60, high: 100 },
  { what: 'walks', low: 4, high: 6 },
  { what: 'paddles a kayak', low: 4, high: 8 },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const time = (p: Params) => p.hours + p.minutes / 60;
const distance = (p: Params) => p.speed * time(p);
const quantity = (value: number | string) => `${value} km/h`;

export const averageSpeed = defineTemplate<Params>({
  id: 'y8/rates/average-speed',
  version: 1,
  topicId: '136-rates',
  years: [8],
  difficulty: 'EASY',
  strategy: 'distance-over-time',
  calculator: true,
  title: 'Average speed',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { low, high } = stories[story] ?? stories[0];
        return {
          name: random.pick(firstNames),
          story,
          speed: random.int(low, high),
          hours: random.int(2, 4),
          minutes: random.pick([15, 30, 45]),
        };
      },
      (p) => Number.isInteger(distance(p)),
    ),
  prompt: (p) =>
    `${p.name} ${storyOf(p).what} ${distance(p)} km in ${p.hours} hours and ${p.minutes} minutes. What is their average speed?`,
  instruction: () => 'Give your answer in kilometres per hour.',
  answer: (p) => ({ kind: 'quantity', model: quantity(p.speed), unit: 'km/h', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.hours}+\\frac{${p.minutes}}{60}`,
      'Write the time in hours. One hour has 60 minutes.',
      'What fraction of an hour are the minutes?',
      'How many minutes are in one hour?',
    ),
    equal(
      decimalText(time(p)),
      `${p.minutes} minutes is ${decimalText(p.minutes / 60)} of an hour.`,
      'Write the time as a decimal.',
      'What is the fraction as a decimal?',
    ),
    start(
      `\\frac{${distance(p)}}{${decimalText(time(p))}}`,
      'Speed is distance divided by time.',
      'Divide the kilometres by the hours.',
      'How many kilometres do they go in each hour?',
    ),
    equal(`${p.speed}`, 'Divide.', 'Work out the division.', 'Is this a sensible speed?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => quantity(fractionText(distance(p) * 100, p.hours * 100 + p.minutes)),
      firstWrongStep: 1,
      feedback: (p) => `${p.minutes} minutes isn’t 0.${p.minutes} of an hour, because an hour has 60 minutes.`,
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => quantity(fractionText(time(p) * 4, distance(p) * 4)),
      firstWrongStep: 2,
      feedback: () => 'You found how many hours each kilometre takes. Speed is kilometres per hour.',
    },
    {
      misconceptionId: 'mixed-number-whole-parts-only',
      compute: (p) => unlessRight(quantity(fractionText(distance(p), p.hours)), quantity(p.speed)),
      firstWrongStep: 0,
      feedback: (p) => `You only used ${p.hours} hours. Include the ${p.minutes} minutes as well.`,
    },
  ],
  // How far in each quarter of an hour?
  confirm(p) {
    const quarters = p.hours * 4 + p.minutes / 15;
    return { kind: 'values', values: [(distance(p) / quarters) * 4] };
  },
  examples: [
    { seed: 's1', input: '4 km/h', verdict: 'correct' },
    { seed: 's2', input: '20 km/h', verdict: 'correct' },
    { seed: 's1', input: '220/49 km/h', verdict: 'wrong', misconceptionId: 'time-as-base-100' },
    { seed: 's1', input: '1/4 km/h', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
    { seed: 's1', input: '11/2 km/h', verdict: 'wrong', misconceptionId: 'mixed-number-whole-parts-only' },
  ],
});
