import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** Angles (a·x + b)° and size° that are equal because of parallel lines. */
interface Params {
  pair: 0 | 1 | 2;
  a: number;
  b: number;
  x: number;
}

const pairs = ['corresponding', 'alternate', 'vertically opposite'] as const;

const size = (p: Params) => p.a * p.x + p.b;
const number = (top: number, bottom: number) => (top % bottom === 0 ? `${top / bottom}` : `${top}/${bottom}`);

export const nameThePair = defineTemplate<Params>({
  id: 'y7/parallel-lines/name-the-pair',
  version: 1,
  topicId: '116-parallel-lines-and-transversals',
  years: [7, 8],
  difficulty: 'NORMAL',
  strategy: 'equal-angles-equation',
  calculator: false,
  title: 'Find an unknown from equal angles',
  params: (random) =>
    drawUntil(
      () => ({
        pair: random.pick([0, 1, 2] as const),
        a: random.int(2, 6),
        b: random.int(5, 40),
        x: random.int(8, 30),
      }),
      (p) => size(p) > 30 && size(p) < 150 && size(p) !== 90,
    ),
  prompt: (p) =>
    `Two parallel lines are cut by a transversal. Two ${pairs[p.pair]} angles are $(${p.a}x+${p.b})^\\circ$ and $${size(p)}^\\circ$. What is $x$?`,
  answer: (p) => ({ kind: 'number', model: `${p.x}`, variable: 'x', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.a}x+${p.b}=${size(p)}`,
      p.pair === 2
        ? 'Vertically opposite angles are always equal.'
        : `When lines are parallel, ${pairs[p.pair]} angles are equal.`,
      'Draw the lines and mark both angles.',
      `Are ${pairs[p.pair]} angles equal, or do they add up to a straight angle?`,
    ),
    equivalent(
      `${p.a}x=${p.a * p.x}`,
      `Subtract $${p.b}$ from both sides.`,
      'Get the $x$ term on its own.',
      `What undoes adding $${p.b}$?`,
    ),
    equivalent(
      `x=${p.x}`,
      `Divide both sides by $${p.a}$.`,
      'Undo the multiplication.',
      'Does your value of $x$ make both angles equal?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'angle-sum-mixed-up',
      compute: (p) => unlessRight(number(180 - size(p) - p.b, p.a), `${p.x}`),
      firstWrongStep: 0,
      feedback: (p) =>
        `You made the angles add up to a straight angle. ${p.pair === 2 ? 'Vertically opposite' : p.pair === 0 ? 'Corresponding' : 'Alternate'} angles are equal.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => unlessRight(number(size(p) + p.b, p.a), `${p.x}`),
      firstWrongStep: 1,
      feedback: (p) => `To get rid of the $+${p.b}$, do the opposite on both sides.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${size(p)}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the size of the angle. The question asks for $x$.',
    },
  ],
  confirm: (p) => ({ kind: 'roots', f: (x) => p.b + p.a * x - size(p), from: -100, to: 300 }),
  examples: [
    { seed: 's1', input: '15', verdict: 'correct' },
    { seed: 's2', input: '14', verdict: 'correct' },
    { seed: 's3', input: '26/2', verdict: 'wrong-form' },
    { seed: 's1', input: '51/5', verdict: 'wrong', misconceptionId: 'angle-sum-mixed-up' },
    { seed: 's1', input: '129/5', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's1', input: '102', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
