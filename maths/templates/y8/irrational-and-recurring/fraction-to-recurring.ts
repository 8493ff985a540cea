import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start } from '../../worked-line';
import { type Recurring, recurringOf, repeatedDigits } from '../shared/recurring';

/** top/bottom, a fraction in lowest terms whose decimal recurs. */
interface Params {
  top: number;
  bottom: number;
}

const parts = (p: Params): Recurring => recurringOf(p.top, p.bottom);
const latex = ({ fixed, block }: Recurring) => `0.${fixed}\\overline{${block}}`;

export const fractionToRecurring = defineTemplate<Params>({
  id: 'y8/irrational-and-recurring/fraction-to-recurring',
  version: 1,
  topicId: '124-irrational-and-recurring-decimals',
  years: [8],
  difficulty: 'EASY',
  strategy: 'divide-until-it-repeats',
  calculator: false,
  title: 'Write a fraction as a recurring decimal',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.pick([3, 6, 9, 11, 12, 15, 18, 22, 30, 33]);
        return { bottom, top: random.int(1, bottom - 1) };
      },
      (p) => {
        const { fixed, block } = parts(p);
        return gcdIsOne(p.top, p.bottom) && block !== '' && fixed.length <= 1 && block.length <= 2;
      },
    ),
  prompt: (p) => `Write $\\frac{${p.top}}{${p.bottom}}$ as a recurring decimal.`,
  instruction: () =>
    'Put a bar or dots over the digits that repeat, or write the block three times followed by three dots.',
  answer: (p) => ({ kind: 'number', model: latex(parts(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => {
    const { fixed, block } = parts(p);
    const first = Math.floor((10 * p.top) / p.bottom);
    const rest = (10 * p.top) % p.bottom;
    return [
      start(
        `${p.top}\\div ${p.bottom}`,
        'A fraction is a division.',
        'What does the line in a fraction tell you to do?',
        'Which number is divided by which?',
      ),
      step(
        'identity',
        `10\\times ${p.top}=${first}\\times ${p.bottom}+${rest}`,
        `${p.top} ${p.top === 1 ? 'one makes' : 'ones make'} ${10 * p.top} tenths. The first decimal place is ${first}, and ${rest} ${rest === 1 ? 'is' : 'are'} left over.`,
        `Trade ${p.top} for tenths, and divide by ${p.bottom}.`,
        'What is the remainder after the first decimal place?',
      ),
      equal(
        `0.${fixed}${block}${block}${block}\\ldots`,
        'Keep dividing. A remainder comes up again, and from there the digits repeat.',
        'Keep a list of the remainders, and stop when one comes up again.',
        'What must happen to the digits when a remainder comes up again?',
      ),
      equal(
        latex(parts(p)),
        'Write the repeating block once, with a bar over it.',
        'Only mark the digits that repeat.',
        'Which digits go under the bar?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'fraction-digits-as-decimal',
      compute: (p) => (p.top < 10 ? `${p.top}.${p.bottom}` : `0.${p.top}${p.bottom}`),
      firstWrongStep: 0,
      feedback: (p) => `You can’t just write the digits ${p.top} and ${p.bottom}. The fraction is a division.`,
    },
    {
      misconceptionId: 'recurring-as-terminating',
      compute: (p) => `0.${parts(p).fixed}${parts(p).block}`,
      firstWrongStep: 2,
      feedback: (p) => `Multiply your decimal by ${p.bottom}. Do you get exactly ${p.top}?`,
    },
    {
      misconceptionId: 'divide-small-by-large-reversed',
      compute: (p) => (p.top === 1 ? null : recurringTyped(p.bottom, p.top)),
      firstWrongStep: 0,
      feedback: () => 'The fraction is less than one. Is your decimal less than one too?',
    },
  ],
  // Forty digits by repeated subtraction; the shortest tail that explains all of them.
  confirm(p) {
    const digits = repeatedDigits(p.top, p.bottom, 40);
    for (let fixed = 0; fixed < 6; fixed += 1)
      for (let length = 1; length < 7; length += 1) {
        const [head, block] = [digits.slice(0, fixed), digits.slice(fixed, fixed + length)];
        if ((head + block.repeat(40)).startsWith(digits))
          return { kind: 'one-of', texts: [`0.${head}\\overline{${block}}`] };
      }
    return { kind: 'one-of', texts: [] };
  },
  examples: [
    { seed: 's1', input: '0.\\overline{6}', verdict: 'correct' },
    { seed: 's2', input: '0.\\overline{3}', verdict: 'correct' },
    { seed: 's1', input: '2.3', verdict: 'wrong', misconceptionId: 'fraction-digits-as-decimal' },
    { seed: 's1', input: '0.6', verdict: 'wrong', misconceptionId: 'recurring-as-terminating' },
    { seed: 's1', input: '1.5', verdict: 'wrong', misconceptionId: 'divide-small-by-large-reversed' },
  ],
});

function gcdIsOne(a: number, b: number): boolean {
  return b === 0 ? a === 1 : gcdIsOne(b, a % b);
}

/** A quotient larger than one, as a fraction that the checker reads. */
function recurringTyped(top: number, bottom: number): string {
  const whole = Math.floor(top / bottom);
  const { fixed, block } = recurringOf(top % bottom, bottom);
  if (block === '') return `${whole}${fixed === '' ? '' : `.${fixed}`}`;
  return `${whole}.${fixed}\\overline{${block}}`;
}
