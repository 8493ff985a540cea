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
    `${n} rides a scooter. Its wheels have a radius of ${r} cm. How many turns does each wheel make on the ${d} m ride to the gate?`,
  (n: string, r: number, d: string) =>
    `${n} pushes a wheelbarrow ${d} m. Its wheel has a radius of ${r} cm. How many turns does the wheel make?`,
  (n: string, r: number, d: string) =>
    `${n} builds a robot with wheels of radius ${r} cm. It rolls ${d} m. How many turns does each wheel make?`,
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
  title: 'How many times a wheel turns',
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
      'In one turn, a wheel rolls a distance equal to its circumference.',
      'How far does the wheel roll in one turn?',
      'Does your circumference formula use the radius or the diameter?',
    ),
    equal(
      once(p),
      'This is the distance for one turn, in centimetres.',
      'Multiply it out.',
      'Is it about three diameters?',
    ),
    step(
      'identity',
      `${metres(p)}\\times 100=${cm(p)}`,
      'Write the whole distance in centimetres too.',
      'Both lengths need to be in the same unit.',
      'How many centimetres is the whole distance?',
    ),
    start(
      `${cm(p)}\\div ${once(p)}`,
      'How many turns fit into the whole distance?',
      'Divide the whole distance by the distance for one turn.',
      'How do you work out how many times one length fits into another?',
    ),
    equal(`${p.turns}`, 'Divide.', 'Work it out.', 'Does the size make sense?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => `${2 * p.turns}`,
      firstWrongStep: 0,
      feedback: () => 'You used the radius as if it were the diameter.',
    },
    {
      misconceptionId: 'pi-left-out',
      compute: (p) => decimalText(3.14 * p.turns),
      firstWrongStep: 0,
      feedback: () => 'In one turn, a wheel rolls its whole circumference, not just its diameter.',
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
