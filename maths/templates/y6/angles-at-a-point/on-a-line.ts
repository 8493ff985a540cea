import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  a: number;
}
const stories = [
  (n: string, a: string) =>
    `${n} pushes a pole into flat ground at a slant. On one side, it makes an angle of ${a} with the ground. What is the angle on the other side?`,
  (n: string, a: string) =>
    `${n} draws a straight line and a ray from a point on it. One of the two angles is ${a}. What is the other angle?`,
  (n: string, a: string) =>
    `A gate swings along a straight wall. ${n} opens it until it makes an angle of ${a} with the wall on one side. What is the angle on the other side?`,
] as const;
const value = (p: Params) => 180 - p.a;
const deg = (n: number) => `${n}°`;

export const onALine = defineTemplate<Params>({
  id: 'y6/angles-at-a-point/on-a-line',
  version: 2,
  topicId: '95-angles-at-a-point-and-on-a-line',
  years: [6],
  difficulty: 'EASY',
  strategy: 'add-to-a-straight-angle',
  calculator: false,
  title: 'Two angles on a straight line',
  params: (random) =>
    drawUntil(
      () => ({ name: random.pick(firstNames), story: random.int(0, stories.length - 1), a: random.int(21, 158) }),
      (p) => p.a !== 90 && p.a % 5 !== 0,
    ),
  prompt: (p) => (stories[p.story] ?? stories[0])(p.name, `$${p.a}^\\circ$`),
  instruction: () => 'Give your answer in degrees.',
  figure: (p) => ({
    kind: 'angle',
    alt: `A straight line with a ray from a point on it. One angle is ${p.a} degrees. The angle beside it on the line is unknown.`,
    rays: [0, p.a, 180],
    labels: [deg(p.a), '?'],
  }),
  answer: (p) => ({ kind: 'quantity', model: deg(value(p)), unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      '90^\\circ+90^\\circ=180^\\circ',
      'A straight angle is two right angles.',
      'How many right angles fit on a straight line?',
      'How many degrees is a straight angle?',
    ),
    start(
      `180^\\circ-${p.a}^\\circ`,
      'Angles on a straight line add up to a straight angle.',
      'What do the two angles add up to?',
      'How many degrees are in a straight angle?',
    ),
    equal(
      `${value(p)}^\\circ`,
      'Take away the known angle.',
      'Subtract.',
      'Do both angles together make a straight line?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'supplementary-complementary-swap',
      compute: (p) => (p.a < 90 ? deg(90 - p.a) : null),
      firstWrongStep: 1,
      feedback: () => 'You made them add up to a right angle. Here they make a straight line.',
    },
    {
      misconceptionId: 'angles-assumed-equal',
      compute: (p) => deg(p.a),
      firstWrongStep: 1,
      feedback: () => 'The two angles aren’t equal. Look at the picture. One is larger.',
    },
    {
      misconceptionId: 'angle-sum-mixed-up',
      compute: (p) => deg(360 - p.a),
      firstWrongStep: 1,
      feedback: () => 'You used a full turn. These two angles make half of that.',
    },
  ],
  confirm(p) {
    let angle = 0;
    while (angle + p.a < 90 + 90) angle += 1;
    return { kind: 'values', values: [angle] };
  },
  examples: [
    { seed: 's1', input: '116°', verdict: 'correct' },
    { seed: 's2', input: '137°', verdict: 'correct' },
    { seed: 's3', input: '33°', verdict: 'wrong', misconceptionId: 'supplementary-complementary-swap' },
    { seed: 's4', input: '136°', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
    { seed: 's5', input: '329°', verdict: 'wrong', misconceptionId: 'angle-sum-mixed-up' },
  ],
});
