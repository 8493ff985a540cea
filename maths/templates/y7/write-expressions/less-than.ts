import { defineTemplate } from '../../format';
import { equal, start } from '../../worked-line';

/** b less than a times the letter, or b more */
interface Params {
  letter: string;
  a: number;
  b: number;
}

const timesWords: Record<number, string> = {
  2: 'twice',
  3: 'three times',
  4: 'four times',
  5: 'five times',
  6: 'six times',
};
const words = (p: Params) => timesWords[p.a] ?? '';

export const lessThan = defineTemplate<Params>({
  id: 'y7/write-expressions/less-than',
  version: 1,
  topicId: '110-write-expressions',
  years: [7],
  difficulty: 'EASY',
  strategy: 'words-into-symbols',
  calculator: false,
  title: 'Write “less than” in symbols',
  params: (random) => ({
    letter: random.pick(['n', 'x', 'k', 'm', 'y']),
    a: random.int(2, 6),
    b: random.int(3, 15),
  }),
  prompt: (p) => `Write an expression for “${p.b} less than ${words(p)} $${p.letter}$”.`,
  answer: (p) => ({ kind: 'expression', model: `${p.a}${p.letter}-${p.b}` }),
  steps: (p) => [
    start(
      `${p.a}\\times ${p.letter}`,
      `This is ${words(p)} $${p.letter}$.`,
      `Write down ${words(p)} $${p.letter}$ first.`,
      'Which part of the words is about the letter?',
    ),
    start(
      `${p.a}\\times ${p.letter}-${p.b}`,
      `“${p.b} less than” means subtract ${p.b}.`,
      'Now make it smaller.',
      `What is ${p.b} less than 100? Which number came first?`,
    ),
    equal(
      `${p.a}${p.letter}-${p.b}`,
      'In algebra, we leave out the times sign between a number and a letter.',
      'Leave the multiplication sign out.',
      'Try a number for the letter. Does your expression match the words?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'less-than-reversed',
      compute: (p) => `${p.b}-${p.a}${p.letter}`,
      firstWrongStep: 1,
      feedback: (p) => `Your expression takes ${words(p)} $${p.letter}$ away from ${p.b}. Read the words again.`,
    },
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => `${p.a}(${p.letter}-${p.b})`,
      firstWrongStep: 1,
      feedback: (p) => `Only $${p.letter}$ is multiplied here. Then take ${p.b} away.`,
    },
    {
      misconceptionId: 'joins-unlike-terms',
      compute: (p) => (p.a === p.b ? null : `${p.a - p.b === 1 ? '' : p.a - p.b === -1 ? '-' : p.a - p.b}${p.letter}`),
      firstWrongStep: 2,
      feedback: (p) => `$${p.a}${p.letter}$ and ${p.b} aren’t like terms, so you can’t combine them.`,
    },
  ],
  // Equal groups one after the other, and then counting down.
  confirm: (p) => ({
    kind: 'function',
    variables: [p.letter],
    f(at) {
      const n = at[p.letter] ?? 0;
      let sum = 0;
      for (let group = 0; group < p.a; group += 1) sum += n;
      for (let step = 0; step < p.b; step += 1) sum -= 1;
      return sum;
    },
  }),
  examples: [
    { seed: 's1', input: '2y-13', verdict: 'correct' },
    { seed: 's2', input: '6k-6', verdict: 'correct' },
    { seed: 's1', input: '13-2y', verdict: 'wrong', misconceptionId: 'less-than-reversed' },
    { seed: 's1', input: '2(y-13)', verdict: 'wrong', misconceptionId: 'adds-before-times' },
    { seed: 's1', input: '-11y', verdict: 'wrong', misconceptionId: 'joins-unlike-terms' },
  ],
});
