import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  /** Millilitres, hours and drops per millilitre. */
  volume: number;
  hours: number;
  drops: number;
}

const stories = [
  { who: 'A patient', what: 'of saline' },
  { who: 'A dog at the vet', what: 'of fluid' },
  { who: 'An athlete', what: 'of glucose solution' },
  { who: 'An injured joey', what: 'of fluid' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const minutes = (p: Params) => p.hours * 60;
const rate = (p: Params) => (p.volume * p.drops) / minutes(p);

export const dripRate = defineTemplate<Params>({
  id: 'y12/rates/drip-rate',
  version: 1,
  topicId: '184-rates-and-ratios',
  years: [12],
  difficulty: 'HARD',
  strategy: 'chain-of-rates',
  calculator: true,
  title: 'Drip rate in drops per minute',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        volume: random.int(4, 40) * 50,
        hours: random.int(2, 12),
        drops: random.pick([10, 12, 15, 20]),
      }),
      (p) => Number.isInteger(rate(p)) && rate(p) >= 10 && rate(p) <= 80,
    ),
  prompt: (p) =>
    `${storyOf(p).who} receives ${p.volume} mL ${storyOf(p).what} through a drip over ${p.hours} hours. There are ${p.drops} drops in 1 mL. How many drops fall each minute?`,
  answer: (p) => ({ kind: 'number', model: `${rate(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.volume}\\times ${p.drops}`,
      'Change the volume into drops.',
      'How many drops are there in the whole volume?',
      'How many drops are there in each millilitre?',
    ),
    equal(
      `${p.volume * p.drops}`,
      'This is the total number of drops.',
      'Multiply.',
      'How many drops is that altogether?',
    ),
    start(
      `${p.hours}\\times 60`,
      'Change the hours into minutes.',
      'The question asks for a rate per minute.',
      'How many minutes does the drip run for?',
    ),
    equal(`${minutes(p)}`, 'This is the time in minutes.', 'Multiply.', 'How many minutes is that altogether?'),
    start(
      `\\frac{${p.volume * p.drops}}{${minutes(p)}}`,
      'Divide the drops by the minutes.',
      '‘Per minute’ means for each minute.',
      'Which number do you divide by?',
    ),
    equal(`${rate(p)}`, 'Divide.', 'Do the division.', 'Could you count the drops at this rate?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'hours-not-changed',
      compute: (p) => `${p.volume * p.drops}/${p.hours}`,
      firstWrongStep: 2,
      feedback: () => 'That’s how many drops fall in an hour. The question asks about a minute.',
    },
    {
      misconceptionId: 'one-rate-left-out',
      compute: (p) => unlessRight(`${p.volume}/${minutes(p)}`, `${rate(p)}`),
      firstWrongStep: 0,
      feedback: () => 'That’s the number of millilitres per minute. How many drops are there in a millilitre?',
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => unlessRight(`${p.volume}/${minutes(p) * p.drops}`, `${rate(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `You divided by the ${p.drops} drops. Are there more drops than millilitres, or fewer?`,
    },
  ],
  // Let drops fall at a steady pace and see which pace empties the bag in time.
  confirm(p) {
    let pace = 1;
    while (pace * 60 * p.hours < p.volume * p.drops) pace += 1;
    return { kind: 'values', values: [pace] };
  },
  examples: [
    { seed: 's1', input: '45', verdict: 'correct' },
    { seed: 's2', input: '40', verdict: 'correct' },
    { seed: 's3', input: '48/2', verdict: 'wrong-form' },
    { seed: 's1', input: '27000/10', verdict: 'wrong', misconceptionId: 'hours-not-changed' },
    { seed: 's1', input: '1350/600', verdict: 'wrong', misconceptionId: 'one-rate-left-out' },
    { seed: 's1', input: '1350/12000', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
  ],
});
