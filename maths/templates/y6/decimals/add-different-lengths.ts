import { defineTemplate } from '../../format';
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
  (n, a, b) => `${n} runs ${a} km in the morning and ${b} km in the evening. How many kilometres is that altogether?`,
  (n, a, b) => `${n} buys ${a} kg of apples and ${b} kg of pears. How many kilograms is that altogether?`,
  (n, a, b) => `${n} joins a plank of ${a} m and a plank of ${b} m end to end. How many metres is that altogether?`,
  (n, a, b) => `${n} mixes ${a} L of paint with ${b} L of water. How many litres is that altogether?`,
];
/** The unit that each story asks for; a bare number is read in it. */
const units = ['km', 'kg', 'm', 'L'] as const;

const first = ({ tenths }: Params) => (tenths / 10).toFixed(1);
const second = ({ hundredths }: Params) => (hundredths / 100).toFixed(2);
/** The sum in hundredths, as a whole number. */
const sum = ({ tenths, hundredths }: Params) => 10 * tenths + hundredths;
const plain = (hundredths: number) => String(hundredths / 100);

export const addDifferentLengths = defineTemplate<Params>({
  id: 'y6/decimals/add-different-lengths',
  version: 1,
  topicId: '85-add-and-subtract-decimals',
  years: [6, 7],
  difficulty: 'EASY',
  strategy: 'line-up-the-points',
  calculator: false,
  title: 'Add decimals of different lengths',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        tenths: random.int(12, 79),
        hundredths: random.int(112, 598),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.tenths % 10 !== 0 && p.hundredths % 10 !== 0 && Math.floor(p.hundredths / 10) % 10 !== 0,
    ),
  prompt: (p) => stories[p.story]?.(p.person, first(p), second(p)) ?? '',
  answer: (p) => ({ kind: 'number', model: plain(sum(p)), unit: units[p.story], forms: [{ kind: 'decimal' }] }),
  steps: (p) => {
    const wholes = Math.floor(p.tenths / 10) + Math.floor(p.hundredths / 100);
    const parts = (p.tenths % 10) * 10 + (p.hundredths % 100);
    return [
      step(
        'start',
        `${first(p)}+${second(p)}`,
        'We’re putting two amounts together, so we add.',
        'Which operation puts two amounts together?',
        'About how big will the answer be?',
      ),
      step(
        'equal',
        `${first(p)}0+${second(p)}`,
        'A zero at the end makes both decimals the same length and doesn’t change the value.',
        'Write both numbers with two decimal places.',
        'How many hundredths does the first number have?',
      ),
      step(
        'equal',
        `${wholes}+${(parts / 100).toFixed(2)}`,
        'Line up the decimal points. Add wholes to wholes, tenths to tenths and hundredths to hundredths.',
        'Line up the decimal points and add place by place.',
        'Which digits belong in the same column?',
      ),
      step(
        'equal',
        plain(sum(p)),
        'Put the parts together.',
        'Put the wholes and the decimal part together.',
        'Is the answer close to what you expected?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'decimal-point-ignored-in-adding',
      compute: (p) => plain(p.tenths + p.hundredths),
      firstWrongStep: 2,
      feedback: (p) => `In ${first(p)}, the last digit counts tenths, and in ${second(p)}, it counts hundredths.`,
    },
    {
      misconceptionId: 'decimal-parts-as-whole-numbers',
      compute: (p) => {
        const wholes = Math.floor(p.tenths / 10) + Math.floor(p.hundredths / 100);
        return `${wholes}.${(p.tenths % 10) + (p.hundredths % 100)}`;
      },
      firstWrongStep: 2,
      feedback: (p) => `The ${p.tenths % 10} in ${first(p)} means tenths, so it’s worth more than it looks.`,
    },
    {
      misconceptionId: 'forgets-carry',
      compute: (p) => {
        const wholes = Math.floor(p.tenths / 10) + Math.floor(p.hundredths / 100);
        const parts = (p.tenths % 10) * 10 + (p.hundredths % 100);
        return parts < 100 ? null : plain(100 * wholes + parts - 100);
      },
      firstWrongStep: 3,
      feedback: () => 'The parts make more than one whole. Where does that whole go?',
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [Number(first(p)) + Number(second(p))] }),
  examples: [
    { seed: 's1', input: '10.53', verdict: 'correct' },
    { seed: 's2', input: '2.73', verdict: 'wrong', misconceptionId: 'decimal-point-ignored-in-adding' },
    { seed: 's3', input: '7.40', verdict: 'wrong', misconceptionId: 'decimal-parts-as-whole-numbers' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
