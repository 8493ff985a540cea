import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** A quadrilateral with two known angles, x° and times·x°. */
interface Params {
  first: number;
  second: number;
  times: number;
  x: number;
}

const known = (p: Params) => p.first + p.second;

export const quadrilateralEquation = defineTemplate<Params>({
  id: 'y7/angle-sums/quadrilateral-equation',
  version: 1,
  topicId: '117-angle-sums',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'angle-sum-equation',
  calculator: false,
  title: 'Find an unknown angle in a quadrilateral',
  params: (random) =>
    drawUntil(
      () => {
        const [first, times, x] = [random.int(60, 125), random.int(2, 4), random.int(30, 60)];
        return { first, second: 360 - (1 + times) * x - first, times, x };
      },
      (p) => p.second >= 60 && p.second <= 125 && p.times * p.x < 170 && p.second !== p.first,
    ),
  prompt: (p) =>
    `The four angles of a quadrilateral are $${p.first}^\\circ$, $${p.second}^\\circ$, $x^\\circ$ and $${p.times}x^\\circ$. What is $x$?`,
  answer: (p) => ({ kind: 'number', model: `${p.x}`, variable: 'x', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `x+${p.times}x+${p.first}+${p.second}=360`,
      'A diagonal cuts a quadrilateral into two triangles, so its angles add up to twice 180 degrees.',
      'How many triangles does a diagonal cut the shape into?',
      'What do the four angles add up to?',
    ),
    equivalent(
      `${1 + p.times}x+${known(p)}=360`,
      'Collect the $x$ terms, and add the two known angles.',
      'Collect the like terms.',
      'How many lots of $x$ are there altogether?',
    ),
    equivalent(
      `${1 + p.times}x=${360 - known(p)}`,
      `Subtract $${known(p)}$ from both sides.`,
      'Subtract the known angles from the angle sum.',
      'How many degrees are left for the two unknown angles?',
    ),
    equivalent(
      `x=${p.x}`,
      `Divide both sides by $${1 + p.times}$.`,
      'Undo the multiplication.',
      'Do the four angles add up correctly with your value of $x$?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'angle-sum-mixed-up',
      compute: (p) => unlessRight(fractionText(540 - known(p), 1 + p.times), `${p.x}`),
      firstWrongStep: 0,
      feedback: () => 'You used the angle sum of a pentagon. This shape has four sides.',
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => unlessRight(fractionText(360 - known(p), p.times), `${p.x}`),
      firstWrongStep: 1,
      feedback: (p) => `You’ve counted the $${p.times}x$, but there’s one more $x$ as well.`,
    },
    {
      misconceptionId: 'angles-assumed-equal',
      compute: (p) => unlessRight(fractionText(360 - known(p), 2), `${p.x}`),
      firstWrongStep: 0,
      feedback: (p) => `The two unknown angles aren’t equal: one is ${p.times} times the other.`,
    },
  ],
  // Cut along a diagonal: two triangles of 180 degrees; try each whole number of degrees.
  confirm(p) {
    const sizes = Array.from({ length: 180 }, (_, degree) => degree);
    return { kind: 'values', values: sizes.filter((x) => p.first + x + (p.second + p.times * x) - 180 === 180) };
  },
  examples: [
    { seed: 's1', input: '36', verdict: 'correct' },
    { seed: 's2', input: '54', verdict: 'correct' },
    { seed: 's3', input: '88/2', verdict: 'wrong-form' },
    { seed: 's1', input: '72', verdict: 'wrong', misconceptionId: 'angle-sum-mixed-up' },
    { seed: 's1', input: '45', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's1', input: '90', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
  ],
});
