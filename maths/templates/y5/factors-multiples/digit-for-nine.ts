import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  digits: number[];
  story: number;
}

const stories: ((person: string, n: string) => string)[] = [
  (p, n) =>
    `${p} forgot the last digit of the bike lock code ${n}. It’s a number you can divide by 9 with no remainder.`,
  (p, n) => `${p} spilt ink on the last digit of ${n}. The number is a multiple of 9.`,
  (p, n) => `${p} makes a puzzle: ${n} is divisible by 9.`,
  (p, n) => `A club has ${n} stickers. ${p} can share them equally between 9 players.`,
];

const sum = ({ digits }: Params) => digits.reduce((total, digit) => total + digit, 0);
const target = (p: Params) => 9 * Math.ceil(sum(p) / 9);
const missing = (p: Params) => target(p) - sum(p);

export const digitForNine = defineTemplate<Params>({
  id: 'y5/factors-multiples/digit-for-nine',
  version: 1,
  topicId: '63-factors-multiples-divisibility',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'divisibility-by-digit-sum',
  calculator: false,
  title: 'Which digit makes a multiple of 9?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        digits: Array.from({ length: random.int(2, 3) }, () => random.int(1, 9)),
        story: random.int(0, stories.length - 1),
      }),
      (p) => sum(p) % 9 !== 0 && sum(p) !== missing(p) && sum(p) > 4,
    ),
  prompt: (p) => `${stories[p.story]?.(p.person, `$${p.digits.join('')}\\square$`)} Which digit goes in the box?`,
  answer: (p) => ({ kind: 'number', model: String(missing(p)), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.digits.join('+')}=${sum(p)}`,
      'A number is a multiple of 9 when its digits add up to a multiple of 9.',
      'Add the digits you can see.',
      'What do the digits you know add up to?',
    ),
    step(
      'identity',
      `${target(p) / 9}\\times 9=${target(p)}`,
      `This is the next multiple of 9 after ${sum(p)}.`,
      'Find the next multiple of 9 after this sum.',
      'Which multiple of 9 comes next?',
    ),
    step(
      'start',
      `${target(p)}-${sum(p)}`,
      'The missing digit makes up the difference.',
      'How much more do you need to get to the multiple of 9?',
      'What do you add to get there?',
    ),
    step(
      'equal',
      String(missing(p)),
      'With this digit, the digit sum is a multiple of 9.',
      'Work out the difference.',
      'Is it a single digit?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'checks-last-digit-only',
      compute: () => '9',
      firstWrongStep: 0,
      feedback: (p) => `With 9 at the end, the digit sum is ${sum(p) + 9}. The last digit alone doesn’t tell you.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(sum(p)),
      firstWrongStep: 1,
      feedback: (p) => `${sum(p)} is the sum of the digits you can see. Now find how much more makes a multiple of 9.`,
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => (sum(p) % 9 === 0 || sum(p) % 9 === missing(p) ? null : String(sum(p) % 9)),
      firstWrongStep: 2,
      feedback: () => 'That’s how far the sum is above a multiple of nine. How far is it to the next one?',
    },
  ],
  confirm: (p) => {
    // Tries all ten digits and divides.
    const fits = Array.from({ length: 10 }, (_, d) => d).filter((d) => Number([...p.digits, d].join('')) % 9 === 0);
    return { kind: 'values', values: fits };
  },
  examples: [
    { seed: 's1', input: '3', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'wrong', misconceptionId: 'checks-last-digit-only' },
    { seed: 's3', input: '6', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's9', input: '5', verdict: 'correct' },
  ],
});
