import { defineTemplate } from '../../format';
import { digitsFromOnes, fromOnes } from '../../primary/digits';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  /** The first number in tenths and the second in hundredths, so that their lengths differ. */
  tenths: number;
  hundredths: number;
  story: number;
}

const stories: ((person: string, a: string, b: string) => string)[] = [
  (n, a, b) => `A rope is ${a} m long. ${n} cuts off ${b} m. How many metres are left?`,
  (n, a, b) => `A bag holds ${a} kg of rice. ${n} cooks ${b} kg. How many kilograms are left?`,
  (n, a, b) => `A bike ride is ${a} km long. ${n} has ridden ${b} km so far. How many kilometres are left?`,
  (n, a, b) => `A tank holds ${a} L of rainwater. ${n} uses ${b} L. How many litres are left?`,
];
/** The unit that each story asks for; a bare number is read in it. */
const units = ['m', 'kg', 'km', 'L'] as const;

const first = ({ tenths }: Params) => (tenths / 10).toFixed(1);
const second = ({ hundredths }: Params) => (hundredths / 100).toFixed(2);
const gap = ({ tenths, hundredths }: Params) => 10 * tenths - hundredths;
const plain = (hundredths: number) => String(hundredths / 100);

export const subtractDifferentLengths = defineTemplate<Params>({
  id: 'y6/decimals/subtract-different-lengths',
  version: 1,
  topicId: '85-add-and-subtract-decimals',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'trade-across-the-point',
  calculator: false,
  title: 'Subtract decimals of different lengths',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        tenths: random.int(31, 98),
        hundredths: random.int(112, 689),
        story: random.int(0, stories.length - 1),
      }),
      (p) =>
        p.tenths % 10 !== 0 &&
        p.hundredths % 10 !== 0 &&
        Math.floor(p.tenths / 10) > Math.floor(p.hundredths / 100) &&
        gap(p) > 100,
    ),
  prompt: (p) => stories[p.story]?.(p.person, first(p), second(p)) ?? '',
  answer: (p) => ({ kind: 'number', model: plain(gap(p)), unit: units[p.story], forms: [{ kind: 'decimal' }] }),
  steps: (p) => {
    const [whole, part] = [Math.floor(p.hundredths / 100), ((p.hundredths % 100) / 100).toFixed(2)];
    return [
      step(
        'start',
        `${first(p)}-${second(p)}`,
        'We’re taking something away, so we subtract.',
        'How much is there at the start, and how much goes?',
        'About how much will be left?',
      ),
      step(
        'equal',
        `${first(p)}0-${second(p)}`,
        'A zero at the end makes both decimals the same length and doesn’t change the value.',
        'Write both numbers with two decimal places.',
        'How many hundredths does the first number have?',
      ),
      step(
        'equal',
        `${plain(10 * p.tenths - 100 * whole)}-${part}`,
        'Take away the wholes first.',
        'Take away the wholes of the second number first.',
        'What do you still need to take away?',
      ),
      step(
        'equal',
        plain(gap(p)),
        'Trade a tenth for ten hundredths, then take away the rest.',
        'There are no hundredths in the top number yet. Trade for some.',
        'Can you check by adding?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'smaller-from-larger',
      compute: (p) => {
        const bottom = digitsFromOnes(p.hundredths);
        const digits = digitsFromOnes(10 * p.tenths).map((digit, place) => Math.abs(digit - (bottom[place] ?? 0)));
        return plain(fromOnes(digits));
      },
      firstWrongStep: 3,
      feedback: (p) =>
        `There are no hundredths in ${first(p)}, so you need to trade before you take away ${p.hundredths % 10}.`,
    },
    {
      misconceptionId: 'forgets-to-trade-down',
      compute: (p) => {
        const bottom = digitsFromOnes(p.hundredths);
        const digits = digitsFromOnes(10 * p.tenths).map((digit, place) => (digit + 10 - (bottom[place] ?? 0)) % 10);
        return plain(fromOnes(digits));
      },
      firstWrongStep: 3,
      feedback: (p) => `When you trade in ${first(p)}0, the digit you trade from goes down by one.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => plain(10 * p.tenths + p.hundredths),
      firstWrongStep: 0,
      feedback: (p) => `You added. Can you have more left than ${first(p)}?`,
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [Number(first(p)) - Number(second(p))] }),
  examples: [
    { seed: 's1', input: '3.33', verdict: 'correct' },
    { seed: 's2', input: '2.26', verdict: 'wrong', misconceptionId: 'smaller-from-larger' },
    { seed: 's3', input: '4.06', verdict: 'wrong', misconceptionId: 'forgets-to-trade-down' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
