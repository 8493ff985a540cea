import { defineTemplate } from '../../format';
import { digitsFromOnes, fromOnes } from '../../primary/digits';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  divisor: number;
  quotient: number;
  remainder: number;
  story: number;
}

const stories: ((total: number, divisor: number) => string)[] = [
  (n, d) => `A coach shares ${n} cones equally between ${d} teams.`,
  (n, d) => `A library shares ${n} books equally between ${d} shelves.`,
  (n, d) => `A nursery plants ${n} seedlings in ${d} equal rows.`,
  (n, d) => `A club shares ${n} raffle tickets equally between ${d} sellers.`,
  (n, d) => `A restaurant shares ${n} dumplings equally between ${d} tables.`,
];

const total = ({ divisor, quotient, remainder }: Params) => divisor * quotient + remainder;
const middleZero = ({ quotient }: Params) => quotient > 100 && digitsFromOnes(quotient)[1] === 0;

export const quotientAndRemainder = defineTemplate<Params>({
  id: 'y5/division-with-remainders/quotient-and-remainder',
  version: 1,
  topicId: '68-division-with-remainders',
  years: [5],
  difficulty: 'EASY',
  strategy: 'share-and-see-what-is-left',
  calculator: false,
  title: 'Share and find the remainder',
  params: (random) =>
    drawUntil(
      () => {
        const divisor = random.int(3, 9);
        // A good third of the quotients have a zero in the middle.
        const quotient = random.chance(0.4) ? 100 * random.int(1, 2) + random.int(2, 9) : random.int(21, 148);
        return { divisor, quotient, remainder: random.int(1, divisor - 1), story: random.int(0, stories.length - 1) };
      },
      (p) => total(p) < 1000 && p.quotient % 10 !== 0 && p.remainder !== p.quotient,
    ),
  prompt: (p) => `${stories[p.story]?.(total(p), p.divisor)} How many does each one get, and how many are left over?`,
  instruction: () => 'Write the answer with its remainder, such as 4 r 1.',
  answer: (p) => ({ kind: 'quotient', model: `${p.quotient} r ${p.remainder}` }),
  steps: (p) => [
    step(
      'start',
      String(total(p)),
      `Share all ${total(p)} into ${p.divisor} equal groups.`,
      'How many are there to share, and between how many?',
      'Which number do you share, and which is the number of groups?',
    ),
    step(
      'equal',
      `${p.divisor * p.quotient}+${p.remainder}`,
      `The largest multiple of ${p.divisor} that fits is ${p.divisor * p.quotient}.`,
      `Look for the largest multiple of ${p.divisor} that’s not more than ${total(p)}.`,
      'How much can you share fairly, and how much is too little to share?',
    ),
    step(
      'identity',
      `${p.divisor * p.quotient}\\div ${p.divisor}=${p.quotient}`,
      'That’s what each group gets.',
      'Share the hundreds first, then the tens, then the ones. Keep a place for every digit.',
      'Is there a place where you have nothing to share?',
    ),
    step(
      'result',
      `${p.quotient}\\text{ r }${p.remainder}`,
      `What’s left over is less than ${p.divisor}, so you can’t share it.`,
      'Write what each group gets, then r, then what’s left over.',
      'Is the part left over smaller than the number of groups?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'drops-zero-in-quotient',
      compute: (p) => {
        if (!middleZero(p)) return null;
        const [ones = 0, , hundreds = 0] = digitsFromOnes(p.quotient);
        return `${fromOnes([ones, hundreds])} r ${p.remainder}`;
      },
      firstWrongStep: 2,
      feedback: (p) => `When you can’t share the tens by ${p.divisor}, a zero holds their place.`,
    },
    {
      misconceptionId: 'ignores-remainder',
      compute: (p) => String(p.quotient),
      firstWrongStep: 3,
      feedback: (p) => `Multiply back by ${p.divisor}. It doesn’t make ${total(p)}, so something is left over.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => `${p.quotient - 1} r ${p.remainder + p.divisor}`,
      firstWrongStep: 2,
      feedback: () => 'Look at what’s left over. Is it enough to give each one more?',
    },
  ],
  confirm: (p) => {
    let [left, rounds] = [total(p), 0];
    while (left >= p.divisor) {
      left -= p.divisor;
      rounds += 1;
    }
    return { kind: 'values', values: [rounds, left] };
  },
  examples: [
    { seed: 's1', input: '95 r 3', verdict: 'correct' },
    { seed: 's4', input: '29 r 2', verdict: 'wrong', misconceptionId: 'drops-zero-in-quotient' },
    { seed: 's3', input: '114', verdict: 'wrong', misconceptionId: 'ignores-remainder' },
    { seed: 's5', input: '206 remainder 1', verdict: 'correct' },
  ],
});
