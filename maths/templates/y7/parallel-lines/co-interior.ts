import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start } from '../../worked-line';

interface Params {
  story: number;
  angle: number;
}

const stories = [
  'Two parallel lines are cut by a transversal.',
  'A straight path crosses two parallel railway tracks.',
  'A ladder has parallel rails, but one of its rungs is fixed on a slant.',
  'A straight road crosses two parallel streets.',
  'A beam of light crosses two parallel window bars.',
] as const;

const other = (p: Params) => 180 - p.angle;
const degrees = (value: number) => `${value}°`;

export const coInterior = defineTemplate<Params>({
  id: 'y7/parallel-lines/co-interior',
  version: 1,
  topicId: '116-parallel-lines-and-transversals',
  years: [7],
  difficulty: 'EASY',
  strategy: 'co-interior-angles-add',
  calculator: false,
  title: 'Co-interior angles',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), angle: random.int(41, 139) }),
      (p) => p.angle !== 90,
    ),
  prompt: (p) =>
    `${stories[p.story] ?? stories[0]} One of two co-interior angles is $${p.angle}^\\circ$. What is the size of the other one?`,
  instruction: () => 'Give your answer in degrees.',
  answer: (p) => ({
    kind: 'quantity',
    model: degrees(other(p)),
    unit: '°',
    variable: 'x',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `x+${p.angle}=180`,
      'Let $x$ be the other angle. Co-interior angles add up to a straight angle.',
      'Draw the lines. The two angles are between them, on the same side of the transversal.',
      'Are the two angles equal, or do they add up to a straight angle?',
    ),
    equivalent(
      `x=180-${p.angle}`,
      'Subtract the angle you know from a straight angle.',
      'How many degrees are missing from a straight angle?',
      'What do the two angles add up to?',
    ),
    equivalent(
      `x=${other(p)}`,
      'Subtract.',
      'Work out the difference.',
      'Is one of the angles acute and the other obtuse?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'angles-assumed-equal',
      compute: (p) => degrees(p.angle),
      firstWrongStep: 0,
      feedback: () => 'Corresponding and alternate angles are equal. Co-interior angles aren’t: they’re supplementary.',
    },
    {
      misconceptionId: 'supplementary-complementary-swap',
      compute: (p) => (p.angle < 90 ? degrees(90 - p.angle) : null),
      firstWrongStep: 0,
      feedback: () => 'The two angles add up to a straight angle, not a right angle.',
    },
    {
      misconceptionId: 'angle-sum-mixed-up',
      compute: (p) => degrees(360 - p.angle),
      firstWrongStep: 0,
      feedback: () => 'Co-interior angles don’t add up to a full turn. They add up to half of one.',
    },
  ],
  // Turn along one line, across and back along the other: half a turn in all, counted in degrees.
  confirm(p) {
    let turned = p.angle;
    let second = 0;
    while (turned < 360 / 2) {
      turned += 1;
      second += 1;
    }
    return { kind: 'values', values: [second] };
  },
  examples: [
    { seed: 's1', input: '97°', verdict: 'correct' },
    { seed: 's2', input: '49°', verdict: 'correct' },
    { seed: 's1', input: '83°', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
    { seed: 's1', input: '7°', verdict: 'wrong', misconceptionId: 'supplementary-complementary-swap' },
    { seed: 's1', input: '277°', verdict: 'wrong', misconceptionId: 'angle-sum-mixed-up' },
  ],
});
