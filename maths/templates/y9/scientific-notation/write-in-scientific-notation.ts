import { defineTemplate } from '../../format';
import { equal, start } from '../../worked-line';

/** A number of two or three digits, `digits`, with its first digit at the place 10^power. */
interface Params {
  digits: number;
  power: number;
}

const lead = (p: Params) => {
  const text = `${p.digits}`;
  return `${text[0]}.${text.slice(1)}`;
};
const scientific = (p: Params, power: number) => `${lead(p)}\\times 10^{${power}}`;
const typed = (p: Params, power: number) => `${lead(p)}*10^(${power})`;

/** Digits in groups of three, as LaTeX, for numbers of five digits and more. */
function grouped(digits: string): string {
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\\,');
}

/** The number written out in decimals. */
function written(p: Params): string {
  const text = `${p.digits}`;
  return p.power < 0 ? `0.${'0'.repeat(-p.power - 1)}${text}` : grouped(text.padEnd(p.power + 1, '0'));
}

export const writeInScientificNotation = defineTemplate<Params>({
  id: 'y9/scientific-notation/write-in-scientific-notation',
  version: 1,
  topicId: '152-scientific-notation',
  years: [9],
  difficulty: 'EASY',
  strategy: 'count-the-places',
  calculator: false,
  title: 'Write a number in scientific notation',
  params(random) {
    let digits = 0;
    do digits = random.int(11, 998);
    while (digits % 10 === 0);
    return { digits, power: random.chance(0.6) ? random.int(-7, -2) : random.int(4, 9) };
  },
  prompt: (p) => `Write $${written(p)}$ in scientific notation.`,
  answer: (p) => ({ kind: 'number', model: typed(p, p.power), forms: [{ kind: 'scientific' }] }),
  steps: (p) => [
    start(
      written(p),
      'Look for the first digit that isn’t zero.',
      'Copy the number. Where is the first digit that isn’t zero?',
      'Is this number more than one or less than one?',
    ),
    equal(
      p.power < 0
        ? `${lead(p)}\\div ${grouped('10'.padEnd(-p.power + 1, '0'))}`
        : `${lead(p)}\\times ${grouped('10'.padEnd(p.power + 1, '0'))}`,
      'Write it as a number between one and ten, multiplied or divided by a power of ten.',
      'Put the decimal point after the first digit that isn’t zero.',
      'What do you need to do to that number to get back to the original?',
    ),
    equal(
      scientific(p, p.power),
      p.power < 0
        ? `Dividing by ten $${-p.power}$ times gives a negative index.`
        : `Multiplying by ten $${p.power}$ times gives a positive index.`,
      'Count how many places the decimal point has moved.',
      'How many factors of ten are there, and do they multiply or divide?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'decimal-point-moved-wrong-way',
      compute: (p) => typed(p, -p.power),
      firstWrongStep: 2,
      feedback: (p) => `Is $${written(p)}$ more or less than one? What does that tell you about the sign of the index?`,
    },
    {
      misconceptionId: 'decimal-places-not-counted',
      compute(p) {
        // Counts the zeros that can be seen instead of the places.
        const zeros = p.power < 0 ? p.power + 1 : p.power + 1 - `${p.digits}`.length;
        return typed(p, zeros);
      },
      firstWrongStep: 2,
      feedback: () => 'Counting the zeros isn’t enough. Count every place the decimal point moves.',
    },
    {
      misconceptionId: 'place-shift-miscounted',
      compute: (p) => typed(p, p.power - 1),
      firstWrongStep: 1,
      feedback: () => 'Count again how many places the digits move.',
    },
  ],
  confirm(p) {
    // Ten at a time, from the digits as a whole number.
    let value = p.digits;
    const places = `${p.digits}`.length - 1 - p.power;
    for (let i = 0; i < Math.abs(places); i += 1) value = places > 0 ? value / 10 : value * 10;
    return { kind: 'values', values: [value] };
  },
  examples: [
    { seed: 's1', input: '6.32*10^(-4)', verdict: 'correct' },
    { seed: 's2', input: '5.27 * 10^(5)', verdict: 'correct' },
    { seed: 's1', input: '6.32*10^(4)', verdict: 'wrong', misconceptionId: 'decimal-point-moved-wrong-way' },
    { seed: 's1', input: '6.32*10^(-3)', verdict: 'wrong', misconceptionId: 'decimal-places-not-counted' },
  ],
});
