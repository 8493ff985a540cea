import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { rectangleFigure } from '../../primary/rectangle-figure';
import { step } from '../../primary/step';

interface Params {
  long: number;
  short: number;
  place: string;
  asks: 'perimeter' | 'area';
}

const places = ['vegetable garden', 'chicken run', 'school hall', 'swimming pool', 'stage', 'playground'] as const;

const perimeter = ({ long, short }: Params) => 2 * (long + short);
const area = ({ long, short }: Params) => long * short;
const unitOf = ({ asks }: Params) => (asks === 'area' ? 'm^2' : 'm');
const value = (p: Params) => (p.asks === 'area' ? area(p) : perimeter(p));
const unlessRight = (p: Params, wrong: number) => (wrong === value(p) ? null : String(wrong));

export const rectangle = defineTemplate<Params>({
  id: 'y5/perimeter-area/rectangle',
  version: 1,
  topicId: '73-perimeter-and-area',
  years: [5],
  difficulty: 'EASY',
  strategy: 'around-or-inside',
  calculator: false,
  title: 'Perimeter or area of a rectangle',
  params: (random) =>
    drawUntil(
      () => ({
        long: random.int(6, 25),
        short: random.int(3, 14),
        place: random.pick(places),
        asks: random.pick(['perimeter', 'area'] as const),
      }),
      (p) => p.long > p.short && p.long < 3 * p.short,
    ),
  prompt: (p) =>
    `The ${p.place} is a rectangle, ${p.long} m long and ${p.short} m wide. ` +
    (p.asks === 'area' ? 'What is its area?' : 'What is the distance once around its edge?'),
  instruction: (p) => (p.asks === 'area' ? 'Give your answer in square metres.' : 'Give your answer in metres.'),
  figure: (p) => rectangleFigure(p.long, p.short, `${p.long} m`, `${p.short} m`),
  answer: (p) => ({
    kind: 'quantity',
    model: `${value(p)} ${unitOf(p)}`,
    unit: unitOf(p),
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) =>
    p.asks === 'area'
      ? [
          step(
            'start',
            `${p.long}\\times ${p.short}`,
            `You can fit ${p.short} rows of ${p.long} square metres.`,
            'Think of rows of square metres that fill the floor.',
            'How many squares are in one row, and how many rows are there?',
          ),
          step(
            'equal',
            String(area(p)),
            'Multiply the rows by the squares in each row.',
            'Multiply the length by the width.',
            'Is it more than one row?',
          ),
          step(
            'result',
            `${area(p)}\\text{ m}^2`,
            'We measure area in squares.',
            'Which unit goes with area?',
            'Are you counting lengths or squares?',
          ),
        ]
      : [
          step(
            'start',
            `2\\times(${p.long}+${p.short})`,
            'The edge has two long sides and two short sides.',
            'Walk along one long side and one short side. How much of the way around is that?',
            'How many sides do you go past on the way around?',
          ),
          step(
            'equal',
            `2\\times ${p.long + p.short}`,
            'One long side and one short side go halfway around.',
            'Add one long side and one short side first.',
            'How long is halfway around?',
          ),
          step('equal', String(perimeter(p)), 'Double it.', 'Now double the half.', 'Did you count all four sides?'),
          step(
            'result',
            `${perimeter(p)}\\text{ m}`,
            'A perimeter is a length.',
            'Which unit goes with length?',
            'Are you counting lengths or squares?',
          ),
        ],
  wrongPaths: [
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => unlessRight(p, p.asks === 'area' ? perimeter(p) : area(p)),
      firstWrongStep: 0,
      feedback: (p) =>
        p.asks === 'area'
          ? 'You found the distance around the edge. The area is the space inside.'
          : 'You found the space inside. The question asks for the distance around the edge.',
    },
    {
      misconceptionId: 'adds-two-sides-only',
      compute: (p) => unlessRight(p, p.long + p.short),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.long} and ${p.short}. What would that length be in the drawing?`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => (p.asks === 'perimeter' ? unlessRight(p, 2 * p.long + p.short) : null),
      firstWrongStep: 1,
      feedback: () => 'You counted three sides. Go all the way around.',
    },
  ],
  confirm: (p) => {
    // Steps along the edge metre by metre, or fills the floor square by square.
    let count = 0;
    if (p.asks === 'area') for (let x = 0; x < p.long; x += 1) for (let y = 0; y < p.short; y += 1) count += 1;
    else for (const side of [p.long, p.short, p.long, p.short]) for (let m = 0; m < side; m += 1) count += 1;
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '22 m', verdict: 'correct' },
    { seed: 's2', input: '66', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's3', input: '36', verdict: 'wrong', misconceptionId: 'adds-two-sides-only' },
    { seed: 's5', input: '38', verdict: 'correct' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
