import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { bigNumber, spaced } from '../../y1/shared/big-number';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  digits: number[];
  /** 0 asks for the ten thousands, 1 for the thousands, 2 for the hundreds. */
  place: number;
  story: number;
}

const stories: ((n: string) => string)[] = [
  (n) => `A stadium has ${n} seats.`,
  (n) => `A library has ${n} books.`,
  (n) => `A farm grows ${n} melons.`,
  (n) => `A ship carries ${n} boxes.`,
  (n) => `A video has ${n} views.`,
];

const names = ['ten thousands', 'thousands', 'hundreds', 'tens', 'ones'] as const;
const units = [10_000, 1000, 100, 10, 1] as const;
const number = ({ digits }: Params) => Number(digits.join(''));
const digit = ({ digits, place }: Params) => digits[place] ?? 0;
const unit = ({ place }: Params) => units[place] ?? 1;
const nameOf = ({ place }: Params) => names[place] ?? '';

export const whatABigDigitIsWorth = defineTemplate<Params>({
  id: 'y3/numbers-beyond-10-000/what-a-digit-is-worth',
  version: 1,
  topicId: '28-numbers-beyond-10-000',
  years: [3],
  difficulty: 'NORMAL',
  strategy: 'value-of-a-digit',
  calculator: false,
  title: 'What is the digit worth?',
  params: (random) =>
    drawUntil(
      () => ({
        digits: Array.from({ length: 5 }, () => random.int(1, 9)),
        place: random.int(0, 2),
        story: random.int(0, stories.length - 1),
      }),
      (p) => new Set(p.digits).size === 5 && digit(p) > 1,
    ),
  prompt: (p) => `${stories[p.story]?.(bigNumber(number(p)))} What is the ${digit(p)} worth in this number?`,
  answer: (p) => wholeAnswer(digit(p) * unit(p)),
  steps: (p) => [
    step(
      'identity',
      `${spaced(number(p))}=${p.digits.map((d, i) => spaced(d * (units[i] ?? 1))).join('+')}`,
      'Split the number into its places.',
      'Count the places from the right: ones, tens, hundreds and so on.',
      `Which place is the ${digit(p)} in?`,
    ),
    step(
      'start',
      `${digit(p)}\\times ${spaced(unit(p))}`,
      `The ${digit(p)} is in the ${nameOf(p)} place.`,
      `Count in ${nameOf(p)}.`,
      `How many ${nameOf(p)} are there?`,
    ),
    step(
      'equal',
      spaced(digit(p) * unit(p)),
      `It stands for ${digit(p)} ${nameOf(p)}.`,
      'Write it with its zeros.',
      'How many zeros does this place need?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'digit-face-value',
      compute: (p) => String(digit(p)),
      firstWrongStep: 1,
      feedback: (p) => `The ${digit(p)} isn’t in the ones place, so it’s worth a lot more.`,
    },
    {
      misconceptionId: 'digit-in-next-place',
      compute: (p) => String(p.place === 0 ? digit(p) * 1000 : digit(p) * unit(p) * 10),
      firstWrongStep: 1,
      feedback: (p) =>
        `Count the places in ${bigNumber(number(p))} from the right. The ${digit(p)} is one place away from that.`,
    },
    {
      misconceptionId: 'reads-on-from-digit',
      compute: (p) => otherThan(digit(p) * unit(p), number(p) % (10 * unit(p))),
      firstWrongStep: 1,
      feedback: (p) => `You kept reading after the ${digit(p)}. What is just the ${digit(p)} worth?`,
    },
  ],
  confirm: (p) => {
    // What is missing when the digit is rubbed out and a zero is put in its place?
    const text = String(number(p));
    const without = `${text.slice(0, p.place)}0${text.slice(p.place + 1)}`;
    return { kind: 'values', values: [Number(text) - Number(without)] };
  },
  examples: [
    { seed: 's1', input: '30000', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'wrong', misconceptionId: 'digit-face-value' },
    { seed: 's3', input: '4000', verdict: 'wrong', misconceptionId: 'digit-in-next-place' },
    { seed: 's4', input: '19999+1', verdict: 'wrong-form' },
  ],
});
