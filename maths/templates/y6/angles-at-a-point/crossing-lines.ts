import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  names: string;
  a: number;
  part: number;
}
const value = (p: Params) => p.a - p.part;
const deg = (n: number) => `${n}°`;

export const crossingLines = defineTemplate<Params>({
  id: 'y6/angles-at-a-point/crossing-lines',
  version: 1,
  topicId: '95-angles-at-a-point-and-on-a-line',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'opposite-angle-split',
  calculator: false,
  title: 'An angle at crossing lines',
  params: (random) =>
    drawUntil(
      () => ({
        names: random.pick(['AB and CD', 'PQ and RS', 'KL and MN', 'EF and GH']),
        a: random.int(48, 158),
        part: random.int(14, 110),
      }),
      (p) =>
        p.a !== 90 &&
        value(p) >= 14 &&
        value(p) !== p.part &&
        180 - p.a - p.part > 0 &&
        180 - p.a - p.part !== value(p) &&
        p.a % 10 !== 0,
    ),
  prompt: (p) =>
    `Two straight lines, ${p.names}, cross at O. One of the four angles is $${p.a}^\\circ$. A ray from O cuts the opposite angle into two parts. One part is $${p.part}^\\circ$. What is the size of the other part?`,
  instruction: () => 'Give your answer in degrees.',
  figure: (p) => ({
    kind: 'angle',
    alt: `Two lines cross. One angle is ${p.a} degrees. The angle opposite it is cut into a part of ${p.part} degrees and an unknown part.`,
    rays: [0, p.a, 180, 180 + p.part, 180 + p.a, 360],
    labels: [deg(p.a), '', deg(p.part), '?', ''],
  }),
  answer: (p) => ({ kind: 'quantity', model: deg(value(p)), unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `180^\\circ-(180^\\circ-${p.a}^\\circ)`,
      'Each angle makes a straight line with the angle next to it. Opposite angles share the same neighbour.',
      'First find the angle next to the known one.',
      'Which angles lie together on a straight line?',
    ),
    equal(
      `${p.a}^\\circ`,
      'So the opposite angle is the same size.',
      'Compare the opposite angle with the one you know.',
      'What do you notice about opposite angles?',
    ),
    start(
      `${p.a}^\\circ-${p.part}^\\circ`,
      'The ray cuts the opposite angle into two parts.',
      'Take the known part away from the opposite angle.',
      'What do the two parts add up to?',
    ),
    equal(`${value(p)}^\\circ`, 'Subtract.', 'Work it out.', 'Do the two parts add up to the whole angle?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'opposite-angles-share-a-line',
      compute: (p) => deg(180 - p.a - p.part),
      firstWrongStep: 0,
      feedback: () => 'Opposite angles don’t add up to a straight line. Angles next to each other do.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => deg(p.a),
      firstWrongStep: 2,
      feedback: () => 'That’s the whole opposite angle. The ray cuts it into two parts.',
    },
    {
      misconceptionId: 'angles-assumed-equal',
      compute: (p) => (p.a % 2 === 0 ? deg(p.a / 2) : null),
      firstWrongStep: 2,
      feedback: () => 'You halved the angle. The ray might not be in the middle.',
    },
  ],
  confirm(p) {
    // Directions of the rays around O: the opposite angle runs from 180 to 180 + a.
    const [from, to] = [180 + p.part, (p.a + 180) % 360];
    return { kind: 'values', values: [(((to - from) % 360) + 360) % 360] };
  },
  examples: [
    { seed: 's1', input: '67°', verdict: 'correct' },
    { seed: 's2', input: '100°', verdict: 'correct' },
    { seed: 's1', input: '21°', verdict: 'wrong', misconceptionId: 'opposite-angles-share-a-line' },
    { seed: 's1', input: '113°', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's2', input: '62°', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
  ],
});
