import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';
import { stepOn, type Transition, transitionMatrix, transitionStories, transitionStory } from './transition-story';

interface Params extends Transition {
  total: number;
}

const leave = (p: Params) => 100 - p.stay;
const steady = (p: Params) => (p.total * p.change) / (p.change + leave(p));
const share = (percent: number) => decimalText(percent / 100);
const model = (p: Params) => decimalText(steady(p));

export const steadyState = defineTemplate<Params>({
  id: 'y12/matrices/steady-state',
  version: 1,
  topicId: '191-matrices-and-transition-matrices',
  years: [12],
  difficulty: 'HARD',
  strategy: 'steady-state-equation',
  calculator: true,
  title: 'The long-run state of a transition matrix',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, transitionStories.length - 1),
        stay: random.int(10, 19) * 5,
        change: random.int(1, 9) * 5,
        total: random.int(8, 90) * 20,
      }),
      (p) => Number.isInteger(steady(p)) && leave(p) !== p.change && steady(p) !== 100,
    ),
  prompt(p) {
    const s = transitionStory(p);
    return `${s.text} they move between the two according to the transition matrix $T=${transitionMatrix(p)}$. Its columns (from) and rows (to) are in the order $${s.x}$, $${s.y}$. There are ${p.total} ${s.who} altogether. How many are in $${s.x}$ in the long run?`;
  },
  answer: (p) => ({ kind: 'number', model: model(p), variable: 'x', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => {
    const s = transitionStory(p);
    return [
      start(
        `x=${share(p.stay)}x+${share(p.change)}(${p.total}-x)`,
        `Let $x$ be the number in $${s.x}$ in the long run, and the rest in $${s.y}$. In the steady state, one more step changes nothing.`,
        `Call the number $x$. How many are in $${s.y}$ then, and what does one more step give?`,
        'What’s special about a steady state?',
      ),
      equivalent(
        `x=${share(p.stay)}x+${decimalText((p.change * p.total) / 100)}-${share(p.change)}x`,
        'Expand the bracket.',
        'Multiply both terms in the bracket.',
        'What do you get when you expand?',
      ),
      equivalent(
        `${share(leave(p) + p.change)}x=${decimalText((p.change * p.total) / 100)}`,
        'Collect the terms in $x$ on the left.',
        'Move all the terms in $x$ to one side.',
        'What is the coefficient of $x$ now?',
      ),
      equivalent(
        `x=${model(p)}`,
        'Divide both sides.',
        'Divide by the coefficient of $x$.',
        'Does this number stay the same after one more step?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'transition-read-by-rows',
      compute: (p) => unlessRight(decimalText(p.total / 2), model(p)),
      firstWrongStep: 0,
      feedback: () =>
        'You read the rows as columns, so both groups came out equal. The columns tell you where they come from.',
    },
    {
      misconceptionId: 'steady-state-shares-swapped',
      compute: (p) => unlessRight(decimalText(p.total - steady(p)), model(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the number in the other group. More end up where fewer leave.',
    },
    {
      misconceptionId: 'matrix-entry-as-long-run-share',
      compute: (p) => unlessRight(decimalText((p.total * p.stay) / 100), model(p)),
      firstWrongStep: 0,
      feedback: (p) =>
        `You used the proportion that stays after one ${transitionStory(p).step} as the long-run proportion.`,
    },
  ],
  // Let many steps pass from an even start.
  confirm(p) {
    let x = p.total / 2;
    for (let step = 0; step < 2000; step += 1) x = stepOn(p, x, p.total - x);
    return { kind: 'values', values: [x] };
  },
  examples: [
    { seed: 's1', input: '1458', verdict: 'correct' },
    { seed: 's2', input: '44', verdict: 'correct' },
    { seed: 's3', input: '2700/2', verdict: 'wrong-form' },
    { seed: 's1', input: '810', verdict: 'wrong', misconceptionId: 'transition-read-by-rows' },
    { seed: 's1', input: '162', verdict: 'wrong', misconceptionId: 'steady-state-shares-swapped' },
    { seed: 's1', input: '1539', verdict: 'wrong', misconceptionId: 'matrix-entry-as-long-run-share' },
  ],
});
