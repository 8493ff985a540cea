import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  want: number;
  right: number;
  mixed: number;
  other: number;
  order: number[];
}

const word = (p: Params) => (p.want === 0 ? 'even' : 'odd');

export const onesDigit = defineTemplate<Params>({
  id: 'y4/odd-and-even/ones-digit',
  version: 1,
  topicId: '44-odd-and-even',
  years: [4],
  difficulty: 'EASY',
  strategy: 'last-digit-decides',
  calculator: false,
  title: 'Find the odd or even number',
  params: (random) => {
    const want = random.int(0, 1);
    const digit = (parity: number) => 2 * random.int(1, 4) - (parity === 1 ? 1 : 0);
    const other = 1 - want;
    const number = (a: number, b: number, c: number) => 100 * digit(a) + 10 * digit(b) + digit(c);
    return {
      person: random.pick(people),
      order: random.shuffle([0, 1, 2]),
      want,
      right: number(other, random.int(0, 1), want),
      mixed: number(want, want, other),
      other: number(other, other, other),
    };
  },
  prompt: (p) => {
    const [a, b, c] = p.order.map((i) => [p.right, p.mixed, p.other][i]);
    return `${p.person} writes the numbers ${a}, ${b} and ${c}. Which one is ${word(p)}?`;
  },
  answer: (p) => ({ kind: 'choice', model: `$${p.right}$` }),
  correctChoice: (p) => `$${p.right}$`,
  steps: (p) => [
    step(
      'identity',
      `${p.right}=${p.right - (p.right % 10)}+${p.right % 10}`,
      'Tens and hundreds make pairs with nothing left over. Only the ones matter.',
      'Look at the last digit of each number.',
      'Can you put ten things in pairs?',
    ),
    step(
      'identity',
      `${p.right % 10}=2\\times ${Math.floor((p.right % 10) / 2)}${p.want === 1 ? '+1' : ''}`,
      p.want === 0 ? 'The ones make pairs, with nothing left over.' : 'The ones make pairs, with one left over.',
      'Put the ones in pairs. Is one left over?',
      'Does the last digit make full pairs?',
    ),
    step(
      'result',
      String(p.right),
      `So this number is ${word(p)}.`,
      'The last digit of an even number is 0, 2, 4, 6 or 8.',
      'Which number has the right last digit?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'parity-from-other-digit',
      compute: (p) => `$${p.mixed}$`,
      firstWrongStep: 0,
      feedback: (p) => `The other digits of ${p.mixed} don’t matter. Look at the ones.`,
    },
    {
      misconceptionId: 'odd-even-swap',
      compute: (p) => `$${p.other}$`,
      firstWrongStep: 1,
      feedback: (p) =>
        p.want === 0
          ? `Put ${p.other} things in pairs. There’s one left over.`
          : `Put ${p.other} things in pairs. There are none left over.`,
    },
  ],
  confirm: (p) => {
    // Takes pairs away until none is left.
    const leftOver = (n: number) => {
      let rest = n;
      while (rest > 1) rest -= 2;
      return rest;
    };
    return {
      kind: 'one-of',
      texts: [p.right, p.mixed, p.other].filter((n) => leftOver(n) === p.want).map((n) => `$${n}$`),
    };
  },
  examples: [
    { seed: 's1', input: '$164$', verdict: 'correct' },
    { seed: 's2', input: '$865$', verdict: 'wrong', misconceptionId: 'parity-from-other-digit' },
    { seed: 's3', input: '$311$', verdict: 'wrong', misconceptionId: 'odd-even-swap' },
    { seed: 's9', input: '$114$', verdict: 'correct' },
  ],
});
