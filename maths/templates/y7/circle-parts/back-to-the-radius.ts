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
  (n: string, c: string) => `${n} winds a tape around a tree trunk. It is ${c} cm around.`,
  (n: string, c: string) => `The rim of a drum is ${c} cm around. ${n} wants to know its size.`,
  (n: string, c: string) => `${n} rolls a wheel once. It moves ${c} cm.`,
  (n: string, c: string) => `${n} has a round table. It is ${c} cm around.`,
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
  title: 'From the distance around to the radius',
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
      'The way around is $\\pi$ times the diameter, so dividing gives the diameter.',
      'How many diameters fit around a circle?',
      'What does the number $\\pi$ compare?',
    ),
    equal(`${2 * p.radius}`, 'This is the diameter.', 'Divide.', 'Is this the whole width or half of it?'),
    start(
      `${2 * p.radius}\\div 2`,
      'The radius is half of the diameter.',
      'How do radius and diameter go together?',
      'From where to where does a radius go?',
    ),
    equal(`${p.radius}`, 'Halve it.', 'Take half.', 'Is the way around a bit more than six times your radius?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'radius-diameter-swap',
      compute: (p) => `${2 * p.radius}`,
      firstWrongStep: 2,
      feedback: () => 'That is the diameter. The question asks for the radius.',
    },
    {
      misconceptionId: 'pi-left-out',
      compute: (p) => decimalText(3.14 * p.radius),
      firstWrongStep: 0,
      feedback: () => 'You halved the way around. It is about three diameters long.',
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => decimalText(Number(around(p)) * 3.14),
      firstWrongStep: 0,
      feedback: () => 'You multiplied. A circle is much narrower than the way around it.',
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
