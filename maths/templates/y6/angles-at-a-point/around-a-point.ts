import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  a: number;
  b: number;
  square: boolean;
}
const stories = ['pizza', 'paper fan', 'garden plan', 'wheel'] as const;
const third = (p: Params) => (p.square ? 90 : 0);
const value = (p: Params) => 360 - p.a - p.b - third(p);
const deg = (n: number) => `${n}°`;

export const aroundAPoint = defineTemplate<Params>({
  id: 'y6/angles-at-a-point/around-a-point',
  version: 1,
  topicId: '95-angles-at-a-point-and-on-a-line',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'add-to-a-full-turn',
  calculator: false,
  title: 'Find the missing angle around a point',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        a: random.int(52, 138),
        b: random.int(52, 138),
        square: random.chance(),
      }),
      (p) =>
        p.a !== p.b &&
        value(p) > 40 &&
        value(p) < 175 &&
        ![p.a, p.b, 90].includes(value(p)) &&
        p.a !== 90 &&
        p.b !== 90,
    ),
  prompt: (p) =>
    `${p.name} draws a ${stories[p.story]} with angles around one point. ${p.square ? 'One of them is a right angle. Two others' : 'Two of them'} are $${p.a}^\\circ$ and $${p.b}^\\circ$. What is the size of the last angle?`,
  instruction: () => 'Give your answer in degrees.',
  figure: (p) => ({
    kind: 'angle',
    alt: `Angles around a point. They are ${p.a} degrees, ${p.b} degrees${p.square ? ', a right angle of 90 degrees' : ''} and one unknown angle.`,
    rays: p.square ? [0, p.a, p.a + p.b, p.a + p.b + 90, 360] : [0, p.a, p.a + p.b, 360],
    labels: p.square ? [deg(p.a), deg(p.b), '90°', '?'] : [deg(p.a), deg(p.b), '?'],
  }),
  answer: (p) => ({ kind: 'quantity', model: deg(value(p)), unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `360^\\circ-(${p.a}^\\circ+${p.b}^\\circ${p.square ? '+90^\\circ' : ''})`,
      'Angles around a point add up to a full turn.',
      'What do all the angles add up to?',
      'How many degrees are in a full turn?',
    ),
    equal(
      `360^\\circ-${p.a + p.b + third(p)}^\\circ`,
      'Add the angles you know.',
      'First add the angles you know.',
      'How much of the turn do you know?',
    ),
    equal(
      `${value(p)}^\\circ`,
      'Subtract.',
      'Take the known angles away from the full turn.',
      'Do all the angles add up to a full turn now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'angles-assumed-equal',
      compute: (p) => deg(p.b),
      firstWrongStep: 0,
      feedback: () => 'The last angle doesn’t have to be the same as the one beside it.',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => (p.square ? deg(360 - p.a - p.b) : deg(360 - p.a)),
      firstWrongStep: 0,
      feedback: () => 'You left one of the known angles out of your sum.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(deg(p.a + p.b + third(p)), deg(value(p))),
      firstWrongStep: 2,
      feedback: () => 'That’s the sum of the known angles.',
    },
  ],
  confirm(p) {
    let at = p.a + p.b + third(p);
    let angle = 0;
    while (at % 360 !== 0) [at, angle] = [at + 1, angle + 1];
    return { kind: 'values', values: [angle] };
  },
  examples: [
    { seed: 's1', input: '142°', verdict: 'correct' },
    { seed: 's2', input: '106°', verdict: 'correct' },
    { seed: 's1', input: '120°', verdict: 'wrong', misconceptionId: 'angles-assumed-equal' },
    { seed: 's1', input: '262°', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's1', input: '218°', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
