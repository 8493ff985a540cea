import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  first: number;
  more: number;
  figure: number;
}
const things = ['matchsticks', 'tiles', 'shells', 'counters', 'beads'] as const;
const thing = (p: Params) => things[p.story] ?? things[0];
const value = (p: Params) => p.first + p.more * (p.figure - 1);
const at = (p: Params, n: number) => p.first + p.more * (n - 1);

export const farFigure = defineTemplate<Params>({
  id: 'y6/growing-patterns/far-figure',
  version: 1,
  topicId: '90-growing-patterns-and-rules',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'from-first-figure-to-far',
  calculator: false,
  title: 'Find a figure far along a pattern',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, things.length - 1),
        first: random.int(3, 12),
        more: random.int(2, 7),
        figure: random.int(10, 40),
      }),
      (p) => p.first !== p.more && p.figure !== p.first,
    ),
  prompt: (p) =>
    `${p.name} builds a pattern with ${thing(p)}. Figure 1 has ${at(p, 1)}, Figure 2 has ${at(p, 2)}, Figure 3 has ${at(p, 3)} and Figure 4 has ${at(p, 4)}. It keeps going the same way. How many ${thing(p)} does Figure ${p.figure} have?`,
  figure: (p) => ({
    kind: 'table',
    alt: `A table. ${[1, 2, 3, 4].map((n) => `Figure ${n} has ${at(p, n)}.`).join(' ')} Figure ${p.figure}: unknown.`,
    head: ['Figure', thing(p)],
    rows: [...[1, 2, 3, 4].map((n) => [String(n), String(at(p, n))]), [String(p.figure), null]],
  }),
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${at(p, 2)}-${at(p, 1)}=${p.more}`,
      `Each new figure needs ${p.more} more.`,
      'Compare each figure with the one before it.',
      'How many do you add each time?',
    ),
    step(
      'identity',
      `${p.figure}-1=${p.figure - 1}`,
      `From Figure 1 to Figure ${p.figure} there are ${p.figure - 1} steps.`,
      'Count the steps from Figure 1, not the figures.',
      'How many times do you add to Figure 1?',
    ),
    start(
      `${p.first}+${p.figure - 1}\\times ${p.more}`,
      'Start with Figure 1 and add the same number at each step.',
      'Put the first figure and all the steps together.',
      'What do you have before the first step?',
    ),
    equal(
      `${p.first}+${(p.figure - 1) * p.more}`,
      'Multiply first.',
      'Multiplying comes before adding.',
      'How many do you add altogether?',
    ),
    equal(`${value(p)}`, 'Add.', 'Add the first figure.', 'Does your method work for Figure 4 too?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-first-term-step',
      compute: (p) => `${p.first + p.figure * p.more}`,
      firstWrongStep: 1,
      feedback: () => 'You took one step too many. The first figure doesn’t need a step.',
    },
    {
      misconceptionId: 'pattern-next-difference-only',
      compute: (p) => `${p.more * p.figure}`,
      firstWrongStep: 2,
      feedback: (p) => `You counted ${p.more} for every figure. Does that give ${p.first} for Figure 1?`,
    },
    {
      misconceptionId: 'growing-taken-as-proportional',
      compute: (p) => unlessRight(`${p.first * p.figure}`, `${value(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `You multiplied Figure 1. Does that give ${at(p, 2)} for Figure 2?`,
    },
  ],
  confirm(p) {
    let count = p.first;
    for (let n = 2; n <= p.figure; n += 1) count += p.more;
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '102', verdict: 'correct' },
    { seed: 's2', input: '109', verdict: 'correct' },
    { seed: 's1', input: '107', verdict: 'wrong', misconceptionId: 'counts-first-term-step' },
    { seed: 's1', input: '100', verdict: 'wrong', misconceptionId: 'pattern-next-difference-only' },
    { seed: 's1', input: '140', verdict: 'wrong', misconceptionId: 'growing-taken-as-proportional' },
    { seed: 's3', input: '172/2', verdict: 'wrong-form' },
  ],
});
