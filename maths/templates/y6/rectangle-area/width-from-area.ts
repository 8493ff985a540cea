import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { rectangleFigure } from '../../primary/rectangle-figure';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  long: number;
  wide: number;
  name: string;
}
const stories = [
  (n: string, a: number, l: number) =>
    `${n} plans a rectangular vegetable bed of ${a} square metres. It’s ${l} m long. A low fence goes all the way around. How many metres of fence do they need?`,
  (n: string, a: number, l: number) =>
    `A rectangular goat pen has an area of ${a} square metres and is ${l} m long. ${n} walks around it once. How many metres do they walk?`,
  (n: string, a: number, l: number) =>
    `${n} has a rectangular rug of ${a} square metres that is ${l} m long. They sew trim all around it. How many metres of trim do they need?`,
] as const;
const area = (p: Params) => p.long * p.wide;
const around = (p: Params) => 2 * (p.long + p.wide);

export const widthFromArea = defineTemplate<Params>({
  id: 'y6/rectangle-area/width-from-area',
  version: 1,
  topicId: '93-area-of-rectangles',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'area-back-to-perimeter',
  calculator: false,
  title: 'From area to perimeter',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        long: random.int(5, 16),
        wide: random.int(3, 12),
      }),
      (p) => p.long > p.wide && around(p) !== area(p) && p.wide !== around(p),
    ),
  prompt: (p) => (stories[p.story] ?? stories[0])(p.name, area(p), p.long),
  figure: (p) => rectangleFigure(p.long, p.wide, `${p.long} m`, '?'),
  answer: (p) => ({ kind: 'number', model: `${around(p)}`, unit: 'm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${area(p)}\\div ${p.long}`,
      'Area is length times width, so dividing gives the width.',
      'Which two lengths multiply to the area?',
      'How do you find a missing factor?',
    ),
    equal(`${p.wide}`, 'That’s the width.', 'Divide the area by the length.', 'How wide is it?'),
    start(
      `2\\times(${p.long}+${p.wide})`,
      'The perimeter has two lengths and two widths.',
      'Which sides make up the perimeter?',
      'How many sides are there?',
    ),
    equal(`${around(p)}`, 'Add, then double.', 'Work out the brackets first.', 'Did you count all four sides?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${p.wide}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the width. The question asks for the distance around.',
    },
    {
      misconceptionId: 'adds-two-sides-only',
      compute: (p) => `${p.long + p.wide}`,
      firstWrongStep: 2,
      feedback: () => 'You counted one length and one width. A rectangle has four sides.',
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => unlessRight(`${2 * (p.long + area(p) - p.long)}`, `${around(p)}`),
      firstWrongStep: 0,
      feedback: () => 'You took the length away from the area. Area comes from multiplying.',
    },
  ],
  confirm(p) {
    let wide = 1;
    while (wide * p.long < area(p)) wide += 1;
    return { kind: 'values', values: [p.long + wide + p.long + wide] };
  },
  examples: [
    { seed: 's1', input: '42', verdict: 'correct' },
    { seed: 's2', input: '46', verdict: 'correct' },
    { seed: 's1', input: '5', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '21', verdict: 'wrong', misconceptionId: 'adds-two-sides-only' },
    { seed: 's1', input: '160', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-dividing' },
    { seed: 's3', input: '104/2', verdict: 'wrong-form' },
  ],
});
