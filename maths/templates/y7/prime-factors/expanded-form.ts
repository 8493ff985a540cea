import { defineTemplate } from '../../format';
import { equal, start } from '../../worked-line';

/** high × 10^power + middle × 10^lower + ones, with at least one place empty */
interface Params {
  high: number;
  power: number;
  middle: number;
  lower: number;
  ones: number;
}

const value = (p: Params) => p.high * 10 ** p.power + p.middle * 10 ** p.lower + p.ones;

export const expandedForm = defineTemplate<Params>({
  id: 'y7/prime-factors/expanded-form',
  version: 1,
  topicId: '102-prime-factors-index-form-expanded-form',
  years: [7],
  difficulty: 'EASY',
  strategy: 'powers-of-ten-as-places',
  calculator: false,
  title: 'A number from its expanded form',
  params(random) {
    const [power, lower] = random.pick([
      [4, 2],
      [5, 3],
      [5, 2],
      [4, 3],
      [3, 2],
    ] as const);
    return { high: random.int(2, 9), power, middle: random.int(2, 9), lower, ones: random.int(1, 9) };
  },
  prompt: (p) =>
    `Which number is $${p.high}\\times 10^${p.power}+${p.middle}\\times 10^${p.lower}+${p.ones}$? Write it without powers.`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.high}\\times 10^${p.power}+${p.middle}\\times 10^${p.lower}+${p.ones}`,
      'Each power of ten is a place value in the number.',
      'Copy the question. Which powers of ten do you see?',
      'What does the index tell you about the ten?',
    ),
    equal(
      `${p.high}\\times ${10 ** p.power}+${p.middle}\\times ${10 ** p.lower}+${p.ones}`,
      `$10^${p.power}$ is a 1 with ${p.power} zeros, and $10^${p.lower}$ is a 1 with ${p.lower} zeros.`,
      'Write each power of ten as a whole number.',
      `How many times is 10 a factor in $10^${p.power}$?`,
    ),
    equal(
      `${p.high * 10 ** p.power}+${p.middle * 10 ** p.lower}+${p.ones}`,
      'Multiply each digit by its place value.',
      'Work out each product next.',
      'Which place does each digit go in?',
    ),
    equal(
      `${value(p)}`,
      'Add the parts. Empty places get a zero.',
      'Line up the place values, and put a zero in the empty ones.',
      'Which places are empty?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'missing-place-left-out',
      compute: (p) => `${p.high}${p.middle}${p.ones}`,
      firstWrongStep: 3,
      feedback: (p) =>
        `In your number, the ${p.high} isn’t in the $10^${p.power}$ place. Some of the places are empty.`,
    },
    {
      misconceptionId: 'index-as-factor',
      compute: (p) => `${p.high * 10 * p.power + p.middle * 10 * p.lower + p.ones}`,
      firstWrongStep: 1,
      feedback: (p) => `$10^${p.power}$ means ${p.power} tens multiplied together. It isn’t $10\\times ${p.power}$.`,
    },
    {
      misconceptionId: 'place-shift-miscounted',
      compute: (p) => `${p.high * 10 ** (p.power - 1) + p.middle * 10 ** (p.lower - 1) + p.ones}`,
      firstWrongStep: 1,
      feedback: (p) => `How many zeros does $10^${p.power}$ have?`,
    },
  ],
  confirm(p) {
    // Place the digits in an empty row of places, and read the row.
    const places = Array.from({ length: p.power + 1 }, () => '0');
    places[0] = `${p.high}`;
    places[p.power - p.lower] = `${p.middle}`;
    places[p.power] = `${p.ones}`;
    return { kind: 'values', values: [Number(places.join(''))] };
  },
  examples: [
    { seed: 's1', input: '500506', verdict: 'correct' },
    { seed: 's2', input: '70801', verdict: 'correct' },
    { seed: 's3', input: '101010/2', verdict: 'wrong-form' },
    { seed: 's1', input: '556', verdict: 'wrong', misconceptionId: 'missing-place-left-out' },
    { seed: 's1', input: '356', verdict: 'wrong', misconceptionId: 'index-as-factor' },
  ],
});
