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
  { who: 'A young kangaroo in care', what: 'of fluid' },
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
  title: 'Drops per minute of a drip',
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
      'How many drops are in the whole volume?',
      'How many drops does each millilitre give?',
    ),
    equal(`${p.volume * p.drops}`, 'These drops fall in the whole time.', 'Multiply.', 'How many drops fall in all?'),
    start(
      `${p.hours}\\times 60`,
      'Change the hours into minutes.',
      'The rate is asked per minute.',
      'How many minutes does the drip run?',
    ),
    equal(`${minutes(p)}`, 'This is the time in minutes.', 'Multiply.', 'How many minutes are there in all?'),
    start(
      `\\frac{${p.volume * p.drops}}{${minutes(p)}}`,
      'Share the drops among the minutes.',
      'Drops per minute means drops divided by minutes.',
      'Which of the two numbers is divided by which?',
    ),
    equal(`${rate(p)}`, 'Divide.', 'Work out the quotient.', 'Is this a rate at which drops can be counted?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'hours-not-changed',
      compute: (p) => `${p.volume * p.drops}/${p.hours}`,
      firstWrongStep: 2,
      feedback: () => 'That many drops fall in an hour. The question asks about a minute.',
    },
    {
      misconceptionId: 'one-rate-left-out',
      compute: (p) => unlessRight(`${p.volume}/${minutes(p)}`, `${rate(p)}`),
      firstWrongStep: 0,
      feedback: () => 'That is the number of millilitres per minute. How many drops are in a millilitre?',
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
