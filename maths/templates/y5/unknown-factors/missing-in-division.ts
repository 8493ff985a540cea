import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  divisor: number;
  quotient: number;
  /** Whether the number that is shared is missing, or the divisor. */
  asks: 'total' | 'divisor';
  story: number;
}

const stories: ((thing: 'total' | 'divisor', total: number, divisor: number, quotient: number) => string)[] = [
  (asks, t, d, q) =>
    asks === 'total'
      ? `Some cards are shared between ${d} players. Each player gets ${q}.`
      : `${t} cards are shared between some players. Each player gets ${q}.`,
  (asks, t, d, q) =>
    asks === 'total'
      ? `Some plums are packed into ${d} boxes. Each box gets ${q}.`
      : `${t} plums are packed into some boxes. Each box gets ${q}.`,
  (asks, t, d, q) =>
    asks === 'total'
      ? `Some students sit at ${d} tables. Each table has ${q}.`
      : `${t} students sit at some tables. Each table has ${q}.`,
];

const total = ({ divisor, quotient }: Params) => divisor * quotient;
const answer = (p: Params) => (p.asks === 'total' ? total(p) : p.divisor);

export const missingInDivision = defineTemplate<Params>({
  id: 'y5/unknown-factors/missing-in-division',
  version: 1,
  topicId: '71-unknowns-in-times-and-divide',
  years: [5],
  difficulty: 'NORMAL',
  strategy: 'choose-the-inverse',
  calculator: false,
  title: 'Find the missing number in a division',
  params: (random) => {
    const asks = random.pick(['total', 'divisor'] as const);
    const story = random.int(0, stories.length - 1);
    return drawUntil(
      () => ({ divisor: random.int(3, 12), quotient: random.int(6, 36), asks, story }),
      // Dividing once more must give a whole number that a student would write down.
      (p) => p.divisor !== p.quotient && (asks === 'divisor' ? p.quotient <= 24 : p.quotient % p.divisor === 0),
    );
  },
  prompt: (p) => {
    const sentence =
      p.asks === 'total' ? `\\square\\div ${p.divisor}=${p.quotient}` : `${total(p)}\\div\\square=${p.quotient}`;
    return `${stories[p.story]?.(p.asks, total(p), p.divisor, p.quotient)} $${sentence}$ Which number is missing?`;
  },
  answer: (p) => ({ kind: 'number', model: String(answer(p)), forms: [{ kind: 'whole-number' }] }),
  steps: (p) =>
    p.asks === 'total'
      ? [
          step(
            'start',
            `${p.quotient}\\times ${p.divisor}`,
            'Multiplying undoes dividing. Put the shares back together.',
            'Put all the equal shares back together.',
            'Is the missing number larger or smaller than one share?',
          ),
          step(
            'equal',
            String(total(p)),
            `This is ${p.divisor} shares of ${p.quotient}.`,
            'Work out the product.',
            'If you share it again, do you get the same share?',
          ),
          step(
            'identity',
            `${total(p)}\\div ${p.divisor}=${p.quotient}`,
            'The check works.',
            'Put your number in the box.',
            'Is the number sentence true now?',
          ),
          step(
            'result',
            String(total(p)),
            'So this is the missing number.',
            'Write the number in the box.',
            'Which number goes in the box?',
          ),
        ]
      : [
          step(
            'start',
            `${total(p)}\\div ${p.quotient}`,
            `Work out how many shares of ${p.quotient} are in ${total(p)}.`,
            `Think of shares of ${p.quotient}. How many fit?`,
            'Is the missing number larger or smaller than the total?',
          ),
          step(
            'equal',
            String(p.divisor),
            'That’s how many shares fit.',
            'Work out the division.',
            'Does multiplying back give the total?',
          ),
          step(
            'identity',
            `${p.divisor}\\times ${p.quotient}=${total(p)}`,
            'The check works.',
            'Multiply to check.',
            'Is the number sentence true now?',
          ),
          step(
            'result',
            String(p.divisor),
            'So this is the missing number.',
            'Write the number in the box.',
            'Which number goes in the box?',
          ),
        ],
  wrongPaths: [
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => (p.asks === 'total' ? String(p.quotient / p.divisor) : null),
      firstWrongStep: 0,
      feedback: (p) => `You divided ${p.quotient} again. The missing number is the total that was shared.`,
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) =>
        p.asks === 'divisor' && total(p) - p.quotient !== p.divisor ? String(total(p) - p.quotient) : null,
      firstWrongStep: 0,
      feedback: (p) => `You took one share of ${p.quotient} away. Work out how many shares fit into ${total(p)}.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => (p.asks === 'total' ? String(p.quotient + p.divisor) : null),
      firstWrongStep: 0,
      feedback: (p) =>
        `You added ${p.quotient} and ${p.divisor}. There are ${p.divisor} equal shares to put back together.`,
    },
  ],
  confirm: (p) => {
    // Tries numbers in the box until the sentence is true.
    let box = 1;
    const fits = () => (p.asks === 'total' ? box / p.divisor === p.quotient : total(p) / box === p.quotient);
    while (!fits()) box += 1;
    return { kind: 'values', values: [box] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's3', input: '5', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's5', input: '69', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-dividing' },
    { seed: 's9', input: '42', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's9', input: '245', verdict: 'correct' },
  ],
});
