import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  first: number;
  second: number;
  common: number;
}

const stories = [
  { where: 'A choir has', first: 'sopranos', second: 'altos' },
  { where: 'A farm has', first: 'goats', second: 'alpacas' },
  { where: 'A bike shop has', first: 'road bikes', second: 'mountain bikes' },
  { where: 'A nursery has', first: 'wattles', second: 'banksias' },
  { where: 'A club has', first: 'juniors', second: 'seniors' },
  { where: 'A ferry carries', first: 'cars', second: 'trucks' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const ratio = (a: number, b: number) => `${a / gcd(a, b)}:${b / gcd(a, b)}`;
const counts = (p: Params): [number, number] => [p.first * p.common, p.second * p.common];

export const simplifyRatio = defineTemplate<Params>({
  id: 'y7/ratios/simplify-ratio',
  version: 1,
  topicId: '107-ratios',
  years: [7],
  difficulty: 'EASY',
  strategy: 'divide-by-common-factor',
  calculator: false,
  title: 'Simplify a ratio',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        first: random.int(2, 9),
        second: random.int(2, 9),
        common: random.int(3, 9),
      }),
      (p) => gcd(p.first, p.second) === 1,
    ),
  prompt(p) {
    const { where, first, second } = storyOf(p);
    const [a, b] = counts(p);
    return `${where} ${a} ${first} and ${b} ${second}. What is the ratio of ${first} to ${second} in simplest form?`;
  },
  answer: (p) => ({ kind: 'ratio', model: `${p.first}:${p.second}`, forms: [{ kind: 'simplest-ratio' }] }),
  steps: (p) => {
    const [a, b] = counts(p);
    return [
      start(
        `${a}:${b}`,
        `Write the number of ${storyOf(p).first} first, because the question names them first.`,
        'Write the two numbers in the order of the question.',
        'Which of the two comes first in the question?',
      ),
      {
        ...start(
          `${a}=${p.common}\\times ${p.first}`,
          `Both numbers are divisible by $${p.common}$.`,
          'Find the highest common factor of both numbers.',
          'Which times tables are both numbers in?',
        ),
        relation: 'identity',
      },
      equal(
        `${p.first}:${p.second}`,
        `Divide both parts by $${p.common}$.`,
        'Divide both parts by the same number.',
        'Is there still a number that goes into both?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'ratio-order-swapped',
      compute: (p) => `${p.second}:${p.first}`,
      firstWrongStep: 0,
      feedback: (p) => `The question names the ${storyOf(p).first} first. Which number goes with them?`,
    },
    {
      misconceptionId: 'ratio-part-to-whole',
      compute: (p) => ratio(p.first, p.first + p.second),
      firstWrongStep: 0,
      feedback: (p) => `Your second number counts all of them. It should only count the ${storyOf(p).second}.`,
    },
  ],
  // Make equal bunches, as many as possible, and look into one of them.
  confirm(p) {
    const [a, b] = counts(p);
    let bunches = a;
    while (a % bunches > 0 || b % bunches > 0) bunches -= 1;
    return { kind: 'values', values: [a / bunches, b / bunches] };
  },
  examples: [
    { seed: 's1', input: '9:7', verdict: 'correct' },
    { seed: 's2', input: '2:3', verdict: 'correct' },
    { seed: 's3', input: '8:14', verdict: 'wrong-form' },
    { seed: 's1', input: '7:9', verdict: 'wrong', misconceptionId: 'ratio-order-swapped' },
    { seed: 's1', input: '9:16', verdict: 'wrong', misconceptionId: 'ratio-part-to-whole' },
  ],
});
