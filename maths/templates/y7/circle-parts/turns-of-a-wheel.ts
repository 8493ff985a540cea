import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  radius: number;
  turns: number;
}
const stories = [
  (n: string, r: number, d: string) =>
    `${n} rides a scooter. Its wheels have a radius of ${r} cm. How often does a wheel turn on the ${d} m to the gate?`,
  (n: string, r: number, d: string) =>
    `${n} pushes a wheelbarrow ${d} m. Its wheel has a radius of ${r} cm. How often does the wheel turn?`,
  (n: string, r: number, d: string) =>
    `A robot of ${n} rolls ${d} m on wheels with a radius of ${r} cm. How often does each wheel turn?`,
] as const;
const cm = (p: Params) => decimalText((628 * p.radius * p.turns) / 100);
const metres = (p: Params) => decimalText((628 * p.radius * p.turns) / 10_000);
const once = (p: Params) => decimalText((628 * p.radius) / 100);

export const turnsOfAWheel = defineTemplate<Params>({
  id: 'y7/circle-parts/turns-of-a-wheel',
  version: 1,
  topicId: '115-circle-parts-and-pi',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'distance-over-circumference',
  calculator: true,
  title: 'How often a wheel turns',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        radius: random.pick([5, 10, 15, 20, 25]),
        turns: 10 * random.int(2, 12),
      }),
      (p) => p.turns !== 100,
    ),
  prompt: (p) => `${(stories[p.story] ?? stories[0])(p.name, p.radius, metres(p))} Use $3.14$ for $\\pi$.`,
  figure: (p) => ({
    kind: 'circle',
    alt: `A circle with its centre. The radius is ${p.radius} cm.`,
    centre: true,
    radius: { label: `${p.radius} cm`, at: 30 },
  }),
  answer: (p) => ({ kind: 'number', model: `${p.turns}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `2\\times 3.14\\times ${p.radius}`,
      'In one turn the wheel rolls once its way around.',
      'How far does the wheel roll in one turn?',
      'Is the way around made from the radius or the diameter?',
    ),
    equal(once(p), 'This is one turn in centimetres.', 'Work out the product.', 'Is it about three diameters?'),
    step(
      'identity',
      `${metres(p)}\\times 100=${cm(p)}`,
      'Write the whole way in centimetres too.',
      'Both lengths need the same unit.',
      'How many centimetres is the whole way?',
    ),
    start(
      `${cm(p)}\\div ${once(p)}`,
      'How often does one turn fit into the whole way?',
      'Divide the whole way by one turn.',
      'How do you find how often a length fits?',
    ),
    equal(`${p.turns}`, 'Divide.', 'Work it out.', 'Does the size make sense?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => `${2 * p.turns}`,
      firstWrongStep: 0,
      feedback: () => 'You used the radius as the full width of the wheel.',
    },
    {
      misconceptionId: 'pi-left-out',
      compute: (p) => decimalText(3.14 * p.turns),
      firstWrongStep: 0,
      feedback: () => 'In one turn the wheel rolls its way around, which is more than its width.',
    },
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => decimalText(p.turns / 100),
      firstWrongStep: 2,
      feedback: () => 'One length is in metres and the other in centimetres.',
    },
  ],
  confirm(p) {
    let [turns, way] = [0, 0];
    while (way < Number(metres(p)) - 1e-6) [turns, way] = [turns + 1, way + 0.0628 * p.radius];
    return { kind: 'values', values: [turns] };
  },
  examples: [
    { seed: 's1', input: '70', verdict: 'correct' },
    { seed: 's2', input: '40', verdict: 'correct' },
    { seed: 's1', input: '140', verdict: 'wrong', misconceptionId: 'radius-diameter-swap' },
    { seed: 's1', input: '219.8', verdict: 'wrong', misconceptionId: 'pi-left-out' },
    { seed: 's1', input: '0.7', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
    { seed: 's3', input: '220/2', verdict: 'wrong-form' },
  ],
});
