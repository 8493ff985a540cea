import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';

interface Params {
  person: string;
  ones: number;
  tenths: number;
  hundredths: number;
  order: ('ones' | 'tenths' | 'hundredths')[];
}

const digits = (p: Params) => ({ ones: p.ones, tenths: p.tenths, hundredths: p.hundredths });
const said = (p: Params) => p.order.map((place) => counted(digits(p)[place], place.slice(0, -1)));
const joined = (p: Params) => `${said(p).slice(0, -1).join(', ')} and ${said(p).at(-1)}`;
const right = (p: Params) => decimalText(p.ones + p.tenths / 10 + p.hundredths / 100);
const inOrder = (p: Params) => {
  const [a, b, c] = p.order.map((place) => digits(p)[place]);
  return `${a}.${b}${c ?? ''}`;
};

export const putTogether = defineTemplate<Params>({
  id: 'y4/tenths-and-hundredths/put-together',
  version: 1,
  topicId: '43-tenths-and-hundredths',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'place-each-part',
  calculator: false,
  title: 'Put ones, tenths and hundredths together',
  params: (random) =>
    drawUntil(
      () => {
        const tenths = random.chance() ? 0 : random.int(1, 9);
        const orders: Params['order'][] =
          tenths === 0
            ? [
                ['ones', 'hundredths'],
                ['hundredths', 'ones'],
              ]
            : [
                ['hundredths', 'ones', 'tenths'],
                ['tenths', 'ones', 'hundredths'],
                ['hundredths', 'tenths', 'ones'],
              ];
        return {
          person: random.pick(people),
          ones: random.int(2, 9),
          tenths,
          hundredths: random.int(1, 9),
          order: random.pick(orders),
        };
      },
      (p) => new Set([p.ones, p.tenths, p.hundredths]).size === 3,
    ),
  prompt: (p) => `${p.person} thinks of a number. It has ${joined(p)}. What is the number?`,
  instruction: () => 'Write it as a decimal.',
  answer: (p) => ({ kind: 'number', model: right(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.ones}+\\frac{${p.tenths}}{10}+\\frac{${p.hundredths}}{100}`,
      'Put the parts in order: ones, tenths, hundredths.',
      'Find the ones, then the tenths, then the hundredths.',
      'Are there any tenths at all?',
    ),
    step(
      'equal',
      `${p.ones}+${p.tenths === 0 ? '0' : `0.${p.tenths}`}+0.0${p.hundredths}`,
      'Tenths go in the first place after the decimal point. Hundredths go in the second.',
      'Draw a place value chart with ones, tenths and hundredths.',
      'Which place do the hundredths go in?',
    ),
    step(
      'equal',
      right(p),
      'Write each digit in its place. An empty place gets a zero.',
      'Write one digit in each place.',
      'Is every digit in its own place?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'missing-place-left-out',
      compute: (p) => (p.tenths === 0 ? `${p.ones}.${p.hundredths}` : null),
      firstWrongStep: 1,
      feedback: (p) => `You put the ${p.hundredths} in the tenths place. Are there any tenths?`,
    },
    {
      misconceptionId: 'parts-in-written-order',
      compute: (p) => (p.order[0] === 'ones' ? null : inOrder(p)),
      firstWrongStep: 0,
      feedback: () => 'You wrote the digits in the order of the question. Start with the ones.',
    },
    {
      misconceptionId: 'digits-swapped',
      compute: (p) => (p.tenths === 0 ? null : `${p.ones}.${p.hundredths}${p.tenths}`),
      firstWrongStep: 1,
      feedback: () => 'You put the hundredths before the tenths.',
    },
  ],
  confirm: (p) => {
    // Counts in cents.
    let cents = 0;
    for (const place of p.order) cents += digits(p)[place] * (place === 'ones' ? 100 : place === 'tenths' ? 10 : 1);
    return { kind: 'values', values: [Number((cents / 100).toFixed(2))] };
  },
  examples: [
    { seed: 's1', input: '5.02', verdict: 'correct' },
    { seed: 's2', input: '2.5', verdict: 'wrong', misconceptionId: 'missing-place-left-out' },
    { seed: 's4', input: '5.2', verdict: 'wrong', misconceptionId: 'parts-in-written-order' },
    { seed: 's9', input: '8.92', verdict: 'wrong', misconceptionId: 'digits-swapped' },
    { seed: 's9', input: '8.29+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
