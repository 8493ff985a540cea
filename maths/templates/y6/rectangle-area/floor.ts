import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { rectangleFigure } from '../../primary/rectangle-figure';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  long: number;
  wide: number;
  name: string;
}
const stories = [
  { text: (n: string) => `${n} lays turf on this rectangular lawn.`, unit: 'm' },
  { text: (n: string) => `${n} paints this rectangle on a wall.`, unit: 'm' },
  { text: (n: string) => `${n} cuts this rectangle out of felt.`, unit: 'cm' },
  { text: (n: string) => `${n} carpets this rectangular floor.`, unit: 'm' },
] as const;
const unit = (p: Params) => (stories[p.story] ?? stories[0]).unit;
const area = (p: Params) => p.long * p.wide;
const sq = (p: Params, n: number) => `${n} ${unit(p)}^2`;

export const floor = defineTemplate<Params>({
  id: 'y6/rectangle-area/floor',
  version: 1,
  topicId: '93-area-of-rectangles',
  years: [6],
  difficulty: 'EASY',
  strategy: 'length-times-width',
  calculator: false,
  title: 'Area of a rectangle',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        long: random.int(6, 15),
        wide: random.int(3, 12),
      }),
      (p) => p.long > p.wide && 2 * (p.long + p.wide) !== area(p) && p.long + p.wide !== area(p),
    ),
  prompt: (p) => `${(stories[p.story] ?? stories[0]).text(p.name)} What is its area?`,
  instruction: (p) => `Give your answer in square ${unit(p) === 'm' ? 'metres' : 'centimetres'}.`,
  figure: (p) => rectangleFigure(p.long, p.wide, `${p.long} ${unit(p)}`, `${p.wide} ${unit(p)}`),
  answer: (p) => ({ kind: 'quantity', model: sq(p, area(p)), unit: `${unit(p)}^2`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      Array.from({ length: p.wide }, () => p.long).join('+'),
      `There are ${p.wide} rows of squares with ${p.long} in each row.`,
      'Think of rows of unit squares.',
      'How many squares fit in one row, and how many rows are there?',
    ),
    equal(
      `${p.long}\\times ${p.wide}`,
      'Adding equal rows is the same as multiplying.',
      'Write the sum of equal rows in a shorter way.',
      'Which operation is a short way to add equal numbers?',
    ),
    equal(`${area(p)}`, 'Multiply length by width.', 'Work out the product.', 'Does an area count lengths or squares?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => sq(p, 2 * (p.long + p.wide)),
      firstWrongStep: 0,
      feedback: () => 'That’s the distance around the rectangle. The area counts the squares inside.',
    },
    {
      misconceptionId: 'adds-two-sides-only',
      compute: (p) => sq(p, p.long + p.wide),
      firstWrongStep: 0,
      feedback: () => 'You added two sides. How many unit squares cover the rectangle?',
    },
  ],
  confirm(p) {
    let squares = 0;
    for (let row = 0; row < p.wide; row += 1) for (let place = 0; place < p.long; place += 1) squares += 1;
    return { kind: 'values', values: [squares] };
  },
  examples: [
    { seed: 's1', input: '32 m^2', verdict: 'correct' },
    { seed: 's2', input: '75 m^2', verdict: 'correct' },
    { seed: 's1', input: '24 m^2', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's1', input: '12 m^2', verdict: 'wrong', misconceptionId: 'adds-two-sides-only' },
  ],
});
