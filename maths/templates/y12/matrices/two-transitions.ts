import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { stepOn, type Transition, transitionMatrix, transitionStories, transitionStory } from './transition-story';

interface Params extends Transition {
  /** At the start. */
  x: number;
  y: number;
}

const all = (p: Params) => p.x + p.y;
const once = (p: Params) => stepOn(p, p.x, p.y);
const twice = (p: Params) => stepOn(p, once(p), all(p) - once(p));
const share = (percent: number) => decimalText(percent / 100);
const model = (p: Params) => decimalText(twice(p));

export const twoTransitions = defineTemplate<Params>({
  id: 'y12/matrices/two-transitions',
  version: 1,
  topicId: '191-matrices-and-transition-matrices',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'apply-a-transition-matrix-twice',
  calculator: true,
  title: 'Two steps of a transition matrix',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, transitionStories.length - 1),
        stay: random.int(10, 19) * 5,
        change: random.int(1, 9) * 5,
        x: random.int(2, 30) * 20,
        y: random.int(2, 30) * 20,
      }),
      (p) =>
        Number.isInteger(once(p)) &&
        Number.isInteger(twice(p)) &&
        p.x !== p.y &&
        once(p) !== p.x &&
        100 - p.stay !== p.change &&
        ![p.x, p.y, once(p)].includes(twice(p)),
    ),
  prompt(p) {
    const s = transitionStory(p);
    return `${s.text} they move between the two according to the transition matrix $T=${transitionMatrix(p)}$. Its columns (from) and rows (to) are in the order $${s.x}$, $${s.y}$. At the start there are ${p.x} ${s.who} in $${s.x}$ and ${p.y} in $${s.y}$. How many are in $${s.x}$ after two ${s.steps}?`;
  },
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => {
    const s = transitionStory(p);
    return [
      start(
        `${share(p.stay)}\\times ${p.x}+${share(p.change)}\\times ${p.y}`,
        `The first row of $T$ gives what ends up in $${s.x}$: some of $${s.x}$ stays, and some of $${s.y}$ moves across.`,
        'Multiply the first row of the matrix by the initial state.',
        `After one ${s.step}, what proportion of each group is in $${s.x}$?`,
      ),
      equal(
        decimalText(once(p)),
        `This is how many are in $${s.x}$ after one ${s.step}.`,
        'Work out the sum.',
        'How many are there after one step?',
      ),
      start(
        `${all(p)}-${decimalText(once(p))}`,
        `The rest are in $${s.y}$.`,
        'The total doesn’t change, so use it.',
        'So how many are in the other group?',
      ),
      equal(
        decimalText(all(p) - once(p)),
        'This completes the state after one step.',
        'Subtract.',
        'Do the two groups add up to the total?',
      ),
      start(
        `${share(p.stay)}\\times ${decimalText(once(p))}+${share(p.change)}\\times ${decimalText(all(p) - once(p))}`,
        'Use the matrix again, with the new numbers.',
        'Do the same step again with the new state.',
        'Which numbers does the second step start with?',
      ),
      equal(model(p), 'Work out the sum.', 'Use your calculator.', 'Is it between zero and the total?'),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'transition-read-by-rows',
      compute(p) {
        const byRows = (x: number, y: number, to: number) => (x * to + y * (100 - to)) / 100;
        const [x, y] = [byRows(p.x, p.y, p.stay), byRows(p.x, p.y, p.change)];
        return unlessRight(decimalText(byRows(x, y, p.stay)), model(p));
      },
      firstWrongStep: 0,
      feedback: () =>
        'You read down a column instead of along a row. Columns tell you where they come from, rows where they go.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(decimalText(once(p)), model(p)),
      firstWrongStep: 2,
      feedback: (p) => `That’s after one ${transitionStory(p).step}. Use the matrix again.`,
    },
    {
      misconceptionId: 'only-those-who-stay',
      compute: (p) => unlessRight(decimalText((p.x * p.stay * p.stay) / 10_000), model(p)),
      firstWrongStep: 0,
      feedback: () => 'You only counted the ones that stay. Some move across from the other group as well.',
    },
  ],
  // Send the groups along all four ways of two steps, in whole hundredths.
  confirm(p) {
    const from = (now: 0 | 1, to: 0 | 1) =>
      (to === 0 ? [p.stay, p.change][now] : [100 - p.stay, 100 - p.change][now]) ?? 0;
    let sum = 0;
    for (const [begin, count] of [p.x, p.y].entries())
      for (const middle of [0, 1] as const) sum += count * from(begin === 0 ? 0 : 1, middle) * from(middle, 0);
    return { kind: 'values', values: [sum / 10_000] };
  },
  examples: [
    { seed: 's1', input: '153', verdict: 'correct' },
    { seed: 's2', input: '208', verdict: 'correct' },
    { seed: 's3', input: '612/2', verdict: 'wrong-form' },
    { seed: 's1', input: '196.2', verdict: 'wrong', misconceptionId: 'transition-read-by-rows' },
    { seed: 's1', input: '165', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '130.05', verdict: 'wrong', misconceptionId: 'only-those-who-stay' },
  ],
});
