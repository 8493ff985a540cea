import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  radius: number;
}
const stories = [
  (n: string, c: string) => `${n} wraps a tape measure around a tree trunk. The circumference is ${c} cm.`,
  (n: string, c: string) => `${n} measures the rim of a drum. Its circumference is ${c} cm.`,
  (n: string, c: string) => `${n} rolls a wheel through one full turn, and it moves ${c} cm.`,
  (n: string, c: string) => `${n} has a round table with a circumference of ${c} cm.`,
] as const;
const around = (p: Params) => decimalText((314 * 2 * p.radius) / 100);

export const backToTheRadius = defineTemplate<Params>({
  id: 'y7/circle-parts/back-to-the-radius',
  version: 2,
  topicId: '115-circle-parts-and-pi',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'circumference-back-to-radius',
  calculator: true,
  title: 'Radius from the circumference',
  params: (random) => ({
    name: random.pick(firstNames),
    story: random.int(0, stories.length - 1),
    radius: random.int(6, 48),
  }),
  prompt: (p) =>
    `${(stories[p.story] ?? stories[0])(p.name, around(p))} Use $3.14$ for $\\pi$. What is the radius in centimetres?`,
  figure: () => ({
    kind: 'circle',
    alt: 'A circle with its centre. The radius is marked with a question mark.',
    centre: true,
    radius: { label: '?', at: 30 },
  }),
  answer: (p) => ({ kind: 'number', model: `${p.radius}`, unit: 'cm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${around(p)}\\div 3.14`,
      'The circumference is $\\pi$ times the diameter, so divide by $\\pi$ to get the diameter.',
      'How many diameters fit around a circle?',
      'Which two lengths does $\\pi$ compare?',
    ),
    equal(
      `${2 * p.radius}`,
      'This is the diameter.',
      'Divide.',
      'Is this the full width of the circle, or half of it?',
    ),
    start(
      `${2 * p.radius}\\div 2`,
      'The radius is half of the diameter.',
      'How are the radius and the diameter related?',
      'Where does a radius start, and where does it end?',
    ),
    equal(`${p.radius}`, 'Halve it.', 'Take half.', 'Is the circumference a bit more than six times your radius?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => `${2 * p.radius}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the diameter. The question asks for the radius.',
    },
    {
      misconceptionId: 'pi-left-out',
      compute: (p) => decimalText(3.14 * p.radius),
      firstWrongStep: 0,
      feedback: () => 'You halved the circumference. It’s about three diameters long, not two radii.',
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => decimalText(Number(around(p)) * 3.14),
      firstWrongStep: 0,
      feedback: () => 'You multiplied. The distance across a circle is much shorter than the distance around it.',
    },
  ],
  confirm(p) {
    let r = 0;
    while (r * 6.28 < Number(around(p)) - 1e-6) r += 0.5;
    return { kind: 'values', values: [r] };
  },
  examples: [
    { seed: 's1', input: '23', verdict: 'correct' },
    { seed: 's2', input: '16', verdict: 'correct' },
    { seed: 's3', input: '16', verdict: 'wrong', misconceptionId: 'radius-diameter-swap' },
    { seed: 's4', input: '78.5', verdict: 'wrong', misconceptionId: 'pi-left-out' },
    { seed: 's5', input: '867.6448', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
    { seed: 's3', input: '16/2', verdict: 'wrong-form' },
  ],
});
