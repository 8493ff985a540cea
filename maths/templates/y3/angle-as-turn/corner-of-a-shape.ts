import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { textLine } from '../../y1/shared/text-line';

type Point = [number, number];

interface Params {
  /** Corners in order; which of them is sharp and which is blunt; the others are right angles. */
  vertices: Point[];
  sharp: number;
  blunt: number;
  ask: 'larger' | 'smaller';
}

const names = ['A', 'B', 'C', 'D'] as const;
const corner = (at: number) => `Corner ${names[at]}`;
const right = (p: Params) => corner(p.ask === 'larger' ? p.blunt : p.sharp);
const square = (p: Params) => corner([0, 1, 2, 3].find((at) => at !== p.sharp && at !== p.blunt) ?? 0);

export const cornerOfAShape = defineTemplate<Params>({
  id: 'y3/angle-as-turn/corner-of-a-shape',
  version: 1,
  topicId: '38-angle-as-turn',
  years: [3],
  difficulty: 'HARD',
  strategy: 'find-an-angle-in-a-shape',
  calculator: false,
  title: 'Angles in a shape',
  params: (random) => {
    // Built on two directions at right angles, so that all corners lie on squared paper.
    const [ux, uy] = random.pick([
      [2, 1],
      [1, 2],
      [2, -1],
      [1, -2],
    ] as const);
    const [wide, cut, tall] = [random.int(3, 4), random.int(1, 2), random.int(1, 2)];
    const at = (along: number, up: number): Point => [along * ux - up * uy, along * uy + up * ux];
    const corners = [at(0, 0), at(wide, 0), at(wide - cut, tall), at(0, tall)];
    const [left, low] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
    const moved = corners.map(([x, y]): Point => [x - left, y - low]);
    const first = random.int(0, 3);
    return {
      vertices: [...moved.slice(first), ...moved.slice(0, first)],
      sharp: (5 - first) % 4,
      blunt: (6 - first) % 4,
      ask: random.pick(['larger', 'smaller'] as const),
    };
  },
  prompt: (p) => `Which corner of this shape is ${p.ask} than a right angle?`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `A shape with four corners on grid paper. ${p.vertices.map(([x, y], at) => `${names[at]} is ${x} across and ${y} up.`).join(' ')}`,
    vertices: p.vertices,
    names: [...names],
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`right angles: ${names.filter((_, at) => at !== p.sharp && at !== p.blunt).join(' and ')}`),
      'The corner of a page fits these two corners.',
      'Put the corner of a page on each corner.',
      'Which corners does it fit?',
    ),
    step(
      'start',
      textLine(p.ask === 'larger' ? 'more open than the page' : 'less open than the page'),
      `Look for an angle that’s ${p.ask === 'larger' ? 'more' : 'less'} open.`,
      'There are two corners left.',
      'Is the angle wider or narrower than the page corner?',
    ),
    step(
      'result',
      textLine(right(p)),
      `This angle is ${p.ask} than a right angle.`,
      'Choose from the two that are left.',
      'Did you check how wide each corner opens?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'longer-sides-larger-angle',
      compute: (p) => (p.ask === 'larger' ? corner(p.sharp) : null),
      firstWrongStep: 1,
      feedback: () => 'Long sides don’t make a big angle. Look at how wide they open.',
    },
    {
      misconceptionId: 'angle-larger-smaller-swap',
      compute: (p) => (p.ask === 'smaller' ? corner(p.blunt) : null),
      firstWrongStep: 1,
      feedback: () => 'That angle is wide. Look for a narrow one.',
    },
    {
      misconceptionId: 'tilted-right-angle-not-seen',
      compute: square,
      firstWrongStep: 0,
      feedback: () => 'The corner of a page fits there. It’s just tilted.',
    },
  ],
  confirm: (p) => {
    const found = [0, 1, 2, 3].filter((at) => {
      const [[x, y], [x1, y1], [x2, y2]] = [p.vertices[at], p.vertices[(at + 3) % 4], p.vertices[(at + 1) % 4]].map(
        (point) => point ?? [0, 0],
      ) as [Point, Point, Point];
      const dot = (x1 - x) * (x2 - x) + (y1 - y) * (y2 - y);
      return p.ask === 'larger' ? dot < 0 : dot > 0;
    });
    return { kind: 'one-of', texts: found.length === 1 ? found.map((at) => `Corner ${'ABCD'[at]}`) : [] };
  },
  examples: [
    { seed: 's1', input: 'Corner A', verdict: 'correct' },
    { seed: 's2', input: 'Corner A', verdict: 'wrong', misconceptionId: 'longer-sides-larger-angle' },
    { seed: 's4', input: 'Corner B', verdict: 'wrong', misconceptionId: 'angle-larger-smaller-swap' },
    { seed: 's4', input: 'Corner C', verdict: 'wrong', misconceptionId: 'tilted-right-angle-not-seen' },
  ],
});
