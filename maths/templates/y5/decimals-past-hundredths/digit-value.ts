import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  whole: number;
  digits: [number, number, number];
  /** 1 for tenths, 2 for hundredths, 3 for thousandths. */
  place: 1 | 2 | 3;
  story: number;
}

const stories: ((person: string, n: string) => string)[] = [
  (p, n) => `${p} reads $${n}$ kg on the scales.`,
  (p, n) => `${p} walks $${n}$ km to the beach.`,
  (p, n) => `${p} measures $${n}$ m of ribbon.`,
  (p, n) => `${p} types $${n}$ into a calculator.`,
];
const placeNames = { 1: 'tenths', 2: 'hundredths', 3: 'thousandths' } as const;

const digit = (p: Params) => p.digits[p.place - 1] ?? 0;
const inPlace = (value: number, place: number) => (value === 0 ? '0' : `0.${'0'.repeat(place - 1)}${value}`);
const written = (p: Params) => `${p.whole}.${p.digits.join('')}`;

export const digitValue = defineTemplate<Params>({
  id: 'y5/decimals-past-hundredths/digit-value',
  version: 1,
  topicId: '62-decimals-past-hundredths',
  years: [5, 6],
  difficulty: 'EASY',
  strategy: 'name-the-place',
  calculator: false,
  title: 'What is this digit worth?',
  params: (random) => {
    const [whole, a, b, c] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number, number];
    return {
      person: random.pick(people),
      whole,
      digits: [a, b, c] as [number, number, number],
      place: random.pick([1, 2, 3, 3] as const),
      story: random.int(0, stories.length - 1),
    };
  },
  prompt: (p) => `${stories[p.story]?.(p.person, written(p))} What is the digit ${digit(p)} worth?`,
  instruction: () => 'Give your answer as a decimal.',
  answer: (p) => ({ kind: 'number', model: inPlace(digit(p), p.place), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      written(p),
      'Start with the whole number, then its decimal places.',
      'Look at the places after the decimal point.',
      'What do we call the places after the decimal point?',
    ),
    step(
      'equal',
      [String(p.whole), ...p.digits.map((d, i) => inPlace(d, i + 1))].join('+'),
      'Each digit has its own value.',
      'Break the number up, place by place.',
      'How much does each digit add to the number?',
    ),
    step(
      'start',
      `${digit(p)}\\div ${10 ** p.place}`,
      `The ${digit(p)} is in the ${placeNames[p.place]} place.`,
      'Count the places from the decimal point to this digit.',
      'Is this digit in the tenths, hundredths or thousandths place?',
    ),
    step(
      'equal',
      inPlace(digit(p), p.place),
      `That’s ${digit(p)} ${placeNames[p.place]}.`,
      'Write the digit in its own place, with zeros in the places before it.',
      'Which places before the digit need a zero?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'digit-face-value',
      compute: (p) => String(digit(p)),
      firstWrongStep: 2,
      feedback: (p) => `The ${digit(p)} comes after the decimal point, so it’s worth less than one whole.`,
    },
    {
      misconceptionId: 'digit-in-next-place',
      compute: (p) => inPlace(digit(p), p.place === 1 ? 2 : p.place - 1),
      firstWrongStep: 2,
      feedback: (p) => `Count the places again. The ${digit(p)} is in place ${p.place} after the decimal point.`,
    },
    {
      misconceptionId: 'parts-as-wholes',
      compute: (p) => String(digit(p) * 10 ** p.place),
      firstWrongStep: 1,
      feedback: (p) => `The ${digit(p)} comes after the decimal point. It counts parts of one whole.`,
    },
  ],
  confirm: (p) => {
    // What the number loses when the digit is rubbed out.
    const without = p.digits.map((d, i) => (i === p.place - 1 ? 0 : d)).join('');
    return {
      kind: 'values',
      values: [(Number(`${p.whole}${p.digits.join('')}`) - Number(`${p.whole}${without}`)) / 1000],
    };
  },
  examples: [
    { seed: 's1', input: '0.002', verdict: 'correct' },
    { seed: 's2', input: '8', verdict: 'wrong', misconceptionId: 'digit-face-value' },
    { seed: 's3', input: '0.09', verdict: 'wrong', misconceptionId: 'digit-in-next-place' },
    { seed: 's9', input: '0.08', verdict: 'correct' },
  ],
});
