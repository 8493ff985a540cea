import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  left: number;
  right: number;
  low: number;
  high: number;
  story: number;
}
const things = ['a paddock', 'a garden', 'a sports field', 'a dance floor'] as const;
const around = (p: Params) => 2 * (p.right + p.left) + 2 * (p.high + p.low);

export const aroundAPaddock = defineTemplate<Params>({
  id: 'y6/four-quadrants/around-a-paddock',
  version: 1,
  topicId: '97-four-quadrants',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'lengths-across-the-axes',
  calculator: false,
  title: 'Lengths across the axes',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, things.length - 1),
        left: random.int(1, 7),
        right: random.int(1, 7),
        low: random.int(1, 7),
        high: random.int(1, 7),
      }),
      (p) => p.left !== p.right && p.low !== p.high && p.left + p.right !== p.low + p.high,
    ),
  prompt: (p) =>
    `${p.name} draws ${things[p.story]} as a rectangle. Its corners are $(-${p.left}, -${p.low})$, $(${p.right}, -${p.low})$, $(${p.right}, ${p.high})$ and $(-${p.left}, ${p.high})$. Each unit is 1 metre. How many metres is it all the way around?`,
  figure: (p) => ({
    kind: 'coordinate-plane',
    alt: `A Cartesian plane showing a rectangle with corners (-${p.left}, -${p.low}), (${p.right}, -${p.low}), (${p.right}, ${p.high}) and (-${p.left}, ${p.high}).`,
    x: { from: -8, to: 8 },
    y: { from: -8, to: 8 },
    points: [],
    polygons: [
      {
        points: [
          [-p.left, -p.low],
          [p.right, -p.low],
          [p.right, p.high],
          [-p.left, p.high],
        ],
        tone: 'a' as const,
      },
    ],
  }),
  answer: (p) => ({ kind: 'number', model: `${around(p)}`, unit: 'm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.left}+${p.right}=${p.left + p.right}`,
      `It goes from $-${p.left}$ to 0, then from 0 to ${p.right}.`,
      'How long is the side that goes across? It crosses zero.',
      'How far is each end from the y-axis?',
    ),
    step(
      'identity',
      `${p.low}+${p.high}=${p.low + p.high}`,
      `It goes from $-${p.low}$ to 0, then from 0 to ${p.high}.`,
      'How long is the side that goes up? It crosses zero too.',
      'How far is each end from the x-axis?',
    ),
    start(
      `2\\times(${p.left + p.right}+${p.low + p.high})`,
      'The perimeter has two of each length.',
      'Now go around all four sides.',
      'How many sides of each length are there?',
    ),
    equal(
      `${around(p)}`,
      'Add, then double.',
      'Work out the brackets first.',
      'Do you get the same if you count along the edge?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => `${2 * (Math.abs(p.right - p.left) + Math.abs(p.high - p.low))}`,
      firstWrongStep: 0,
      feedback: () => 'You left out the minus signs. Each side goes from one side of zero to the other.',
    },
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => unlessRight(`${(p.left + p.right) * (p.low + p.high)}`, `${around(p)}`),
      firstWrongStep: 2,
      feedback: () => 'That counts the squares inside. The question asks for the distance around.',
    },
    {
      misconceptionId: 'adds-two-sides-only',
      compute: (p) => `${p.left + p.right + p.low + p.high}`,
      firstWrongStep: 2,
      feedback: () => 'You counted one side of each length. A rectangle has four sides.',
    },
  ],
  confirm(p) {
    let steps = 0;
    for (let x = -p.left; x < p.right; x += 1) steps += 2;
    for (let y = -p.low; y < p.high; y += 1) steps += 2;
    return { kind: 'values', values: [steps] };
  },
  examples: [
    { seed: 's1', input: '46', verdict: 'correct' },
    { seed: 's2', input: '34', verdict: 'correct' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: '132', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's1', input: '23', verdict: 'wrong', misconceptionId: 'adds-two-sides-only' },
    { seed: 's3', input: '84/2', verdict: 'wrong-form' },
  ],
});
