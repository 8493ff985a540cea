import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** (a × 10^m) ÷ (b/10 × 10^n), where a ÷ b is less than one. */
interface Params {
  story: number;
  b: number;
  /** The front number of the answer, as tenths. */
  q: number;
  m: number;
  n: number;
}

const stories = [
  { large: 'A lake holds', small: 'A tank holds', unit: 'litres', ask: 'How many tanks would the lake fill' },
  {
    large: 'A galaxy has',
    small: 'A cluster has',
    unit: 'stars',
    ask: 'How many clusters like this would make up the galaxy',
  },
  {
    large: 'A mountain has a mass of',
    small: 'A boulder has a mass of',
    unit: 'kg',
    ask: 'How many times heavier is the mountain than the boulder',
  },
  {
    large: 'A file has',
    small: 'A message has',
    unit: 'bytes',
    ask: 'How many times larger is the file than the message',
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
/** Front number of the large one, in hundredths; below ten times the small one. */
const hundredths = (p: Params) => p.q * p.b;
const a = (p: Params) => `${Number((hundredths(p) / 100).toFixed(2))}`;
const index = (p: Params) => p.m - p.n - 1;
const q = (p: Params) => `${p.q / 10}`;
const typed = (front: string, power: number) => `${front}*10^(${power})`;
/** The quotient of the front numbers, less than one. */
const quotient = (p: Params) => `${Number((p.q / 100).toFixed(2))}`;

export const howManyTimesAsLarge = defineTemplate<Params>({
  id: 'y9/scientific-notation/how-many-times-as-large',
  version: 1,
  topicId: '152-scientific-notation',
  years: [9],
  difficulty: 'HARD',
  strategy: 'divide-then-adjust',
  calculator: false,
  title: 'How many times larger?',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        b: random.int(2, 9),
        q: random.int(11, 95),
        m: random.int(8, 13),
        n: random.int(2, 6),
      }),
      (p) => p.q % 10 !== 0 && hundredths(p) >= 100 && hundredths(p) < 1000 && index(p) > 2 && p.m % p.n !== 0,
    ),
  prompt: (p) =>
    `${storyOf(p).large} $${a(p)}\\times 10^{${p.m}}$ ${storyOf(p).unit}. ${storyOf(p).small} $${p.b}\\times 10^{${p.n}}$ ${storyOf(p).unit}. ${storyOf(p).ask}?`,
  instruction: () => 'Give your answer in scientific notation.',
  answer: (p) => ({ kind: 'number', model: typed(q(p), index(p)), forms: [{ kind: 'scientific' }] }),
  steps: (p) => [
    start(
      `\\frac{${a(p)}\\times 10^{${p.m}}}{${p.b}\\times 10^{${p.n}}}`,
      'Divide the large number by the small one.',
      'Which operation tells you how many times larger?',
      'Which number do you divide by which?',
    ),
    equal(
      `${quotient(p)}\\times 10^{${p.m - p.n}}`,
      `Divide the front numbers, and subtract the indices: $${p.m}-${p.n}$.`,
      'Divide the front numbers, and use the index law for powers of ten.',
      'What happens to the indices when you divide powers of ten?',
    ),
    equal(
      `${q(p)}\\div 10\\times 10^{${p.m - p.n}}`,
      'The front number is less than 1, so write it as a number from 1 to 10 divided by ten.',
      'Is the front number between 1 and 10?',
      'How can you write the front number with one non-zero digit before the decimal point?',
    ),
    equal(
      `${q(p)}\\times 10^{${index(p)}}`,
      'Dividing by ten makes the index one less.',
      'Take one factor of ten from the power.',
      'How much does the index change by?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => typed(q(p), p.m + p.n - 1),
      firstWrongStep: 1,
      feedback: () => 'You added the indices. How many factors of ten cancel?',
    },
    {
      misconceptionId: 'decimal-point-moved-wrong-way',
      compute: (p) => typed(q(p), index(p) + 2),
      firstWrongStep: 3,
      feedback: () => 'The front number got bigger. Should the power of ten get bigger or smaller?',
    },
    {
      misconceptionId: 'decimal-places-not-counted',
      compute: (p) => typed(q(p), index(p) + 1),
      firstWrongStep: 2,
      feedback: () => 'You moved the decimal point of the front number. What happens to the power of ten?',
    },
  ],
  // With whole numbers written out in full.
  confirm(p) {
    const large = BigInt(hundredths(p)) * 10n ** BigInt(p.m - 2);
    const small = BigInt(p.b) * 10n ** BigInt(p.n);
    return { kind: 'values', values: [Number((large * 1000n) / small) / 1000] };
  },
  examples: [
    { seed: 's1', input: '2.7*10^(5)', verdict: 'correct' },
    { seed: 's2', input: '8.1*10^(8)', verdict: 'correct' },
    { seed: 's1', input: '2.7*10^(15)', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's1', input: '2.7*10^(7)', verdict: 'wrong', misconceptionId: 'decimal-point-moved-wrong-way' },
    { seed: 's1', input: '2.7*10^(6)', verdict: 'wrong', misconceptionId: 'decimal-places-not-counted' },
  ],
});
