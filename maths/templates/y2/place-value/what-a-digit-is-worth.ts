import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { numberBlocks } from '../../y1/shared/number-blocks';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  digits: [number, number, number];
  /** 0 asks for the hundreds, 1 for the tens. */
  place: 0 | 1;
}

const names = ['hundreds', 'tens', 'ones'] as const;
const units = [100, 10, 1] as const;
const number = ({ digits }: Params) => Number(digits.join(''));
const digit = ({ digits, place }: Params) => digits[place];
const unit = ({ place }: Params) => units[place];

export const whatADigitIsWorth = defineTemplate<Params>({
  id: 'y2/place-value/what-a-digit-is-worth',
  version: 2,
  topicId: '14-place-value-3-digits',
  years: [2],
  difficulty: 'EASY',
  strategy: 'value-of-a-digit',
  calculator: false,
  title: 'What is the digit worth?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        digits: [random.int(2, 9), random.int(2, 9), random.int(1, 9)] as [number, number, number],
        place: random.pick([0, 1] as const),
      }),
      ({ digits }) => new Set(digits).size === 3,
    ),
  prompt: (p) => `${p.person} writes ${number(p)}. What is the ${digit(p)} worth in this number?`,
  figure: (p) => numberBlocks(number(p)),
  answer: (p) => wholeAnswer(digit(p) * unit(p)),
  steps: (p) => [
    step(
      'identity',
      `${number(p)}=${p.digits.map((d, i) => d * (units[i] ?? 1)).join('+')}`,
      'Each digit has its own place.',
      'Count the places from the right: ones, tens, hundreds.',
      `Which place is the ${digit(p)} in?`,
    ),
    step(
      'start',
      Array.from({ length: digit(p) }, () => unit(p)).join('+'),
      `The ${digit(p)} is in the ${names[p.place]} place.`,
      `Count in ${names[p.place]}.`,
      `How many ${names[p.place]} are there?`,
    ),
    step(
      'equal',
      String(digit(p) * unit(p)),
      `It stands for ${digit(p)} ${names[p.place]}.`,
      'Say the whole number out loud.',
      'What do you hear for this digit?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'digit-face-value',
      compute: (p) => String(digit(p)),
      firstWrongStep: 1,
      feedback: (p) => `The ${digit(p)} isn’t in the ones place. So it’s worth more.`,
    },
    {
      misconceptionId: 'digit-in-next-place',
      compute: (p) => String(digit(p) * (p.place === 0 ? 10 : 100)),
      firstWrongStep: 1,
      feedback: (p) => `Count the places in ${number(p)} from the right. Which one is it?`,
    },
    {
      misconceptionId: 'reads-on-from-digit',
      compute: (p) => String(number(p) % (10 * unit(p))),
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
    { seed: 's1', input: '700', verdict: 'correct' },
    { seed: 's2', input: '4', verdict: 'wrong', misconceptionId: 'digit-face-value' },
    { seed: 's3', input: '900', verdict: 'wrong', misconceptionId: 'digit-in-next-place' },
    { seed: 's4', input: '49+1', verdict: 'wrong-form' },
  ],
});
