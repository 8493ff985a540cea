import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  digits: number;
  places: number;
}
const stories = [
  (n: string, v: string, w: string) => `${n} jumps ${v} m, rounded to ${w}.`,
  (n: string, v: string, w: string) => `${n} has a dog that weighs ${v} kg, rounded to ${w}.`,
  (n: string, v: string, w: string) => `${n} runs a race in ${v} minutes, rounded to ${w}.`,
] as const;
const words: Record<number, string> = { 1: 'one decimal place', 2: 'two decimal places' };
const given = (p: Params) => (p.digits / 10 ** p.places).toFixed(p.places);
const edge = (p: Params, halves: number) => ((10 * p.digits + 5 * halves) / 10 ** (p.places + 1)).toFixed(p.places + 1);
const value = (p: Params) => edge(p, -1);

export const smallestBeforeRounding = defineTemplate<Params>({
  id: 'y7/rounding-decimals/smallest-before-rounding',
  version: 1,
  topicId: '104-rounding-decimals',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'back-from-a-rounded-value',
  calculator: false,
  title: 'Smallest number before rounding',
  params: (random) =>
    drawUntil(
      () => {
        const places = random.int(1, 2);
        return {
          name: random.pick(firstNames),
          story: random.int(0, stories.length - 1),
          places,
          digits: random.int(12 * 10 ** (places - 1), 98 * 10 ** (places - 1)),
        };
      },
      (p) => p.digits % 10 !== 0,
    ),
  prompt: (p) =>
    `${(stories[p.story] ?? stories[0])(p.name, given(p), words[p.places] ?? '')} What is the smallest the number could have been before rounding?`,
  answer: (p) => ({ kind: 'number', model: value(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `0.${'0'.repeat(p.places - 1)}1\\div 2`,
      'Numbers rounded to this place are this far apart. Rounding changes a number by at most half of that.',
      'How far apart are two neighbouring rounded numbers?',
      'How far can a number be from the one it rounds to?',
    ),
    equal(
      `0.${'0'.repeat(p.places)}5`,
      'This is half of the gap.',
      'Halve the gap.',
      'How many decimal places does half of the gap have?',
    ),
    start(
      `${given(p)}-0.${'0'.repeat(p.places)}5`,
      'Go down by half of the gap.',
      'Which way do you go for the smallest number?',
      'Is the smallest number below or above the rounded one?',
    ),
    equal(
      value(p),
      'This is the smallest number that rounds to the given one.',
      'Subtract.',
      'Which number does yours round to?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounded-value-as-exact',
      compute: (p) => given(p),
      firstWrongStep: 0,
      feedback: () => 'That’s the rounded number. Some smaller numbers round to it too.',
    },
    {
      misconceptionId: 'full-unit-as-error',
      compute: (p) => ((p.digits - 1) / 10 ** p.places).toFixed(p.places),
      firstWrongStep: 1,
      feedback: () => 'You went down a whole step, but that takes you to the next rounded number.',
    },
    {
      misconceptionId: 'smallest-for-largest',
      compute: (p) => edge(p, 1),
      firstWrongStep: 2,
      feedback: () => 'That’s the upper end. The question asks for the smallest.',
    },
  ],
  confirm(p) {
    // Walk down in small steps while the number is still rounded to the given one.
    const fine = 1000;
    let n = p.digits * fine;
    while (Math.floor((n - 1) / fine + 0.5) === p.digits) n -= 1;
    return { kind: 'values', values: [n / fine / 10 ** p.places] };
  },
  examples: [
    { seed: 's1', input: '7.035', verdict: 'correct' },
    { seed: 's2', input: '6.915', verdict: 'correct' },
    { seed: 's1', input: '7.04', verdict: 'wrong', misconceptionId: 'rounded-value-as-exact' },
    { seed: 's1', input: '7.03', verdict: 'wrong', misconceptionId: 'full-unit-as-error' },
    { seed: 's1', input: '7.045', verdict: 'wrong', misconceptionId: 'smallest-for-largest' },
  ],
});
