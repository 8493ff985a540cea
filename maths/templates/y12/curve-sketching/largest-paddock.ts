import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { equal, equivalent, start } from '../../worked-line';

/** A rectangle against a creek with n fences away from it; `half` is x at the best place. */
interface Params {
  name: string;
  n: number;
  x: number;
}

const total = (p: Params) => 2 * p.n * p.x;
const area = (p: Params) => p.x * (total(p) - p.n * p.x);
const inside = (p: Params) => p.n - 2;

export const largestPaddock = defineTemplate<Params>({
  id: 'y12/curve-sketching/largest-paddock',
  version: 1,
  topicId: '203-curve-sketching-optimisation',
  years: [11, 12],
  difficulty: 'HARD',
  strategy: 'optimisation',
  calculator: true,
  title: 'Largest paddock by a creek',
  params: (random) => ({ name: random.pick(firstNames), n: random.int(2, 5), x: 5 * random.int(3, 16) }),
  prompt: (p) =>
    `${p.name} has ${total(p)} m of fencing for a rectangular paddock beside a straight creek. ` +
    `The side along the creek doesn’t need a fence.${
      inside(p) === 0
        ? ''
        : inside(p) === 1
          ? ' One more fence inside the paddock runs from the creek to the opposite side.'
          : ` Another ${inside(p)} fences inside the paddock run from the creek to the opposite side.`
    } What is the maximum total area?`,
  instruction: () => 'Give your answer in m².',
  figure: (p) => {
    const dashed = Array.from({ length: inside(p) }, (_, i): [[number, number], [number, number]] => {
      const at = (12 * (i + 1)) / (inside(p) + 1);
      return [
        [at, 0],
        [at, 6],
      ];
    });
    return {
      kind: 'polygon',
      vertices: [
        [0, 0],
        [12, 0],
        [12, 6],
        [0, 6],
      ],
      sides: ['y', 'x', 'creek', 'x'],
      rightAngles: [0, 1, 2, 3],
      dashed,
      alt:
        `A rectangle. Its top side is along the creek. The two sides from the creek have length x, and the side opposite the creek has length y. ` +
        `${inside(p) === 0 ? 'There is no fence inside.' : inside(p) === 1 ? 'One dashed fence inside runs from top to bottom.' : `There are ${inside(p)} dashed fences inside. They run from top to bottom.`}`,
    };
  },
  answer: (p) => ({ kind: 'quantity', model: `${area(p)} m^2`, unit: 'm^2', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `x(${total(p)}-${p.n}x)`,
      `There are ${p.n} fences of length $x$, so $y=${total(p)}-${p.n}x$ is left. This is the area, $xy$.`,
      'Let $x$ be the length of a fence from the creek. Write the area in terms of $x$ only.',
      'How many fences have length $x$, and how much is left for $y$?',
    ),
    equal(
      `${total(p)}x-${p.n}x^2`,
      'Expand, so that it’s easy to differentiate.',
      'Expand the bracket.',
      'What is the area as a quadratic?',
    ),
    start(
      `${total(p)}-${2 * p.n}x=0`,
      'Differentiate the area and set the derivative equal to zero.',
      'At the maximum area, the derivative is zero.',
      'What is the derivative of the area at its maximum?',
    ),
    equivalent(
      `x=${p.x}`,
      `Solve for $x$. The second derivative is $-${2 * p.n}$, so this gives a maximum.`,
      'Solve, and check with the second derivative.',
      'How do you know this is a maximum?',
    ),
    start(
      `${p.x}\\times(${total(p)}-${p.n}\\times ${p.x})`,
      'Substitute this $x$ into the area.',
      'The question asks for the area, not for $x$.',
      'What did the question ask for?',
    ),
    equal(
      `${area(p)}`,
      `This is the maximum area, $${area(p)}$ m².`,
      'Work out the product.',
      'What is the length of the side along the creek?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${p.x} m^2`,
      firstWrongStep: 4,
      feedback: (p) => `$x=${p.x}$ is a length in metres. What is the area for this $x$?`,
    },
    {
      misconceptionId: 'equal-parts-assumed',
      compute: (p) => {
        const side = total(p) / (p.n + 1);
        return Number.isInteger(side * side) ? `${side * side} m^2` : null;
      },
      firstWrongStep: 2,
      feedback: () => 'You made all the pieces of fence equal. Try a slightly shorter $x$: does the area increase?',
    },
    {
      misconceptionId: 'condition-left-out',
      compute: (p) => {
        const x = total(p) / (2 * p.n);
        const across = (total(p) - p.n * x) / 2;
        return Number.isInteger(x * across) ? `${x * across} m^2` : null;
      },
      firstWrongStep: 0,
      feedback: () => 'You fenced the side along the creek as well. It doesn’t need a fence.',
    },
  ],
  confirm: (p) => {
    // Tries every length to the centimetre.
    let best = 0;
    for (let cm = 1; cm * p.n < total(p) * 100; cm += 1) best = Math.max(best, cm * (total(p) * 100 - p.n * cm));
    return { kind: 'values', values: [best / 10_000] };
  },
  examples: [
    { seed: 's1', input: '2500 m^2', verdict: 'correct' },
    { seed: 's2', input: '1800 m^2', verdict: 'correct' },
    { seed: 's1', input: '25 m^2', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '1600 m^2', verdict: 'wrong', misconceptionId: 'equal-parts-assumed' },
    { seed: 's1', input: '1250 m^2', verdict: 'wrong', misconceptionId: 'condition-left-out' },
  ],
});
