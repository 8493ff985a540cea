import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  sides: 3 | 4 | 5 | 6;
  row: Shape[];
}

type Shape = keyof typeof straightSides;

const straightSides = {
  circle: 0,
  heart: 0,
  triangle: 3,
  square: 4,
  rectangle: 4,
  kite: 4,
  trapezium: 4,
  rhombus: 4,
  pentagon: 5,
  hexagon: 6,
} as const;
const letters = ['A', 'B', 'C', 'D'] as const;
const fours: Shape[] = ['square', 'rectangle', 'kite', 'trapezium', 'rhombus'];
const letterOf = ({ row }: Params, wanted: (shape: Shape) => boolean) => {
  const at = row.findIndex(wanted);
  return at < 0 ? null : `Shape ${letters[at]}`;
};
const right = (p: Params) => letterOf(p, (shape) => straightSides[shape] === p.sides) ?? '';

export const findBySides = defineTemplate<Params>({
  id: 'y2/sides-and-parallel/find-by-sides',
  version: 1,
  topicId: '25-sides-and-parallel',
  years: [2],
  difficulty: 'EASY',
  strategy: 'count-straight-sides',
  calculator: false,
  title: 'Find the shape',
  params: (random) => {
    const four = random.pick(fours);
    const round = random.pick(['circle', 'heart'] as const);
    const rows: Record<3 | 4 | 5 | 6, Shape[]> = {
      3: ['triangle', four, 'circle', 'heart'],
      4: [four, 'triangle', 'pentagon', round],
      5: ['pentagon', four, 'hexagon', round],
      6: ['hexagon', 'pentagon', 'circle', 'heart'],
    };
    const sides = random.pick([3, 4, 5, 6] as const);
    return { sides, row: random.shuffle(rows[sides]) };
  },
  prompt: (p) => `Which shape has ${p.sides} straight sides?`,
  figure: (p) => ({
    kind: 'shape-row',
    alt: `Four shapes. ${p.row.map((shape, at) => `${letters[at]} is a ${shape}.`).join(' ')}`,
    items: p.row.map((shape, at) => ({ shape, tone: 'a', size: 'big', text: letters[at] })),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(p.row.filter((shape) => straightSides[shape] > 0).join(', ')),
      'These shapes only have straight sides.',
      'Cross out shapes with curves.',
      'Which shapes have curves?',
    ),
    step(
      'identity',
      `${Array.from({ length: p.sides }, () => 1).join('+')}=${p.sides}`,
      'Count the sides of each shape.',
      'Mark where you start counting.',
      'How many sides does each shape have?',
    ),
    step(
      'result',
      textLine(right(p)),
      'This one has the right number of sides.',
      'Which one has the right number of sides?',
      'Are all its sides straight?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'sides-miscounted',
      compute: (p) => letterOf(p, (shape) => straightSides[shape] === p.sides + 1),
      firstWrongStep: 1,
      feedback: () => 'Count the sides again. Mark where you start.',
    },
    {
      misconceptionId: 'sides-miscounted',
      compute: (p) => letterOf(p, (shape) => straightSides[shape] === p.sides - 1),
      firstWrongStep: 1,
      feedback: () => 'Count the sides again. Did you count one twice?',
    },
    {
      misconceptionId: 'curved-as-straight',
      compute: (p) => letterOf(p, (shape) => shape === 'circle'),
      firstWrongStep: 0,
      feedback: () => 'This line is curved. A straight side lines up with a ruler.',
    },
    {
      misconceptionId: 'curved-as-straight',
      compute: (p) => letterOf(p, (shape) => shape === 'heart'),
      firstWrongStep: 0,
      feedback: () => 'This shape has curves. A straight side lines up with a ruler.',
    },
  ],
  confirm: (p) => {
    // By name: each shape that has so many corners.
    const byCorners: Record<number, string> = {
      3: 'triangle',
      4: 'square rectangle kite trapezium rhombus',
      5: 'pentagon',
      6: 'hexagon',
    };
    const names = byCorners[p.sides]?.split(' ') ?? [];
    return {
      kind: 'one-of',
      texts: ['A', 'B', 'C', 'D'].filter((_, at) => names.includes(p.row[at] ?? '')).map((letter) => `Shape ${letter}`),
    };
  },
  examples: [
    { seed: 's1', input: 'Shape D', verdict: 'correct' },
    { seed: 's2', input: 'Shape A', verdict: 'wrong', misconceptionId: 'sides-miscounted' },
    { seed: 's3', input: 'Shape A', verdict: 'wrong', misconceptionId: 'curved-as-straight' },
    { seed: 's7', input: 'Shape A', verdict: 'correct' },
  ],
});
