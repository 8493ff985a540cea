import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';

/** The lines of the proof that the root of a prime is irrational, shown in another order. */
interface Params {
  prime: number;
  /** Which line of the proof stands under A, B, C … */
  shown: number[];
}

const letters = ['A', 'B', 'C', 'D', 'E'];
const lines = (m: number) => [
  `Suppose $\\sqrt{${m}}=\\frac{a}{b}$, where the whole numbers $a$ and $b$ have no common factor.`,
  `So $a^2=${m}b^2$, and $${m}$ divides $a^2$.`,
  `Since $${m}$ is prime, it divides $a$: say $a=${m}c$.`,
  `So $b^2=${m}c^2$, and $${m}$ divides $b$ too.`,
  `Now $a$ and $b$ have the common factor $${m}$. This is a contradiction.`,
];
/** What each line rests on: lines that must stand above it. */
const restsOn = [[], [0], [1], [1, 2], [0, 2, 3]];
const named = (p: Params, order: number[]) => order.map((line) => letters[p.shown.indexOf(line)] ?? '').join(', ');

export const orderTheContradiction = defineTemplate<Params>({
  id: 'y12/proof/order-the-contradiction',
  version: 1,
  topicId: '217-nature-of-proof-contradiction',
  years: [12],
  difficulty: 'HARD',
  strategy: 'order-a-proof-by-contradiction',
  calculator: false,
  title: 'Put a proof by contradiction in order',
  params: (random) => ({
    prime: random.pick([2, 3, 5, 7, 11, 13, 17, 19, 23]),
    shown: random.shuffle([0, 1, 2, 3, 4]),
  }),
  prompt: (p) =>
    `These lines prove that $\\sqrt{${p.prime}}$ is irrational, but they aren’t in order.\n\n` +
    `${p.shown.map((line, i) => `**${letters[i]}.** ${lines(p.prime)[line]}`).join('\n\n')}\n\nWhich order is correct?`,
  answer: (p) => ({ kind: 'choice', model: named(p, [0, 1, 2, 3, 4]) }),
  correctChoice: (p) => named(p, [0, 1, 2, 3, 4]),
  steps: (p) => [
    start(
      `\\sqrt{${p.prime}}=\\frac{a}{b}`,
      'A proof by contradiction starts by assuming the opposite of the claim.',
      'Start with the line that assumes the opposite.',
      'What do you assume in a proof by contradiction?',
    ),
    start(
      `a^2=${p.prime}b^2`,
      'Squaring gives this. Then you get from $a^2$ to $a$, and from $a$ to $b$.',
      'What follows directly from the assumption?',
      'Which line do you get by squaring the assumption?',
    ),
    start(
      `b^2=${p.prime}c^2`,
      `This needs $a=${p.prime}c$, so that line comes before it.`,
      'Which line introduces the letter $c$?',
      'Where does the letter $c$ come from?',
    ),
    result(
      `\\text{${named(p, [0, 1, 2, 3, 4])}}`,
      'The last line shows the contradiction.',
      'End with the contradiction.',
      'Which line can’t be true if the assumption is?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'conclusion-used-too-early',
      compute: (p) => named(p, [0, 1, 3, 2, 4]),
      firstWrongStep: 2,
      feedback: () => 'In your order, the letter $c$ is used before it’s introduced.',
    },
    {
      misconceptionId: 'assumption-comes-late',
      compute: (p) => named(p, [1, 2, 3, 0, 4]),
      firstWrongStep: 0,
      feedback: () => 'Your first line says “so”. What does it follow from?',
    },
    {
      misconceptionId: 'step-without-reason',
      compute: (p) => named(p, [0, 2, 1, 3, 4]),
      firstWrongStep: 1,
      feedback: () => 'Why should the prime divide $a$? A line about $a^2$ must come first.',
    },
  ],
  confirm: (p) => {
    // Tries every order and keeps those in which each line rests on lines above it.
    const orders = permutations([0, 1, 2, 3, 4]).filter((order) =>
      order.every((line, place) => (restsOn[line] ?? []).every((needed) => order.indexOf(needed) < place)),
    );
    return { kind: 'one-of', texts: orders.map((order) => named(p, order)) };
  },
  examples: [
    { seed: 's1', input: 'E, A, B, C, D', verdict: 'correct' },
    { seed: 's2', input: 'D, B, A, E, C', verdict: 'correct' },
    { seed: 's1', input: 'E, A, C, B, D', verdict: 'wrong', misconceptionId: 'conclusion-used-too-early' },
    { seed: 's1', input: 'A, B, C, E, D', verdict: 'wrong', misconceptionId: 'assumption-comes-late' },
    { seed: 's1', input: 'E, B, A, C, D', verdict: 'wrong', misconceptionId: 'step-without-reason' },
  ],
});

function permutations(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
