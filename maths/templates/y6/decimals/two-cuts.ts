import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  tenths: number;
  a: number;
  b: number;
}
const stories = [
  (n: string, t: string, a: string, b: string) =>
    `${n} has ${t} m of ribbon and cuts off ${a} m and ${b} m. How many metres are left?`,
  (n: string, t: string, a: string, b: string) =>
    `A tank holds ${t} L. ${n} uses ${a} L, then ${b} L. How many litres are left?`,
  (n: string, t: string, a: string, b: string) =>
    `${n} walks ${t} km in three parts. The first is ${a} km and the second is ${b} km. How many kilometres is the third?`,
] as const;
/** The unit that each story asks for; a bare number is read in it. */
const units = ['m', 'L', 'km'] as const;
const total = (p: Params) => (p.tenths / 10).toFixed(1);
const first = (p: Params) => decimalText(p.a / 10);
const second = (p: Params) => (p.b / 100).toFixed(2);
const left = (p: Params) => decimalText((10 * p.tenths - 10 * p.a - p.b) / 100);
const both = (p: Params) => decimalText((10 * p.a + p.b) / 100);

export const twoCuts = defineTemplate<Params>({
  id: 'y6/decimals/two-cuts',
  version: 1,
  topicId: '85-add-and-subtract-decimals',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'add-then-subtract-decimals',
  calculator: false,
  title: 'What’s left after two cuts',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        tenths: random.int(92, 198),
        a: random.int(15, 68),
        b: random.int(115, 489),
      }),
      (p) =>
        p.tenths % 10 !== 0 &&
        p.a % 10 !== 0 &&
        p.b % 10 !== 0 &&
        10 * p.tenths - 10 * p.a - p.b > 50 &&
        10 * p.tenths - p.a - p.b > 0,
    ),
  prompt: (p) => (stories[p.story] ?? stories[0])(p.name, total(p), first(p), second(p)),
  figure: (p) => ({
    kind: 'table',
    alt: `A table. Whole: ${total(p)}. First part: ${first(p)}. Second part: ${second(p)}. Rest: unknown.`,
    rowHeads: true,
    rows: [
      ['Whole', total(p)],
      ['First part', first(p)],
      ['Second part', second(p)],
      ['Rest', null],
    ],
  }),
  answer: (p) => ({ kind: 'number', model: left(p), unit: units[p.story], forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${total(p)}-(${first(p)}+${second(p)})`,
      'Take both parts away from the whole.',
      'How much do you take away altogether?',
      'Which amounts go together?',
    ),
    equal(
      `${total(p)}-(${first(p)}0+${second(p)})`,
      'A zero at the end makes the decimals the same length.',
      'Write both parts with two decimal places.',
      'Which digits line up?',
    ),
    equal(
      `${total(p)}0-${both(p)}`,
      'Add the parts and write the whole with two places too.',
      'Add the two parts first, with the decimal points lined up.',
      'How much do you take away altogether?',
    ),
    equal(
      left(p),
      'Subtract, and trade when there isn’t enough.',
      'Line up the decimal points and subtract.',
      'Do all three parts add up to the whole?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'decimal-point-ignored-in-adding',
      compute: (p) => decimalText((10 * p.tenths - p.a - p.b) / 100),
      firstWrongStep: 2,
      feedback: (p) => `In ${first(p)}, the last digit counts tenths, and in ${second(p)}, it counts hundredths.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => decimalText((10 * p.tenths - 10 * p.a) / 100),
      firstWrongStep: 0,
      feedback: (p) => `You took away the ${first(p)}. There’s a second part too.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(both(p), left(p)),
      firstWrongStep: 3,
      feedback: () => 'That’s both parts together. The question asks for the rest.',
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [Number(total(p)) - Number(first(p)) - Number(second(p))] }),
  examples: [
    { seed: 's1', input: '10.23', verdict: 'correct' },
    { seed: 's2', input: '6.45', verdict: 'correct' },
    { seed: 's1', input: '11.58', verdict: 'wrong', misconceptionId: 'decimal-point-ignored-in-adding' },
    { seed: 's1', input: '15.1', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's1', input: '6.37', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
