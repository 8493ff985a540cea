import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
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
const at = (p: Params, n: number) => p.first + p.more * (n - 1);
const total = (p: Params) => at(p, p.figure);

export const whichFigure = defineTemplate<Params>({
  id: 'y6/growing-patterns/which-figure',
  version: 1,
  topicId: '90-growing-patterns-and-rules',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'figure-from-its-count',
  calculator: false,
  title: 'Which figure uses this many?',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, things.length - 1),
        first: random.int(4, 12),
        more: random.int(3, 8),
        figure: random.int(9, 30),
      }),
      (p) => p.first > p.more,
    ),
  prompt: (p) =>
    `A pattern grows by the same number of ${thing(p)} each time. Figure 1 has ${at(p, 1)}, Figure 2 has ${at(p, 2)} and Figure 3 has ${at(p, 3)}. ${p.name} uses all ${total(p)} ${thing(p)} in a box to make one figure. Which figure number is it?`,
  answer: (p) => ({ kind: 'number', model: `${p.figure}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${total(p)}-${p.first}`,
      'Figure 1 is there before you add anything.',
      `Take away the ${p.first} of Figure 1 first.`,
      'How many did you add after Figure 1?',
    ),
    equal(
      `${total(p) - p.first}`,
      'That’s how many the steps add altogether.',
      'Subtract.',
      'How many does one step add?',
    ),
    start(
      `${total(p) - p.first}\\div ${p.more}+1`,
      `Each step adds ${p.more}, and the first figure comes before all the steps.`,
      'How many steps are that? Then count Figure 1 as well.',
      'How many figures are there after two steps?',
    ),
    equal(
      `${p.figure - 1}+1`,
      'Divide first.',
      'Find the number of steps.',
      'Is the number of steps the same as the figure number?',
    ),
    equal(`${p.figure}`, 'Add one for Figure 1.', 'Count Figure 1 too.', 'Does this figure use them all?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-first-term-step',
      compute: (p) => `${p.figure - 1}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the number of steps. The first figure comes before the first step.',
    },
    {
      misconceptionId: 'pattern-next-difference-only',
      compute: (p) => unlessRight(`${Math.floor(total(p) / p.more)}`, `${p.figure}`),
      firstWrongStep: 0,
      feedback: (p) => `You divided all ${total(p)} by ${p.more}. But Figure 1 doesn’t start from nothing.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${total(p) - at(p, 1)}`, `${p.figure}`),
      firstWrongStep: 2,
      feedback: () => 'That’s how many were added after Figure 1. How many steps is that?',
    },
  ],
  confirm(p) {
    let [n, count] = [1, p.first];
    while (count < total(p)) [n, count] = [n + 1, count + p.more];
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '21', verdict: 'correct' },
    { seed: 's2', input: '11', verdict: 'correct' },
    { seed: 's1', input: '20', verdict: 'wrong', misconceptionId: 'counts-first-term-step' },
    { seed: 's3', input: '10', verdict: 'wrong', misconceptionId: 'pattern-next-difference-only' },
    { seed: 's3', input: '18/2', verdict: 'wrong-form' },
  ],
});
