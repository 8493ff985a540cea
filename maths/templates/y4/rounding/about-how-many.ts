import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  a: number;
  b: number;
  story: number;
}

const stories: ((a: number, b: number) => string)[] = [
  (a, b) => `A park has ${a} gum trees and ${b} wattles. About how many trees is that altogether?`,
  (a, b) => `A theatre sells ${a} tickets on Friday and ${b} on Saturday. About how many tickets is that altogether?`,
  (a, b) =>
    `A truckie drives ${a} km in the morning and ${b} km after lunch. About how many kilometres is that altogether?`,
  (a, b) => `A class counts ${a} ants and ${b} beetles. About how many insects is that altogether?`,
];
/** The unit that each story asks for, where it does; a bare number is read in it. */
const units = [undefined, undefined, 'km', undefined] as const;
const near = (n: number, unit: number) => Math.floor(n / unit + 0.5) * unit;
const right = (p: Params) => near(p.a, 100) + near(p.b, 100);

export const aboutHowMany = defineTemplate<Params>({
  id: 'y4/rounding/about-how-many',
  version: 1,
  topicId: '49-rounding',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'round-then-add',
  calculator: false,
  title: 'Estimate a sum',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(151, 879), b: random.int(151, 879), story: random.int(0, 3) }),
      (p) =>
        [p.a, p.b].every((n) => n % 10 !== 0 && n % 100 !== 50 && Math.abs((n % 100) - 50) < 40) &&
        (p.a % 100 > 50 || p.b % 100 > 50),
    ),
  prompt: (p) => stories[p.story]?.(p.a, p.b) ?? '',
  instruction: () => 'Round both numbers to the nearest hundred first.',
  answer: (p) => ({ ...wholeAnswer(right(p)), unit: units[p.story] }),
  steps: (p) => [
    step(
      'start',
      `${near(p.a, 100)}`,
      `${p.a} is closer to this hundred.`,
      `Which two hundreds is ${p.a} between?`,
      `Which hundred is closer to ${p.a}?`,
    ),
    step(
      'start',
      `${near(p.b, 100)}`,
      `${p.b} is closer to this hundred.`,
      `Which two hundreds is ${p.b} between?`,
      `Which hundred is closer to ${p.b}?`,
    ),
    step(
      'start',
      `${near(p.a, 100)}+${near(p.b, 100)}`,
      'Add the rounded numbers.',
      'Put the rounded numbers together.',
      'Which numbers are easy to add?',
    ),
    step('equal', String(right(p)), 'Add the hundreds.', 'Count the hundreds.', 'Is it close to the exact sum?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => String(Math.floor(p.a / 100) * 100 + Math.floor(p.b / 100) * 100),
      firstWrongStep: 0,
      feedback: () => 'You cut off the tens and ones. Check which hundred is closer.',
    },
    {
      misconceptionId: 'rounds-to-wrong-place',
      compute: (p) => otherThan(right(p), near(p.a, 10) + near(p.b, 10)),
      firstWrongStep: 0,
      feedback: () => 'You rounded to the nearest ten. The question asks for hundreds.',
    },
    {
      misconceptionId: 'exact-for-estimate',
      compute: (p) => otherThan(near(p.a, 10) + near(p.b, 10), p.a + p.b),
      firstWrongStep: 0,
      feedback: () => 'You worked it out exactly. Round each number first.',
    },
  ],
  confirm: (p) => {
    const nearest = (n: number) =>
      [100, 200, 300, 400, 500, 600, 700, 800, 900].reduce(
        (best, h) => (Math.abs(h - n) < Math.abs(best - n) ? h : best),
        0,
      );
    return { kind: 'values', values: [nearest(p.a) + nearest(p.b)] };
  },
  examples: [
    { seed: 's1', input: '1100', verdict: 'correct' },
    { seed: 's2', input: '1500', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's3', input: '940', verdict: 'wrong', misconceptionId: 'rounds-to-wrong-place' },
    { seed: 's9', input: '1500+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
