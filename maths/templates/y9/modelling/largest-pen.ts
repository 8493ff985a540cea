import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

/** A rectangular pen against a wall: fence for two widths and one length. */
interface Params {
  story: number;
  /** A quarter of the fence in metres. */
  quarter: number;
}

const stories = [
  { what: 'A farmer fences a pen for goats along a wall', who: 'pen' },
  { what: 'A school fences a garden along its library', who: 'garden' },
  { what: 'A council fences a dog park along a river', who: 'park' },
  { what: 'A family fences a chicken run along a shed', who: 'run' },
  { what: 'A kinder fences a play area along its building', who: 'area' },
  { what: 'A farm fences a calf pen along a straight creek', who: 'pen' },
  { what: 'A club fences a bike park along a noise barrier', who: 'park' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const fence = (p: Params) => 4 * p.quarter;
const area = (p: Params) => 2 * p.quarter ** 2;

export const largestPen = defineTemplate<Params>({
  id: 'y9/modelling/largest-pen',
  version: 1,
  topicId: '149-linear-and-quadratic-modelling',
  years: [9, 10],
  difficulty: 'HARD',
  strategy: 'turning-point-of-a-model',
  calculator: true,
  title: 'The largest pen along a wall',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), quarter: 3 * random.int(1, 11) }),
      (p) => p.quarter !== 4 && p.quarter !== 2,
    ),
  prompt: (p) =>
    `${storyOf(p).what} with ${fence(p)} m of fence. Only three sides need a fence. With a width of $x$ metres, the area is $A=x(${fence(p)}-2x)$. What is the largest possible area?`,
  instruction: () => 'Give your answer in square metres.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `A rectangle along a wall. The two sides that meet the wall are x metres long; the side opposite the wall is ${fence(p)} minus 2 x metres long.`,
    vertices: [
      [0, 0],
      [10, 0],
      [10, 5],
      [0, 5],
    ],
    sides: [`${fence(p)} − 2x`, 'x', 'wall', 'x'],
    rightAngles: [0, 1, 2, 3],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${area(p)} m^2`,
    unit: 'm^2',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `x(${fence(p)}-2x)=0`,
      'Find the widths that give no area at all.',
      'Which widths make the area zero?',
      'When is a product equal to zero?',
    ),
    step(
      'equivalent',
      `x=0\\text{ or }x=${fence(p) / 2}`,
      'One of the factors must be zero.',
      'Set each factor equal to zero.',
      'Which width uses up the whole fence on just the two sides?',
    ),
    step(
      'identity',
      `\\frac{0+${fence(p) / 2}}{2}=${p.quarter}`,
      'The graph of the area is a parabola. Its highest point is halfway between its zeros.',
      'Where is the turning point, compared with the two zeros?',
      'Which width is halfway between them?',
    ),
    start(
      `${p.quarter}\\times (${fence(p)}-2\\times ${p.quarter})`,
      'Substitute this width into the rule for the area.',
      'Substitute the best width into the rule.',
      'How long is the side opposite the wall now?',
    ),
    equal(
      `${area(p)}`,
      `The other side is ${2 * p.quarter} m.`,
      'Work out the bracket first.',
      'Does a slightly larger or smaller width give less area?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'missing-side-ignored',
      compute: (p) => `${p.quarter ** 2} m^2`,
      firstWrongStep: 0,
      feedback: () => 'That’s the best square with fences on four sides. Here, one side doesn’t need a fence.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${p.quarter} m^2`, `${area(p)} m^2`),
      firstWrongStep: 3,
      feedback: () => 'That’s the best width. The question asks for the area.',
    },
    {
      misconceptionId: 'equal-sides-assumed',
      compute: (p) => `${(fence(p) / 3) ** 2} m^2`,
      firstWrongStep: 2,
      feedback: () => 'You shared the fence equally between the three sides. Try a slightly smaller width.',
    },
  ],
  // Try every width in steps of a sixteenth of a metre.
  confirm(p) {
    let best = 0;
    for (let x = 0; x <= fence(p) / 2; x += 1 / 16) best = Math.max(best, x * (fence(p) - 2 * x));
    return { kind: 'values', values: [best] };
  },
  examples: [
    { seed: 's1', input: '1458 m^2', verdict: 'correct' },
    { seed: 's2', input: '882 m^2', verdict: 'correct' },
    { seed: 's1', input: '729 m^2', verdict: 'wrong', misconceptionId: 'missing-side-ignored' },
    { seed: 's1', input: '27 m^2', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '1296 m^2', verdict: 'wrong', misconceptionId: 'equal-sides-assumed' },
  ],
});
