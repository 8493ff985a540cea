import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  wide: number;
  tall: number;
  /** The width of the upright part and the height of the foot. */
  stem: number;
  foot: number;
  place: string;
}

const places = ['courtyard', 'garden', 'pool deck', 'vegetable patch', 'car park', 'dog run'] as const;

const sides = (p: Params) => [p.wide, p.foot, p.wide - p.stem, p.tall - p.foot, p.stem, p.tall];
const around = (p: Params) => 2 * (p.wide + p.tall);
const area = (p: Params) => p.wide * p.foot + p.stem * (p.tall - p.foot);

export const aroundAnLShape = defineTemplate<Params>({
  id: 'y5/perimeter-area/around-an-l-shape',
  version: 1,
  topicId: '73-perimeter-and-area',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'find-missing-sides-of-an-l',
  calculator: false,
  title: 'Perimeter of an L shape',
  params: (random) =>
    drawUntil(
      () => ({
        wide: random.int(7, 20),
        tall: random.int(6, 18),
        stem: random.int(2, 9),
        foot: random.int(2, 9),
        place: random.pick(places),
      }),
      (p) =>
        p.wide - p.stem >= 3 &&
        p.tall - p.foot >= 3 &&
        p.stem * 5 >= p.wide &&
        p.foot * 5 >= p.tall &&
        area(p) !== around(p) &&
        p.wide < 2.5 * p.tall &&
        p.tall < 2.5 * p.wide,
    ),
  prompt: (p) => `A ${p.place} is shaped like an L. All its corners are right angles. What is its perimeter?`,
  instruction: () => 'Give your answer in metres.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `An L shape. The bottom side is ${p.wide} m and the left side is ${p.tall} m. The short side on the right is ${p.foot} m and the top side is ${p.stem} m. The two inner sides have no label.`,
    vertices: [
      [0, 0],
      [p.wide, 0],
      [p.wide, p.foot],
      [p.stem, p.foot],
      [p.stem, p.tall],
      [0, p.tall],
    ],
    sides: [`${p.wide} m`, `${p.foot} m`, null, null, `${p.stem} m`, `${p.tall} m`],
    rightAngles: [0, 1, 2, 4, 5],
  }),
  answer: (p) => ({ kind: 'quantity', model: `${around(p)} m`, unit: 'm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.wide}-${p.stem}=${p.wide - p.stem}`,
      'Together, the top side and the inner horizontal side are as long as the bottom side.',
      'Compare the horizontal sides: the bottom one with the two above it.',
      'Which two horizontal sides together are as long as the bottom?',
    ),
    step(
      'identity',
      `${p.tall}-${p.foot}=${p.tall - p.foot}`,
      'Together, the two short vertical sides are as long as the left side.',
      'Compare the vertical sides the same way.',
      'Which two vertical sides together are as long as the left side?',
    ),
    step(
      'start',
      sides(p).join('+'),
      'Add all six sides to get the perimeter.',
      'Walk once around and write down each side.',
      'How many sides do you go past?',
    ),
    step('equal', String(around(p)), 'Add them up.', 'Add the six sides.', 'Did you add each side just once?'),
    step(
      'result',
      `${around(p)}\\text{ m}`,
      'A perimeter is a length.',
      'Add the unit.',
      'What unit do you use for length?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'missing-side-ignored',
      compute: (p) => String(p.wide + p.foot + p.stem + p.tall),
      firstWrongStep: 0,
      feedback: () => 'You added the labelled sides. Two sides have no label, but they’re part of the way around too.',
    },
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => String(area(p)),
      firstWrongStep: 2,
      feedback: () => 'You found the space inside. The perimeter is the distance around the edge.',
    },
    {
      misconceptionId: 'adds-two-sides-only',
      compute: (p) => String(p.wide + p.tall),
      firstWrongStep: 1,
      feedback: (p) => `You added ${p.wide} and ${p.tall}. That’s only part of the way around.`,
    },
  ],
  confirm: (p) => {
    // Marks the unit squares of the L and counts their edges that touch no other square.
    const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < p.wide && y < p.tall && (y < p.foot || x < p.stem);
    let edges = 0;
    for (let x = 0; x < p.wide; x += 1)
      for (let y = 0; y < p.tall; y += 1)
        if (inside(x, y))
          edges += [inside(x + 1, y), inside(x - 1, y), inside(x, y + 1), inside(x, y - 1)].filter((is) => !is).length;
    return { kind: 'values', values: [edges] };
  },
  examples: [
    { seed: 's1', input: '40 m', verdict: 'correct' },
    { seed: 's2', input: '32', verdict: 'wrong', misconceptionId: 'missing-side-ignored' },
    { seed: 's3', input: '118', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's9', input: '64 m', verdict: 'correct' },
  ],
});
