import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start, unlessRight } from '../../worked-line';

/** Co-interior angles (a·x)° and (c·x + d)°; asked is the larger of the two. */
interface Params {
  a: number;
  c: number;
  d: number;
  x: number;
}

const first = (p: Params) => p.a * p.x;
const second = (p: Params) => p.c * p.x + p.d;
const larger = (p: Params) => Math.max(first(p), second(p));
const degrees = (value: number) => `${value}°`;

export const coInteriorEquation = defineTemplate<Params>({
  id: 'y7/parallel-lines/co-interior-equation',
  version: 1,
  topicId: '116-parallel-lines-and-transversals',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'supplementary-angles-equation',
  calculator: false,
  title: 'Co-interior angles with an unknown',
  params: (random) =>
    drawUntil(
      () => {
        const [a, c] = [random.int(2, 6), random.int(2, 6)];
        const x = random.int(10, 40);
        return { a, c, d: 180 - (a + c) * x, x };
      },
      (p) => p.d >= 5 && p.d <= 60 && p.a !== p.c && first(p) !== second(p) && first(p) > 20 && first(p) < 160,
    ),
  prompt: (p) =>
    `Two parallel lines are cut by a transversal. Two co-interior angles are $${p.a}x^\\circ$ and $(${p.c}x+${p.d})^\\circ$. What is the size of the larger angle?`,
  instruction: () => 'Give your answer in degrees.',
  answer: (p) => ({ kind: 'quantity', model: degrees(larger(p)), unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.a}x+${p.c}x+${p.d}=180`,
      'Co-interior angles between parallel lines are supplementary: they add up to a straight angle.',
      'What do the two angles add up to?',
      'Are the two angles equal, or do they add up to a straight angle?',
    ),
    equivalent(
      `${p.a + p.c}x=${180 - p.d}`,
      `Collect the $x$ terms, and subtract $${p.d}$ from both sides.`,
      'Collect the $x$ terms. Then subtract the number without $x$ from both sides.',
      'Which are the like terms?',
    ),
    equivalent(
      `x=${p.x}`,
      `Divide both sides by $${p.a + p.c}$.`,
      'Undo the multiplication.',
      'Which operation undoes multiplying?',
    ),
    {
      ...start(
        `${p.c}\\times ${p.x}+${p.d}=${second(p)}`,
        `Substitute $x$ into both angles. The other angle is $${first(p)}^\\circ$.`,
        'The question asks for an angle, so substitute your $x$ into both of them.',
        'What are the sizes of the two angles?',
      ),
      relation: 'identity',
    },
    result(
      `${larger(p)}`,
      'Take the larger one. Check: the two add up to a straight angle.',
      'Compare the two angles.',
      'Which of the two angles is obtuse?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(degrees(p.x), degrees(larger(p))),
      firstWrongStep: 3,
      feedback: () => 'That’s the value of $x$. The question asks for the larger angle.',
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => degrees(Math.min(first(p), second(p))),
      firstWrongStep: 4,
      feedback: () => 'That’s one of the two angles. Is it the larger one?',
    },
    {
      misconceptionId: 'angles-assumed-equal',
      compute(p) {
        // a·x = c·x + d
        const [top, bottom] = [p.a * p.d, p.a - p.c];
        return bottom > 0 && top % bottom === 0 ? unlessRight(degrees(top / bottom), degrees(larger(p))) : null;
      },
      firstWrongStep: 0,
      feedback: () => 'You made the two angles equal. Co-interior angles add up to a straight angle.',
    },
  ],
  // Try values of x in tenths until the two angles fill a straight angle.
  confirm(p) {
    let tenths = 0;
    while (p.a * tenths + p.c * tenths + p.d * 10 < 1800) tenths += 1;
    return { kind: 'values', values: [Math.max((p.a * tenths) / 10, (p.c * tenths) / 10 + p.d)] };
  },
  examples: [
    { seed: 's1', input: '95°', verdict: 'correct' },
    { seed: 's2', input: '112°', verdict: 'correct' },
    { seed: 's1', input: '19°', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '85°', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's1', input: '45°', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
  ],
});
