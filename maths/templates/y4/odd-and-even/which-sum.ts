import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  want: number;
  sums: [number, number][];
  order: number[];
}

const word = (p: Params) => (p.want === 0 ? 'even' : 'odd');
const sum = (p: Params, place: number) => `$${(p.sums[place] ?? []).join('+')}$`;
const pair = (p: Params) => p.sums[0] ?? [0, 0];

export const whichSum = defineTemplate<Params>({
  id: 'y4/odd-and-even/which-sum',
  version: 1,
  topicId: '44-odd-and-even',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'odd-plus-odd',
  calculator: false,
  title: 'Which sum is odd or even?',
  params: (random) =>
    drawUntil(
      () => {
        const want = random.int(0, 1);
        const even = () => 2 * random.int(12, 48);
        const odd = () => even() + 1;
        // First the right sum; then one where a rule is mixed up; then one that mixes up the words.
        const sums: [number, number][] =
          want === 1
            ? [
                [even(), odd()],
                [odd(), odd()],
                [even(), even()],
              ]
            : [
                [odd(), odd()],
                [odd(), even()],
                [even(), odd()],
              ];
        return { person: random.pick(people), want, sums, order: random.shuffle([0, 1, 2]) };
      },
      (p) => p.sums.every(([a, b]) => a !== b),
    ),
  prompt: (p) => {
    const [a, b, c] = p.order.map((i) => sum(p, i));
    return `${p.person} writes three sums: ${a}, ${b} and ${c}. Which sum is ${word(p)}? You don’t need to work them out.`;
  },
  answer: (p) => ({ kind: 'choice', model: sum(p, 0) }),
  correctChoice: (p) => sum(p, 0),
  steps: (p) => [
    step(
      'identity',
      `${pair(p)[0]}=2\\times ${Math.floor(pair(p)[0] / 2)}${pair(p)[0] % 2 === 1 ? '+1' : ''}`,
      `The first number is ${pair(p)[0] % 2 === 1 ? 'odd, so there’s one left over' : 'even, so it makes full pairs'}.`,
      'Look at the last digit of each number.',
      'Does the first number make full pairs?',
    ),
    step(
      'identity',
      `${pair(p)[1]}=2\\times ${Math.floor(pair(p)[1] / 2)}+1`,
      'The second number is odd, so there’s one left over.',
      'Put each number in pairs. Is one left over?',
      'Does the second number make full pairs?',
    ),
    step(
      'result',
      pair(p).join('+'),
      p.want === 0 ? 'The two left over make a new pair.' : 'There’s one left over altogether.',
      'Put together the ones left over.',
      'Do the ones left over make a new pair?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'two-odds-make-odd',
      compute: (p) => (p.want === 1 ? sum(p, 1) : null),
      firstWrongStep: 2,
      feedback: () => 'Each odd number leaves one over. What do two left over make?',
    },
    {
      misconceptionId: 'odd-even-swap',
      compute: (p) => (p.want === 1 ? sum(p, 2) : sum(p, 1)),
      firstWrongStep: 0,
      feedback: () => 'You mixed up the two words. Even numbers make full pairs.',
    },
    {
      misconceptionId: 'parity-from-other-digit',
      compute: (p) => (p.want === 1 ? null : sum(p, 2)),
      firstWrongStep: 0,
      feedback: () => 'Look at the last digit of both numbers. Put each number in pairs.',
    },
  ],
  confirm: (p) => ({
    kind: 'one-of',
    texts: p.sums
      .filter(([a, b]) => {
        let rest = a + b;
        while (rest >= 2) rest -= 2;
        return rest === p.want;
      })
      .map(([a, b]) => `$${a}+${b}$`),
  }),
  examples: [
    { seed: 's1', input: '$88+75$', verdict: 'correct' },
    { seed: 's2', input: '$91+53$', verdict: 'wrong', misconceptionId: 'two-odds-make-odd' },
    { seed: 's3', input: '$35+94$', verdict: 'wrong', misconceptionId: 'odd-even-swap' },
    { seed: 's7', input: '$26+95$', verdict: 'wrong', misconceptionId: 'parity-from-other-digit' },
    { seed: 's9', input: '$33+39$', verdict: 'correct' },
  ],
});
