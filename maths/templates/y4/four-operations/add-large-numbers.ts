import { defineTemplate } from '../../format';
import { columnSetting } from '../../primary/column-setting';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  a: number;
  b: number;
  story: number;
}

const stories: ((a: number, b: number) => string)[] = [
  (a, b) => `A farm picks ${a} apples on Monday and ${b} apples on Tuesday. How many apples is that altogether?`,
  (a, b) => `A museum has ${a} visitors in May and ${b} visitors in June. How many visitors is that altogether?`,
  (a, b) => `One library has ${a} books and another has ${b}. How many books do they have together?`,
  (a, b) => `One school collects ${a} cans and another collects ${b}. How many cans is that altogether?`,
];
/** The sum with every carried digit lost. */
const withoutCarry = (a: number, b: number) =>
  [1000, 100, 10, 1].reduce(
    (sum, place) => sum + (((Math.floor(a / place) % 10) + (Math.floor(b / place) % 10)) % 10) * place,
    0,
  );
const allDigits = (p: Params) =>
  [1000, 100, 10, 1].map((place) => (Math.floor(p.a / place) % 10) + (Math.floor(p.b / place) % 10)).join('');
const tens = (n: number) => n - (n % 10);

export const addLargeNumbers = defineTemplate<Params>({
  id: 'y4/four-operations/add-large-numbers',
  version: 1,
  topicId: '48-four-operations-no-remainder',
  years: [4],
  difficulty: 'EASY',
  strategy: 'add-in-columns',
  calculator: false,
  title: 'Add two large numbers',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(1200, 5900), b: random.int(1100, 3800), story: random.int(0, 3) }),
      ({ a, b }) =>
        (a % 10) + (b % 10) >= 11 &&
        a % 10 !== 0 &&
        withoutCarry(a, b) !== a + b - 10 &&
        a + b < 9999 &&
        Math.floor(a / 1000) + Math.floor(b / 1000) < 9,
    ),
  prompt: (p) => stories[p.story]?.(p.a, p.b) ?? '',
  figure: (p) => ({
    alt: `${p.a} and ${p.b} written one under the other, ready to be added.`,
    ...columnSetting(p.a, '+', p.b, 4),
  }),
  answer: (p) => wholeAnswer(p.a + p.b),
  steps: (p) => [
    step(
      'start',
      `${p.a}+${p.b}`,
      'We’re putting two numbers together.',
      'Which operation puts two numbers together?',
      'Are you joining two amounts or taking one away?',
    ),
    step(
      'equal',
      `${tens(p.a)}+${tens(p.b)}+${(p.a % 10) + (p.b % 10)}`,
      'Start with the ones. They make ten or more.',
      'Add the ones first.',
      'Do the ones make a new ten?',
    ),
    step(
      'equal',
      `${tens(p.a) + tens(p.b)}+${(p.a % 10) + (p.b % 10)}`,
      'Then add the tens, the hundreds and the thousands.',
      'Next come the tens. Carry when a column makes ten or more.',
      'Which columns make ten or more?',
    ),
    step(
      'equal',
      String(p.a + p.b),
      'Add the carried ten as well.',
      'Put both parts together.',
      'Is the sum a little more than you guessed?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-carry',
      compute: (p) => String(withoutCarry(p.a, p.b)),
      firstWrongStep: 2,
      feedback: () => 'Some columns make ten or more. Each time, carry 1 to the next column.',
    },
    {
      misconceptionId: 'writes-both-digits',
      compute: (p) => String(allDigits(p)),
      firstWrongStep: 1,
      feedback: () => 'You wrote both digits of a column. There’s only room for one digit in each column.',
    },
  ],
  confirm: (p) => {
    // Counts on by thousands, hundreds, tens and ones.
    let total = p.a;
    for (const place of [1000, 100, 10, 1]) for (let n = Math.floor(p.b / place) % 10; n > 0; n -= 1) total += place;
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '4771', verdict: 'correct' },
    { seed: 's2', input: '5528', verdict: 'wrong', misconceptionId: 'forgets-carry' },
    { seed: 's3', input: '611418', verdict: 'wrong', misconceptionId: 'writes-both-digits' },
    { seed: 's9', input: '6011+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
